// The fold: a compare-only form of text, the same for any two typesettings of the same words.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Returns the fold of `text`. Curly and straight quotes, primes and backquotes become ' and "; a
// pair of single quotes becomes one double quote; every dash (and "--", "---") becomes "-"; the
// signs for "(r)", "(tm)" and "(c)" become these letters; U+2026 becomes "..."; symbols keep their
// braces, and "{oW}" becomes "{W}"; underscores that mark italics are dropped; white space of every
// kind (including newlines, non-breaking and zero-width spaces) collapses to one space, and is
// trimmed at both ends. Letters and case are kept. Linear.
std::string Fold(std::string_view text);

}  // namespace codicil
