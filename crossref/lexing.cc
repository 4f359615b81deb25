#include "crossref/lexing.h"

#include <algorithm>
#include <array>

namespace codicil {
namespace {

constexpr std::string_view kNoBreakSpace = "\xC2\xA0";

// No part of a quote or of the end of a line; most bytes are.
bool IsPlain(char c) {
  return IsAlnum(c) || c == ' ' || c == '.' || c == ',' || c == '(' || c == ')';
}

bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\n'; }

// The quotes that open, each with the one that closes it. "?" stands for both in a file that lost
// them.
struct QuotePair {
  std::string_view open;
  std::string_view close;
};
constexpr std::array kQuotes = {QuotePair{"\xE2\x80\x9C", "\xE2\x80\x9D"}, QuotePair{"\"", "\""},
                                QuotePair{"\xE2\x80\x98", "\xE2\x80\x99"}, QuotePair{"'", "'"},
                                QuotePair{"\xE2\x80\x9D", "\xE2\x80\x9D"}, QuotePair{"?", "?"}};
constexpr size_t kLongestTitle = 200;

const QuotePair* QuoteAt(std::string_view text, size_t at) {
  if (IsPlain(CharAt(text, at))) return nullptr;
  for (const QuotePair& quote : kQuotes) {
    if (text.substr(at).starts_with(quote.open)) return &quote;
  }
  return nullptr;
}

bool FollowsBlank(std::string_view text, size_t at) {
  const char before = CharBefore(text, at);
  return IsSpace(before) || before == '(';
}

// An apostrophe closes nothing; a quote behind a blank or a bracket opens another title.
bool Closes(std::string_view text, size_t at, const QuotePair& quote) {
  const char before = CharBefore(text, at);
  if (FollowsBlank(text, at)) return false;
  const bool apostrophe = quote.close == "'" || quote.close == "\xE2\x80\x99" || quote.close == "?";
  return !apostrophe || !IsLetter(CharAt(text, at + quote.close.size())) || !IsLetter(before);
}

// Bytes of what closes the quote at the start of `rest`, or 0. A curly quote may be closed by a
// straight one, and the other way round.
size_t CloseSize(std::string_view rest, const QuotePair& quote) {
  constexpr std::string_view kStraight = "\"", kCurly = "\xE2\x80\x9D";
  if (rest.starts_with(quote.close)) return quote.close.size();
  if (quote.close == kStraight && rest.starts_with(kCurly)) return kCurly.size();
  return quote.close == kCurly && rest.starts_with(kStraight) ? kStraight.size() : 0;
}

struct Close {
  size_t at;
  size_t size;
};

// Where the quote closes, if it does within a title's length.
std::optional<Close> FindClose(std::string_view text, size_t begin, const QuotePair& quote) {
  const std::string_view window = text.substr(0, std::min(text.size(), begin + kLongestTitle));
  const bool nests = quote.open != quote.close;
  size_t depth = 0;
  for (size_t at = begin; at < window.size(); ++at) {
    if (IsPlain(window[at])) continue;
    const std::string_view rest = window.substr(at);
    if (rest.starts_with("\n\n")) break;
    if (nests && rest.starts_with(quote.open)) {
      ++depth;
    } else if (const size_t size = CloseSize(rest, quote)) {
      if (!Closes(text, at, quote)) {
        // The start of another title, or of a word that this one quotes: "Intervening "If" Clause".
        const bool opens = !nests && FollowsBlank(text, at);
        if (opens && text.substr(begin, at - begin).find(". ") != std::string_view::npos) break;
        depth += opens;
      } else if (depth-- == 0) {
        return Close{at, size};
      }
    }
  }
  return std::nullopt;
}

// A title that nothing closes ends with its sentence.
size_t SentenceEnd(std::string_view text, size_t begin) {
  const size_t limit = std::min(text.size(), begin + kLongestTitle);
  for (size_t at = begin; at < limit; ++at) {
    if (text.substr(at).starts_with("\n\n")) return at;
    const bool stop = text[at] == '.' || text[at] == ')';
    if (stop && (at + 1 == text.size() || !IsAlnum(text[at + 1]))) return at;
  }
  return limit == text.size() ? limit : std::string_view::npos;
}

QuotedTitle Trimmed(std::string_view text, size_t begin, size_t end) {
  QuotedTitle title{begin, end, end, false};
  while (title.end > begin &&
         (IsSpace(text[title.end - 1]) ||
          std::string_view(".,;:").find(text[title.end - 1]) != std::string_view::npos)) {
    title.comma |= text[--title.end] == ',';
  }
  return title;
}

bool HasAlnum(std::string_view text) { return std::any_of(text.begin(), text.end(), IsAlnum); }

}  // namespace

size_t SkipSeveralBlanks(std::string_view text, size_t at) {
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
  while (end < text.size() && IsLetter(text[end])) ++end;
  return text.substr(at, end - at);
}

std::string_view WordBefore(std::string_view text, size_t at) {
  // Longer than any word that is looked for; a run of letters without end costs no more.
  constexpr size_t kLongest = 24;
  size_t begin = at;
  while (begin > 0 && at - begin < kLongest && IsLetter(text[begin - 1])) --begin;
  return text.substr(begin, at - begin);
}

bool IsOneOf(std::span<const std::string_view> words, std::string_view word) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view one) { return IsSameWord(word, one); });
}

