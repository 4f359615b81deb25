// The small steps of reading a citation. All positions are bytes of `text`; each step looks at a
// bounded stretch.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "crossref/citation_words.h"
#include "rules/rule_number.h"

namespace codicil {

inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }
inline bool IsUpper(char c) { return c >= 'A' && c <= 'Z'; }
inline bool IsLower(char c) { return c >= 'a' && c <= 'z'; }
inline bool IsLetter(char c) { return IsUpper(c) || IsLower(c); }
inline bool IsAlnum(char c) { return IsDigit(c) || IsLetter(c); }
inline char CharAt(std::string_view text, size_t at) { return at < text.size() ? text[at] : '\0'; }
// The byte before `at`, or 0 at the start.
inline char CharBefore(std::string_view text, size_t at) { return at > 0 ? text[at - 1] : '\0'; }

// Over spaces (also a non-breaking one), but not over a blank line.
size_t SkipSeveralBlanks(std::string_view text, size_t at);
inline size_t SkipBlanks(std::string_view text, size_t at) {
  // Nearly always one space or none.
  const auto is_visible = [](char c) { return c > ' ' && c <= '~'; };
  if (is_visible(CharAt(text, at))) return at;
  if (CharAt(text, at) == ' ' && is_visible(CharAt(text, at + 1))) return at + 1;
  return SkipSeveralBlanks(text, at);
}
// Back over the same; gives where the spaces begin.
size_t SkipBlanksBack(std::string_view text, size_t at);

// The run of ASCII letters at `at`, and the one that ends at `at`.
std::string_view WordAt(std::string_view text, size_t at);
std::string_view WordBefore(std::string_view text, size_t at);

// Same letters; the first may be a capital where `lower` has a small one.
inline bool IsSameWord(std::string_view word, std::string_view lower) {
  return word.size() == lower.size() && !word.empty() &&
         (word[0] == lower[0] || (word[0] | 0x20) == lower[0]) && word.substr(1) == lower.substr(1);
}
bool IsOneOf(std::span<const std::string_view> words, std::string_view word);
const LeadWord* FindLead(std::span<const LeadWord> leads, std::string_view word);

// Bytes of the dash at `at` ("-", "--", U+2010 to U+2015, U+2212), or 0. A "?" between two
// characters of a number is a dash that a file lost.
size_t DashAt(std::string_view text, size_t at);

// A number that ends where a word would end: not "1.5x3", "1.5%", "1,000" or "3/4".
struct NumberAt {
  RuleNumber number;
  size_t end;
};
std::optional<NumberAt> ReadNumber(std::string_view text, size_t at);
// The same after a word like "rule", where a slip of typing ("419,8") makes no quantity of it.
std::optional<NumberAt> ReadLedNumber(std::string_view text, size_t at);
// Nothing that makes a longer token of what ends at `at`.
bool EndsToken(std::string_view text, size_t at);

// A quoted title: what it says, without its final punctuation, and where the text continues.
struct QuotedTitle {
  size_t begin;
  size_t end;
  size_t after;  // after the closing quote; `end` where nothing closes the title
  bool comma;    // it ended in a comma, as it does where a list continues
};
std::optional<QuotedTitle> ReadTitle(std::string_view text, size_t at);
// The title whose opening quote is at `at`.
std::optional<QuotedTitle> ReadQuoted(std::string_view text, size_t at);

}  // namespace codicil
