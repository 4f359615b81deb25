// CommonMark: sections are headings, every other provision a paragraph that begins with its number,
// examples and notes are quotations, the glossary is a list. Anchors are those of the page.
//
// cmark writes the signs, so that escaping is never by hand.

#include <cmark.h>
#include <fmt/format.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "base/ascii.h"
#include "output/edition_walk.h"
#include "output/layer_walk.h"
#include "output/link_target.h"
#include "output/linked_text.h"
#include "output/links.h"
#include "output/writable.h"
#include "output/writer.h"

namespace codicil {
namespace {

// Appends a node of `type` to `parent`, which owns it.
cmark_node* AddNode(cmark_node* parent, cmark_node_type type) {
  cmark_node* node = cmark_node_new(type);
  cmark_node_append_child(parent, node);
  return node;
}

// Appends text; its line ends become hard line breaks.
void AddMarkdownText(cmark_node* parent, std::string_view text) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) {
      cmark_node* node = AddNode(parent, CMARK_NODE_TEXT);
      cmark_node_set_literal(node, Writable(text.substr(0, end), WrittenFormat::kMarkdown).c_str());
    }
    if (end < text.size()) AddNode(parent, CMARK_NODE_LINEBREAK);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// HTML in the line, as it is.
void AddInlineHtml(cmark_node* parent, const std::string& html) {
  cmark_node_set_literal(AddNode(parent, CMARK_NODE_HTML_INLINE), html.c_str());
}

// Appends <a id="...">, the target of a link to "#...".
void AddAnchor(cmark_node* parent, std::string_view id) {
  AddInlineHtml(parent, fmt::format("<a id=\"{}\">", id));
  AddInlineHtml(parent, "</a>");
}

bool IsOpenByte(char c) { return c == ' ' || c == '\n'; }

// Whether "*" around [begin, end) is certain to be read as emphasis: words inside, spaces outside.
bool TakesSigns(std::string_view text, const Layer& layer) {
  const bool words = IsAlnum(text[layer.begin]) && IsAlnum(text[layer.end - 1]);
  const bool before = layer.begin == 0 || IsOpenByte(text[layer.begin - 1]);
  const char next = layer.end == text.size() ? ' ' : text[layer.end];
  return words && before && (IsOpenByte(next) || next == '.' || next == ',');
}

// What was opened: the node that takes the text, and HTML that ends it.
struct OpenNode {
  cmark_node* node;
  std::string_view close;
};

class MarkdownWords : public LayerWalk<OpenNode> {
 public:
  MarkdownWords(cmark_node* parent, const LinkedParagraph& paragraph, const LinkTarget& target)
      : LayerWalk(paragraph.text, paragraph.layers), parent_(parent), target_(target) {}

 private:
  cmark_node* Current() const { return open().empty() ? parent_ : open().back().element.node; }

  void Write(std::string_view text) override { AddMarkdownText(Current(), text); }
  void Close(const OpenNode& closed) override {
    if (!closed.close.empty()) AddInlineHtml(Current(), std::string(closed.close));
  }
  void Begin(const Layer& layer) override {
    if (layer.kind == Layer::kSymbol) return;  // its text is enough
    CopyTo(layer.begin);
    if (layer.kind == Layer::kLiteral) return AddLiteral(layer);
    if (IsLink(layer)) return OpenLink(layer);
    OpenEmphasis(layer);
  }

  // Code contains only text.
  void AddLiteral(const Layer& layer) {
    cmark_node* code = AddNode(Current(), CMARK_NODE_CODE);
    cmark_node_set_literal(code, Writable(TextOf(layer), WrittenFormat::kMarkdown).c_str());
    SkipTo(layer.end);
  }

  void OpenLink(const Layer& layer) {
    const std::string target = LinkOf(layer, text(), target_);
    if (target.empty()) return;
    cmark_node* link = AddNode(Current(), CMARK_NODE_LINK);
    cmark_node_set_url(link, Writable(target, WrittenFormat::kMarkdown).c_str());
    Open({link, {}}, layer.end);
  }

  void OpenEmphasis(const Layer& layer) {
    const bool strong = layer.kind == Layer::kStrong;
    if (open().empty() && TakesSigns(text(), layer)) {
      const auto type = strong ? CMARK_NODE_STRONG : CMARK_NODE_EMPH;
      return Open({AddNode(Current(), type), {}}, layer.end);
    }
    AddInlineHtml(Current(), strong ? "<strong>" : "<em>");
    Open({Current(), strong ? "</strong>" : "</em>"}, layer.end);
  }

  cmark_node* parent_;
  const LinkTarget& target_;
};

// Appends a paragraph's words. Emphasis that CommonMark's delimiters cannot express at that
// position (inside a word, next to punctuation) is written as an HTML element.
void AddMarkdownWords(cmark_node* parent, const LinkedParagraph& paragraph,
                      const LinkTarget& target) {
  MarkdownWords(parent, paragraph, target).Run();
}

constexpr int kDeepestHeading = 6;

class MarkdownSink : public EditionSink {
 public:
  MarkdownSink(const Edition& edition, const CrossReferences& references)
      : edition_(edition), anchors_(edition), text_(edition, references) {}

