// What is fuzzed: functions from any bytes to what is wrong with the outcome.
#pragma once

#include <string>
#include <string_view>

namespace codicil::fuzz {

// Each reads the bytes, checks what must hold for any input, writes the edition in every form and
// reads that back. "" if all is well; else one line that says what is not.
std::string PlainText(std::string_view bytes);
std::string Rst(std::string_view bytes);
std::string Json(std::string_view bytes);
// The detector and every kind of encoding over the same bytes.
std::string Decode(std::string_view bytes);

// What comes after reading; each reads its bytes as plain text.
// Citations, terms, lists and findings lie where their texts are; the page's links lead somewhere.
std::string Links(std::string_view bytes);
// The old edition and the new one, with kBorder between them: each provision has a pair, and the
// diff applies, both ways.
inline constexpr char kBorder = '\x1E';
std::string Changes(std::string_view bytes);
// Two editions and a text that cites the old one: nothing in it changes but numbers.
std::string Migrate(std::string_view bytes);

}  // namespace codicil::fuzz
