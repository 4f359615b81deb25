#include "output/html/words.h"

#include <algorithm>
#include <vector>

#include "output/html/symbol.h"
#include "output/links.h"

namespace codicil::html {
namespace {

constexpr uint32_t kLongestToken = 30;  // bytes kept on one line; a narrow screen has room for them
constexpr size_t kMostTargets = 12;     // targets shown by a link; "the rest of section 3" has more

// The targets after the first, as the script reads them.
std::string MoreTargets(const Locator& locator, const Anchors& anchors) {
  std::string more;
  const auto add = [&](ProvisionId id) {
    more += (more.empty() ? "" : " ") + anchors.Provision(id);
  };
  for (size_t i = 1; i < std::min(locator.targets.size(), kMostTargets); ++i)
    add(locator.targets[i]);
  if (locator.title_target != kNoProvision) add(locator.title_target);
  return more;
}

// Gives the tag that closes it.
std::string_view OpenCitation(HtmlWriter& out, const Locator& locator, const PageLinks& page) {
  const std::string href = LinkOf(locator, page.target);
  const std::string fault = FaultOf(locator, page.edition);
  if (href.empty() && fault.empty()) {
    out.Put("<cite>");
    return "</cite>";
  }
  const bool names_entry = locator.targets.empty() && !locator.terms.empty();
  // It looks like other citations, not like a term.
  const std::string_view class_name = !fault.empty() ? "fault" : names_entry ? "c" : "";
  out.Put(Markup(href.empty() ? "<span" : "<a"), Attribute("href", href),
          Attribute("class", class_name), Attribute("title", fault),
          Attribute("data-more", MoreTargets(locator, page.anchors)), ">");
  return href.empty() ? "</span>" : "</a>";
}

std::string_view OpenLink(HtmlWriter& out, const Layer& layer, std::string_view text,
                          const PageLinks& page) {
  if (layer.kind == Layer::kCitation) return OpenCitation(out, *layer.locator, page);
  const std::string href = LinkOf(layer, text, page.target);
  out.Put(Markup(href.empty() ? "<span" : "<a"), Attribute("href", href), ">");
  return href.empty() ? "</span>" : "</a>";
}

std::string_view OpenEmphasis(HtmlWriter& out, Layer::Kind kind) {
  switch (kind) {
    case Layer::kStrong:
      out.Put("<strong>");
      return "</strong>";
    case Layer::kLiteral:
      out.Put("<code>");
      return "</code>";
    default:
      out.Put("<em>");
      return "</em>";
  }
}

// Walks along the text: writes the text up to a border, then opens or closes the element there.
class WordsWriter {
 public:
  WordsWriter(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page)
      : out_(out), page_(page), text_(paragraph.text), layers_(paragraph.layers) {}

  void Write() {
    for (size_t i = 0; i < layers_.size(); ++i) {
      const Layer& layer = layers_[i];
      if (layer.begin >= layer.end || layer.begin < done_) continue;
      CloseUpTo(layer.begin);
      if (layer.kind == Layer::kSymbol) {
        PutSymbol(layer, BorderAfter(i));
      } else {
        Open(layer);
      }
    }
    const auto end = static_cast<uint32_t>(text_.size());
    CloseUpTo(end);
    CopyTo(end);
  }

 private:
  struct OpenElement {
    uint32_t end;
    std::string_view close;
  };
  struct Token {
    uint32_t begin;
    uint32_t end;
  };

  void CopyTo(uint32_t end) {
    if (end <= done_) return;
    out_.Put(Text(text_.substr(done_, end - done_)));
    done_ = end;
  }
  // Closes the elements that end at or before `offset`.
  void CloseUpTo(uint32_t offset) {
    for (; !open_.empty() && open_.back().end <= offset; open_.pop_back()) {
      CopyTo(open_.back().end);
      out_.Put(Markup(open_.back().close));
    }
  }
  void Open(const Layer& layer) {
    CopyTo(layer.begin);
    open_.push_back({layer.end, IsLink(layer) ? OpenLink(out_, layer, text_, page_)
                                              : OpenEmphasis(out_, layer.kind)});
  }
  // `border` is the start of another layer.
  void PutSymbol(const Layer& symbol, uint32_t border) {
    KeepTogether(symbol, border);
    CopyTo(symbol.begin);
    html::WriteSymbol(out_, text_.substr(symbol.begin, symbol.end - symbol.begin));
    done_ = symbol.end;
  }

  // Browsers break lines on either side of a glyph. Keeps the adjacent text, up to `border`, on the
  // glyph's line.
  void KeepTogether(const Layer& symbol, uint32_t border) {
    if (symbol.begin < kept_) return;
    const auto end = static_cast<uint32_t>(text_.size());
    const Token token =
        TokenAround(symbol, std::min(border, open_.empty() ? end : open_.back().end));
    kept_ = token.end;
    if (token.end - token.begin == symbol.end - symbol.begin) return;
    CopyTo(token.begin);
    out_.Put("<span class=\"w\">");
    open_.push_back({token.end, "</span>"});
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

  // Where the next layer begins that is not a symbol. Looks no further than a token reaches.
  uint32_t BorderAfter(size_t index) const {
    const uint32_t reach = layers_[index].end + kLongestToken;
    for (++index; index < layers_.size() && layers_[index].begin < reach; ++index) {
      if (layers_[index].kind != Layer::kSymbol) return layers_[index].begin;
    }
    return reach;
  }

  HtmlWriter& out_;
  const PageLinks& page_;
  std::string_view text_;
  const std::vector<Layer>& layers_;
  std::vector<OpenElement> open_;
  uint32_t done_ = 0;
  uint32_t kept_ = 0;  // the end of the last token
};

}  // namespace

void WriteWords(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page) {
  WordsWriter(out, paragraph, page).Write();
}

void WriteWords(HtmlWriter& out, LinkedParagraphs paragraphs, const PageLinks& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Put(" ");
    WriteWords(out, paragraph, page);
  }
}

}  // namespace codicil::html
