#include "crossref/parts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

// The parts at the start of a text, "paragraph 1 2-4", and the rest of it after "|".
std::string PartsIn(std::string_view text, std::string_view language) {
  const PartReader reader(LanguageOf(language).citations, true);
  const auto parts = reader.Read(text, 0, 0);
  if (!parts) return "none";
  constexpr std::string_view kLevels[] = {"", "paragraph", "item", "letter", "sentence"};
  std::string shown(kLevels[static_cast<size_t>(parts->level)]);
  for (const PartNumber& part : parts->numbers) {
    const bool letter = part.number.kind != NumberComponent::kDigits;
    const std::string number =
        letter ? LettersOf(part.number.value) : std::to_string(part.number.value);
    shown += (part.range ? "-" : " ") + number;
  }
  return fmt::format("{}|{}", shown, text.substr(parts->end));
}

struct Case {
  const char* language;
  const char* text;
  const char* parts;
};

class PartsTest : public testing::TestWithParam<Case> {};

TEST_P(PartsTest, AreRead) {
  EXPECT_EQ(PartsIn(GetParam().text, GetParam().language), GetParam().parts);
}

INSTANTIATE_TEST_SUITE_P(
    Languages, PartsTest,
    testing::Values(
        Case{"en", "points (a) and (c) of it", "item a c| of it"},
        Case{"en", "paragraphs 1 to 3, 5 and 6.", "paragraph 1-3 5 6|."},
        Case{"en", "point a ship", "none"}, Case{"en", "points 1.5 of it", "none"},
        Case{"en", "5 points", "none"}, Case{"de", "Satz 2 gilt", "sentence 2| gilt"},
        Case{"de", "Abs. 2 und 3 Satz 1", "paragraph 2 3| Satz 1"},
        Case{"de", "Absatz 2 und 3 Boote", "paragraph 2| und 3 Boote"},
        Case{"de", "Buchst. a bis c.", "letter a-c|."}, Case{"fr", "9° et 10° de", "item 9 10| de"},
        Case{"fr", "1er alinéa)", "sentence 1|)"},
        Case{"es", "inciso primero del", "sentence 1| del"}, Case{"pt", "n.º 2 do", "item 2| do"},
        Case{"pl", "§ 1 i 2", "paragraph 1 2|"}, Case{"hu", "(2) bekezdés b)", "paragraph 2| b)"},
        Case{"fi", "1 ja 2 momentissa on", "paragraph 1 2| on"},
        Case{"ru", "Частью 2 статьи", "paragraph 2| статьи"}, Case{"zh", "第二项、", "item 2|、"},
        Case{"ja", "第１項第二号", "paragraph 1|第二号"}, Case{"ko", "제2항의", "paragraph 2|의"}));

}  // namespace
}  // namespace codicil
