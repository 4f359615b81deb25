#include "output/markdown_inline.h"

#include <fmt/format.h>

#include <vector>

#include "output/links.h"
#include "output/writable.h"

namespace codicil {
namespace {

bool IsWordByte(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool IsOpenByte(char c) { return c == ' ' || c == '\n'; }

// Whether "*" around [begin, end) is certain to be read as emphasis: words inside, spaces outside.
bool TakesSigns(std::string_view text, const Layer& layer) {
  const bool words = IsWordByte(text[layer.begin]) && IsWordByte(text[layer.end - 1]);
  const bool before = layer.begin == 0 || IsOpenByte(text[layer.begin - 1]);
  const char next = layer.end == text.size() ? ' ' : text[layer.end];
  return words && before && (IsOpenByte(next) || next == '.' || next == ',');
}

class WordsWriter {
 public:
  WordsWriter(cmark_node* parent, const LinkedParagraph& paragraph, const LinkTarget& target)
      : text_(paragraph.text), target_(target) {
    open_.push_back({parent, {}, static_cast<uint32_t>(text_.size())});
  }

  void Add(const Layer& layer) {
    // Symbols are written unmarked; code contains only text.
    if (layer.kind == Layer::kSymbol || layer.begin >= layer.end || layer.begin < done_) return;
    CloseUpTo(layer.begin);
    CopyTo(layer.begin);
    if (layer.kind == Layer::kLiteral) return AddLiteral(layer);
    if (IsLink(layer)) return OpenLink(layer);
    OpenEmphasis(layer);
  }

  void Finish() {
    const auto end = static_cast<uint32_t>(text_.size());
    CloseUpTo(end);
    CopyTo(end);
  }

 private:
  struct OpenNode {
    cmark_node* node;
    std::string_view close;  // HTML that ends it
    uint32_t end;
  };

  void CopyTo(uint32_t end) {
    if (end > done_) AddMarkdownText(open_.back().node, text_.substr(done_, end - done_));
    done_ = std::max(done_, end);
  }

  void CloseUpTo(uint32_t offset) {
    while (open_.size() > 1 && open_.back().end <= offset) {
      CopyTo(open_.back().end);
      const OpenNode closed = open_.back();
      open_.pop_back();
      if (!closed.close.empty()) AddInlineHtml(open_.back().node, std::string(closed.close));
    }
  }

  void AddLiteral(const Layer& layer) {
    cmark_node* code = AddNode(open_.back().node, CMARK_NODE_CODE);
    cmark_node_set_literal(
        code, Writable(text_.substr(layer.begin, layer.end - layer.begin), WrittenForm::kMarkdown)
                  .c_str());
    done_ = layer.end;
  }

  void OpenLink(const Layer& layer) {
    const std::string target = LinkOf(layer, text_, target_);
    if (target.empty()) return;
    cmark_node* link = AddNode(open_.back().node, CMARK_NODE_LINK);
    cmark_node_set_url(link, Writable(target, WrittenForm::kMarkdown).c_str());
    open_.push_back({link, {}, layer.end});
  }

  void OpenEmphasis(const Layer& layer) {
    const bool strong = layer.kind == Layer::kStrong;
    const bool outermost = open_.size() == 1;
    if (outermost && TakesSigns(text_, layer)) {
      const auto type = strong ? CMARK_NODE_STRONG : CMARK_NODE_EMPH;
      open_.push_back({AddNode(open_.back().node, type), {}, layer.end});
    } else {
      AddInlineHtml(open_.back().node, strong ? "<strong>" : "<em>");
      open_.push_back({open_.back().node, strong ? "</strong>" : "</em>", layer.end});
    }
  }

  std::string_view text_;
  const LinkTarget& target_;
  std::vector<OpenNode> open_;
  uint32_t done_ = 0;
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
  WordsWriter writer(parent, paragraph, target);
  for (const Layer& layer : paragraph.layers) writer.Add(layer);
  writer.Finish();
}

}  // namespace codicil
