// The compare-only normal form of text: what two typesettings of the same words share.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Curly and straight quotes, primes and backquotes become ' and "; a pair of single quotes becomes
// one double quote; every dash (and "--", "---") becomes "-"; "(r)", "(tm)", "(c)" and their signs
// become one; U+2026 becomes "..."; symbols keep braces, "{oW}" becomes "{W}"; underscores that
// mark italics and every kind of space (also newlines, non-breaking and zero-width ones) collapse
// to one space, trimmed. Letters and case are kept. Linear.
std::string Fold(std::string_view text);

}  // namespace codicil
