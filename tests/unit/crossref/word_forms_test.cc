#include "crossref/word_forms.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "crossref/term_tree.h"

namespace codicil {
namespace {

using testing::Contains;
using testing::IsSupersetOf;

std::vector<std::string> Forms(std::string_view word) {
  std::vector<std::string> forms;
  AddForms(word, forms);
  return forms;
}

TEST(AddForms, PluralsAndVerbs) {
  EXPECT_THAT(Forms("ability"), Contains("abilities"));
  EXPECT_THAT(Forms("tap"), IsSupersetOf({"taps", "tapped", "tapping"}));
  EXPECT_THAT(Forms("douse"), IsSupersetOf({"douses", "doused", "dousing"}));
  EXPECT_THAT(Forms("counter"), IsSupersetOf({"counters", "countered", "countering"}));
  EXPECT_THAT(Forms("box"), IsSupersetOf({"boxes", "boxed"}));
  EXPECT_THAT(Forms("copy"), IsSupersetOf({"copies", "copied", "copying"}));
  EXPECT_THAT(Forms("play"), IsSupersetOf({"plays", "played", "playing"}));
  EXPECT_THAT(Forms("x"), testing::IsEmpty());
}

TEST(AddOtherNumber, ChangesTheLastWord) {
  std::vector<std::string> forms;
  AddOtherNumber("main phases", forms);
  EXPECT_THAT(forms, Contains("main phase"));
  AddOtherNumber("mana ability", forms);
  EXPECT_THAT(forms, Contains("mana abilities"));
}

uint32_t Find(const FormTable& table, std::string_view text) { return table.Find(text); }

uint32_t WordOf(const FormTable& table, std::string_view text) {
  const uint32_t form = Find(table, text);
  return form == FormTable::kNone ? FormTable::kNone : table.form(form).word;
}

TEST(FormTable, FindsWordsInTheirFormsWithAnyFirstLetter) {
  FormTable table;
  const uint32_t warden = table.Add("Warden");
  const uint32_t one_letter = table.Add("X");
  const uint32_t longest = table.Add("Unconventionallylong");
  EXPECT_EQ(table.Add("warden"), warden);
  EXPECT_EQ(WordOf(table, "Wardens"), warden);
  EXPECT_EQ(WordOf(table, "warden"), warden);
  EXPECT_EQ(WordOf(table, "WARDEN"), FormTable::kNone);
  EXPECT_EQ(WordOf(table, "X"), one_letter);
  EXPECT_EQ(WordOf(table, "x"), FormTable::kNone);
  EXPECT_EQ(WordOf(table, "unconventionallylongs"), longest);
  EXPECT_EQ(WordOf(table, "unconventional-lylong"), FormTable::kNone);
}

// More words than the initial capacity of the table.
TEST(FormTable, Grows) {
  FormTable table;
  for (int i = 0; i < 3000; ++i)
    EXPECT_EQ(table.Add("word" + std::to_string(i)), static_cast<uint32_t>(i));
  for (uint32_t i = 0; i < 3000; ++i) EXPECT_EQ(WordOf(table, "Word" + std::to_string(i) + "s"), i);
}

// Words of up to sixteen bytes, and longer ones.
TEST(FormTable, TellsWordsApartThatBeginAndEndAlike) {
  FormTable table;
  const auto word = [](int i) { return "lamplighter" + std::to_string(i) + "houses"; };
  const uint32_t sixteen = table.Add("lamplighthousing"), other = table.Add("lamplighshousing");
  EXPECT_NE(sixteen, other);
  EXPECT_EQ(WordOf(table, "Lamplighthousing"), sixteen);
  for (int i = 0; i < 300; ++i) EXPECT_EQ(table.Add(word(i)), static_cast<uint32_t>(i + 2));
  for (uint32_t i = 0; i < 300; ++i) EXPECT_EQ(WordOf(table, word(static_cast<int>(i))), i + 2);
  EXPECT_EQ(WordOf(table, "L" + word(7).substr(1)), 9u);
  EXPECT_EQ(WordOf(table, word(300)), FormTable::kNone);
}

// They have the same hash as keys.
TEST(FormTable, TellsLongWordsApartThatBeginAlike) {
  FormTable table;
  for (int i = 0; i < 3000; ++i)
    EXPECT_EQ(table.Add("lamplighter" + std::to_string(i)), static_cast<uint32_t>(i));
  for (uint32_t i = 0; i < 3000; ++i)
    EXPECT_EQ(WordOf(table, "Lamplighter" + std::to_string(i)), i);
  EXPECT_EQ(WordOf(table, "lamplighter3000"), FormTable::kNone);
}

TEST(FormTable, OneFormOfTwoWords) {
  FormTable table;
  const uint32_t block = table.Add("block");
  const uint32_t blocking = table.Add("blocking");
  EXPECT_EQ(WordOf(table, "blocking"), block);
  const uint32_t form = Find(table, "blocking");
  EXPECT_EQ(table.form(table.form(form).next).word, blocking);
}

}  // namespace
}  // namespace codicil
