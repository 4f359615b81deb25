#include "ingest/outline/components.h"

#include <algorithm>
#include <unordered_map>

#include "base/hash_map.h"
#include "rules/insertion.h"
#include "rules/number_words.h"
#include "rules/rule_number.h"
#include "text/code_points.h"
#include "text/converter.h"
#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::outline {

// Only these: the other letters of numerals have no look-alike that is typed for them.
char32_t LatinOfNumeral(char32_t c) {
  return c == 0x406 ? U'I' : c == 0x456 ? U'i' : c == 0x425 ? U'X' : c == 0x445 ? U'x' : c;
}

std::string Utf8Of(const Start& start, size_t begin, size_t end) {
  std::string text;
  for (size_t i = begin; i < end; ++i) AppendCodePoint(start[i], text);
  return text;
}

size_t EndOfWord(const Start& start, size_t at) {
  while (IsLetterOfAnyScript(start[at]) || start[at] == U'-') ++at;
  return at;
}

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

namespace {

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

}  // namespace

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

size_t EndOfCode(const Start& start, size_t at, bool inside) {
  constexpr size_t kLongest = RuleNumber::kCodeLetters, kLongestInside = 2 * kLongest;
  size_t end = at;
  while (end - at < kLongest && (IsBig(start[end]) || (end > at && IsSmall(start[end])))) ++end;
  size_t capitals = at;
  while (inside && capitals - at < kLongestInside && IsBig(start[capitals])) ++capitals;
  return std::max(end, capitals);
}

uint32_t CodeValue(const Start& start, size_t begin, size_t end) {
  uint64_t hash = kHashSeed;
  for (size_t i = begin; i < end; ++i) hash = Combine(hash, start[i]);
  return static_cast<uint32_t>(hash | 1u << 31);
}

size_t SizeOfInsertion(const Start& start, size_t at, bool after_tail, uint32_t* suffix) {
  constexpr size_t kLongest = 16;
  const std::string text = FoldCase(Utf8Of(start, at, std::min(at + kLongest, start.size())));
  size_t bytes = 0;
  const uint32_t read = ReadInsertion(text, after_tail, &bytes);
  if (read != 0) *suffix = read;
  return read == 0 ? 0 : CountCodePoints(std::string_view(text).substr(0, bytes));
}

}  // namespace codicil::outline
