#include "ingest/outline/label.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/hash_map.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "rules/number_words.h"
#include "rules/numbering_style.h"
#include "rules/rule_number.h"
#include "text/code_points.h"
#include "text/converter.h"
#include "text/language.h"
#include "text/numbered_use.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::outline {
// Only these: the other letters of numerals have no look-alike that is typed for them.
char32_t LatinOfNumeral(char32_t c) {
  return c == 0x406 ? U'I' : c == 0x456 ? U'i' : c == 0x425 ? U'X' : c == 0x445 ? U'x' : c;
}

namespace {

constexpr std::u32string_view kLongDashes = U"—–-‐‑";

bool IsDigitSign(char32_t c) { return c >= U'0' && c <= U'9'; }
bool IsSmall(char32_t c) { return c >= U'a' && c <= U'z'; }
bool IsBig(char32_t c) { return c >= U'A' && c <= U'Z'; }
// Characters of East Asia, whose words no space parts.
bool IsEastern(char32_t c) { return c >= 0x2E80; }

// Before a number that a unit follows.
bool IsOrdinalSign(char32_t c) { return c == U'第' || c == U'제'; }
bool IsSectionSign(char32_t c) { return c == U'§' || c == U'¶'; }
bool IsOneOf(char32_t c, std::u32string_view set) { return set.find(c) != set.npos; }

std::string Utf8Of(const Start& start, size_t begin, size_t end) {
  std::string text;
  for (size_t i = begin; i < end; ++i) AppendCodePoint(start[i], text);
  return text;
}

// ---- The word before a number.

// Leads of several words, folded: "disposición adicional".
const std::vector<std::string>& LeadPhrases() {
  static const std::vector<std::string> phrases = [] {
    std::vector<std::string> all;
    for (const std::string_view word : LeadWords()) {
      if (word.find(' ') != word.npos) all.push_back(FoldCase(word));
    }
    return all;
  }();
  return phrases;
}

// Returns the end of the lead that the word from `at` to `end` begins.
size_t EndOfLeadPhrase(const Start& start, size_t at, size_t end) {
  if (start[end] != U' ') return end;
  const std::string word = FoldCase(Utf8Of(start, at, end + 1));
  for (const std::string& phrase : LeadPhrases()) {
    if (!phrase.starts_with(word)) continue;
    const size_t last = std::min(at + CountCodePoints(phrase), start.size());
    if (start[last] == U' ' && FoldCase(Utf8Of(start, at, last)) == phrase) return last;
  }
  return end;
}

// Returns the end of the word that may be a lead, or `at`.
size_t EndOfLeadWord(const Start& start, size_t at) {
  constexpr size_t kLongest = 17, kLongestEastern = 4;
  if (IsSectionSign(start[at])) return at + (start[at + 1] == start[at] ? 2 : 1);
  size_t end = at;
  if (IsEastern(start[at])) {
    while (end - at < kLongestEastern && IsEastern(start[end]) && !IsOneOf(start[end], U"、。，"))
      ++end;
    const size_t number = end + (start[end] == U' ' ? 1 : 0);
    return IsDigitSign(start[number]) || IsBig(start[number]) ? end : at;
  }
  if (!IsLetterOfAnyScript(start[at])) return at;
  while (end - at < kLongest && start[end] != 0 && !IsOneOf(start[end], U" .,;:()") &&
         !IsDigitSign(start[end]))
    ++end;
  return end - at >= 2 ? EndOfLeadPhrase(start, at, end) : at;
}

// Returns where the number after a lead word begins, or 0.
size_t NumberAfter(const Start& start, size_t begin, size_t word) {
  size_t at = word;
  while (start[at] == U'.' || start[at] == U' ') ++at;
  const bool joined = at == word && !IsSectionSign(start[begin]) && !IsEastern(start[begin]);
  return joined ? 0 : at;
}

size_t EndOfWord(const Start& start, size_t at) {
  while (IsLetterOfAnyScript(start[at]) || start[at] == U'-') ++at;
  return at;
}

// The value of "First", "segunda", "Twenty-One"; 0 if it is none.
uint32_t WordValue(const Start& start, size_t at) {
  constexpr size_t kShortest = 3;
  const size_t end = EndOfWord(start, at);
  if (end < at + kShortest) return 0;
  const std::string word = FoldCase(Utf8Of(start, at, end));
  if (const uint32_t ordinal = OrdinalOf(word)) return ordinal;
  size_t length = 0;
  const uint32_t number = ReadNumberWord(word, &length);
  return length == word.size() ? number : 0;
}

// The words that stand behind a number, as in "1. Kapitel".
const std::vector<std::string>& Tails() {
  static const std::vector<std::string> tails = [] {
    std::vector<std::string> all;
    for (const Language* language : Languages()) {
      for (const NumberTailWord& tail : language->number_tails)
        all.push_back(FoldCase(WordOfTail(tail.word)));
    }
    return all;
  }();
  return tails;
}

bool IsTail(const std::string& folded) {
  return std::ranges::find(Tails(), folded) != Tails().end();
}

// Returns where the words of `start` begin, behind an article: "THE SCHEDULE".
size_t BehindArticle(const Start& start) {
  static const WordList articles = InAllLanguages(&Language::articles);
  const size_t end = EndOfWord(start, 0);
  const bool article = start[end] == U' ' && Contains(articles, FoldCase(Utf8Of(start, 0, end)));
  return article ? end + 1 : 0;
}

// All of `start` as one word, folded, without an article, and the spaces of 附　則; empty if it is
// long.
std::string WholeWord(const Start& start) {
  constexpr size_t kLongest = 20;
  if (start.size() == 0 || start.size() > kLongest) return {};
  std::string word = Utf8Of(start, BehindArticle(start), start.size());
  if (IsEastern(start[0])) std::erase(word, ' ');
  return FoldCase(word);
}

// "stk", "Abs": what the parts right below an article are called.
bool IsPartWord(const std::string& folded) {
  static const WordList words = [] {
    WordList all;
    for (const Language* language : Languages()) {
      const WordList& own = language->citations.paragraphs;
      all.insert(all.end(), own.begin(), own.end());
    }
    return all;
  }();
  return Contains(words, folded);
}

bool MayBeginNumber(char32_t c) { return IsDigitSign(c) || c == U'(' || IsLetterOfAnyScript(c); }

// ---- Components.

uint32_t RomanOf(const Start& start, size_t at, size_t* end) {
  std::string letters;
  size_t i = at;
  for (; i < start.size() && IsOneOf(LatinOfNumeral(start[i]), U"ivxlcIVXLC"); ++i)
    letters += static_cast<char>(LatinOfNumeral(start[i]));
  const bool first = letters == "I" && start[i] == U'e' && start[i + 1] == U'r' &&
                     !IsLetterOfAnyScript(start[i + 2]);  // "Titre Ier"
  if (letters.empty() || (IsLetterOfAnyScript(start[i]) && !first)) return 0;
  const bool small = std::ranges::all_of(letters, [](char c) { return c >= 'a'; });
  const bool big = std::ranges::all_of(letters, [](char c) { return c < 'a'; });
  if (!small && !big) return 0;
  *end = i;
  return RomanValue(letters);
}

// The places of the letters that lists of other scripts are counted with.
const std::unordered_map<char32_t, uint32_t>& OtherLetters() {
  static const std::unordered_map<char32_t, uint32_t> letters = [] {
    std::unordered_map<char32_t, uint32_t> all;
    for (const Language* language : Languages()) {
      uint32_t place = 0;
      for (size_t at = 0; at < language->letters.size();) {
        const Utf8Sequence letter = Utf8At(language->letters, at);
        all.emplace(letter.code_point, ++place);
        at += letter.size;
      }
    }
    return all;
  }();
  return letters;
}

// The place of a letter in its alphabet, or 0.
uint32_t LetterOf(char32_t c) {
  if (IsSmall(c)) return c - U'a' + 1;
  if (IsBig(c)) return c - U'A' + 1;
  if (c >= 0x430 && c <= 0x44F) return c - 0x430 + 1;
  if (c >= 0x410 && c <= 0x42F) return c - 0x410 + 1;
  if (c >= 0x3B1 && c <= 0x3C9) return c - 0x3B1 + 1;
  if (c >= 0x391 && c <= 0x3A9) return c - 0x391 + 1;
  const auto other = c < 0x80 ? OtherLetters().end() : OtherLetters().find(c);
  return other == OtherLetters().end() ? 0 : other->second;
}

// "AC" of "AC-2", "ID" of "ID.AM-1", "P" of "P.1": returns its end, or `at`.
size_t EndOfCode(const Start& start, size_t at) {
  constexpr size_t kLongest = 6;
  size_t end = at;
  while (end - at < kLongest && (IsBig(start[end]) || (end > at && IsSmall(start[end])))) ++end;
  return end;
}

// Whether a number follows the code that ends at `end`, or another code with one: "ID.AM-1".
bool IsNumbered(const Start& start, size_t end) {
  const bool joined = start[end] == U'.' || start[end] == U'-';
  const size_t next = end + (joined ? 1 : 0);
  if (IsDigitSign(start[next])) return true;
  const size_t other = joined ? EndOfCode(start, next) : next;
  return other > next && (start[other] == U'.' || start[other] == U'-') &&
         IsDigitSign(start[other + 1]);
}

// Codes have no order: a value that no counter has.
uint32_t CodeValue(const Start& start, size_t begin, size_t end) {
  uint64_t hash = kHashSeed;
  for (size_t i = begin; i < end; ++i) hash = Combine(hash, start[i]);
  return static_cast<uint32_t>(hash | 1u << 31);
}

// "bis", の二 at the character `at`: stores its place, and returns its size; 0 if there is none.
size_t SizeOfInsertion(const Start& start, size_t at, bool after_tail, uint32_t* suffix) {
  constexpr size_t kLongest = 16;
  const std::string text = FoldCase(Utf8Of(start, at, std::min(at + kLongest, start.size())));
  size_t bytes = 0;
  const uint32_t read = ReadInsertion(text, after_tail, &bytes);
  if (read != 0) *suffix = read;
  return read == 0 ? 0 : CountCodePoints(std::string_view(text).substr(0, bytes));
}

struct Found {
  Component component;
  size_t end;
};

class Grammar {
 public:
  Grammar(const Start& start, const Leads& leads, uint32_t lead, size_t begin, size_t number,
          bool inside)
      : start_(start),
        leads_(leads),
        lead_(lead),
        begin_(begin),
        number_(number),
        inside_(inside) {}

