// The characters that labels are made of, and what they count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "ingest/outline/block.h"

namespace codicil::outline {

constexpr bool IsDigitSign(char32_t c) { return c >= U'0' && c <= U'9'; }
constexpr bool IsSmall(char32_t c) { return c >= U'a' && c <= U'z'; }
constexpr bool IsBig(char32_t c) { return c >= U'A' && c <= U'Z'; }
// Characters of East Asia, whose words no space parts.
constexpr bool IsEastern(char32_t c) { return c >= 0x2E80; }
// Before a number that a unit follows.
constexpr bool IsOrdinalSign(char32_t c) { return c == U'第' || c == U'제'; }
constexpr bool IsSectionSign(char32_t c) { return c == U'§' || c == U'¶'; }
constexpr bool IsOneOf(char32_t c, std::u32string_view set) { return set.find(c) != set.npos; }

std::string Utf8Of(const Start& start, size_t begin, size_t end);
size_t EndOfWord(const Start& start, size_t at);

// A letter of a Roman numeral: numerals are also typed with letters of Ukrainian that look alike.
char32_t LatinOfNumeral(char32_t c);
// The value of the Roman numeral at the character `at`, whose end it stores; 0 if there is none.
uint32_t RomanOf(const Start& start, size_t at, size_t* end);
// The value of "First", "segunda", "Twenty-One"; 0 if it is none.
uint32_t WordValue(const Start& start, size_t at);
// The place of a letter in its alphabet, or 0.
uint32_t LetterOf(char32_t c);
// "AC" of "AC-2", "ID" of "ID.AM-1", "P" of "P.1": returns its end, or `at`. `inside`: after
// another code, where it may be longer, "WARDENS" of "HB.WARDENS.1".
size_t EndOfCode(const Start& start, size_t at, bool inside = false);
// Codes have no order: a value that no counter has.
uint32_t CodeValue(const Start& start, size_t begin, size_t end);
// "bis", の二 at the character `at`: stores its place, and returns its size; 0 if there is none.
size_t SizeOfInsertion(const Start& start, size_t at, bool after_tail, uint32_t* suffix);

}  // namespace codicil::outline
