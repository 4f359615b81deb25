#include "text/sentences.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <memory>

#include "base/ascii.h"
#include "text/language.h"
#include "text/quotation_marks.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr size_t kMostAside = 400;  // bytes; a bracket that closes later is a slip

size_t BlanksBefore(std::string_view text, size_t end) {
  size_t at = end;
  while (at > 0 && IsAsciiBlank(text[at - 1])) --at;
  return end - at;
}

bool IsAbbreviation(std::string_view text, size_t dot) {
  static const WordList words = InAllLanguages(&Language::abbreviations);
  size_t begin = dot;
  while (begin > 0 && !IsAsciiBlank(text[begin - 1])) --begin;
  return Contains(words, text.substr(begin, dot - begin));
}

// "“Run!” is a command": a small letter goes on with the sentence.
bool BeginsSmall(std::string_view text) {
  return !text.empty() && IsSmallLetter(Utf8At(text, 0).code_point);
}

// The stretches in brackets, which close in the line that they open in.
class Asides {
 public:
  explicit Asides(std::string_view text) : text_(text) {}

  // Whether the place is inside one. Places are asked for in order.
  bool Has(size_t at) {
    while (seen_ < at) {
      const size_t open = text_.substr(0, at).find('(', seen_);
      seen_ = at;
      if (open == text_.npos) break;
      const size_t close = text_.substr(open, kMostAside).find_first_of(")\n");
      const bool closes = close != text_.npos && text_[open + close] == ')';
      seen_ = close_ = open + (closes ? close + 1 : 1);
    }
    return close_ > at;
  }

 private:
  std::string_view text_;
  size_t seen_ = 0;   // there is no more to find before it
  size_t close_ = 0;  // after the last one that was met
};

// The places where Unicode lets a sentence begin, in order; the last is the end of the text.
std::vector<size_t> BoundariesOf(std::string_view text) {
  UErrorCode failed = U_ZERO_ERROR;
  thread_local const std::unique_ptr<icu::BreakIterator> boundaries(
      icu::BreakIterator::createSentenceInstance(icu::Locale::getRoot(), failed));
  UText utext = UTEXT_INITIALIZER;
  utext_openUTF8(&utext, text.data(), static_cast<int64_t>(text.size()), &failed);
  std::vector<size_t> all;
  if (boundaries != nullptr && U_SUCCESS(failed)) {
    boundaries->setText(&utext, failed);
    boundaries->first();
    for (int32_t at = boundaries->next(); at != icu::BreakIterator::DONE; at = boundaries->next())
      all.push_back(static_cast<size_t>(at));
  }
  utext_close(&utext);
  if (all.empty() || all.back() != text.size()) all.push_back(text.size());
  return all;
}

}  // namespace

std::string_view WithoutClosers(std::string_view text) {
  constexpr std::string_view kAscii = ")]*_^";
  constexpr std::array<std::string_view, 6> kWide = {"\uFF09", "\u3011", "\u00B9",
                                                     "\u00B2", "\u00B3", "\u2020"};
  while (!text.empty()) {
    const QuotationMark mark = QuotationMarkBefore(text, text.size());
    const auto* const wide =
        std::ranges::find_if(kWide, [&](std::string_view sign) { return text.ends_with(sign); });
    if (wide != kWide.end())
      text.remove_suffix(wide->size());
    else if (mark.closes)
      text.remove_suffix(mark.size);
    else if (kAscii.find(text.back()) != kAscii.npos)
      text.remove_suffix(1);
    else
      break;
  }
  return text;
}

TextEnd SignAtEnd(std::string_view text) {
  struct Sign {
    std::string_view sign;
    TextEnd end;
  };
  constexpr TextEnd kStop = TextEnd::kStop, kPause = TextEnd::kPause, kComma = TextEnd::kComma;
  constexpr auto kSigns = std::to_array<Sign>({{".", kStop},
                                               {"!", kStop},
                                               {"?", kStop},
                                               {"\u3002", kStop},
                                               {"\uFF0E", kStop},
                                               {"\uFF01", kStop},
                                               {"\uFF1F", kStop},
                                               {"\u0964", kStop},
                                               {"\u06D4", kStop},
                                               {"\u061F", kStop},
                                               {"\u037E", kStop},
                                               {":", TextEnd::kColon},
                                               {"\uFF1A", TextEnd::kColon},
                                               {";", kPause},
                                               {"\uFF1B", kPause},
                                               {"--", kPause},
                                               {"\u2014", kPause},
                                               {"\u2026", kPause},
                                               {",", kComma},
                                               {"\u3001", kComma},
                                               {"\uFF0C", kComma}});
  const auto* const found =
      std::ranges::find_if(kSigns, [&](const Sign& sign) { return text.ends_with(sign.sign); });
  return found == kSigns.end() ? TextEnd::kNone : found->end;
}

TextEnd EndOf(std::string_view text) { return SignAtEnd(WithoutClosers(text)); }

std::vector<Sentence> SplitSentences(std::string_view text) {
  std::vector<Sentence> sentences;
  Asides asides(text);
  size_t begin = 0;
  for (const size_t next : BoundariesOf(text)) {
    const size_t end = next - BlanksBefore(text, next);
    const std::string_view gap = text.substr(end, next - end);
    // The blank line after a wrapped line comes in two boundaries.
    const bool paragraph = next == text.size() || std::ranges::count(gap, '\n') > 1 ||
                           text.substr(next).starts_with('\n');
    const std::string_view bare = WithoutClosers(text.substr(0, end));
    const bool parted = next > end || !IsAscii(bare.empty() ? ' ' : bare.back());
    const bool ends = SignAtEnd(bare) == TextEnd::kStop && parted && !asides.Has(end) &&
                      !BeginsSmall(text.substr(next)) && !IsAbbreviation(text, bare.size() - 1);
    if (!ends && !paragraph) continue;
    if (end > begin) {
      sentences.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(end), paragraph});
    } else if (paragraph && !sentences.empty()) {
      sentences.back().ends_paragraph = true;
    }
    begin = next;
  }
  return sentences;
}

Sentence SentenceAround(std::string_view text, size_t at, size_t reach) {
  const size_t begin = at - std::min(at, reach);
  const std::string_view near = text.substr(begin, at + reach - begin);
  const auto offset = static_cast<uint32_t>(begin);
  for (const Sentence& sentence : SplitSentences(near)) {
    if (begin + sentence.end > at)
      return {offset + sentence.begin, offset + sentence.end, sentence.ends_paragraph};
  }
  const auto end = static_cast<uint32_t>(begin + near.size());
  return {end, end, true};
}

}  // namespace codicil