  std::vector<Label> Read() {
    ReadOrdinal();
    ReadOrdinalBeforeTail();
    const char32_t first = start_[number_];
    opened_ = first == U'(' || first == U'[' ? first : 0;
    Label label;
    Grow(number_ + (opened_ ? 1 : 0), label, 0);
    return std::move(found_);
  }

 private:
  // "Erster Abschnitt", alone on its line.
  void ReadOrdinalBeforeTail() {
    const size_t word = EndOfWord(start_, begin_);
    const uint32_t ordinal = lead_ == 0 ? OrdinalOf(FoldCase(Utf8Of(start_, begin_, word))) : 0;
    size_t end = word;
    const uint32_t tail = ordinal == 0 ? 0 : leads_.FindTail(start_, word, &end);
    if (tail == 0 || !(start_[end] == 0 || IsOneOf(start_[end], U".:"))) return;
    Label label;
    label.components[0] = {Script::kDigits, ordinal, 1, static_cast<uint8_t>(begin_),
                           static_cast<uint8_t>(word)};
    label.size = 1;
    label.pattern = "d";
    if (start_[end] != 0) label.closed = static_cast<char>(start_[end++]);
    Add(std::move(label), end);
    found_.back().lead = tail;
  }

  // "Article First": an ordinal is a number only after a lead.
  void ReadOrdinal() {
    uint32_t ordinal = lead_ == 0 ? 0 : WordValue(start_, number_);
    if (ordinal == 0) return;
    size_t end = EndOfWord(start_, number_);
    constexpr uint32_t kTen = 10;
    const bool tens = ordinal % kTen == 0 && start_[end] == U' ';
    const uint32_t unit = tens ? WordValue(start_, end + 1) : 0;
    if (unit > 0 && unit < kTen) {  // "Artículo Décimo Segundo"
      ordinal += unit;
      end = EndOfWord(start_, end + 1);
    }
    Label label;
    label.components[0] = {Script::kDigits, ordinal, 1, static_cast<uint8_t>(number_),
                           static_cast<uint8_t>(end)};
    label.size = 1;
    label.pattern = "d";
    while (IsOneOf(start_[end], U".:")) label.closed += static_cast<char>(start_[end++]);
    Add(std::move(label), end);
  }

