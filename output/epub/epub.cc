// An edition as an EPUB 3 book: a file for each chapter, a table of contents, and the package that
// names them. https://www.w3.org/TR/epub-33/

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "output/epub/zip_writer.h"
#include "output/html/edition_writer.h"
#include "output/html/page_assets.h"
#include "output/passage_parts.h"
#include "output/writer.h"
#include "rules/identity.h"

namespace codicil {
namespace {

using html::Attribute;
using html::HtmlWriter;
using html::Markup;
using html::Text;

constexpr std::string_view kFront = "front.xhtml", kGlossary = "glossary.xhtml",
                           kBack = "back.xhtml", kNav = "nav.xhtml";

// In which file each provision is. A file ends with what is at the top level, when it has enough:
// a law of a thousand articles is no thousand files, and no reader of books opens one large one.
class Chapters : public LinkTarget {
 public:
  Chapters(const Edition& edition, const Anchors& anchors) : anchors_(anchors) {
    constexpr size_t kEnough = 20'000;  // bytes of text
    const auto& provisions = edition.provisions;
    size_t bytes = kEnough;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      if (provisions[id].parent == kNoProvision && bytes >= kEnough) {
        firsts_.push_back(id);
        bytes = 0;
      }
      bytes += provisions[id].text.text.size() + provisions[id].heading.text.size();
    }
  }

  // Whether a file begins with it.
  bool IsFirst(ProvisionId id) const { return std::ranges::binary_search(firsts_, id); }
  std::string FileOf(ProvisionId id) const {
    return fmt::format("chapter-{}.xhtml", std::ranges::upper_bound(firsts_, id) - firsts_.begin());
  }

  std::string ToProvision(ProvisionId id) const override {
    return FileOf(id) + "#" + anchors_.Provision(id);
  }
  std::string ToEntry(uint32_t entry) const override {
    return fmt::format("{}#{}", kGlossary, anchors_.Entry(entry));
  }

 private:
  const Anchors& anchors_;
  std::vector<ProvisionId> firsts_;  // of each file
};

struct BookFile {
  std::string name, title, body;
};

// The files of the text, in their order.
class ChapterWriter : public html::EditionWriter {
 public:
  ChapterWriter(const html::EditionView& view, const Chapters& chapters, StringSink& sink)
      : EditionWriter(view, 1, sink), chapters_(chapters), sink_(sink) {}

  std::vector<BookFile> Write() {
    WalkEdition(edition_, *this, Contents::kLeftOut);
    return std::move(files_);
  }

  void Begin(EditionPart part) override {
    if (part == EditionPart::kFrontMatter) WriteTitleAndDate();
  }
  void End(EditionPart part) override {
    switch (part) {
      case EditionPart::kFrontMatter:
        return EndFile(kFront, TitleOf(edition_));
      case EditionPart::kProvisions:
        return EndChapter();
      case EditionPart::kGlossary:
        WriteGlossary();
        return EndFile(kGlossary, "Glossary");
      case EditionPart::kBackMatter:
        return EndFile(kBack, "Back matter");
    }
  }

  void WriteMatter(const MatterBlock& block) override {
    if (&block == TitleBlock(edition_)) return;
    if (block.kind == MatterKind::kHeading) {
      out_.Put("<h2>");
      html::WriteWords(out_, text_.Of(block.text), links_);
      out_.Put("</h2>\n");
    } else if (block.kind == MatterKind::kExample) {
      WriteBox("x", "Example", text_.Of(block.text));
    } else {
      html::WriteParagraphs(out_, text_.Of(block.text), links_);
    }
  }

  void WriteProvision(ProvisionId id) override {
    if (chapters_.IsFirst(id)) first_ = id;
    EditionWriter::WriteProvision(id);
  }
  // What is between two chapters is in the file of the second.
  void EndProvision(ProvisionId id) override {
    EditionWriter::EndProvision(id);
    const Provision& provision = edition_.provisions[id];
    if (provision.parent == kNoProvision && chapters_.IsFirst(provision.subtree_end)) EndChapter();
  }

 private:
  void EndChapter() {
    if (first_) EndFile(chapters_.FileOf(*first_), NameOf(edition_, *first_));
    first_.reset();
  }
  void EndFile(std::string_view name, std::string_view title) {
    std::string body = sink_.TakeText();
    if (!body.empty()) files_.push_back({std::string(name), std::string(title), std::move(body)});
  }

  const Chapters& chapters_;
  StringSink& sink_;
  std::vector<BookFile> files_;
  std::optional<ProvisionId> first_;  // of the file that is being written
};

// Where a book is read, no script shows and hides who cites a provision.
void LeaveOutCiters(CrossReferences& references) {
  const auto none = [](const auto&) {};
  references.cited_by = NumberLists(references.cited_by.size(), none);
  references.entry_cited_by = NumberLists(references.entry_cited_by.size(), none);
}

class Book {
 public:
  explicit Book(const Edition& edition) : edition_(edition), out_(sink_) {}

