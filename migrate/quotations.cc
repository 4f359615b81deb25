#include "migrate/quotations.h"

#include <algorithm>

#include "crossref/lexing.h"
#include "text/quotation_marks.h"
#include "text/sentences.h"

namespace codicil {
namespace {

constexpr size_t kLongestQuotation = 2000;
constexpr size_t kLongestBeginning = 60;  // bytes of an unquoted rule, about eight words

// The double quotation mark at `at`, or the one that ends there: single ones are too often
// apostrophes.
QuotationMark QuoteAt(std::string_view text, size_t at) {
  const QuotationMark mark = QuotationMarkAt(text, at);
  return mark.single ? QuotationMark{} : mark;
}
QuotationMark QuoteBefore(std::string_view text, size_t at) {
  const QuotationMark mark = QuotationMarkBefore(text, at);
  return mark.single ? QuotationMark{} : mark;
}

// Returns the size of a sign that may come between a number and its quotation.
size_t SignAt(std::string_view text, size_t at) {
  constexpr std::string_view kSigns = ":,.)](-|*_`=;'";
  const char c = CharAt(text, at);
  if (c == '\0') return 0;
  if (kSigns.find(c) != std::string_view::npos) return 1;
  return DashAt(text, at);
}

// Returns where `mark` is within the reach of a quotation, otherwise the end of that stretch.
size_t FindWithin(std::string_view text, std::string_view mark, size_t at) {
  const std::string_view window = text.substr(0, std::min(text.size(), at + kLongestQuotation));
  return std::min(window.find(mark, at), window.size());
}

size_t CloseOf(std::string_view text, const QuotationMark& open, size_t begin) {
  const std::string_view window = text.substr(0, std::min(text.size(), begin + kLongestQuotation));
  for (size_t at = begin; at < window.size(); ++at) {
    if (window.substr(at).starts_with("\n\n")) break;
    if (Closes(open, QuoteAt(window, at)) && window[at - 1] != '\\') return at;
  }
  return std::string_view::npos;
}

Quotation Make(Quotation::Kind kind, size_t begin, size_t end) {
  return {kind, static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// Skips signs until it finds words that may be a quotation.
class AfterReader {
 public:
  // `bare`: words without quotation marks count too, on the same line.
  AfterReader(std::string_view text, size_t at, bool bare) : text_(text), at_(at), bare_(bare) {}

  void Read(std::vector<Quotation>& found) {
    constexpr size_t kMostSteps = 14;
    const size_t line_end = FindWithin(text_, "\n", at_);
    for (size_t step = 0; step < kMostSteps; ++step) {
      at_ = SkipBlanks(text_, at_);
      bare_ &= at_ < line_end;
      if (const QuotationMark quote = QuoteAt(text_, at_)) {
        if (TakeQuote(quote, found)) return;
      } else if (const size_t sign = SignAt(text_, at_)) {
        at_ += sign;
      } else if (const auto word = WordAt(text_, at_); IsOneOf(English().outside.saying, word)) {
        at_ += word.size();
      } else {
        if (bare_) TakeBare(found);
        return;
      }
    }
  }

 private:
  // Returns whether the words of a quotation were taken. A key of data ("text":) is skipped.
  bool TakeQuote(const QuotationMark& quote, std::vector<Quotation>& found) {
    const size_t begin = at_ + quote.size;
    at_ = begin;
    const char first = CharAt(text_, begin);
    if (!IsAlnum(first) && first != '{' && static_cast<unsigned char>(first) < 0x80) return false;
    const size_t end = CloseOf(text_, quote, begin);
    if (end == std::string_view::npos) return false;
    const size_t after = end + QuoteAt(text_, end).size;
    if (CharAt(text_, after) == ':') {
      at_ = after;
      return false;
    }
    found.push_back(Make(Quotation::kQuoted, begin, end));
    return true;
  }

  void TakeBare(std::vector<Quotation>& found) const {
    const size_t line_end = FindWithin(text_, "\n", at_);
    if (line_end > at_) found.push_back(Make(Quotation::kRestOfLine, at_, line_end));
    const size_t paragraph_end = FindWithin(text_, "\n\n", at_);
    size_t end = std::min(paragraph_end, at_ + kLongestBeginning);
    if (end < paragraph_end) {
      while (end > at_ && text_[end] != ' ' && text_[end] != '\n') --end;
    }
    if (end > at_) found.push_back(Make(Quotation::kBeginning, at_, end));
  }

  std::string_view text_;
  size_t at_;
  bool bare_;
};

// Whether only signs, or the number of an item, come before it on its line.
bool IsHeadOfLine(std::string_view text, size_t at) {
  constexpr size_t kMostSigns = 16;
  for (size_t steps = 0; steps < kMostSigns && at > 0 && text[at - 1] != '\n'; ++steps) {
    if (IsLetter(text[--at]) || static_cast<unsigned char>(text[at]) >= 0x80) return false;
  }
  return at == 0 || text[at - 1] == '\n';
}

// Returns where the quotation begins that `mark` at `close` ends.
size_t OpenOf(std::string_view text, const QuotationMark& mark, size_t close) {
  const size_t limit = close > kLongestQuotation ? close - kLongestQuotation : 0;
  for (size_t at = close; at > limit; --at) {
    if (text.substr(at - 1).starts_with("\n\n")) break;
    const QuotationMark open = QuoteBefore(text, at);
    if (open.shape != QuotationMark::kClosing && Closes(open, mark)) return at;
  }
  return std::string_view::npos;
}

// Whether this is the title of a number cited before it: 104, “Ending the Game”.
bool IsTitleOfAnother(std::string_view text, size_t open_quote) {
  size_t at = SkipBlanksBack(text, open_quote);
  if (CharBefore(text, at) == ',') --at;
  return IsDigit(CharBefore(text, at - WordBefore(text, at).size()));
}

// A bracket or a dash must separate the quotation from its number.
void ReadBefore(std::string_view text, size_t at, std::vector<Quotation>& found) {
  constexpr size_t kMostSteps = 6;
  bool separated = false;
  for (size_t step = 0; step < kMostSteps; ++step) {
    at = SkipBlanksBack(text, at);
    const std::string_view before = text.substr(0, at);
    if (const QuotationMark mark = QuoteBefore(text, at); mark.closes) {
      const size_t close = at - mark.size;
      const size_t open = separated ? OpenOf(text, mark, close) : std::string_view::npos;
      if (open >= close) return;
      if (!IsTitleOfAnother(text, open - QuoteBefore(text, open).size))
        found.push_back(Make(Quotation::kQuoted, open, close));
      return;
    }
    const bool dash = before.ends_with("\xE2\x80\x93") || before.ends_with("\xE2\x80\x94");
    const char c = CharBefore(text, at);
    separated |= dash || c == '(' || c == '[' || c == '-';
    if (!dash && c != '(' && c != '[' && c != ',' && c != '-' && c != '.') return;
    at -= dash ? 3 : 1;
  }
}

}  // namespace

std::vector<Quotation> QuotationsBeside(std::string_view text, uint32_t begin, uint32_t end,
                                        bool alone) {
  std::vector<Quotation> found;
  AfterReader(text, end, alone && IsHeadOfLine(text, begin)).Read(found);
  if (alone && (found.empty() || found[0].kind != Quotation::kQuoted)) {
    ReadBefore(text, begin, found);
  }
  return found;
}

std::optional<QuotationAfterNumber> QuotationAfter(std::string_view text, uint32_t end) {
  constexpr size_t kFarthest = 60;
  const size_t sentence_end = SentenceAround(text, end, kFarthest).end;
  for (size_t at = end; at < sentence_end; ++at) {
    if (IsDigit(text[at])) break;
    const QuotationMark open = QuoteAt(text, at);
    if (!open) continue;
    const size_t begin = at + open.size, close = CloseOf(text, open, begin);
    if (close == std::string_view::npos) break;
    const bool bound = CharBefore(text, SkipBlanksBack(text, at)) == ':';
    return QuotationAfterNumber{Make(Quotation::kQuoted, begin, close), bound};
  }
  return {};
}

}  // namespace codicil