  // Reads on from `at` in every way there is.
  void Grow(size_t at, const Label& label, int depth) {
    constexpr int kDeepest = 8;
    if (label.size > 0) Close(label, at);
    if (depth == kDeepest || label.size == Label::kMost || IsCapitalPair(label)) return;
    if (label.size == 0) return Extend(at, label, 0, depth);
    for (const char32_t joint : {U'.', U'-', U':', U'·'}) {
      if (start_[at] == joint)
        Extend(at + 1, label, static_cast<char>(joint == U'·' ? '+' : joint), depth);
    }
    if (const size_t part = EndOfPartWord(at, label)) Extend(part, label, '.', depth);
    if (IsSpaced(at, label)) {
      Label spaced = label;
      spaced.spaced = true;
      Extend(at + 2, spaced, '.', depth);
    }
    if (start_[at] == U'(' && IsOneOf(static_cast<char32_t>(label.last().script), U"da")) {
      ReadBracket(at, label, depth);
    } else {
      Extend(at, label, 0, depth);
    }
  }

  // "§ 1. stk. 2" as a title: returns where the second number begins, or 0.
  size_t EndOfPartWord(size_t at, const Label& label) const {
    if (lead_ == 0 || label.size != 1) return 0;
    if (start_[at] == U'.') ++at;
    if (start_[at] != U' ') return 0;
    const size_t end = EndOfWord(start_, ++at);
    if (!IsPartWord(FoldCase(Utf8Of(start_, at, end)))) return 0;
    size_t number = end + (start_[end] == U'.' ? 1 : 0);
    if (start_[number++] != U' ') return 0;
    size_t last = number;
    while (IsDigitSign(start_[last])) ++last;
    if (IsSmall(start_[last])) ++last;
    if (start_[last] == U'.') ++last;
    return start_[last] == 0 ? number : 0;
  }

  // "606. 8b": its letter distinguishes it from a heading that begins with a number.
  bool IsSpaced(size_t at, const Label& label) const {
    if (lead_ != 0 || opened_ != 0 || label.pattern != "d" || start_[at] != U'.' ||
        start_[at + 1] != U' ' || !IsDigitSign(start_[at + 2]))
      return false;
    size_t end = at + 2;
    while (IsDigitSign(start_[end])) ++end;
    return IsSmall(start_[end]) && !IsLetterOfAnyScript(start_[end + 1]);
  }

  // "(a)" of 3.1(a).
  void ReadBracket(size_t at, const Label& label, int depth) {
    for (const Found& found : ComponentsAt(at + 1, false)) {
      if (start_[found.end] != U')') continue;
      Label next = label;
      Append(found.component, '(', next);
      Grow(found.end + 1, next, depth + 1);
    }
  }

  void Extend(size_t at, const Label& label, char joint, int depth) {
    const bool glued = label.size > 0 && joint == 0;
    for (const Found& found : ComponentsAt(at, glued)) {
      const char script = static_cast<char>(found.component.script);
      if (glued && !MayBeGlued(static_cast<char>(label.last().script), script)) continue;
      if (script == 'C' && label.size > 0 && label.last().script != Script::kCode) continue;
      if (joint == ':' && script != 'd') continue;
      if (joint == '-' && IsLetterAlone(label.last()) && script != 'd') continue;  // "M-a"
      Label next = label;
      Append(found.component, joint, next);
      if (IsCapitalPair(next) && next.size != 2) continue;  // "802.1AB"
      Grow(found.end, next, depth + 1);
    }
  }

  static bool IsLetterAlone(const Component& component) {
    return component.script != Script::kDigits && component.script != Script::kCode;
  }

  static bool MayBeGlued(char before, char script) {
    if (script == 'd') return before == 'C' || before == 'a' || before == 'A';
    return before == 'd' && (script == 'a' || script == 'A');
  }

  static void Append(const Component& component, char joint, Label& label) {
    label.components[label.size++] = component;
    if (joint != 0) label.pattern += joint;
    label.pattern += static_cast<char>(component.script);
  }

  Component Make(Script script, uint32_t value, size_t begin, size_t end) const {
    Component component;
    component.script = script;
    component.value = value;
    component.digits = static_cast<uint8_t>(script == Script::kDigits ? end - begin : 0);
    component.begin = static_cast<uint8_t>(begin);
    component.end = static_cast<uint8_t>(end);
    return component;
  }

