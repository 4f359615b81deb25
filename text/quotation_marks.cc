#include "text/quotation_marks.h"

#include <algorithm>
#include <array>

#include "text/code_points.h"
#include "text/utf8.h"

namespace codicil {
namespace {

// The first pair that has a sign gives its shape.
constexpr std::array kPairs = {
    QuotationPair{U'"', U'"'}, QuotationPair{U'\'', U'\''},
    // English; Swedish and Finnish; German; Polish; old print, with the signs turned over.
    QuotationPair{U'“', U'”'}, QuotationPair{U'”', U'”'}, QuotationPair{U'„', U'“'},
    QuotationPair{U'„', U'”'}, QuotationPair{U'‟', U'”'}, QuotationPair{U'⹂', U'“'},
    QuotationPair{U'‘', U'’'}, QuotationPair{U'’', U'’'}, QuotationPair{U'‚', U'‘'},
    QuotationPair{U'‚', U'’'}, QuotationPair{U'‛', U'’'},
    // French; German books; Finnish books.
    QuotationPair{U'«', U'»'}, QuotationPair{U'»', U'«'}, QuotationPair{U'»', U'»'},
    QuotationPair{U'‹', U'›'}, QuotationPair{U'›', U'‹'}, QuotationPair{U'›', U'›'},
    // East Asia: along the line and down it, full width and half.
    QuotationPair{U'「', U'」'}, QuotationPair{U'『', U'』'}, QuotationPair{U'〝', U'〞'},
    QuotationPair{U'〝', U'〟'}, QuotationPair{U'﹁', U'﹂'}, QuotationPair{U'﹃', U'﹄'},
    QuotationPair{U'｢', U'｣'}, QuotationPair{U'＂', U'＂'}, QuotationPair{U'＇', U'＇'}};

constexpr std::u32string_view kSingle = U"'‘’‚‛‹›＇";

// The bytes that a mark may begin with.
bool MayBeginMark(char c) {
  return c == '"' || c == '\'' || c == '\xC2' || c == '\xE2' || c == '\xE3' || c == '\xEF';
}

}  // namespace

std::span<const QuotationPair> QuotationPairs() { return kPairs; }

QuotationMark QuotationMarkOf(char32_t sign) {
  QuotationMark mark;
  for (const auto& [open, close] : kPairs) {
    if (open != sign && close != sign) continue;
    const bool first = !mark.opens && !mark.closes;
    mark.opens |= open == sign;
    mark.closes |= close == sign;
    if (first && !ArePair(close, open))
      mark.shape = mark.opens ? QuotationMark::kOpening : QuotationMark::kClosing;
  }
  if (!mark.opens && !mark.closes) return {};
  mark.sign = sign;
  mark.size = sign < 0x80 ? 1 : sign < 0x800 ? 2 : 3;
  mark.single = kSingle.find(sign) != kSingle.npos;
  return mark;
}

QuotationMark QuotationMarkAt(std::string_view text, size_t at) {
  if (at >= text.size() || !MayBeginMark(text[at])) return {};
  return QuotationMarkOf(Utf8At(text, at).code_point);
}

QuotationMark QuotationMarkBefore(std::string_view text, size_t at) {
  const size_t begin = at - LastCodePoints(text.substr(0, at), 1).size();
  const QuotationMark mark = QuotationMarkAt(text, begin);
  return begin + mark.size == at ? mark : QuotationMark{};
}

bool ArePair(char32_t open, char32_t close) {
  return std::any_of(kPairs.begin(), kPairs.end(), [=](const QuotationPair& pair) {
    return pair.open == open && pair.close == close;
  });
}

bool Closes(const QuotationMark& open, const QuotationMark& close) {
  if (!open.opens || !close.closes || open.single != close.single) return false;
  return open.straight() || close.straight() || ArePair(open.sign, close.sign);
}

}  // namespace codicil
