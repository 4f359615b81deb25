#include "output/markdown_inline.h"

#include <fmt/format.h>

#include "base/ascii.h"
#include "output/layer_walk.h"
#include "output/links.h"
#include "output/writable.h"

namespace codicil {
namespace {

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

class WordsWriter : public LayerWalk<OpenNode> {
 public:
  WordsWriter(cmark_node* parent, const LinkedParagraph& paragraph, const LinkTarget& target)
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
    cmark_node_set_literal(code, Writable(TextOf(layer), WrittenForm::kMarkdown).c_str());
    SkipTo(layer.end);
  }

  void OpenLink(const Layer& layer) {
    const std::string target = LinkOf(layer, text(), target_);
    if (target.empty()) return;
    cmark_node* link = AddNode(Current(), CMARK_NODE_LINK);
    cmark_node_set_url(link, Writable(target, WrittenForm::kMarkdown).c_str());
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

}  // namespace

cmark_node* AddNode(cmark_node* parent, cmark_node_type type) {
  cmark_node* node = cmark_node_new(type);
  cmark_node_append_child(parent, node);
  return node;
}

void AddMarkdownText(cmark_node* parent, std::string_view text) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) {
      cmark_node* node = AddNode(parent, CMARK_NODE_TEXT);
      cmark_node_set_literal(node, Writable(text.substr(0, end), WrittenForm::kMarkdown).c_str());
    }
    if (end < text.size()) AddNode(parent, CMARK_NODE_LINEBREAK);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void AddInlineHtml(cmark_node* parent, const std::string& html) {
  cmark_node_set_literal(AddNode(parent, CMARK_NODE_HTML_INLINE), html.c_str());
}

void AddAnchor(cmark_node* parent, std::string_view id) {
  AddInlineHtml(parent, fmt::format("<a id=\"{}\">", id));
  AddInlineHtml(parent, "</a>");
}

void AddMarkdownWords(cmark_node* parent, const LinkedParagraph& paragraph,
                      const LinkTarget& target) {
  WordsWriter(parent, paragraph, target).Run();
}

}  // namespace codicil