  std::vector<Found> ComponentsAt(size_t at, bool glued) const {
    // Acts have a section 11166; 2045-14502 is no number of a provision.
    const bool begins = at == 0 || start_[at - 1] == U' ' || start_[at - 1] == U'§';
    const size_t most_digits = begins ? 5 : 4;
    std::vector<Found> found;
    const auto add = [&](Script script, uint32_t value, size_t end) {
      found.push_back({Make(script, value, at, end), end});
    };
    if (IsDigitSign(start_[at])) {
      uint32_t value = 0;
      size_t end = at;
      for (; IsDigitSign(start_[end]) && end - at <= most_digits; ++end)
        value = value * 10 + (start_[end] - U'0');
      const bool hex = value == 0 && start_[end] == U'x';  // "0x0001"
      if (end - at <= most_digits && !hex) add(Script::kDigits, value, end);
      return found;
    }
    size_t end = at;
    if (const uint32_t roman = glued ? 0 : RomanOf(start_, at, &end))
      add(IsCapitalLetter(start_[at]) ? Script::kCapitalRoman : Script::kRoman, roman, end);
    AddLetter(at, glued, found);
    const size_t code = EndOfCode(start_, at);
    const bool name = !found.empty() && IsDigitSign(start_[code]);               // "CC1.1"
    const bool more = code == at + 1 && EndOfCode(start_, code + 1) > code + 2;  // "W-BE-01"
    if (!glued && (found.empty() || more || (name && found.back().end > at + 1)))
      AddCode(at, found);
    return found;
  }

  void AddLetter(size_t at, bool glued, std::vector<Found>& found) const {
    const char32_t c = start_[at];
    const uint32_t letter = LetterOf(c);
    if (letter == 0) return;
    const Script script = IsCapitalLetter(c) ? Script::kCapital : Script::kLetter;
    if (glued && lead_ != 0 && SizeOfOrdinalEnd(at) == 1) return;  // "Article 4t"
    const bool twice = script == Script::kLetter && start_[at + 1] == c;
    size_t end = at + (twice ? 2 : 1);
    uint32_t value = letter + (twice ? 26 : 0);
    if (!IsLetterOfAnyScript(start_[end]) || (glued && IsEastern(start_[end]))) {
      found.push_back({Make(script, value, at, end), end});
      if (twice && glued && letter > 1)  // "bb" comes after "ba", or after "aa"
        found.push_back({Make(script, 26 * letter + letter, at, end), end});
      return;
    }
    const char32_t next = start_[at + 1];
    const bool pair = (IsSmall(c) && IsSmall(next)) || (IsBig(c) && IsBig(next));
    if (!glued || !pair || IsLetterOfAnyScript(start_[at + 2])) return;
    if (lead_ != 0 && SizeOfOrdinalEnd(at) > 0) return;  // "Article 1er"
    value = 26 * letter + LetterOf(next);                // "704.5ab", "6AA"
    found.push_back({Make(script, value, at, at + 2), at + 2});
  }

  void AddCode(size_t at, std::vector<Found>& found) const {
    const size_t end = EndOfCode(start_, at);
    constexpr size_t kLongestGlued = 2;  // "CC1.1", but not "TEXT614"
    const bool glued = end - at > kLongestGlued && IsDigitSign(start_[end]);
    if (end > at && !glued && IsNumbered(start_, end))
      found.push_back({Make(Script::kCode, CodeValue(start_, at, end), at, end), end});
  }

  // Takes the label that ends at `at`, if what comes after it can.
  void Close(const Label& read, size_t at) {
    if (TakeTail(read, at)) return;
    if (read.spaced && read.size < 3) return;
    Label label = read;
    size_t end = at;
    if (const size_t suffix = SizeOfInsertion(start_, at, false, &label.suffix)) {
      end = at + suffix;
      size_t size = 0;
      if (RaisedDigitAt(Utf8Of(start_, at, at + 1), &size) > 0)
        CloseAt(read, end);  // the sign of a footnote
    } else if (const size_t ordinal = SizeOfOrdinalEnd(at)) {
      end = at + ordinal;
      const bool letter = start_[end] == U'-' && IsBig(start_[end + 1]);  // "2º-A"
      if (letter && !IsLetterOfAnyScript(start_[end + 2])) {
        label.suffix = LetterOf(start_[end + 1]);
        end += 2;
      }
      if (lead_ == 0 && IsOneOf(start_[at], U"º°")) return CloseAt(std::move(label), end, "°");
    } else if (IsSpacedLetter(at)) {
      Label spaced = read;
      spaced.suffix = LetterOf(start_[at + 1]);
      CloseAt(std::move(spaced), at + 2);
    }
    CloseAt(std::move(label), end);
  }

  // "§ 3 a."
  bool IsSpacedLetter(size_t at) const {
    return lead_ != 0 && start_[at] == U' ' && IsSmall(start_[at + 1]) && start_[at + 2] == U'.';
  }

  // Takes the label, which ends at `end` but for what closes it.
  void CloseAt(Label label, size_t end, std::string closed = {}) {
    while (closed.size() < 2 && IsOneOf(start_[end], U".])"))
      closed += static_cast<char>(start_[end++]);
    if (closed == "." && start_[end] == U'/') {
      closed += '/';  // "1./", as in Hungary
      ++end;
    }
    if (IsOneOf(start_[end], U":：、")) {
      closed += ':';
      ++end;
    }
    if (const size_t dash = closed.empty() ? SizeOfDash(label, end) : 0) {
      closed = "-";
      end += dash;
    }
    const bool closes = !closed.empty() && (closed[0] == ')' || closed[0] == ']');
    if (opened_ && !closes) return;
    label.closed = closed;
    if (IsAbbreviation(label)) return;
    const char32_t next = start_[end];
    if (!(MayFollow(label, next) || IsGlued(label, end)) || !MayStandBare(label, next, end)) return;
    if (inside_ && !MayBeSecond(label)) return;
    AddInserted(label, end);
    if (IsCapitalPair(label)) return;  // only put in after digits
    AddHeadOfSection(label, end);
    Add(std::move(label), end);
  }

