#include "crossref/lexing.h"

#include <algorithm>

#include "text/code_points.h"
#include "text/quotation_marks.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr std::string_view kNoBreakSpace = "\xC2\xA0";

// Not part of a quote or a line end; most bytes are like this.
bool IsPlain(char c) {
  return IsAlnum(c) || c == ' ' || c == '.' || c == ',' || c == '(' || c == ')';
}

constexpr size_t kLongestTitle = 200;

// "?" replaces every quotation mark in a file that lost them.
constexpr QuotationMark kLost{U'?', 1, QuotationMark::kEither, true, true, true};

QuotationMark QuoteAt(std::string_view text, size_t at) {
  const char c = CharAt(text, at);
  if (IsPlain(c)) return {};
  return c == '?' ? kLost : QuotationMarkAt(text, at);
}

bool ArePair(const QuotationMark& open, const QuotationMark& close) {
  return open.sign == kLost.sign ? close.sign == kLost.sign : Closes(open, close);
}

bool FollowsBlank(std::string_view text, size_t at) {
  const char before = CharBefore(text, at);
  return IsSpace(before) || before == '(';
}

// Whether the sign at `at` closes what `open` began at `begin`. An apostrophe closes nothing; a
// quote after a space or a bracket opens another title, unless the quotes have spaces on their
// inside: « Titre ».
bool EndsQuote(std::string_view text, size_t begin, size_t at, const QuotationMark& open) {
  if (FollowsBlank(text, at) && !IsSpace(text[begin])) return false;
  const size_t size = QuoteAt(text, at).size;
  return !open.single || !IsLetter(CharAt(text, at + size)) || !IsLetter(CharBefore(text, at));
}

struct Close {
  size_t at;
  size_t size;
};

// Returns where the quotation begun by `open` is closed, if that is within a title's length.
std::optional<Close> FindClose(std::string_view text, size_t begin, const QuotationMark& open) {
  const std::string_view window = text.substr(0, std::min(text.size(), begin + kLongestTitle));
  const bool nests = !ArePair(open, open);
  size_t depth = 0;
  for (size_t at = begin; at < window.size(); ++at) {
    if (IsPlain(window[at])) continue;
    if (window.substr(at).starts_with("\n\n")) break;
    const QuotationMark mark = QuoteAt(window, at);
    // A title does not continue into another sentence.
    const bool opens = mark.opens && FollowsBlank(text, at);
    if (opens && text.substr(begin, at - begin).find(". ") != std::string_view::npos) break;
    if (nests && mark.sign == open.sign) {
      ++depth;
    } else if (ArePair(open, mark)) {
      if (!EndsQuote(text, begin, at, open)) {
        // The start of a word that this title quotes: "Intervening "If" Clause".
        depth += !nests && FollowsBlank(text, at);
      } else if (depth-- == 0) {
        return Close{at, mark.size};
      }
    }
  }
  return std::nullopt;
}

// A title that nothing closes ends with its sentence.
size_t EndOfTitle(std::string_view text, size_t begin) {
  const size_t limit = std::min(text.size(), begin + kLongestTitle);
  for (size_t at = begin; at < limit; ++at) {
    if (text.substr(at).starts_with("\n\n")) return at;
    const bool stop = text[at] == '.' || text[at] == ')';
    if (stop && (at + 1 == text.size() || !IsAlnum(text[at + 1]))) return at;
  }
  return limit == text.size() ? limit : std::string_view::npos;
}

// Return the size in bytes of the space at the start of `text`, and at its end, or 0.
size_t BlankAt(std::string_view text) {
  if (text.empty()) return 0;
  const Utf8Sequence first = Utf8At(text, 0);
  return IsBlank(first.code_point) ? first.size : 0;
}
size_t BlankBefore(std::string_view text) { return BlankAt(LastCodePoints(text, 1)); }

QuotedTitle Trimmed(std::string_view text, size_t begin, size_t end) {
  constexpr std::string_view kFinal = ".,;:";
  QuotedTitle title{begin, end, end, false};
  const auto words = [&] { return text.substr(title.begin, title.end - title.begin); };
  while (const size_t blank = BlankAt(words())) title.begin += blank;
  while (!words().empty()) {
    const bool final = kFinal.find(words().back()) != kFinal.npos;
    const size_t cut = final ? 1 : BlankBefore(words());
    if (cut == 0) break;
    title.comma |= words().back() == ',';
    title.end -= cut;
  }
  return title;
}

