// Repeated words.

#include <fmt/format.h>

#include <algorithm>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "text/language.h"
#include "text/words.h"

namespace codicil {
namespace {

bool IsLetterByte(char c) { return IsLetter(c) || !IsAscii(c); }

bool SameLetters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ToLower(x) == ToLower(y); });
}

// Words that may well be repeated: "the warden whose turn it is is first".
bool MayRepeat(std::string_view word) {
  static const WordList words = InAllLanguages(&Language::repeatable);
  return Contains(words, word);
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

void CheckText(const CheckedText& text, Findings& findings) {
  const std::string_view words = text.passage->text;
  Word before = NextWord(words, 0);
  while (before.end < words.size()) {
    const Word word = NextWord(words, before.end);
    if (word.begin < word.end && IsSlip(words, before, word)) {
      findings.Add(kind::kRepeatedWord, text, before.begin, word.end,
                   fmt::format("\"{}\" appears twice in a row",
                               words.substr(word.begin, word.end - word.begin)));
    }
    before = word;
  }
}

}  // namespace

void CheckRepeatedWords(const CheckInput& input, Findings& findings) {
  for (const CheckedText& text : input.texts) CheckText(text, findings);
}

}  // namespace codicil