  // "(1)", "a)", "1.1." behind another label on the line; "1.", "§ 1" if they are the first.
  bool MayBeSecond(const Label& label) const {
    if (opened_ || label.closed.starts_with(')')) return true;
    if (label.size > 1) return !label.closed.empty() || label.last().value == 1;
    const bool first = label.last().value == 1 && label.last().script == Script::kDigits;
    return first && (lead_ != 0 || label.closed == ".");
  }

  // "P.O." of "P.O. Box", "e.g."
  bool IsAbbreviation(const Label& label) const {
    return lead_ == 0 && opened_ == 0 && label.closed == "." &&
           (label.pattern == "A.A" || label.pattern == "a.a" || label.pattern == "r.a");
  }

  // "II - Text", "1- Text"
  size_t SizeOfDash(const Label& label, size_t end) const {
    const bool bare = lead_ == 0 && opened_ == 0 && label.size == 1 && label.suffix == 0;
    const size_t dash = end + (start_[end] == U' ' ? 1 : 0);
    return bare && IsOneOf(start_[dash], U"-–—") && start_[dash + 1] == U' ' ? dash + 1 - end : 0;
  }

  // "1. Kapitel", "5 §".
  bool TakeTail(const Label& read, size_t at) {
    const bool counts =
        read.size == 1 && IsOneOf(static_cast<char32_t>(read.last().script), U"drR");
    if (!counts || lead_ != 0 || opened_ != 0) return false;
    constexpr size_t kLongest = 8;
    TailSuffix suffix;
    const std::string rest = Utf8Of(start_, at, std::min(at + kLongest, start_.size()));
    const size_t inserted = SizeOfTailSuffix(rest, &suffix);
    Label label = read;
    label.suffix = suffix.value;
    size_t end = at;
    const uint32_t tail = leads_.FindTail(
        start_, at + CountCodePoints(std::string_view(rest).substr(0, inserted)), &end);
    if (tail == 0) return false;
    if (IsOneOf(start_[end], U":.")) label.closed = static_cast<char>(start_[end++]);
    Add(std::move(label), end);
    found_.back().lead = tail;
    return true;
  }

  bool MayFollow(const Label& label, char32_t next) const {
    if (next == 0 || next == U' ' || IsEastern(next)) return true;
    if ((next == U'-' || next == U'(') && lead_ == 0 && label.closed.empty()) return false;
    const bool glued = !label.closed.empty() && IsCapitalLetter(next);
    if (label.size > 1 && glued) return true;
    return IsOneOf(next, U"—–-(“\"[*：（") || (lead_ != 0 && next == U'/');
  }

  // "1.Lamps", "1.L'olio", "a)Lamps".
  bool IsGlued(const Label& label, size_t end) const {
    const bool one = label.size == 1 && lead_ == 0;
    const Component& only = label.components[0];
    const bool roman = only.script == Script::kRoman && only.end > only.begin + 1;  // "iii.Lamps"
    const bool number = label.closed.ends_with('.') && (only.script == Script::kDigits || roman);
    const bool item = label.closed == ")";
    return one && (number || item) && IsCapitalLetter(start_[end]) &&
           (IsOneOf(start_[end + 1], U" '’") ||
            (IsLetterOfAnyScript(start_[end + 1]) && !IsCapitalLetter(start_[end + 1])));
  }

  bool MayStandBare(const Label& label, char32_t next, size_t end) const {
    if (!label.closed.empty() || lead_ != 0 || label.size > 1) return true;
    const char script = static_cast<char>(label.components[0].script);
    if (IsOneOf(static_cast<char32_t>(script), U"aAC")) return false;
    if (script != 'r' && script != 'R') return true;
    while (start_[end] == U' ') ++end;
    return next == 0 || IsOneOf(start_[end], kLongDashes) || (script == 'R' && IsInCapitals(end));
  }

  // "I THE PIER"
  bool IsInCapitals(size_t at) const {
    size_t letters = 0;
    for (; at < start_.size(); ++at) {
      if (!IsLetterOfAnyScript(start_[at])) continue;
      if (!IsCapitalLetter(start_[at])) return false;
      ++letters;
    }
    return letters > 1;
  }

  static bool IsGreek(char32_t c) { return c >= 0x391 && c <= 0x3C9; }

  // "1r", "2n", "3r", "4t", "5è"
  bool IsCatalanOrdinal(size_t at) const {
    const char32_t digit = at > 0 ? start_[at - 1] : 0, end = start_[at];
    if (!IsDigitSign(digit) || IsLetterOfAnyScript(start_[at + 1])) return false;
    const bool alone = at < 2 || !IsDigitSign(start_[at - 2]);
    return end == U'è' ||
           (alone && ((end == U'r' && (digit == U'1' || digit == U'3')) ||
                      (end == U'n' && digit == U'2') || (end == U't' && digit == U'4')));
  }

  // "er" of "Article 1er", "º" of "Art. 3º".
  size_t SizeOfOrdinalEnd(size_t at) const {
    if (IsOneOf(start_[at], U"ºª°\u0384\u0374")) return 1;  // "Α΄"
    if (IsOneOf(start_[at], U"'\u2019") && IsGreek(start_[at - 1])) return 1;
    if (start_[at] == U'.' && (start_[at + 1] == U'º' || start_[at + 1] == U'ª')) return 2;
    if (lead_ != 0 && IsCatalanOrdinal(at)) return 1;
    const bool er = (start_[at] == U'e' && start_[at + 1] == U'r') ||
                    (start_[at] == U'r' && start_[at + 1] == U'e');
    return er && !IsLetterOfAnyScript(start_[at + 2]) ? 2 : 0;
  }

