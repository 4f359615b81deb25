// Numerals of East Asia: 三, 十二, 二十, 一百〇五.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace codicil {

// Returns the bytes of the numeral at the start of `text`, in UTF-8; 0 if there is none.
size_t HanNumeralSize(std::string_view text);
// Returns the value of a numeral below 10,000; 0 if it is none. 二〇三 is read digit by digit.
uint32_t HanNumeralValue(std::string_view numeral);
// Returns the numeral of a value below 10,000, as it is written after 第; a greater one in digits.
std::string HanNumeral(uint32_t value);

inline constexpr std::array<std::string_view, 10> kRaisedDigits = {"⁰", "¹", "²", "³", "⁴",
                                                                   "⁵", "⁶", "⁷", "⁸", "⁹"};
// Returns the digit that is raised at the start of `text` (¹), and stores its bytes; -1 if none is.
int RaisedDigitAt(std::string_view text, size_t* size);
// "¹" for '1'; empty if it is no digit.
std::string_view RaisedDigit(char digit);

// Returns the value of the numeral from ① to ⑳, or of the superscripts (¹²), that `text` begins
// with, and stores its size in bytes; 0 if there is neither.
uint32_t StyledNumeralValue(std::string_view text, size_t* size);

// Returns the value of the digits of East Asia that `text` begins with, "２", and stores their
// length in bytes in `*length`; 0 if there are none, or more than two.
uint32_t WideDigitsValue(std::string_view text, size_t* length);

}  // namespace codicil