  std::string Render() {
    const std::unique_ptr<char, decltype(&std::free)> bytes(
        cmark_render_commonmark(document_.get(), CMARK_OPT_DEFAULT, 0), &std::free);
    return bytes.get();
  }

  void Begin(EditionPart part) override {
    if (part != EditionPart::kGlossary || edition_.glossary.empty()) return;
    AddMarkdownText(AddHeading(2), "Glossary");
    glossary_ = AddNode(root(), CMARK_NODE_LIST);
    cmark_node_set_list_type(glossary_, CMARK_BULLET_LIST);
  }

  void WriteTitle(std::string_view title) override { AddMarkdownText(AddHeading(1), title); }
  void WriteDate(std::string_view date) override {
    AddMarkdownText(AddNode(root(), CMARK_NODE_PARAGRAPH), fmt::format("Effective {}", date));
  }
  void WriteMatter(const MatterBlock& block) override {
    const LinkedParagraphs paragraphs = text_.Of(block.text);
    if (block.kind == MatterKind::kExample) return WriteQuotation("Example", paragraphs);
    for (const LinkedParagraph& paragraph : paragraphs) {
      const bool title = block.kind == MatterKind::kTitle;
      if (title || block.kind == MatterKind::kHeading) {
        AddHeadingWords(AddHeading(title ? 1 : 2), paragraph);
      } else {
        AddMarkdownWords(AddNode(root(), CMARK_NODE_PARAGRAPH), paragraph, target_);
      }
    }
  }

  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    const bool headed = IsSection(edition_, id) || !provision.heading.empty();
    if (headed) WriteHeading(id, provision);
    bool numbered = headed;
    for (const LinkedParagraph& paragraph : text_.At({PassageKind::kText, id, 0})) {
      cmark_node* node = AddNode(root(), CMARK_NODE_PARAGRAPH);
      if (!numbered) AddNumber(node, id);
      numbered = true;
      AddMarkdownWords(node, paragraph, target_);
    }
    if (!numbered) AddNumber(AddNode(root(), CMARK_NODE_PARAGRAPH), id);
  }

  void WriteAside(ProvisionId id, Aside kind, uint32_t index, const Passage&) override {
    const bool example = kind == Aside::kExample;
    WriteQuotation(example ? "Example" : "See also",
                   text_.At({example ? PassageKind::kExample : PassageKind::kNote, id, index}));
  }
  void WriteEntry(uint32_t index) override {
    cmark_node* item = AddNode(glossary_, CMARK_NODE_ITEM);
    cmark_node* head = AddNode(item, CMARK_NODE_PARAGRAPH);
    AddAnchor(head, anchors_.Entry(index));
    AddMarkdownText(AddNode(head, CMARK_NODE_STRONG), edition_.glossary[index].term.text);
    for (const LinkedParagraph& paragraph : text_.At({PassageKind::kDefinition, index, 0}))
      AddMarkdownWords(AddNode(item, CMARK_NODE_PARAGRAPH), paragraph, target_);
  }

 private:
  cmark_node* root() const { return document_.get(); }

  cmark_node* AddHeading(int level) const {
    cmark_node* heading = AddNode(root(), CMARK_NODE_HEADING);
    cmark_node_set_heading_level(heading, std::min(level, kDeepestHeading));
    return heading;
  }

  // A heading is one line.
  void AddHeadingWords(cmark_node* heading, const LinkedParagraph& words) const {
    AddMarkdownWords(heading, words, target_);
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

  // A section is a heading of its depth; any other provision with a title is one too.
  void WriteHeading(ProvisionId id, const Provision& provision) {
    cmark_node* heading = AddHeading(static_cast<int>(provision.depth) + 1);
    AddAnchor(heading, anchors_.Provision(id));
    AddMarkdownText(heading, provision.number.ToString());
    for (const LinkedParagraph& words : text_.At({PassageKind::kHeading, id, 0})) {
      AddMarkdownText(heading, " ");
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
      AddMarkdownWords(node, paragraph, target_);
    }
  }

  struct FreeNode {
    void operator()(cmark_node* node) const { cmark_node_free(node); }
  };

  const Edition& edition_;
  const Anchors anchors_;
  const OwnPage target_{anchors_};
  LinkedText text_;
  std::unique_ptr<cmark_node, FreeNode> document_{cmark_node_new(CMARK_NODE_DOCUMENT)};
  cmark_node* glossary_ = nullptr;  // its list
};

}  // namespace

void WriteMarkdown(const Edition& edition, const CrossReferences& references, ByteSink& out) {
  MarkdownSink sink(edition, references);
  WalkEdition(edition, sink, Contents::kLeftOut);
  out.Write(sink.Render());
}

}  // namespace codicil
