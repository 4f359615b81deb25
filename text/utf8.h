// UTF-8 at the level of bytes: finding well-formed and ill-formed sequences. Also tests for white
// space.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace codicil {

// Returns the first offset at or after `at` of a byte that is not ASCII, or bytes.size().
size_t FindNonAscii(std::string_view bytes, size_t at);

// Returns the first offset at or after `at` of an ill-formed UTF-8 sequence, or bytes.size(). `at`
// must be the begin of a character.
size_t FindIllFormed(std::string_view bytes, size_t at);

// The sequence, well formed or not, at one place of a byte string.
struct Utf8Sequence {
  char32_t code_point = 0;  // U+FFFD if ill formed
  size_t size = 0;          // bytes; if ill formed, those of the maximal ill-formed subpart
  bool well_formed = false;
};
Utf8Sequence Utf8At(std::string_view bytes, size_t at);
std::u32string CodePointsOf(std::string_view text);

// Whether `c` is Unicode white space or a zero-width sign, which readers do not see either.
bool IsBlank(char32_t c);
// Whether a reader sees `c`: it is no control, no blank, no format character (such as those that
// turn the direction of a text) and nothing else that shows nothing.
bool IsVisible(char32_t c);
// Whether the text begins with a sign of East Asia (or of a later block, such as symbols): scripts
// in which words are not separated by spaces. Valid UTF-8.
bool BeginsInEastAsia(std::string_view text);
// Whether `c` is a character of Chinese or Japanese, or of their punctuation: lines may be broken
// between any two. Not Hangul, whose words are separated by spaces.
bool IsIdeograph(char32_t c);
// Whether `c` is a letter of any script.
bool IsLetterOfAnyScript(char32_t c);
// Return the size in bytes of the letter at `at`, and of the one that ends there, or 0. Signs of
// East Asia do not count: no space separates their words. Valid UTF-8.
size_t LetterAt(std::string_view text, size_t at);
size_t LetterBefore(std::string_view text, size_t at);
// Returns the value of a decimal digit of any script, -1 if `c` is not one.
int DecimalDigitOf(char32_t c);

// Whether `bytes` ends in the middle of a sequence that begins at `at` and is well formed up to
// there.
bool IsCutShortAt(std::string_view bytes, size_t at);

}  // namespace codicil
