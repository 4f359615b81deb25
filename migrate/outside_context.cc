#include "migrate/outside_context.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "crossref/lexing.h"

namespace codicil {
namespace {

constexpr size_t kLongestToken = 40;

bool IsLineSpace(char c) { return c == ' ' || c == '\t'; }

size_t SkipLineSpaces(std::string_view text, size_t at) {
  while (IsLineSpace(CharAt(text, at))) ++at;
  return at;
}

size_t SkipLineSpacesBack(std::string_view text, size_t at) {
  while (IsLineSpace(CharBefore(text, at))) --at;
  return at;
}

// "U.S.C.", "C.F.R.": contains periods.
bool IsDottedAbbreviation(std::string_view token) {
  return token.size() > 2 && IsUpper(token[0]) && token[1] == '.' && IsUpper(token[2]);
}

// Returns the word without its periods: "CR" for "C.R.".
std::string LettersOfAbbreviation(std::string_view token) {
  std::string letters;
  std::copy_if(token.begin(), token.end(), std::back_inserter(letters), IsLetter);
  return letters;
}

// "X.509", "ISO-9001"
bool IsStandardName(std::string_view token) {
  const size_t joint = token.find_first_of(".-");
  return IsUpper(CharAt(token, 0)) && joint != std::string_view::npos &&
         IsDigit(CharAt(token, joint + 1));
}

bool IsNumeral(std::string_view token) { return !token.empty() && IsDigit(token[0]); }

// Letters, digits, and the signs that hold them together inside a word or number.
bool IsTokenByte(char c) { return IsAlnum(c) || IsIn(".&'-/:_", c); }

// Signs of money, percentage, arithmetic and temperature, after a number and before it.
constexpr std::array<std::string_view, 9> kMeasuresBehind = {"%", "$", "+", "^", "°",
                                                             "€", "£", "×", "℃"};
constexpr std::array<std::string_view, 18> kMeasuresBefore = {
    "$", "=", "<", ">", "+", "^", "~", "%", "@", "\\", "&", "€", "£", "¥", "±", "≈", "×", "−"};

bool BeginsWithMeasure(std::string_view rest) {
  return std::ranges::any_of(kMeasuresBehind, [&](auto sign) { return rest.starts_with(sign); });
}

bool EndsWithMeasure(std::string_view before) {
  return std::ranges::any_of(kMeasuresBefore, [&](auto sign) { return before.ends_with(sign); });
}

}  // namespace

bool Is(WordList OutsideWords::*table, std::string_view word) {
  return Contains(English().outside.*table, LowerCase(word));
}

bool IsUnitWord(std::string_view word) {
  constexpr std::string_view kSigns = "CFKVWBmglskMGx";  // of units, in any language
  return (word.size() == 1 && kSigns.find(word[0]) != kSigns.npos) ||
         Is(&OutsideWords::units, word);
}

bool IsAllCapitals(std::string_view word) {
  return word.size() > 1 && std::ranges::all_of(word, IsUpper);
}

WorkNames::WorkNames(std::string_view title) {
  initials_ = "CR";
  const WordList& own = English().outside.own;
  words_.assign(own.begin(), own.end());
  std::string initials;
  for (size_t at = 0; at < title.size();) {
    const std::string_view word = WordAt(title, at);
    at += std::max<size_t>(word.size(), 1);
    if (word.empty()) continue;
    if (IsUpper(word[0])) initials += word[0];
    if (!Is(&OutsideWords::small, word)) words_.push_back(LowerCase(word));
  }
  initials_ += ' ' + initials;
}

bool WorkNames::Has(std::string_view word) const {
  constexpr size_t kShortest = 3;  // beginning of a word
  if (IsAllCapitals(word) && initials_.find(word) != std::string::npos) return true;
  const std::string lower = LowerCase(word);
  return std::ranges::any_of(words_, [&](const std::string& own) {
    return own == lower || (lower.size() >= kShortest && own.starts_with(lower));
  });
}

std::string_view DoubtReason(Doubt doubt) {
  switch (doubt) {
    case Doubt::kBare:
      return "it has no dot and no letter, so it may be a count";
    case Doubt::kWeakLead:
      return "it may belong to another document";
    case Doubt::kUnled:
      return "no word like \"rule\" precedes it";
    case Doubt::kUnmatched:
      return "no pattern matches it";
    case Doubt::kOther:
      return "another document is named next to it";
    case Doubt::kQuantity:
      return "it may be a quantity";
    case Doubt::kCompact:
      return "it is written without its dot";
    case Doubt::kForm:
      return "the old edition has no numbers of this form";
    case Doubt::kSubject:
      return "the words around it are not the work's";
    case Doubt::kNone:
      break;
  }
  return {};
}

// ---- What comes before.

OutsideContext::Before OutsideContext::TokenBefore(size_t at) const {
  Before before;
  size_t end = SkipLineSpacesBack(text_, at);
  if (CharBefore(text_, end) == ',') end = SkipLineSpacesBack(text_, end - 1);
  size_t begin = end;
  while (begin > 0 && end - begin < kLongestToken && IsTokenByte(text_[begin - 1])) --begin;
  before.begin = begin;
  before.token = text_.substr(begin, end - begin);
  const char sign = CharBefore(text_, SkipLineSpacesBack(text_, begin));
  before.first = sign == '\0' || !(IsAlnum(sign) || sign == ',');
  return before;
}

// Whether it is a name (in capitals, or with one inside a sentence) other than the work's.
// `in_title`: a capital follows ("Texas Rule", but "Implements rule").
bool OutsideContext::IsOtherName(const Before& before, bool in_title) const {
  std::string_view word = before.token;
  if (word.ends_with("'s")) word.remove_suffix(2);
  if (word.empty() || !IsUpper(word[0]) || Is(&OutsideWords::small, word) || names_.Has(word))
    return false;
  if (IsAllCapitals(word)) return !Contains(English().outside.tags, word);
  if (IsStandardName(word)) return true;
  return (in_title || !before.first) && WordAt(word, 0).size() == word.size();
}

// "RFC 2119 section 6", "GDPR section 4", "the lease, section 12", "Title 18, section 215". If the
// number has the exact form of this work's (`own_form`), a mere name says nothing.
bool OutsideContext::NamesOtherBefore(size_t lead_at, LeadStrength lead, bool own_form) const {
  const Before before = TokenBefore(lead_at);
  const std::string_view token = before.token;
  if (lead == LeadStrength::kSee) return false;
  if (IsDottedAbbreviation(token)) return !names_.Has(LettersOfAbbreviation(token));
  const std::string_view word = WordAt(text_, lead_at);
  const bool title = !word.empty() && IsUpper(word[0]);
  if (title && token.size() == 2 && IsUpper(token[0]) && token[1] == '.')
    return true;  // "J. Rules"
  if (token.ends_with('.') || token.ends_with(':')) return false;
  if (Is(&OutsideWords::documents, token)) return true;
  if (IsNumeral(token)) {
    const auto number = RuleNumber::Parse(token);
    if (number && number->size() > 1 && index_.Has(*number)) return false;
    const Before named = TokenBefore(before.begin);
    if (Is(&OutsideWords::documents, named.token) || IsAllCapitals(named.token))
      return !names_.Has(named.token);
    return lead == LeadStrength::kSection;
  }
  if (IsStandardName(token)) return true;
  if (own_form) return false;
  if (IsAllCapitals(word) && lead == LeadStrength::kRule) return false;  // SEE ALSO RULE 203.1
  if (IsOtherName(before, title)) return true;
  const std::string lower = LowerCase(token);
  const bool rules = lower == "rules" || lower == "rulebook";
  return rules && IsOtherName(TokenBefore(before.begin), IsUpper(token[0]));
}

// ---- What comes after.

// "… of the Patriot Act", "… of our lease", "… of RFC 2119", "(b)(1) of the Code".
bool OutsideContext::NamesOtherBehind(size_t end) const {
  constexpr size_t kMostWords = 9;
  constexpr size_t kMostBrackets = 4;
  size_t at = end;
  for (size_t i = 0; i < kMostBrackets && CharAt(text_, at) == '('; ++i) {
    const size_t close = text_.substr(at, 8).find(')');
    if (close == std::string_view::npos) break;
    at += close + 1;
  }
  at = SkipBlanks(text_, CharAt(text_, at) == ',' ? at + 1 : at);
  const std::string first = LowerCase(WordAt(text_, at));
  if (first != "of" && first != "in" && first != "under" && first != "from") {
    const std::string_view name = WordAt(text_, at);
    return at > end && IsAllCapitals(name) && !Is(&OutsideWords::small, name) && !names_.Has(name);
  }
  bool inside = first == "of";  // a name alone is enough
  at += first.size();
  for (size_t i = 0; i < kMostWords; ++i) {
    const size_t next = SkipBlanks(text_, at);
    const std::string_view word = WordAt(text_, next);
    if (next == at || word.empty()) return false;
    if (Is(&OutsideWords::documents, word)) return true;
    if (inside && IsUpper(word[0]) && !Is(&OutsideWords::small, word) && !names_.Has(word))
      return true;
    at = next + word.size();
  }
  return false;
}

bool OutsideContext::IsQuantity(size_t end) const {
  const std::string_view rest = text_.substr(std::min(end, text_.size()));
  if (BeginsWithMeasure(rest)) return true;
  if (rest.size() > 1 && rest[0] == '-' && IsDigit(rest[1])) return true;  // "203.1-2ubuntu1"
  const size_t at = SkipLineSpaces(text_, CharAt(text_, end) == '-' ? end + 1 : end);
  return at > end && (IsUnitWord(WordAt(text_, at)) || BeginsWithMeasure(text_.substr(at)));
}

// ---- Numbers with a lead word.

// "firewall rule 100" is a rule of something else; "see rule 100" and "Rule 100" may mean the work.
bool OutsideContext::BareMayFollow(size_t lead_at) const {
  std::string_view token = TokenBefore(lead_at).token;
  if (token.ends_with('.')) return true;
  if (token.ends_with(':')) token.remove_suffix(1);
  return token.empty() || Is(&OutsideWords::small, token) || names_.Has(token) ||
         Contains(English().outside.tags, token);
}

// Not a number that anything may have ("rule 3"), nor "rule 100 of golf".
bool OutsideContext::IsSureBare(size_t lead_at, const OutsideLocator& first, size_t end) const {
  if (first.first.value(0) < index_.edition().scheme.subsections_per_section) return false;
  const std::string_view word = WordAt(text_, SkipLineSpaces(text_, end));
  const bool counted = !word.empty() && IsLower(word[0]) && !Is(&OutsideWords::small, word);
  const bool plural =
      (WordAt(text_, lead_at).back() | 0x20) == 's';  // "the rules 100 players know"
  return BareMayFollow(lead_at) && word != "of" && !(counted && plural);
}

// A variable and its value, a call, a package, the cells of a table: "rule = 203.1;", "cr: 203.1",
// "rule(203.1)", "rules:203.1", "| rule | 203.1 |". In quotation marks it is not a quantity.
bool OutsideContext::IsValue(size_t lead_at, LeadStrength lead, size_t begin) const {
  if (IsIn("\"'`", CharBefore(text_, begin))) return false;
  const std::string_view word = WordAt(text_, lead_at);
  const std::string_view gap = text_.substr(lead_at + word.size(), begin - lead_at - word.size());
  const auto has = [&](std::string_view sign) { return gap.find(sign) != std::string_view::npos; };
  if (gap == ":" || (!word.empty() && gap == "(") || (has("=") && !has("<")) || has(" |") ||
      has("| "))
    return true;
  return lead == LeadStrength::kWork && has(":") && !has("[");
}

// The exact form of this work's numbers, letter and all.
bool OutsideContext::HasOwnForm(const Led& led) const {
  return led.first.HasLetter() && index_.Has(led.first.first);
}

bool OutsideContext::IsValueOrQuantity(const Led& led) const {
  return IsValue(led.at, led.lead, led.first.begin) ||
         (!led.first.HasLetter() && IsQuantity(led.end));
}

bool OutsideContext::IsOfOther(const Led& led) const {
  return NamesOtherBefore(led.at, led.lead, HasOwnForm(led)) || NamesOtherBehind(led.end);
}

// "404(b)", "803(6)" of a work that writes 404b.
bool OutsideContext::HasOtherForm(const Led& led) const {
  constexpr size_t kLongest = 4;
  const auto bracketed = [&](size_t at) {
    if (CharAt(text_, at) != '(') return false;
    size_t end = at + 1;
    while (IsAlnum(CharAt(text_, end))) ++end;
    const size_t size = end - at - 1;
    return size > 0 && size <= kLongest && CharAt(text_, end) == ')' &&
           (size == 1 || IsDigit(text_[at + 1]) || IsIn("ivx", text_[at + 1]));
  };
  return !words_.writes_brackets() && (bracketed(led.first.after) || bracketed(led.end));
}

bool OutsideContext::IsBare(const Led& led) const {
  if (led.first.HasDot()) return false;
  return led.lead != LeadStrength::kRule || !led.direct || !IsSureBare(led.at, led.first, led.end);
}

// "I see 203.1 on the display"
bool OutsideContext::IsSeen(const Led& led) const {
  return led.lead == LeadStrength::kSee && led.first.HasDot() &&
         Is(&OutsideWords::seeing, WordBefore(text_, SkipLineSpacesBack(text_, led.at)));
}

// "see 203.1 MHz"
bool OutsideContext::IsCounted(const Led& led) const {
  if (led.lead != LeadStrength::kSee || led.first.HasLetter()) return false;
  const std::string_view behind = WordAt(text_, SkipLineSpaces(text_, led.end));
  return !behind.empty() && !Is(&OutsideWords::small, behind);
}

bool OutsideContext::IsOfAnySection(const Led& led) const {
  return led.lead == LeadStrength::kSection && !HasOwnForm(led);
}

// ---- What the text is about.

namespace {

// Returns where a comment begins that contains `at`, or `begin`.
size_t CommentBegin(std::string_view text, size_t begin, size_t at) {
  constexpr std::array<std::string_view, 5> kMarks = {"//", "/*", "# ", "<!--", "-- "};
  for (const std::string_view mark : kMarks) {
    const size_t found = text.substr(begin, at - begin).rfind(mark);
    if (found == std::string_view::npos || CharBefore(text, begin + found) == ':') continue;
    begin += found + mark.size();
  }
  return begin;
}

// "the chef's" ends at `end`: returns where "chef" does.
size_t WithoutGenitive(std::string_view text, size_t end) {
  for (const std::string_view genitive : {"'s", "\xE2\x80\x99s"})
    if (text.substr(0, end).ends_with(genitive)) return end - genitive.size();
  return end;
}

// The part of "camelCase" that begins at `at`.
std::string_view PartAt(std::string_view text, size_t at) {
  size_t end = at;
  while (IsLetter(CharAt(text, end)) && !(end > at && IsLower(text[end - 1]) && IsUpper(text[end])))
    ++end;
  return text.substr(at, end - at);
}

}  // namespace

// A name inside a sentence says nothing: the work's cards, characters and authors have names.
void OutsideContext::AddWords(size_t begin, size_t end, Subject& subject) const {
  HashSet<std::string> seen;
  for (size_t at = begin; at < end;) {
    const std::string_view word = PartAt(text_.substr(0, end), at);
    const size_t word_at = at;
    at += std::max<size_t>(word.size(), 1);
    if (word.empty()) continue;
    const size_t address = AddressEnd(text_.substr(0, end), at);
    if (address > at) {
      at = address;
      continue;
    }
    const WorkWords::Kind kind = words_.Of(word);
    subject.english |= kind == WorkWords::kSmall;
    if (kind <= WorkWords::kNeutral || names_.Has(word)) continue;
    const char sign = CharBefore(text_, SkipLineSpacesBack(text_, word_at));
    const bool name = IsUpper(word[0]) && !IsAllCapitals(word) && (IsAlnum(sign) || sign == ',');
    if (kind == WorkWords::kForeign && name) continue;
    if (!seen.insert(LowerCase(word)).second) continue;
    if (kind == WorkWords::kOwn) {
      ++subject.own;
    } else {
      subject.foreign += kind == WorkWords::kField ? 2 : 1;
    }
  }
}

// Of the line that it is in.
OutsideContext::Subject OutsideContext::AroundOf(const Led& led) const {
  constexpr size_t kFarthest = 120;
  const size_t floor = led.at > kFarthest ? led.at - kFarthest : 0;
  const size_t line = text_.substr(floor, led.at - floor).rfind('\n');
  const size_t begin =
      CommentBegin(text_, line == std::string_view::npos ? floor : floor + line + 1, led.at);
  const std::string_view near = text_.substr(0, led.end + kFarthest);
  const size_t end = std::min(near.find('\n', led.end), near.size());
  Subject subject;
  AddWords(begin, led.at, subject);
  AddWords(led.end, end, subject);
  return subject;
}

bool OutsideContext::IsForeign(std::string_view word) const {
  return words_.Of(word) >= WorkWords::kForeign && !names_.Has(word);
}

// How many foreign words say which rules these are: "build server rule 104.3", "rule 104.3 of the
// bakery". A word in -ing, -ed, -ly or -s may be a verb or adverb: "breaks rule 104.3".
size_t OutsideContext::AttributesOf(const Led& led) const {
  constexpr std::array<std::string_view, 4> kOfVerbs = {"ing", "ed", "ly", "s"};
  constexpr size_t kMostWords = 3;
  size_t count = 0;
  size_t end = led.at;
  for (size_t words = 0; words < kMostWords; ++words) {
    const size_t blank = SkipLineSpacesBack(text_, end);
    const std::string_view before = WordBefore(text_, WithoutGenitive(text_, blank));
    const bool verb = std::ranges::any_of(kOfVerbs, [&](auto e) { return before.ends_with(e); });
    if (blank == end || before.empty() || verb || words_.Of(before) == WorkWords::kSmall) break;
    count += IsForeign(before);
    end = static_cast<size_t>(before.data() - text_.data());
  }
  size_t at = SkipBlanks(text_, led.end);
  if (WordAt(text_, at) != "of") return count;
  for (size_t words = 0; words < kMostWords; ++words) {
    at = SkipBlanks(text_, at + WordAt(text_, at).size());
    count += IsForeign(WordAt(text_, at));
  }
  return count;
}

// Whether nearly all words of the text are the work's: that of its wiki, not of another's log.
bool OutsideContext::IsAboutWork() const {
  constexpr size_t kFewest = 30;
  if (!about_work_) {
    Subject all;
    AddWords(0, text_.size(), all);
    about_work_ = all.own >= kFewest && all.own >= 2 * all.foreign;
  }
  return *about_work_;
}

// A number after "rule" is of the work unless two words of its line are not. One is enough where
// any document has such numbers, or where an English line has no word of the work at all. For the
// work's own name it takes three of an English line.
bool OutsideContext::IsOfOtherSubject(const Led& led) const {
  Subject around = AroundOf(led);
  const bool named = led.lead == LeadStrength::kWork;
  if (named && !around.english) return false;
  const bool nothing_own = around.own == 0 && around.english;
  const bool by_rule = led.lead == LeadStrength::kRule || HasOwnForm(led);
  const size_t enough = named ? 3 : by_rule && !nothing_own ? 2 : 1;
  around.foreign += AttributesOf(led);
  if (around.foreign < enough || around.own > 2 * around.foreign) return false;
  return around.foreign >= 2 * enough || !IsAboutWork();
}

// ---- The table.

struct OutsideContext::DoubtRow {
  Doubt doubt;
  bool (OutsideContext::*applies)(const Led&) const;
};

constexpr OutsideContext::DoubtRow OutsideContext::kRows[] = {
    {Doubt::kQuantity, &OutsideContext::IsValueOrQuantity},
    {Doubt::kOther, &OutsideContext::IsOfOther},
    {Doubt::kForm, &OutsideContext::HasOtherForm},
    {Doubt::kBare, &OutsideContext::IsBare},
    {Doubt::kWeakLead, &OutsideContext::IsSeen},
    {Doubt::kQuantity, &OutsideContext::IsCounted},
    {Doubt::kWeakLead, &OutsideContext::IsOfAnySection},
    {Doubt::kSubject, &OutsideContext::IsOfOtherSubject},
};

Doubt OutsideContext::OfLed(const Led& led) const {
  const auto* const row =
      std::ranges::find_if(kRows, [&](const DoubtRow& one) { return (this->*one.applies)(led); });
  return row == std::end(kRows) ? Doubt::kNone : row->doubt;
}

// ---- Numbers without a lead word.

// "203.1/203.4", "//203.1": the sign before the number is not a division sign.
bool OutsideContext::IsBesideNumber(size_t slash) const {
  constexpr size_t kLongest = 12;
  size_t begin = slash;
  while (begin > 0 && slash - begin < kLongest &&
         (IsAlnum(text_[begin - 1]) || text_[begin - 1] == '.'))
    --begin;
  const auto number = RuleNumber::Parse(text_.substr(begin, slash - begin));
  if (number) return number->size() > 1 && index_.Has(*number);
  return CharBefore(text_, slash) == '/' && CharBefore(text_, slash - 1) != ':';
}

bool OutsideContext::IsMeasuredBefore(size_t begin) const {
  const size_t at = SkipLineSpacesBack(text_, begin);
  const std::string_view before = text_.substr(0, at);
  if (EndsWithMeasure(before)) return true;
  const char sign = CharBefore(text_, begin);
  // "a,203.1,b", "/203.1", "-203.1", "x[203.1]", "f(203.1)"
  if (at == begin && sign == '/') return !IsBesideNumber(begin - 1);
  if (at == begin && IsIn(",-.:", sign)) return true;
  if (at == begin && IsIn("([", sign)) {
    const char callee = CharBefore(text_, begin - 1);
    return IsAlnum(callee) || callee == '_';
  }
  if (begin - at > 1 && !before.empty() && before.back() != '\n') return true;  // a column
  return Is(&OutsideWords::other_numbering, WordBefore(text_, at));
}

bool OutsideContext::IsMeasuredBehind(size_t end) const {
  if (IsQuantity(end)) return true;
  const char sign = CharAt(text_, end);
  if (sign == ':' && IsDigit(CharAt(text_, end + 1))) return true;
  const size_t at = SkipLineSpaces(text_, end);
  if (IsIn("*/+<>=", CharAt(text_, at)) && at > end) return true;
  const std::string_view word = WordAt(text_, at);
  return at > end && !word.empty() && IsLower(word[0]) && !Is(&OutsideWords::small, word);
}

bool OutsideContext::MayBeMeant(size_t begin, size_t end, bool lettered) const {
  if (lettered) return !EndsWithMeasure(text_.substr(0, begin));
  // The end of a link's target: "/203.1)".
  const bool target = CharBefore(text_, begin) == '/' && IsIn("\"')>", CharAt(text_, end));
  if (target) return true;
  if (IsMeasuredBefore(begin) || IsMeasuredBehind(end)) return false;
  return !NamesOtherBefore(begin, LeadStrength::kWork, false) && !NamesOtherBehind(end);
}

}  // namespace codicil
