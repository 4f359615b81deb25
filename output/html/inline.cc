#include "output/html/inline.h"

#include <fmt/format.h>

#include <vector>

#include "output/html/nodes.h"
#include "output/html/symbol.h"
#include "output/links.h"

namespace codicil::html {
namespace {

constexpr uint32_t kLongestToken = 30;  // bytes that stay on one line: a narrow screen holds them
constexpr size_t kMostTargets = 12;     // that a link shows; "the rest of section 3" has more

// The targets behind the first, as the script reads them.
void AddMore(pugi::xml_node link, const Locator& locator, const Anchors& anchors) {
  std::string more;
  const auto add = [&](std::string_view id) {
    if (!more.empty()) more += ' ';
    more += id;
  };
  for (size_t i = 1; i < std::min(locator.targets.size(), kMostTargets); ++i) {
    add(anchors.Provision(locator.targets[i]));
  }
  if (locator.title_target != kNoProvision) add(anchors.Provision(locator.title_target));
  if (!more.empty()) SetAttribute(link, "data-more", more);
}

void AddFault(pugi::xml_node node, std::string_view message) {
  SetAttribute(node, "class", "fault");
  SetAttribute(node, "title", message);
}

pugi::xml_node OpenCitation(pugi::xml_node parent, const Locator& locator,
                            const std::string& target, const Edition& edition,
                            const Anchors& anchors) {
  const std::string fault = FaultOf(locator, edition);
  if (target.empty() && fault.empty()) return AddElement(parent, "cite");
  pugi::xml_node node = target.empty() ? AddElement(parent, "span") : AddLink(parent, target);
  const bool names_entry = locator.targets.empty() && !locator.terms.empty();
  if (!fault.empty()) {
    AddFault(node, fault);
  } else if (names_entry) {
    SetAttribute(node, "class", "c");  // it looks like other citations, not like a term
  }
  AddMore(node, locator, anchors);
  return node;
}

pugi::xml_node OpenLink(pugi::xml_node parent, const Layer& layer, std::string_view text,
                        const Edition& edition, const Anchors& anchors) {
  if (layer.kind == Layer::kTerm) return AddLink(parent, anchors.LinkToEntry(layer.entry));
  const std::string target = LinkOf(layer, text, anchors);
  if (layer.kind == Layer::kCitation) {
    return OpenCitation(parent, *layer.locator, target, edition, anchors);
  }
  return target.empty() ? AddElement(parent, "span") : AddLink(parent, target);
}

pugi::xml_node OpenEmphasis(pugi::xml_node parent, Layer::Kind kind) {
  if (kind == Layer::kStrong) return AddElement(parent, "strong");
  return AddElement(parent, kind == Layer::kLiteral ? "code" : "em");
}

// Walks along the text: text up to a border, then the element that opens or closes there.
class InlineWriter {
 public:
  InlineWriter(pugi::xml_node parent, std::string_view text) : text_(text) {
    open_.push_back({parent, static_cast<uint32_t>(text.size())});
  }

  void CopyTo(uint32_t end) {
    if (end > done_) AddText(open_.back().node, text_.substr(done_, end - done_));
    done_ = std::max(done_, end);
  }
  // Closes what ends at `offset` or before.
  void CloseUpTo(uint32_t offset) {
    while (open_.size() > 1 && open_.back().end <= offset) {
      CopyTo(open_.back().end);
      open_.pop_back();
    }
  }
  // Browsers break lines on either side of a glyph. What touches it stays on its line, up to
  // `border`, where another layer begins.
  void KeepTogether(const Layer& symbol, uint32_t border) {
    if (symbol.begin < kept_) return;
    const Token token = TokenAround(symbol, std::min(border, open_.back().end));
    kept_ = token.end;
    if (token.end - token.begin == symbol.end - symbol.begin) return;
    CopyTo(token.begin);
    Push(AddElement(node(), "span", "w"), token.end);
  }
  pugi::xml_node node() const { return open_.back().node; }
  void Push(pugi::xml_node node, uint32_t end) { open_.push_back({node, end}); }
  void SkipTo(uint32_t end) { done_ = end; }
  uint32_t done() const { return done_; }

 private:
  struct OpenElement {
    pugi::xml_node node;
    uint32_t end;
  };
  struct Token {
    uint32_t begin;
    uint32_t end;
  };

  bool InToken(uint32_t at) const { return text_[at] != ' ' && text_[at] != '\n'; }
  bool InCharacter(uint32_t at) const { return (text_[at] & 0xC0) == 0x80; }

  Token TokenAround(const Layer& symbol, uint32_t border) const {
    Token token{symbol.begin, symbol.end};
    while (token.begin > done_ && InToken(token.begin - 1)) --token.begin;
    if (token.end - token.begin > kLongestToken) token.begin = symbol.begin;
    border = std::max(symbol.end, std::min(border, token.begin + kLongestToken));
    while (token.end < border && InToken(token.end)) ++token.end;
    while (token.end > symbol.end && token.end < text_.size() && InCharacter(token.end)) {
      --token.end;
    }
    return token;
  }

  std::string_view text_;
  std::vector<OpenElement> open_;
  uint32_t done_ = 0;
  uint32_t kept_ = 0;  // the end of the last token
};

// Where the next layer begins that is no symbol. Looks no further than a token reaches.
uint32_t BorderBehind(const std::vector<Layer>& layers, size_t index) {
  const uint32_t reach = layers[index].end + kLongestToken;
  for (++index; index < layers.size() && layers[index].begin < reach; ++index) {
    if (layers[index].kind != Layer::kSymbol) return layers[index].begin;
  }
  return reach;
}

}  // namespace

void AppendInline(pugi::xml_node parent, const LinkedParagraph& paragraph, const Edition& edition,
                  const Anchors& anchors) {
  if (paragraph.layers.empty()) return AddText(parent, paragraph.text);
  InlineWriter writer(parent, paragraph.text);
  for (size_t i = 0; i < paragraph.layers.size(); ++i) {
    const Layer& layer = paragraph.layers[i];
    if (layer.begin >= layer.end || layer.begin < writer.done()) continue;
    writer.CloseUpTo(layer.begin);
    if (layer.kind == Layer::kSymbol) {
      writer.KeepTogether(layer, BorderBehind(paragraph.layers, i));
      writer.CopyTo(layer.begin);
      AppendSymbol(writer.node(), paragraph.text.substr(layer.begin, layer.end - layer.begin));
      writer.SkipTo(layer.end);
    } else {
      writer.CopyTo(layer.begin);
      const pugi::xml_node node =
          IsLink(layer) ? OpenLink(writer.node(), layer, paragraph.text, edition, anchors)
                        : OpenEmphasis(writer.node(), layer.kind);
      writer.Push(node, layer.end);
    }
  }
  const auto end = static_cast<uint32_t>(paragraph.text.size());
  writer.CloseUpTo(end);
  writer.CopyTo(end);
}

}  // namespace codicil::html