// Calls `read` with what may be a number at `at`. In a sentence a lead may be in lower case: "see
// article 5".
template <typename Read>
auto WithCapital(std::string_view text, size_t at, const Read& read) {
  constexpr size_t kLongest = 96;
  if (!IsLower(text[at])) return read(text.substr(at));
  std::string number(text.substr(at, kLongest));
  number[0] = ToUpper(number[0]);
  return read(number);
}

std::optional<NumberAt> ParseAt(std::string_view text, size_t at, const NumberingStyle& style) {
  return WithCapital(text, at, [&](std::string_view words) -> std::optional<NumberAt> {
    size_t length = 0;
    const auto number = RuleNumber::ParsePrefix(words, &length, style);
    if (!number) return std::nullopt;
    return NumberAt{*number, at + length};
  });
}

bool HasAlnum(std::string_view text) { return std::ranges::any_of(text, IsAlnum); }

}  // namespace

size_t SkipBlanks(std::string_view text, size_t at) {
  size_t line_ends = 0;
  for (size_t next = at; next < text.size();) {
    if (text.substr(next).starts_with(kNoBreakSpace)) {
      next += kNoBreakSpace.size();
    } else if (IsSpace(text[next])) {
      if (text[next] == '\n' && ++line_ends == 2) return at;
      ++next;
    } else {
      return next;
    }
    if (next == text.size()) return next;
  }
  return at;
}

size_t SkipBlanksBack(std::string_view text, size_t at) {
  size_t line_ends = 0;
  size_t begin = at;
  while (begin > 0) {
    if (text.substr(0, begin).ends_with(kNoBreakSpace)) {
      begin -= kNoBreakSpace.size();
    } else if (IsSpace(text[begin - 1])) {
      if (text[--begin] == '\n' && ++line_ends == 2) return at;
    } else {
      break;
    }
  }
  return begin;
}

std::string_view WordAt(std::string_view text, size_t at) {
  size_t end = at;
  while (const size_t letter = LetterAt(text, end)) end += letter;
  return text.substr(at, end - at);
}

std::string_view WordBefore(std::string_view text, size_t at) {
  // Longer than any word that is searched for, and bounds the cost of an endless run of letters.
  constexpr size_t kLongest = 24;
  size_t begin = at;
  while (const size_t letter = at - begin < kLongest ? LetterBefore(text, begin) : 0)
    begin -= letter;
  return text.substr(begin, at - begin);
}

std::string SmallFirst(std::string_view word) {
  const size_t first = word.empty() ? 0 : Utf8At(word, 0).size;
  if (first == 1) return ToLower(word[0]) + std::string(word.substr(1));
  return FoldCase(word.substr(0, first)) + std::string(word.substr(first));
}

bool IsSameWord(std::string_view word, std::string_view lower) {
  if (word.size() != lower.size() || word.empty()) return false;
  if (word == lower) return true;
  const size_t first = Utf8At(word, 0).size;
  if (word.substr(first) != lower.substr(first)) return false;
  return first == 1 ? (word[0] | 0x20) == lower[0]
                    : FoldCase(word.substr(0, first)) == lower.substr(0, first);
}

size_t ElisionOf(std::string_view word) {
  constexpr size_t kLongest = 2;
  const size_t article = WordAt(word, 0).size();
  const std::string_view rest = word.substr(article);
  const size_t apostrophe = rest.starts_with('\'') ? 1 : rest.starts_with("\u2019") ? 3 : 0;
  const bool joined = article <= kLongest || word.substr(0, article).ends_with("ll");
  return article > 0 && apostrophe > 0 && joined && LetterAt(rest, apostrophe) > 0
             ? article + apostrophe
             : 0;
}

bool IsOneOf(std::span<const std::string_view> words, std::string_view word) {
  return std::ranges::any_of(words, [&](std::string_view one) { return IsSameWord(word, one); });
}

size_t SkipPhrase(std::span<const std::string_view> phrases, std::string_view text, size_t at) {
  size_t best = at;
  for (const std::string_view phrase : phrases) {
    if (!text.substr(std::min(at, text.size())).starts_with(phrase)) continue;
    const size_t end = at + phrase.size();
    const size_t next = SkipBlanks(text, end);
    // 、 needs no blank.
    const bool joined = BeginsInEastAsia(phrase) || phrase == "、";
    if ((next > end || joined) && next > best) best = next;
  }
  return best;
}

const LeadWord* FindLead(std::span<const LeadWord> leads, std::string_view word) {
  const auto found = std::ranges::find_if(
      leads, [&](const LeadWord& lead) { return IsSameWord(word, lead.word); });
  return found == leads.end() ? nullptr : &*found;
}

