#include "text/printable.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(Printable, ShowsWhatATerminalWouldObey) {
  struct Case {
    std::string_view text;
    std::string_view shown;
  };
  constexpr std::string_view kNul("a\0b", 3);
  const Case cases[] = {
      {"", ""},
      {"plain – “Ä” 🔥 \\x1b", "plain – “Ä” 🔥 \\x1b"},
      {"\x1b[31mred", "\\x1b[31mred"},
      {kNul, "a\\x00b"},
      {"a\tb\r\nc\x7f", "a\\x09b\\x0d\\x0ac\\x7f"},
      {"\xC2\x9B"
       "2J\xC2\x85\xC2\xA0",
       "\\x9b2J\\x85\xC2\xA0"},
      {"\x9B\xFF\xE2\x82", "\\x9b\\xff\\xe2\\x82"},
      {"a\u202Eb\u2069c", "a\\u{202e}b\\u{2069}c"},
      {"\u200B\u200D\uFEFF\u00AD\u061C", "\\u{200b}\\u{200d}\\u{feff}\\u{00ad}\\u{061c}"},
      {"\u2028\u2029\U000E0041", "\\u{2028}\\u{2029}\\u{e0041}"},
      {"\u0600١٢", "\u0600١٢"},  // a visible format character
  };
  for (const Case& c : cases) {
    EXPECT_EQ(Printable(c.text), c.shown);
    EXPECT_EQ(Printable(c.shown), c.shown);
  }
}

TEST(PrintableLines, KeepsLinesAndTabs) {
  EXPECT_EQ(PrintableLines("a\tb\r\nc\rd\n\x1b"), "a\tb\nc\\x0dd\n\\x1b");
  EXPECT_EQ(PrintableLines("\r\r\n"), "\\x0d\n");
}

}  // namespace
}  // namespace codicil
