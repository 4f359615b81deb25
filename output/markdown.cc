// CommonMark: sections are headings, every other provision a paragraph that begins with its number,
// examples and notes are quotations, the glossary is a list. Anchors are those of the page.
//
// cmark writes the signs, so that escaping is never by hand.

#include <cmark.h>
#include <fmt/format.h>

#include <cstdlib>
#include <memory>

#include "output/front_matter.h"
#include "output/markdown_inline.h"
#include "output/passage_parts.h"
#include "output/writer.h"

namespace codicil {
namespace {

constexpr int kDeepestHeading = 6;

class MarkdownWriter {
 public:
  MarkdownWriter(const Edition& edition, const CrossReferences& references)
      : edition_(edition), anchors_(edition), text_(edition, references) {}

  std::string Write() {
    WriteFrontMatter();
    for (ProvisionId id = 0; id < edition_.provisions.size(); ++id) WriteProvision(id);
    WriteGlossary();
    for (const MatterBlock& block : edition_.back_matter) WriteMatter(block);
    const std::unique_ptr<char, decltype(&std::free)> bytes(
        cmark_render_commonmark(document_.get(), CMARK_OPT_DEFAULT, 0), &std::free);
    return bytes.get();
  }

 private:
  cmark_node* root() const { return document_.get(); }

  cmark_node* AddHeading(int level) const {
    cmark_node* heading = AddNode(root(), CMARK_NODE_HEADING);
    cmark_node_set_heading_level(heading, std::min(level, kDeepestHeading));
    return heading;
  }

  void WriteFrontMatter() {
    const MatterBlock* title = TitleBlock(edition_);
    if (title == nullptr && !edition_.title.empty()) AddMarkdownText(AddHeading(1), edition_.title);
    if (title == nullptr) WriteDate();
    for (const MatterBlock* block : FrontMatterToShow(edition_)) {
      WriteMatter(*block);
      if (block == title) WriteDate();
    }
  }

  void WriteDate() const {
    const std::string date = DateToState(edition_);
    if (date.empty()) return;
    AddMarkdownText(AddNode(root(), CMARK_NODE_PARAGRAPH), fmt::format("Effective {}", date));
  }

  void WriteMatter(const MatterBlock& block) {
    const LinkedParagraphs paragraphs = text_.Of(block.text);
    if (block.kind == MatterKind::kExample) return WriteQuotation("Example", paragraphs);
    for (const LinkedParagraph& paragraph : paragraphs) {
      const bool title = block.kind == MatterKind::kTitle;
      if (title || block.kind == MatterKind::kHeading) {
        AddHeadingWords(AddHeading(title ? 1 : 2), paragraph);
      } else {
        AddMarkdownWords(AddNode(root(), CMARK_NODE_PARAGRAPH), paragraph, anchors_);
      }
    }
  }

  // A heading is one line.
  void AddHeadingWords(cmark_node* heading, const LinkedParagraph& words) const {
    AddMarkdownWords(heading, words, anchors_);
    for (cmark_node* node = cmark_node_first_child(heading); node != nullptr;) {
      cmark_node* next = cmark_node_next(node);
      if (cmark_node_get_type(node) == CMARK_NODE_LINEBREAK) {
        cmark_node* blank = cmark_node_new(CMARK_NODE_TEXT);
        cmark_node_set_literal(blank, " ");
        cmark_node_replace(node, blank);
        cmark_node_free(node);
      }
      node = next;
    }
  }

  void WriteProvision(ProvisionId id) {
    const Provision& provision = edition_.provisions[id];
    const bool section = provision.level <= Level::kSubsection;
    const bool headed = section || !provision.heading.empty();
    if (headed) WriteHeading(id, provision);
    bool numbered = headed;
    for (const LinkedParagraph& paragraph : text_.At({PassageKind::kText, id, 0})) {
      cmark_node* node = AddNode(root(), CMARK_NODE_PARAGRAPH);
      if (!numbered) AddNumber(node, id);
      numbered = true;
      AddMarkdownWords(node, paragraph, anchors_);
    }
    if (!numbered) AddNumber(AddNode(root(), CMARK_NODE_PARAGRAPH), id);
    for (uint32_t i = 0; i < provision.examples.size(); ++i) {
      WriteQuotation("Example", text_.At({PassageKind::kExample, id, i}));
    }
    for (uint32_t i = 0; i < provision.notes.size(); ++i) {
      WriteQuotation("See also", text_.At({PassageKind::kNote, id, i}));
    }
  }

  // A section is a heading of its level; a rule or subrule with a title is one too.
  void WriteHeading(ProvisionId id, const Provision& provision) {
    cmark_node* heading = AddHeading(static_cast<int>(provision.level) + 1);
    AddAnchor(heading, anchors_.Provision(id));
    AddMarkdownText(heading, provision.number.ToString() + " ");
    for (const LinkedParagraph& words : text_.At({PassageKind::kHeading, id, 0})) {
      AddHeadingWords(heading, words);
    }
  }

  void AddNumber(cmark_node* paragraph, ProvisionId id) const {
    AddAnchor(paragraph, anchors_.Provision(id));
    cmark_node* number = AddNode(paragraph, CMARK_NODE_STRONG);
    AddMarkdownText(number, edition_.provisions[id].number.ToString());
    AddMarkdownText(paragraph, " ");
  }

  void WriteQuotation(std::string_view label, LinkedParagraphs paragraphs) const {
    cmark_node* quotation = AddNode(root(), CMARK_NODE_BLOCK_QUOTE);
    for (const LinkedParagraph& paragraph : paragraphs) {
      cmark_node* node = AddNode(quotation, CMARK_NODE_PARAGRAPH);
      if (&paragraph == &paragraphs.front()) {
        AddMarkdownText(AddNode(node, CMARK_NODE_STRONG), label);
        AddMarkdownText(node, " ");
      }
      AddMarkdownWords(node, paragraph, anchors_);
    }
  }

  void WriteGlossary() {
    if (edition_.glossary.empty()) return;
    AddMarkdownText(AddHeading(2), "Glossary");
    cmark_node* list = AddNode(root(), CMARK_NODE_LIST);
    cmark_node_set_list_type(list, CMARK_BULLET_LIST);
    for (uint32_t i = 0; i < edition_.glossary.size(); ++i) {
      WriteEntry(AddNode(list, CMARK_NODE_ITEM), i);
    }
  }

  void WriteEntry(cmark_node* item, uint32_t index) {
    cmark_node* head = AddNode(item, CMARK_NODE_PARAGRAPH);
    AddAnchor(head, anchors_.Entry(index));
    AddMarkdownText(AddNode(head, CMARK_NODE_STRONG), edition_.glossary[index].term.text);
    for (const LinkedParagraph& paragraph : text_.At({PassageKind::kDefinition, index, 0})) {
      AddMarkdownWords(AddNode(item, CMARK_NODE_PARAGRAPH), paragraph, anchors_);
    }
  }

  struct FreeNode {
    void operator()(cmark_node* node) const { cmark_node_free(node); }
  };

  const Edition& edition_;
  const Anchors anchors_;
  LinkedText text_;
  std::unique_ptr<cmark_node, FreeNode> document_{cmark_node_new(CMARK_NODE_DOCUMENT)};
};

}  // namespace

std::string WriteMarkdown(const Edition& edition, const CrossReferences& references) {
  return MarkdownWriter(edition, references).Write();
}

}  // namespace codicil
