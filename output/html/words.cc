#include "output/html/words.h"

#include <algorithm>

#include "output/html/symbol.h"
#include "output/layer_walk.h"
#include "output/links.h"

namespace codicil::html {
namespace {

constexpr size_t kMostTargets = 12;  // targets shown by a link; "the rest of section 3" has more

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

class WordsWriter : public LayerWalk<std::string_view> {
 public:
  WordsWriter(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page)
      : LayerWalk(paragraph.text, paragraph.layers), out_(out), page_(page) {}

 private:
  struct Token {
    uint32_t begin;
    uint32_t end;
  };

  void Write(std::string_view text) override { out_.Put(Text(text)); }
  void Close(const std::string_view& tag) override { out_.Put(Markup(tag)); }
  void Begin(const Layer& layer) override {
    if (layer.kind == Layer::kSymbol) return PutSymbol(layer);
    CopyTo(layer.begin);
    Open(IsLink(layer) ? OpenLink(out_, layer, text(), page_) : OpenEmphasis(out_, layer.kind),
         layer.end);
  }
  void PutSymbol(const Layer& symbol) {
    KeepTogether(symbol, BorderAfter(symbol));
    CopyTo(symbol.begin);
    html::WriteSymbol(out_, TextOf(symbol));
    SkipTo(symbol.end);
  }

  // Browsers break lines on either side of a glyph. Keeps the adjacent text, up to `border`, where
  // another layer begins, on the glyph's line.
  void KeepTogether(const Layer& symbol, uint32_t border) {
    if (symbol.begin < kept_) return;
    if (!open().empty()) border = std::min(border, open().back().end);
    const Token token = TokenAround(symbol, std::min(border, Size()));
    kept_ = token.end;
    if (token.end - token.begin == symbol.end - symbol.begin) return;
    CopyTo(token.begin);
    out_.Put("<span class=\"w\">");
    Open("</span>", token.end);
  }

  uint32_t Size() const { return static_cast<uint32_t>(text().size()); }
  bool InToken(uint32_t at) const { return text()[at] != ' ' && text()[at] != '\n'; }
  bool InCharacter(uint32_t at) const { return (text()[at] & 0xC0) == 0x80; }

  Token TokenAround(const Layer& symbol, uint32_t border) const {
    Token token{symbol.begin, symbol.end};
    while (token.begin > done() && InToken(token.begin - 1)) --token.begin;
    if (token.end - token.begin > kLongestToken) token.begin = symbol.begin;
    border = std::max(symbol.end, std::min(border, token.begin + kLongestToken));
    while (token.end < border && InToken(token.end)) ++token.end;
    while (token.end > symbol.end && token.end < Size() && InCharacter(token.end)) {
      --token.end;
    }
    return token;
  }

  // Where the next layer begins that is not a symbol. Looks no further than a token reaches.
  uint32_t BorderAfter(const Layer& symbol) const {
    const uint32_t reach = symbol.end + kLongestToken;
    const Layer* const end = layers().data() + layers().size();
    for (const Layer* next = &symbol + 1; next < end && next->begin < reach; ++next) {
      if (next->kind != Layer::kSymbol) return next->begin;
    }
    return reach;
  }

  HtmlWriter& out_;
  const PageLinks& page_;
  uint32_t kept_ = 0;  // the end of the last token
};

}  // namespace

void WriteWords(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page) {
  WordsWriter(out, paragraph, page).Run();
}

void WriteWords(HtmlWriter& out, LinkedParagraphs paragraphs, const PageLinks& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Put(" ");
    WriteWords(out, paragraph, page);
  }
}

}  // namespace codicil::html