  // "6AA"
  static bool IsCapitalPair(const Label& label) {
    constexpr uint32_t kLetters = 26;
    return label.size > 1 && label.pattern.ends_with("dA") && label.last().value > kLetters;
  }

  // 12a also is 12 with an insertion.
  void AddInserted(const Label& label, size_t end) {
    if (label.size < 2 || label.suffix != 0) return;
    const bool capital = label.pattern.ends_with("dA");
    const bool apart = lead_ != 0 && label.pattern.ends_with("d-A");  // "§ 7-A"
    if (!label.pattern.ends_with("da") && !capital && !apart) return;
    if (lead_ == 0 && opened_ == 0 && label.size != 2 && !capital) return;
    constexpr uint32_t kLetters = 26;  // "1xx" is none
    const uint32_t value = label.last().value;
    const bool pair = IsCapitalPair(label);
    if (value > kLetters && !pair) return;
    const uint32_t suffix =
        pair ? LetterPair((value - 1) / kLetters, (value - 1) % kLetters + 1) : value;
    if (suffix == 0) return;
    Label inserted = label;
    --inserted.size;
    inserted.pattern.resize(inserted.pattern.size() - (apart ? 2 : 1));
    inserted.suffix = suffix;
    Add(std::move(inserted), end);
  }

  // 3.0 also is 3, the head of the section that has 3.1.
  void AddHeadOfSection(const Label& label, size_t end) {
    const Component& last = label.last();
    if (label.pattern != "d.d" || last.value != 0 || last.digits != 1 || label.suffix != 0) return;
    Label head = label;
    head.size = 1;
    head.pattern = "d";
    head.closed = ".0" + label.closed;  // also "[3.0]"
    Add(std::move(head), end);
  }

  void Add(Label label, size_t end) {
    label.lead = lead_;
    label.opened = opened_;
    label.small = IsSmallLetter(start_[begin_]);
    label.begin = static_cast<uint8_t>(begin_);
    label.number = static_cast<uint8_t>(number_);
    label.end = static_cast<uint8_t>(end);
    found_.push_back(std::move(label));
  }

  const Start& start_;
  const Leads& leads_;
  uint32_t lead_;
  size_t begin_, number_;
  bool inside_;
  char32_t opened_ = 0;
  std::vector<Label> found_;
};

uint32_t DigitsFrom(const Start& start, size_t begin, size_t end) {
  uint32_t value = 0;
  for (size_t i = begin; i < end && IsDigitSign(start[i]); ++i)
    value = value * 10 + (start[i] - U'0');
  return value;
}

// 第三条, 一、, 제3조: with the character that follows in the pattern, for it is the unit counted.
std::optional<Label> ReadHan(const Start& start, size_t at) {
  constexpr std::u32string_view kUnits = U"条條章节節编編款项項篇部分則则",
                                kKorean = U"조장절항관편";
  const bool ordinal = IsOrdinalSign(start[at]);
  size_t begin = at + (ordinal ? 1 : 0);
  if (ordinal && start[begin] == U' ') ++begin;
  size_t end = begin;
  std::string digits;
  while (end < start.size() &&
         (IsDigitSign(start[end]) || HanNumeralSize(Utf8Of(start, end, end + 1)) > 0))
    ++end;
  if (end == begin) return std::nullopt;
  const std::string numeral = Utf8Of(start, begin, end);
  uint32_t value = HanNumeralValue(numeral);
  uint32_t suffix = 0;
  if (IsDigitSign(start[begin])) {
    value = DigitsFrom(start, begin, end);
    if (!ordinal) return std::nullopt;
    if (start[end] == U'-' && IsDigitSign(start[end + 1])) {  // "第 7-1 條" is 第七條之一
      const size_t number = ++end;
      while (IsDigitSign(start[end])) ++end;
      size_t size = 0;
      suffix = ReadInsertion("之" + HanNumeral(DigitsFrom(start, number, end)), true, &size);
      if (suffix == 0) return std::nullopt;
    }
  }
  if (ordinal && start[end] == U' ') ++end;
  const char32_t unit = start[end];
  const bool unit_fits = ordinal ? IsOneOf(unit, kUnits) || IsOneOf(unit, kKorean) : unit == U'、';
  if (!unit_fits || value == 0) return std::nullopt;
  Label label;
  label.components[0] = {Script::kHan, value, 0, static_cast<uint8_t>(begin),
                         static_cast<uint8_t>(end)};
  label.size = 1;
  label.pattern = "c" + Utf8Of(start, end, end + 1);
  ++end;
  label.suffix = suffix;
  if (suffix == 0) end += SizeOfInsertion(start, end, true, &label.suffix);  // 第三条之一
  label.begin = label.number = static_cast<uint8_t>(at);
  label.end = static_cast<uint8_t>(end);
  const bool cites = IsOneOf(unit, U"款項项") && start[end] != 0 && start[end] != U' ';
  if (cites) return std::nullopt;  // "第一款所称"
  return label;
}

// （一）, and "一 " before a word: items, with no sign for what they are.
std::optional<Label> ReadHanItem(const Start& start, size_t at) {
  const bool opened = start[at] == U'(';
  const size_t begin = at + (opened ? 1 : 0);
  size_t end = begin;
  while (end < start.size() && HanNumeralSize(Utf8Of(start, end, end + 1)) > 0) ++end;
  const bool closes = opened ? start[end] == U')' : start[end] == U' ' && IsEastern(start[end + 1]);
  if (end == begin || !closes) return std::nullopt;
  Label label;
  label.components[0] = {Script::kHan, HanNumeralValue(Utf8Of(start, begin, end)), 0,
                         static_cast<uint8_t>(begin), static_cast<uint8_t>(end)};
  if (label.components[0].value == 0) return std::nullopt;
  label.size = 1;
  label.pattern = "c";
  label.opened = opened ? U'(' : 0;
  label.closed = opened ? ")" : " ";
  label.begin = label.number = static_cast<uint8_t>(at);
  label.end = static_cast<uint8_t>(end + 1);
  return label;
}

// "①", "¹".
std::optional<Label> ReadStyled(const Start& start, size_t at) {
  constexpr size_t kLongest = 3;
  if (start[at] < 0x80) return std::nullopt;
  const std::string numeral = Utf8Of(start, at, std::min(at + kLongest, start.size()));
  size_t bytes = 0;
  const uint32_t value = StyledNumeralValue(numeral, &bytes);
  if (value == 0) return std::nullopt;
  const auto end = static_cast<uint8_t>(at + CountCodePoints(numeral.substr(0, bytes)));
  Label label;
  label.components[0] = {Script::kStyled, value, 0, static_cast<uint8_t>(at), end};
  label.size = 1;
  label.pattern = "o";
  label.begin = label.number = static_cast<uint8_t>(at);
  label.end = end;
  return label;
}

bool AreOneReading(const Label& a, const Label& b) {
  return a.pattern == b.pattern && a.suffix == b.suffix && a.size == b.size &&
         a.StartsAs(b, a.size);
}

}  // namespace

