// Repeated words and repeated spaces.

#include "text/words.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "check/checks.h"
#include "text/quotation_marks.h"

namespace codicil {
namespace {

bool IsLetterByte(char c) { return IsLetter(c) || !IsAscii(c); }

bool SameLetters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ToLower(x) == ToLower(y); });
}

// English words that may well be repeated: "the warden whose turn it is is first".
bool MayRepeat(std::string_view word) {
  constexpr std::array<std::string_view, 3> kWords = {"that", "had", "is"};
  return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

// A run of letters.
Word NextWord(std::string_view text, size_t from) {
  size_t begin = from;
  while (begin < text.size() && !IsLetterByte(text[begin])) ++begin;
  size_t end = begin;
  while (end < text.size() && IsLetterByte(text[end])) ++end;
  return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// Whether only spaces within one paragraph separate the two.
bool Adjoin(std::string_view text, const Word& a, const Word& b) {
  const std::string_view between = text.substr(a.end, b.begin - a.end);
  return !between.empty() && between.find_first_not_of(" \n") == between.npos &&
         between.find("\n\n") == between.npos;
}

// "bean-bean", "first's": the word is part of a longer one.
bool IsWhole(std::string_view text, const Word& word) {
  constexpr std::string_view kJoiners = "-'_/";
  const bool joined_before = word.begin > 0 && kJoiners.find(text[word.begin - 1]) != kJoiners.npos;
  const bool joined_after =
      word.end < text.size() && kJoiners.find(text[word.end]) != kJoiners.npos;
  return !joined_before && !joined_after;
}

bool IsSlip(std::string_view text, const Word& first, const Word& second) {
  const std::string_view a = text.substr(first.begin, first.end - first.begin);
  const std::string_view b = text.substr(second.begin, second.end - second.begin);
  // Two capitals are a name.
  if (a.size() != b.size() || IsUpper(b[0]) || !SameLetters(a, b) || MayRepeat(b)) return false;
  return Adjoin(text, first, second) && IsWhole(text, first) && IsWhole(text, second);
}

// A place where one sentence ends and the next begins.
bool EndsSentence(std::string_view text, size_t blank) {
  size_t at = blank;
  while (at > 0) {
    const bool bracket = text[at - 1] == ')' || text[at - 1] == ']';
    const QuotationMark mark = QuotationMarkBefore(text, at);
    if (!bracket && !mark.closes) break;
    at -= bracket ? 1 : mark.size;
  }
  return at > 0 && (text[at - 1] == '.' || text[at - 1] == '!' || text[at - 1] == '?');
}

struct Gap {
  uint32_t begin;
  uint32_t end;
  bool ends_sentence;
};

struct Spacing {
  std::vector<Gap> wide;   // of two spaces or more
  size_t single_ends = 0;  // sentences separated by one space
  size_t double_ends = 0;  // by two
};

bool IsInside(std::string_view text, size_t begin, size_t end) {
  return begin > 0 && text[begin - 1] != '\n' && end < text.size() && text[end] != '\n';
}

void AddWide(std::string_view text, size_t begin, size_t end, Spacing& spacing) {
  // Around a dash typed as "--", any spacing is deliberate.
  if (!IsInside(text, begin, end) || text.substr(end).starts_with("--")) return;
  const bool ends_sentence = EndsSentence(text, begin);
  spacing.double_ends += ends_sentence && end - begin == 2;
  spacing.wide.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(end), ends_sentence});
}

Spacing SpacingOf(std::string_view text) {
  Spacing spacing;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != ' ') continue;
    size_t end = at + 1;
    while (end < text.size() && text[end] == ' ') ++end;
    if (end - at > 1) {
      AddWide(text, at, end, spacing);
    } else {
      spacing.single_ends += EndsSentence(text, at);
    }
    at = end;
  }
  return spacing;
}

// Lines that the source keeps apart are set as their author wants them: "Hill 3  12345".
bool IsAddress(const CheckedText& text) {
  return (text.kind == PassageKind::kFrontMatter || text.kind == PassageKind::kBackMatter) &&
         text.passage->text.find('\n') != std::string_view::npos;
}

}  // namespace

void CheckRepeatedWords(const CheckedText& text, Findings& findings) {
  const std::string_view words = text.passage->text;
  Word before = NextWord(words, 0);
  while (before.end < words.size()) {
    const Word word = NextWord(words, before.end);
    if (word.begin < word.end && IsSlip(words, before, word)) {
      findings.Add(DiagnosticKind::kRepeatedWord, text, before.begin, word.end,
                   "\"" + std::string(words.substr(word.begin, word.end - word.begin)) +
                       "\" appears twice in a row");
    }
    before = word;
  }
}

// A typist who often puts two spaces after a period means them; a hundred findings would add
// nothing.
void CheckDoubleSpaces(const std::vector<CheckedText>& texts, Findings& findings) {
  std::vector<Spacing> spacings;
  size_t single_ends = 0, double_ends = 0;
  for (const CheckedText& text : texts) {
    spacings.push_back(IsAddress(text) ? Spacing() : SpacingOf(text.passage->text));
    single_ends += spacings.back().single_ends;
    double_ends += spacings.back().double_ends;
  }
  const bool two_behind_periods = double_ends * 20 > single_ends;
  for (size_t i = 0; i < texts.size(); ++i) {
    for (const Gap& gap : spacings[i].wide) {
      if (two_behind_periods && gap.ends_sentence && gap.end - gap.begin == 2) continue;
      findings.Add(DiagnosticKind::kDoubleSpace, texts[i], gap.begin, gap.end,
                   std::to_string(gap.end - gap.begin) + " spaces between words");
    }
  }
}

}  // namespace codicil