const LeadWord* FindLead(std::span<const LeadWord> leads, std::string_view word) {
  const auto found = std::find_if(leads.begin(), leads.end(), [&](const LeadWord& lead) {
    return IsSameWord(word, lead.word);
  });
  return found == leads.end() ? nullptr : &*found;
}

size_t DashAt(std::string_view text, size_t at) {
  const std::string_view rest = text.substr(std::min(at, text.size()));
  if (rest.starts_with("--")) return 2;
  if (rest.starts_with('-')) return 1;
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
  // A period or comma that a digit follows goes on with the number.
  return !((c == '.' || c == ',') && IsDigit(CharAt(text, at + 1)));
}

std::optional<NumberAt> ReadNumber(std::string_view text, size_t at) {
  if (at >= text.size() || !IsDigit(text[at])) return std::nullopt;
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(text.substr(at), &length);
  if (!number || !EndsToken(text, at + length)) return std::nullopt;
  return NumberAt{*number, at + length};
}

std::optional<NumberAt> ReadLedNumber(std::string_view text, size_t at) {
  if (at >= text.size() || !IsDigit(text[at])) return std::nullopt;
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(text.substr(at), &length);
  const char behind = CharAt(text, at + length);
  if (!number || IsAlnum(behind) || behind == '%') return std::nullopt;
  return NumberAt{*number, at + length};
}

std::optional<QuotedTitle> ReadTitle(std::string_view text, size_t at) {
  const bool comma = CharAt(text, at) == ',';
  const size_t quote_at = SkipBlanks(text, comma ? at + 1 : at);
  return quote_at == at ? std::nullopt : ReadQuoted(text, quote_at);
}

std::optional<QuotedTitle> ReadQuoted(std::string_view text, size_t at) {
  if (at >= text.size()) return std::nullopt;
  const QuotePair* quote = QuoteAt(text, at);
  if (quote == nullptr) return std::nullopt;
  const size_t begin = at + quote->open.size();
  if (quote->open == "?" && !IsUpper(CharAt(text, begin))) return std::nullopt;
  const std::optional<Close> close = FindClose(text, begin, *quote);
  const size_t end = close ? close->at : SentenceEnd(text, begin);
  if (end == std::string_view::npos) return std::nullopt;
  QuotedTitle title = Trimmed(text, begin, end);
  title.after = close ? close->at + close->size : title.end;
  if (!HasAlnum(text.substr(title.begin, title.end - title.begin))) return std::nullopt;
  return title;
}

}  // namespace codicil