Leads::Leads(std::string_view text, const std::vector<Block>& blocks) {
  constexpr size_t kFewestNumbers = 4, kFewestHeadings = 2, kWords = 50;
  static const WordList captions = InAllLanguages(&Language::captions);
  static const std::unordered_set<std::string> kKnown = [] {
    std::unordered_set<std::string> known;
    for (std::string_view word : LeadWords()) {
      while (word.ends_with('.')) word.remove_suffix(1);
      known.insert(FoldCase(word));
    }
    return known;
  }();
  static const std::unordered_set<std::string> kAttachments = [] {
    std::unordered_set<std::string> attachments;
    for (const std::string_view word : LeadWords()) {
      size_t length = 0;
      if (codicil::IsAttachment(ReadLead(std::string(word) + " 1", EveryStyle(), &length)))
        attachments.insert(FoldCase(word));
    }
    return attachments;
  }();
  struct Count {
    uint32_t all = 0, numbered = 0, headings = 0;
    std::unordered_set<std::string> numbers;
    std::string printed;
  };
  std::unordered_map<std::string, Count> counts;
  Start start;
  for (const Block& block : blocks) {
    ReadStart(text, block, start, kWords);
    if (const std::string lone = WholeWord(start); kAttachments.contains(lone))
      ++counts[lone].numbered;
    const size_t word = EndOfLeadWord(start, 0);
    if (word == 0) continue;
    const std::string folded = FoldCase(Utf8Of(start, 0, word));
    Count& count = counts[folded];
    ++count.all;
    const size_t number = NumberAfter(start, 0, word);
    if (number == 0) continue;
    size_t end = number;
    while (IsDigitSign(start[end])) ++end;
    if (end == number) RomanOf(start, number, &end);
    const bool letter = IsCapitalLetter(start[number]) && LetterOf(start[number]) > 0;
    if (end == number && letter && !IsLetterOfAnyScript(start[number + 1])) ++end;
    const bool spaced = start[number - 1] == U' ' || !IsLetterOfAnyScript(start[0]);
    const bool known = kKnown.contains(folded);
    if (end == number && known && WordValue(start, number) > 0) end = EndOfWord(start, number);
    if (end == number || (!spaced && !known)) continue;                        // "GR.1"
    if (IsOrdinalSign(start[0]) && IsLetterOfAnyScript(start[end])) continue;  // "제6회", "第1回"
    ++count.numbered;
    count.headings += block.level > 0;
    count.numbers.insert(Utf8Of(start, number, end));
    if (count.printed.empty()) count.printed = Utf8Of(start, 0, word);
  }
  // The use of each of these is counted in the whole text; works have ten of them at most.
  constexpr size_t kMostUnknown = 100;
  std::vector<std::string> words;
  std::vector<std::pair<uint32_t, std::string>> unknown;
  for (const auto& [word, count] : counts) {
    if (count.numbered == 0 || Contains(captions, word)) continue;
    const bool enough = count.numbers.size() >= kFewestNumbers ||
                        (count.headings >= kFewestHeadings && count.numbers.contains("1"));
    const bool counting = enough && count.numbered * 10 >= count.all * 6;
    if (kKnown.contains(word)) {
      words.push_back(word);
    } else if (counting) {
      unknown.emplace_back(count.numbered, word);
    }
  }
  std::ranges::sort(unknown, std::greater());
  unknown.resize(std::min(unknown.size(), kMostUnknown));
  for (const auto& [numbered, word] : unknown) {
    if (!IsName(CountUse(text, counts[word].printed).bare, numbered)) words.push_back(word);
  }
  std::ranges::sort(words);
  for (std::string& word : words) {
    ++leads_;
    if (kAttachments.contains(word)) attachments_.insert(leads_);
    words_.emplace(std::move(word), leads_);
  }
  uint32_t last = leads_;
  for (const std::string& tail : Tails()) last += words_.try_emplace(tail, last + 1).second;
}

uint32_t Leads::FindTail(const Start& start, size_t at, size_t* end) const {
  const size_t begin = at + (start[at] == U'.' ? 1 : 0);
  const bool attached = begin == at && (IsEastern(start[at]) || start[at] == U'§');  // "1장", "1§"
  if (!attached && start[begin] != U' ' && start[begin] != U'-') return 0;
  const size_t word = begin + (attached ? 0 : 1);
  size_t last = word;
  while (IsLetterOfAnyScript(start[last])) ++last;
  if (start[last] == U'.') ++last;
  // "1. § 5 is repealed" is an item that begins with a citation.
  const bool cites =
      start[word + 1] == U'§' || IsDigitSign(start[word + 1]) || IsDigitSign(start[word + 2]);
  if (last == word && start[word] == U'§' && !cites) ++last;
  std::string folded = FoldCase(Utf8Of(start, word, last));
  if (!IsTail(folded) && folded.ends_with('.')) {  // "1 straipsnis."
    folded.pop_back();
    --last;
  }
  if (!IsTail(folded)) return 0;
  *end = last;
  return words_.at(folded);
}

