#include "ingest/outline/label_reader.h"

#include <algorithm>
#include <utility>

#include "ingest/outline/components.h"
#include "ingest/outline/han_label.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "rules/numbering_style.h"
#include "rules/rule_number.h"
#include "text/code_points.h"
#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::outline {
namespace {

constexpr std::u32string_view kLongDashes = U"—–-‐‑";

// "stk", "Abs": what the parts right below an article are called.
bool IsPartWord(const std::string& folded) {
  static const WordList words = InAllLanguages(&CitationWords::paragraphs);
  return Contains(words, folded);
}

// Whether a number follows the code that ends at `end`, or another code with one: "ID.AM-1".
bool IsNumbered(const Start& start, size_t end) {
  const bool joined = start[end] == U'.' || start[end] == U'-';
  const size_t next = end + (joined ? 1 : 0);
  if (IsDigitSign(start[next])) return true;
  const size_t other = joined ? EndOfCode(start, next, true) : next;
  return other > next && (start[other] == U'.' || start[other] == U'-') &&
         IsDigitSign(start[other + 1]);
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
    ReadLetterPair();
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

  // "ab)", the second in a): as in Hungary.
  void ReadLetterPair() {
    if (lead_ != 0 || !IsSmall(start_[number_]) || !IsSmall(start_[number_ + 1]) ||
        start_[number_ + 2] != U')')
      return;
    Label label;
    for (size_t at = number_; at < number_ + 2; ++at)
      Append(Make(Script::kLetter, LetterOf(start_[at]), at, at + 1), 0, label);
    CloseAt(std::move(label), number_ + 2);
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
      const bool hex = value == 0 && start_[end] == U'x' && IsDigitSign(start_[end + 1]);  // "0x01"
      if (end - at <= most_digits && !hex) add(Script::kDigits, value, end);
      return found;
    }
    size_t end = at;
    if (const uint32_t roman = glued ? 0 : RomanOf(start_, at, &end))
      add(IsCapitalLetter(start_[at]) ? Script::kCapitalRoman : Script::kRoman, roman, end);
    AddLetter(at, glued, found);
    const size_t code = EndOfCodeAt(at);
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

  size_t EndOfCodeAt(size_t at) const {
    return EndOfCode(start_, at, at > number_ && start_[at - 1] == U'.');
  }

  void AddCode(size_t at, std::vector<Found>& found) const {
    const size_t end = EndOfCodeAt(at);
    constexpr size_t kLongestGlued = 2;  // "CC1.1", but not "TEXT614"
    const bool glued = end - at > kLongestGlued && IsDigitSign(start_[end]);
    if (end > at && !glued && IsNumbered(start_, end))
      found.push_back({Make(Script::kCode, CodeValue(start_, at, end), at, end), end});
  }

  // "v1" of "HB.WARDENS.1.1v1": which state of it this is.
  size_t SizeOfVersion(const Label& label, size_t at) const {
    if (label.components[0].script != Script::kCode || start_[at] != U'v') return 0;
    size_t end = at + 1;
    while (IsDigitSign(start_[end]) || (start_[end] == U'.' && IsDigitSign(start_[end + 1]))) ++end;
    return end == at + 1 ? 0 : end - at;
  }

  // Takes the label that ends at `at`, if what comes after it can.
  void Close(const Label& read, size_t at) {
    if (TakeTail(read, at)) return;
    if (const size_t version = SizeOfVersion(read, at)) return CloseAt(read, at + version);
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

  // "(1)", "a)", "1.1." after another label on the line; "1.", "§ 1" if they are the first.
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

  static bool IsItemLetter(const Component& component) {
    return component.script == Script::kLetter && component.end == component.begin + 1;
  }

  // "1.Lamps", "1.L'olio", "a)Lamps", "§ 1.Lamps".
  bool IsGlued(const Label& label, size_t end) const {
    const bool one = label.size == 1;
    const Component& only = label.components[0];
    const bool roman = only.script == Script::kRoman && only.end > only.begin + 1;  // "iii.Lamps"
    const bool number = label.closed.ends_with('.') && (only.script == Script::kDigits || roman);
    const bool item = label.closed == ")" && lead_ == 0;
    const bool word = IsLetterOfAnyScript(start_[end + 1]) && !IsCapitalLetter(start_[end + 1]);
    if (one && item && IsItemLetter(only) && IsSmallLetter(start_[end]))
      return word || start_[end + 1] == U' ';  // "a)oars", "b)à terre"
    return one && (number || item) && IsCapitalLetter(start_[end]) &&
           (IsOneOf(start_[end + 1], U" '’") || word);
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

bool AreOneReading(const Label& a, const Label& b) {
  return a.pattern == b.pattern && a.suffix == b.suffix && a.size == b.size &&
         a.StartsAs(b, a.size);
}

}  // namespace

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
  const size_t begin = EndOfArticle(start);
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
