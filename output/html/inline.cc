#include "output/html/inline.h"

#include <algorithm>
#include <vector>

#include "output/html/nodes.h"
#include "output/links.h"

namespace codicil::html {
namespace {

constexpr uint32_t kLongestToken = 30;  // bytes kept on one line; a narrow screen has room for them
constexpr size_t kMostTargets = 12;     // targets shown by a link; "the rest of section 3" has more

// The targets after the first, as the script reads them.
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

// A citation that is more than a link to one provision.
Tag CitationTag(const Locator& locator, const std::string& target, const PageContext& page) {
  pugi::xml_document document;
  const std::string fault = FaultOf(locator, page.edition);
  if (target.empty() && fault.empty()) return PrintAround(document, AddElement(document, "cite"));
  pugi::xml_node node = target.empty() ? AddElement(document, "span") : AddLink(document, target);
  const bool names_entry = locator.targets.empty() && !locator.terms.empty();
  if (!fault.empty()) {
    AddFault(node, fault);
  } else if (names_entry) {
    SetAttribute(node, "class", "c");  // it looks like other citations, not like a term
  }
  AddMore(node, locator, page.anchors);
  return PrintAround(document, node);
}

bool LeadsToOneProvision(const Locator& locator) {
  return locator.status == CitationStatus::kResolved && locator.targets.size() == 1 &&
         locator.title_target == kNoProvision;
}

void OpenCitation(PageWriter& out, const Locator& locator, const PageContext& page) {
  if (LeadsToOneProvision(locator)) {
    out.Open(page.tags.link, page.anchors.LinkToCopy(locator.targets.front()));
  } else {
    out.Open(CitationTag(locator, LinkOf(locator, page.anchors), page));
  }
}

void OpenLink(PageWriter& out, const Layer& layer, std::string_view text, const PageContext& page) {
  if (layer.kind == Layer::kCitation) return OpenCitation(out, *layer.locator, page);
  if (layer.kind == Layer::kTerm) {
    return out.Open(page.entry_links.ToCopy(layer.entry), page.tags.link.close);
  }
  const std::string address = LinkOf(layer, text, page.anchors);
  if (address.empty()) return out.Open(page.tags.plain);
  out.Open(page.tags.link, PrintedValue(address));
}

const Tag& EmphasisTag(const PageTags& tags, Layer::Kind kind) {
  if (kind == Layer::kStrong) return tags.strong;
  return kind == Layer::kLiteral ? tags.literal : tags.emphasis;
}

// Walks along the text: writes the text up to a border, then opens or closes the element there.
class InlineWriter {
 public:
  InlineWriter(PageWriter& out, std::string_view text, PageContext& page)
      : out_(out), page_(page), text_(text), plain_(out.IsPlain(text)), ends_(page.open_ends) {
    ends_.assign(1, static_cast<uint32_t>(text.size()));
  }

  void CopyTo(uint32_t end) {
    if (end > done_) Write(TakeUpTo(end));
  }
  // Closes the elements that end at or before `offset`.
  void CloseUpTo(uint32_t offset) {
    while (ends_.size() > 1 && ends_.back() <= offset) {
      CopyTo(ends_.back());
      ends_.pop_back();
      out_.Close();
    }
  }
  void Open(const Layer& layer) {
    CopyTo(layer.begin);
    if (IsLink(layer)) {
      OpenLink(out_, layer, text_, page_);
    } else {
      out_.Open(EmphasisTag(page_.tags, layer.kind));
    }
    ends_.push_back(layer.end);
  }
  // Writes the whole of a layer without inner layers, in one step if it is a link of the usual
  // kinds, as nearly all are.
  void WriteLeaf(const Layer& layer) {
    const bool term = layer.kind == Layer::kTerm;
    const bool usual =
        term || (layer.kind == Layer::kCitation && LeadsToOneProvision(*layer.locator));
    if (!usual || !plain_) return Open(layer);
    const VaryingTag& tag = page_.tags.link;
    const Stretch before(text_, done_, layer.begin);
    const Stretch words(text_, layer.begin, layer.end);
    done_ = layer.end;
    if (term) {
      out_.Copy(before, page_.entry_links.ToCopy(layer.entry), words, tag.close);
    } else {
      const ProvisionId target = layer.locator->targets.front();
      out_.Copy(before, tag.before, page_.anchors.LinkToCopy(target), tag.after, words, tag.close);
    }
  }
  // `border` is the start of another layer.
  void WriteSymbol(const Layer& symbol, uint32_t border) {
    KeepTogether(symbol, border);
    CopyTo(symbol.begin);
    out_.Copy(page_.glyphs.Of(text_.substr(symbol.begin, symbol.end - symbol.begin)));
    done_ = symbol.end;
  }
  uint32_t done() const { return done_; }

 private:
  struct Token {
    uint32_t begin;
    uint32_t end;
  };

  // Writes the rest of the text up to `end`, which is not before the part already written.
  std::string_view TakeUpTo(uint32_t end) {
    const std::string_view text = text_.substr(done_, end - done_);
    done_ = end;
    return text;
  }

  void Write(std::string_view text) {
    if (plain_) {
      out_.Copy(text);
    } else {
      out_.Text(text);
    }
  }

  // Browsers break lines on either side of a glyph. Keeps the adjacent text, up to `border`, on the
  // glyph's line.
  void KeepTogether(const Layer& symbol, uint32_t border) {
    if (symbol.begin < kept_) return;
    const Token token = TokenAround(symbol, std::min(border, ends_.back()));
    kept_ = token.end;
    if (token.end - token.begin == symbol.end - symbol.begin) return;
    CopyTo(token.begin);
    out_.Open(page_.tags.kept_together);
    ends_.push_back(token.end);
  }

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

  PageWriter& out_;
  PageContext& page_;
  std::string_view text_;
  bool plain_;                   // pugixml prints the text unchanged
  std::vector<uint32_t>& ends_;  // of the open elements; the first is that of the text
  uint32_t done_ = 0;
  uint32_t kept_ = 0;  // the end of the last token
};

bool IsLeaf(const std::vector<Layer>& layers, size_t index) {
  return index + 1 == layers.size() || layers[index + 1].begin >= layers[index].end;
}

// Returns the start of the next layer that is not a symbol. Looks no further than the length of a
// token.
uint32_t BorderBehind(const std::vector<Layer>& layers, size_t index) {
  const uint32_t reach = layers[index].end + kLongestToken;
  for (++index; index < layers.size() && layers[index].begin < reach; ++index) {
    if (layers[index].kind != Layer::kSymbol) return layers[index].begin;
  }
  return reach;
}

}  // namespace

void WriteInline(PageWriter& out, const LinkedParagraph& paragraph, PageContext& page) {
  if (paragraph.layers.empty()) return out.Text(paragraph.text);
  InlineWriter writer(out, paragraph.text, page);
  for (size_t i = 0; i < paragraph.layers.size(); ++i) {
    const Layer& layer = paragraph.layers[i];
    if (layer.begin >= layer.end || layer.begin < writer.done()) continue;
    writer.CloseUpTo(layer.begin);
    if (layer.kind == Layer::kSymbol) {
      writer.WriteSymbol(layer, BorderBehind(paragraph.layers, i));
    } else if (IsLeaf(paragraph.layers, i)) {
      writer.WriteLeaf(layer);
    } else {
      writer.Open(layer);
    }
  }
  const auto end = static_cast<uint32_t>(paragraph.text.size());
  writer.CloseUpTo(end);
  writer.CopyTo(end);
}

}  // namespace codicil::html