size_t OrdinalSignAt(std::string_view text, size_t at) {
  constexpr std::array<std::string_view, 4> kSigns = {"°", "º", "ª", "er"};
  const std::string_view rest = text.substr(std::min(at, text.size()));
  const size_t period = rest.starts_with('.');
  for (const std::string_view sign : kSigns) {
    const size_t end = period + sign.size();
    const bool fits = rest.substr(period).starts_with(sign) && (period == 0 || sign != "er");
    if (fits && (sign != "er" || LetterAt(rest, end) == 0)) return end;
  }
  return 0;
}

size_t DashAt(std::string_view text, size_t at) {
  const std::string_view rest = text.substr(std::min(at, text.size()));
  if (rest.starts_with("--")) return 2;
  if (rest.starts_with('-')) return 1;
  if (rest.starts_with("\u301C") || rest.starts_with("\uFF5E")) return 3;
  if (rest.starts_with("\xE2\x88\x92")) return 3;
  if (rest.starts_with("\xE2\x80") && rest.size() > 2) {
    const auto last = static_cast<unsigned char>(rest[2]);
    return last >= 0x90 && last <= 0x95 ? 3 : 0;
  }
  return rest.starts_with('?') && IsAlnum(CharBefore(text, at)) && IsAlnum(CharAt(text, at + 1))
             ? 1
             : 0;
}

bool EndsToken(std::string_view text, size_t at) {
  const char c = CharAt(text, at);
  if (IsAlnum(c) || c == '%' || c == '/' || c == '_') return false;
  // A period, comma or colon before a digit continues the number.
  return !((c == '.' || c == ',' || c == ':') && IsDigit(CharAt(text, at + 1)));
}

bool MayBeginNumber(std::string_view text, size_t at, const NumberingStyle& style) {
  if (at >= text.size()) return false;
  if (IsDigit(text[at])) return true;
  if (style.lettered_sections && BeginsInLetteredSection(text.substr(at))) return true;
  return (style.all_leads || !style.leads.empty()) &&
         WithCapital(text, at, [&](std::string_view words) {
           size_t length = 0;
           return ReadLead(words, style, &length) != 0;
         });
}

std::optional<NumberAt> ReadNumber(std::string_view text, size_t at, const NumberingStyle& style) {
  if (!MayBeginNumber(text, at, style)) return std::nullopt;
  const auto found = ParseAt(text, at, style);
  if (!found) return std::nullopt;
  // "article 1er", "artículo 4°"
  if (const size_t sign = OrdinalSignAt(text, found->end))
    return NumberAt{found->number, found->end + sign};
  // "1.9.1/1.9.2" are two, "3/4" is a quantity.
  const bool before_slash = CharAt(text, found->end) == '/' && found->number.size() > 2;
  return before_slash || EndsToken(text, found->end) ? found : std::nullopt;
}

std::optional<NumberAt> ReadLedNumber(std::string_view text, size_t at,
                                      const NumberingStyle& style) {
  if (!MayBeginNumber(text, at, style)) return std::nullopt;
  auto found = ParseAt(text, at, style);
  if (found) found->end += OrdinalSignAt(text, found->end);
  const char behind = found ? CharAt(text, found->end) : '\0';
  return IsAlnum(behind) || behind == '%' ? std::nullopt : found;
}

std::optional<QuotedTitle> ReadTitle(std::string_view text, size_t at) {
  const bool comma = CharAt(text, at) == ',';
  const size_t quote_at = SkipBlanks(text, comma ? at + 1 : at);
  return quote_at == at ? std::nullopt : ReadQuoted(text, quote_at);
}

std::optional<QuotedTitle> ReadQuoted(std::string_view text, size_t at) {
  if (at >= text.size()) return std::nullopt;
  const QuotationMark quote = QuoteAt(text, at);
  if (!quote.opens) return std::nullopt;
  const size_t begin = at + quote.size;
  if (quote.sign == kLost.sign && !IsUpper(CharAt(text, begin))) return std::nullopt;
  const std::optional<Close> close = FindClose(text, begin, quote);
  const size_t end = close ? close->at : EndOfTitle(text, begin);
  if (end == std::string_view::npos) return std::nullopt;
  QuotedTitle title = Trimmed(text, begin, end);
  title.after = close ? close->at + close->size : title.end;
  if (!HasAlnum(text.substr(title.begin, title.end - title.begin))) return std::nullopt;
  return title;
}

}  // namespace codicil
