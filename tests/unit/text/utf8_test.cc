#include "text/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

TEST(FindNonAscii, AtEveryDistanceAndAlignment) {
  for (size_t start = 0; start < 9; ++start) {
    for (size_t distance = 0; distance < 20; ++distance) {
      const std::string text = std::string(start + distance, 'a') + "\x80" + "aaaaaaaaaa";
      EXPECT_EQ(FindNonAscii(text, start), start + distance);
    }
  }
  EXPECT_EQ(FindNonAscii("only ASCII here", 3), 15u);
}

TEST(FindIllFormed, KnowsWhatUtf8Allows) {
  const struct {
    std::string_view bytes;
    size_t at;
  } cases[] = {
      {"plain é “x” 😀", 21},     {"ab\x80", 2},  // a continuation byte alone
      {"ab\xC0\xAF", 2},                         // longer than needed
      {"ab\xED\xA0\x80", 2},                     // a surrogate
      {"ab\xF4\x90\x80\x80", 2},                 // beyond U+10FFFF
      {"ab\xE2\x80", 2},                         // cut short
      {"ab\xE2\x80z", 2},
  };
  for (const auto& c : cases) EXPECT_EQ(FindIllFormed(c.bytes, 0), c.at) << c.bytes;
}

size_t FindIllFormedStepByStep(std::string_view bytes, size_t at) {
  while (at < bytes.size() && Utf8At(bytes, at).well_formed) at += Utf8At(bytes, at).size;
  return at;
}

// Long texts are read in blocks: tests every distance from the start, around the block boundaries.
TEST(FindIllFormed, InLongTextsAsStepByStep) {
  for (const std::string_view piece :
       {"\x80", "\xC0\xAF", "\xED\xA0\x80", "\xE0\x9F\xBF", "\xF4\x90\x80\x80", "\xE2\x80", "\xC3",
        "\xE2\x80\x9C", "\xF0\x9F\x98\x80", "\xC3\xA9\xC3\xA9"}) {
    for (size_t distance = 1000; distance < 1060; ++distance) {
      std::string text = std::string(distance, 'x');
      text += piece;
      EXPECT_EQ(FindIllFormed(text, 0), FindIllFormedStepByStep(text, 0)) << distance;
      text += "\u201C" + std::string(2100, 'y');
      EXPECT_EQ(FindIllFormed(text, 0), FindIllFormedStepByStep(text, 0)) << distance;
      EXPECT_EQ(FindIllFormed(text, distance + 1), FindIllFormedStepByStep(text, distance + 1))
          << distance;
    }
  }
}

TEST(Utf8At, GivesTheMaximalIllFormedSubpart) {
  EXPECT_EQ(Utf8At("\xE2\x80z", 0).size, 2u);
  EXPECT_EQ(Utf8At("\xC0\xAF", 0).size, 1u);
  EXPECT_EQ(Utf8At("\xF0\x9F\x98", 0).size, 3u);
  EXPECT_EQ(Utf8At("“", 0).code_point, U'“');
  EXPECT_TRUE(Utf8At("“", 0).well_formed);
}

TEST(IsCutShortAt, OnlyWhereTheEndCutsASequence) {
  EXPECT_TRUE(IsCutShortAt("ab\xC3", 2));
  EXPECT_TRUE(IsCutShortAt("ab\xF0\x9F\x98", 2));
  EXPECT_FALSE(IsCutShortAt("ab\xF0\x9Fz", 2));
  EXPECT_FALSE(IsCutShortAt("ab\xFF", 2));
  EXPECT_FALSE(IsCutShortAt("ab\xC3\xA9", 2));
}

TEST(IsBlank, AlsoWhatHasNoWidth) {
  for (const char32_t c :
       std::u32string_view(U" \t\u00A0\u0085\u2003\u200B\u202F\u2060\u3000\uFEFF")) {
    EXPECT_TRUE(IsBlank(c)) << static_cast<uint32_t>(c);
  }
  EXPECT_FALSE(IsBlank(U'_'));
  EXPECT_FALSE(IsBlank(U'é'));
}

TEST(IsVisible, NothingThatShowsNothing) {
  for (const char32_t c : std::u32string_view(
           U"\x07 "
           U"\u0085\u00A0\u00AD\u034F\u061C\u115F\u200B\u200E\u2028\u202E\u2066\u3164\uFE0F\uFEFF"
           U"\uFFFE\U000E0041")) {
    EXPECT_FALSE(IsVisible(c)) << static_cast<uint32_t>(c);
  }
  for (const char32_t c : std::u32string_view(U"a-é\u0301ж中٣\U0001F600"))
    EXPECT_TRUE(IsVisible(c)) << static_cast<uint32_t>(c);
}

TEST(IsIdeograph, NeitherHangulNorLettersNorEmoji) {
  for (const char32_t c : std::u32string_view(U"中々〇ぁアー゛・。、（１Ａｱ！\U00020BB7\u3000"))
    EXPECT_TRUE(IsIdeograph(c)) << static_cast<uint32_t>(c);
  for (const char32_t c : std::u32string_view(U"a1.“…—한ㄱ\uFB01\uFEDF\uFFA1\U0001F525é"))
    EXPECT_FALSE(IsIdeograph(c)) << static_cast<uint32_t>(c);
}

}  // namespace
}  // namespace codicil
