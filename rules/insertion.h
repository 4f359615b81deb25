// How a provision that was put in after another one is numbered: "bis" of "Article 3 bis", の二 of
// 第三条の二, 之一 of 第三条之一, ¹ of § 3¹. A NumberComponent has it as a suffix, as it has the
// letter of "16a".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace codicil {

// Returns the suffix that stands for two letters, 1 to 26 each: "6AA", which is put in after 6A, or
// before it. 0 if there is no room for it.
uint32_t LetterPair(uint32_t first, uint32_t second);
// Returns a suffix of letters as it is written.
std::string SuffixLetters(uint32_t suffix, bool capital);
// The place of any suffix: 0 for none, then a, aa, ab, b, and bis after all letters.
uint32_t SuffixOrder(uint32_t suffix);
// Whether `next` is what comes right after `before` with the same digits: 6AA, 6AB and 6B after 6A.
// Where 8AA was put in before 8A, that comes after it.
bool IsNextSuffix(uint32_t before, uint32_t next);

// Returns the suffix that `text` begins with, which comes after the tail of a lead or after digits,
// and stores its length; 0 if there is none. "3 bis 5" is a range.
uint32_t ReadInsertion(std::string_view text, bool after_tail, size_t* length);
// Whether the suffix is one of these, and not a letter.
bool IsInsertion(uint32_t suffix);
// Whether it is the first that can come after the number itself: a, aa, bis, の二, 之一, ¹.
bool IsFirstSuffix(uint32_t suffix);
// Returns it as it is written after a number of the lead `lead`, whose value is in Han if `han`.
std::string InsertionText(uint32_t suffix, std::string_view lead, bool han);

// Returns a pattern (RE2) of "bis" and what is like it, as it may be joined to digits.
std::string LatinInsertionPattern();

}  // namespace codicil