uint32_t Leads::FindLone(const Start& start) const {
  const auto found = words_.find(WholeWord(start));
  return found != words_.end() && IsAttachment(found->second) ? found->second : 0;
}

uint32_t Leads::Find(const Start& start, size_t at, size_t* number) const {
  const size_t word = EndOfLeadWord(start, at);
  if (word == at) return 0;
  const size_t begin = NumberAfter(start, at, word);
  if (begin == 0 || !MayBeginNumber(start[begin])) return 0;
  const auto found = words_.find(FoldCase(Utf8Of(start, at, word)));
  if (found == words_.end() || found->second > leads_) return 0;
  *number = begin;
  return found->second;
}

bool Label::StartsAs(const Label& other, size_t most) const {
  return std::equal(path().begin(), path().begin() + static_cast<std::ptrdiff_t>(most),
                    other.path().begin(), [](const Component& a, const Component& b) {
                      return a.value == b.value && a.IsLetter() == b.IsLetter();
                    });
}

std::optional<int> Label::DigitsInside(const Label& other) const {
  const Component &own = last(), &up = other.last();
  const bool like = size == other.size && lead == other.lead && opened == other.opened &&
                    own.script == Script::kDigits && up.script == Script::kDigits;
  if (!like || own.digits <= up.digits || !StartsAs(other, size - 1u)) return std::nullopt;
  uint32_t start = own.value;
  for (uint8_t i = up.digits; i < own.digits; ++i) start /= 10;
  if (start != up.value) return std::nullopt;
  return own.digits - up.digits;
}

bool Label::IsMisprintAfter(const Label& other) const {
  constexpr size_t kFewest = 3;
  if (size < kFewest || pattern != other.pattern || lead != other.lead ||
      last().value != other.last().value + 1)
    return false;
  size_t differences = 0;
  for (size_t i = 0; i + 1 < size; ++i)
    differences += components[i].value != other.components[i].value;
  return differences == 1;
}

uint64_t Label::AddressKey() const {
  uint64_t key = kHashSeed;
  constexpr uint32_t kLetter = 1u << 30;  // A.1 is not 1.1
  for (const Component& component : path()) {
    key = Combine(key, component.value | (component.IsLetter() ? kLetter : 0));
  }
  return suffix == 0 ? key : Combine(key, suffix);
}

std::string CodeBeforeNumber(const Start& start) {
  const size_t end = EndOfCode(start, 0);
  return end > 0 && IsNumbered(start, end) ? Utf8Of(start, 0, end) : std::string();
}

std::optional<Label> ReadCode(const Start& start, const Codes& codes) {
  size_t end = EndOfCode(start, 0), next = end;
  while (start[next] == U' ') ++next;
  const bool closed = start[end] == U':' || start[next] == 0 || IsOneOf(start[next], kLongDashes);
  if (!closed || !codes.contains(Utf8Of(start, 0, end))) return std::nullopt;
  const bool letter = end == 1;  // "K: Keepers", above K.1
  Label label;
  label.components[0] = {Script::kCode, letter ? LetterOf(start[0]) : CodeValue(start, 0, end), 0,
                         0, static_cast<uint8_t>(end)};
  label.size = 1;
  label.pattern = "C";
  if (start[end] == U':') label.closed = static_cast<char>(start[end++]);
  label.end = static_cast<uint8_t>(end);
  return label;
}

std::optional<Label> ReadLone(const Start& start, const Leads& leads) {
  const uint32_t lead = leads.FindLone(start);
  const size_t begin = BehindArticle(start);
  std::string printed = Utf8Of(start, begin, start.size());
  std::erase(printed, ' ');
  if (lead == 0 || !RuleNumber::Parse(printed, EveryStyle())) return std::nullopt;
  Label label;
  label.components[0] = {Script::kCode, CodeValue(start, begin, start.size()), 0,
                         static_cast<uint8_t>(begin), static_cast<uint8_t>(start.size())};
  label.size = 1;
  label.pattern = "C";
  label.lead = lead;
  label.begin = static_cast<uint8_t>(begin);
  label.end = static_cast<uint8_t>(start.size());
  return label;
}

std::vector<Label> ReadLabels(const Start& start, size_t at, const Leads& leads, bool inside) {
  if (auto han = ReadHan(start, at)) return {std::move(*han)};
  if (auto item = ReadHanItem(start, at)) return {std::move(*item)};
  if (auto styled = ReadStyled(start, at)) return {std::move(*styled)};
  size_t number = at;
  const uint32_t lead = leads.Find(start, at, &number);
  std::vector<Label> all = Grammar(start, leads, lead, at, number, inside).Read(), kept;
  const bool tailed =  // "2.a člen" is not 2.a
      lead == 0 && std::ranges::any_of(all, [](const Label& label) { return label.lead != 0; });
  if (tailed) std::erase_if(all, [](const Label& label) { return label.lead == 0; });
  size_t longest = 0;
  for (const Label& label : all) longest = std::max<size_t>(longest, label.end);
  for (Label& label : all) {
    const bool parted = label.end >= start.size() || start[label.end] == U' ';
    if (label.end != longest && !parted) continue;
    if (std::ranges::any_of(kept, [&](const Label& other) { return AreOneReading(label, other); }))
      continue;
    kept.push_back(std::move(label));
  }
  return kept;
}

}  // namespace codicil::outline