  void Write(const CrossReferences& references, ByteSink& out) {
    const Anchors anchors(edition_);
    const Chapters chapters(edition_, anchors);
    LinkedText text(edition_, references);
    files_ =
        ChapterWriter({edition_, references, anchors, chapters, text}, chapters, sink_).Write();
    zip_.Add("mimetype", "application/epub+zip", ZipWriter::Packed::kStored);
    WriteContainer();
    WritePackage();
    WriteNav(chapters);
    for (BookFile& file : files_) {
      OpenPage(file.title);
      out_.Put(Markup(file.body), "</body></html>\n");
      Add(file.name);
    }
    zip_.Add("OEBPS/book.css", std::string(kBookCss));
    out.Write(zip_.Finish());
  }

 private:
  void Add(std::string_view name) { zip_.Add(fmt::format("OEBPS/{}", name), sink_.TakeText()); }

  void OpenPage(std::string_view title) {
    out_.Put(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE html>\n<html "
        "xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\"",
        Attribute("lang", edition_.language), Attribute("xml:lang", edition_.language),
        "><head><title>", Text(title),
        "</title><link rel=\"stylesheet\" href=\"book.css\"/></head><body>\n");
  }

  void WriteContainer() {
    zip_.Add("META-INF/container.xml",
             "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<container version=\"1.0\" "
             "xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles><rootfile "
             "full-path=\"OEBPS/book.opf\" media-type=\"application/oebps-package+xml\"/>"
             "</rootfiles></container>\n");
  }

  void WritePackage() {
    // When the book was changed is when its text was: the same edition gives the same bytes.
    const std::string& date = edition_.effective_date;
    out_.Put(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<package "
        "xmlns=\"http://www.idpf.org/2007/opf\" "
        "version=\"3.0\" unique-identifier=\"id\"><metadata "
        "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:identifier id=\"id\">",
        Text(fmt::format("codicil:{}:{}", WorkId(edition_), EditionId(edition_))),
        "</dc:identifier><dc:title>", Text(TitleOf(edition_)), "</dc:title><dc:language>",
        Text(edition_.language), "</dc:language>");
    if (!date.empty()) out_.Put("<dc:date>", Text(date), "</dc:date>");
    out_.Put("<meta property=\"dcterms:modified\">", Text(date.empty() ? "1970-01-01" : date),
             "T00:00:00Z</meta></metadata>\n<manifest><item id=\"nav\"", Attribute("href", kNav),
             " media-type=\"application/xhtml+xml\" properties=\"nav\"/>"
             "<item id=\"css\" href=\"book.css\" media-type=\"text/css\"/>");
    for (const BookFile& file : files_) {
      out_.Put("<item", Attribute("id", IdOf(file)), Attribute("href", file.name),
               " media-type=\"application/xhtml+xml\"/>");
    }
    out_.Put("</manifest>\n<spine>");
    for (const BookFile& file : files_) out_.Put("<itemref", Attribute("idref", IdOf(file)), "/>");
    out_.Put("</spine></package>\n");
    Add("book.opf");
  }
  static std::string IdOf(const BookFile& file) { return file.name.substr(0, file.name.find('.')); }

  // What is at the top level, and the sections right below.
  void WriteNav(const Chapters& chapters) {
    OpenPage(TitleOf(edition_));
    out_.Put("<nav epub:type=\"toc\"><h1>", Text(TitleOf(edition_)), "</h1><ol>\n");
    for (const BookFile& file : files_) {
      if (!file.name.starts_with("chapter")) PutItem(file.name, file.title, "</li>\n");
      if (&file == &files_.front()) WriteProvisions(chapters);
    }
    out_.Put("</ol></nav></body></html>\n");
    Add(kNav);
  }

  void WriteProvisions(const Chapters& chapters) {
    const auto& provisions = edition_.provisions;
    const auto put = [&](ProvisionId id, std::string_view end) {
      PutItem(chapters.ToProvision(id), NameOf(edition_, id), end);
    };
    for (ProvisionId id = 0; id < provisions.size(); id = provisions[id].subtree_end) {
      put(id, "");
      bool open = false;
      for (ProvisionId below = id + 1; below < provisions[id].subtree_end;
           below = provisions[below].subtree_end) {
        if (!IsSection(edition_, below)) continue;
        if (!std::exchange(open, true)) out_.Put("<ol>");
        put(below, "</li>\n");
      }
      if (open) out_.Put("</ol>");
      out_.Put("</li>\n");
    }
  }
  void PutItem(std::string_view href, std::string_view words, std::string_view end) {
    out_.Put("<li><a", Attribute("href", href), ">", Text(words), "</a>", Markup(end));
  }

  const Edition& edition_;
  StringSink sink_;
  HtmlWriter out_;
  ZipWriter zip_;
  std::vector<BookFile> files_;
};

}  // namespace

void WriteEpub(const Edition& edition, CrossReferences references, ByteSink& out) {
  LeaveOutCiters(references);
  Book(edition).Write(references, out);
}

}  // namespace codicil
