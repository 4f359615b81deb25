// The page as a whole: head, frame, and the parts in their places.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "crossref/parts_to_take.h"
#include "output/html/document.h"
#include "output/html/nodes.h"
#include "output/html/page_assets.h"
#include "output/html/page_parts.h"
#include "output/writer.h"

namespace codicil {
namespace html {
namespace {

std::string TitleOf(const Edition& edition) {
  const std::string title = edition.title.empty() ? "Rules" : edition.title;
  if (edition.effective_date.empty()) return title;
  return fmt::format("{} ({})", title, edition.effective_date);
}

pugi::xml_node AddButton(pugi::xml_node parent, std::string_view id, std::string_view words) {
  pugi::xml_node button = AddElement(parent, "button");
  SetAttribute(button, "type", "button");
  SetAttribute(button, "id", id);
  AddText(button, words);
  return button;
}

// On wide screens a column with the outline in it; on narrow ones a bar with a button that opens
// the outline, which needs no script.
void WriteSide(PageWriter& out, const PageFacts& page) {
  pugi::xml_document tree;
  pugi::xml_node side = AddElement(tree, "header", "side");
  pugi::xml_node bar = AddElement(side, "div", "bar");
  SetAttribute(AddButton(bar, "menu", "Contents"), "popovertarget", "outline");
  pugi::xml_node place = AddLink(bar, "#top", "here");
  AddText(place, page.edition.title.empty() ? "Rules" : page.edition.title);
  pugi::xml_node theme = AddButton(bar, "theme", "Dark");
  SetAttribute(theme, "aria-label", "Dark colours");
  SetAttribute(theme, "hidden", "hidden");  // the script shows it: without one it does nothing
  pugi::xml_node outline = AddElement(side, "nav");
  SetAttribute(outline, "id", "outline");
  SetAttribute(outline, "popover", "auto");
  SetAttribute(outline, "aria-label", "Contents");
  out.Open(PrintAround(tree, outline));
  WriteOutline(out, page);
  out.Close();
}

void OpenBody(PageWriter& out, const Edition& edition) {
  const std::string title = TitleOf(edition);
  pugi::xml_document tree;
  const pugi::xml_node root =
      AddPage(tree, {edition.language, title, {kPageCss, kSymbolCss}, kPageJs});
  pugi::xml_node body = AddElement(root, "body");
  AddText(AddLink(body, "#text", "skip"), "Skip to the text");
  out.Open(PrintAround(tree, body));
}

void OpenMain(PageWriter& out) {
  pugi::xml_document tree;
  pugi::xml_node main = AddElement(tree, "main");
  SetAttribute(main, "id", "text");
  SetAttribute(main, "tabindex", "-1");
  out.Open(PrintAround(tree, main));
}

// Rather too much: what is not written to costs nothing, growing does.
size_t LikelySize(const Edition& edition) {
  size_t size = kPageCss.size() + kSymbolCss.size() + kPageJs.size();
  for (const EditionSource& source : edition.sources) size += 3 * source.text->text().size();
  return size;
}

// What stands in <main>, in parts. Each is the same whoever writes it.
class MainWriter {
 public:
  // The others begin at once.
  explicit MainWriter(PageFacts& facts)
      : facts_(facts),
        count_(static_cast<ProvisionId>(facts.edition.provisions.size())),
        parts_(1 + (count_ + kProvisionsInAPart - 1) / kProvisionsInAPart),
        to_take_(parts_.size()) {
    for (size_t i = 0; i < HelpersFor(facts.edition); ++i)
      helpers_.emplace_back([this] { WriteBack(); });
  }

  void WriteTo(PageWriter& out) {
    WriteFront(out);
    for (std::jthread& helper : helpers_) helper.join();
    for (size_t i = to_take_.front(); i < parts_.size(); ++i) out.CopyLong(parts_[i]);
  }

 private:
  static constexpr ProvisionId kProvisionsInAPart = 64;

  void WriteFront(PageWriter& out) {
    facts_.NameProvisions();
    facts_.NameEntries();
    PageContext page(facts_);
    while (const auto part = to_take_.TakeFront()) WritePart(*part, page, out);
  }

  void WriteBack() {
    facts_.NameEntries();
    facts_.NameProvisions();
    PageContext page(facts_);
    while (const auto part = to_take_.TakeBack()) {
      PageWriter out(LikelySizeOf(*part));
      WritePart(*part, page, out);
      parts_[*part] = out.Take();
    }
  }

  bool IsLast(size_t i) const { return i + 1 == parts_.size(); }

  size_t LikelySizeOf(size_t i) const {
    constexpr size_t kProvision = 800, kEntry = 500;  // bytes
    return kProvisionsInAPart * kProvision +
           (IsLast(i) ? kEntry * facts_.edition.glossary.size() : 0);
  }

  // The last part has what stands behind the provisions.
  void WritePart(size_t i, PageContext& page, PageWriter& out) const {
    if (i == 0) WriteFrontMatter(out, page);
    const ProvisionId begin = static_cast<ProvisionId>(i) * kProvisionsInAPart;
    const ProvisionId end = std::min(begin + kProvisionsInAPart, count_);
    if (begin < end) WriteProvisions(out, begin, end, page);
    if (!IsLast(i)) return;
    WriteGlossary(out, page);
    WriteBackMatter(out, page);
  }

  PageFacts& facts_;
  const ProvisionId count_;         // of provisions
  std::vector<std::string> parts_;  // of the others
  PartsToTake to_take_;
  std::vector<std::jthread> helpers_;
};

}  // namespace

void PageFacts::NameProvisions() {
  std::call_once(provisions_named_, [this] { anchors.NameProvisions(edition); });
}

void PageFacts::NameEntries() {
  std::call_once(entries_named_, [this] {
    anchors.NameEntries(edition);
    for (uint32_t i = 0; i < edition.glossary.size(); ++i) {
      entry_links.Add(tags.link.before.view(), anchors.LinkToEntry(i), tags.link.after.view());
    }
  });
}

}  // namespace html

std::string WriteHtml(const Edition& edition, const CrossReferences& references) {
  html::PageFacts facts(edition, references);
  html::MainWriter main(facts);
  html::PageWriter out(html::LikelySize(edition));
  facts.NameProvisions();
  html::OpenBody(out, edition);
  html::WriteSide(out, facts);
  out.EndLine();
  html::OpenMain(out);
  main.WriteTo(out);
  out.Close();
  out.Close();
  out.EndLine();
  return out.Take();
}

}  // namespace codicil
