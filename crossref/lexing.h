// The small steps of reading a citation. All positions are byte offsets in `text`; each step
// examines a bounded stretch.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/ascii.h"
#include "rules/rule_number.h"
#include "text/language.h"

namespace codicil {

inline char CharAt(std::string_view text, size_t at) { return at < text.size() ? text[at] : '\0'; }
// Returns the byte before `at`, or 0 at the start.
inline char CharBefore(std::string_view text, size_t at) { return at > 0 ? text[at - 1] : '\0'; }

inline bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\n'; }
// Whether `c` is one of `set`; CharAt's 0 is not.
inline bool IsIn(std::string_view set, char c) {
  return c != '\0' && set.find(c) != std::string_view::npos;
}

// Skips spaces, including non-breaking ones, but not a blank line. Returns the position after them.
size_t SkipBlanks(std::string_view text, size_t at);
// Skips the same spaces backwards. Returns the position where they begin.
size_t SkipBlanksBack(std::string_view text, size_t at);

// Return the run of letters that begins at `at`, and the one that ends there.
std::string_view WordAt(std::string_view text, size_t at);
std::string_view WordBefore(std::string_view text, size_t at);

// Returns the word with a small first letter, in any script.
std::string SmallFirst(std::string_view word);
// Whether the letters are the same; the first may be a capital where that of `lower` is not.
bool IsSameWord(std::string_view word, std::string_view lower);
// Returns the bytes of the article that is joined to a word: "l'" of "l'article", "dell'".
size_t ElisionOf(std::string_view word);
bool IsOneOf(std::span<const std::string_view> words, std::string_view word);
// Skips the longest of the words or phrases that is at `at`, and the blanks after it. Returns `at`
// if none is, or if no blank follows.
size_t SkipPhrase(std::span<const std::string_view> phrases, std::string_view text, size_t at);
const LeadWord* FindLead(std::span<const LeadWord> leads, std::string_view word);

// Returns the size of what makes digits an ordinal at `at`: "1er", "4°"; or 0.
size_t OrdinalSignAt(std::string_view text, size_t at);

// Returns the size in bytes of the dash at `at` ("-", "--", U+2010 to U+2015, U+2212, and the
// waves of East Asia), or 0. A "?"
// between two characters of a number is taken for a dash that the file lost.
size_t DashAt(std::string_view text, size_t at);

// A number that ends where a word could end: not "1.5x3", "1.5%", "1,000" or "3/4".
struct NumberAt {
  RuleNumber number;
  size_t end;
};
std::optional<NumberAt> ReadNumber(std::string_view text, size_t at, const NumberingStyle& style);
// The same after a word like "rule", where a typing error ("419,8") does not make it a quantity.
std::optional<NumberAt> ReadLedNumber(std::string_view text, size_t at,
                                      const NumberingStyle& style);
// Whether a number may begin at `at`: a digit, the letter of "A.1", or a lead of the style, as it
// is or in lower case.
bool MayBeginNumber(std::string_view text, size_t at, const NumberingStyle& style);
// Whether nothing at `at` extends the token that ends there.
bool EndsToken(std::string_view text, size_t at);

// A quoted title: its words, without their final punctuation, and where the text continues.
struct QuotedTitle {
  size_t begin;
  size_t end;
  size_t after;  // after the closing quote; `end` if nothing closes the title
  bool comma;    // it ended in a comma, as happens where a list continues
};
std::optional<QuotedTitle> ReadTitle(std::string_view text, size_t at);
// Reads the title whose opening quote is at `at`.
std::optional<QuotedTitle> ReadQuoted(std::string_view text, size_t at);

}  // namespace codicil
