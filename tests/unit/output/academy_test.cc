// What is looked for, and found, in the answers of the Academy Ruins API.

#include "output/academy/academy.h"

#include <gtest/gtest.h>

#include "output/academy/terms.h"

namespace codicil::academy {
namespace {

TEST(AcademyTest, LikenessDoesNotDependOnTheOrderOfWords) {
  struct Row {
    const char *a, *b;
    int ratio;
  };
  for (const Row& row :
       {Row{"adsorb", "Absorb", 83}, Row{"die", "dies", 86},
        Row{"hEEd of Athe Councel", "Heed of the Council", 72},
        Row{"order player, ACTIVE", "active player order", 100}, Row{"café", "caf", 100},
        Row{"player’s", "players", 93}, Row{"abc", "xyz", 0}, Row{"", "", 0}, Row{"…", "a", 0}})
    EXPECT_EQ(TokenSortRatio(row.a, row.b), row.ratio) << row.a << " and " << row.b;
}

TEST(AcademyTest, ATermIsFoundByEachOfItsNames) {
  const TermFinder::Terms official{{"quench (obsolete)", {"Quench (Obsolete)", "1"}},
                                   {"ashes, \"ash heap\"", {"Ashes, \"Ash Heap\"", "2"}},
                                   {"ember", {"Ember", "3"}}};
  const TermFinder::Terms others{{"ember", {"Ember", "not shown"}}, {"feint", {"Feint", "4"}}};
  const TermFinder all(&official, &others), alone(&official, nullptr);
  const auto found = [](const TermFinder& finder, const char* asked, bool fuzzy) -> std::string {
    const Term* const term = finder.Find(asked, fuzzy);
    return term == nullptr ? "none" : term->definition;
  };
  EXPECT_EQ(found(all, "QUENCH", false), "1");
  EXPECT_EQ(found(all, "quench (Obsolete)", false), "1");
  EXPECT_EQ(found(all, "ashes", false), "2");
  EXPECT_EQ(found(all, "\"Ash Heap\"", false), "2");
  EXPECT_EQ(found(all, "ember", false), "3");
  EXPECT_EQ(found(all, "feint", false), "4");
  EXPECT_EQ(found(alone, "feint", false), "none");
  EXPECT_EQ(found(all, "quanch", false), "none");
  EXPECT_EQ(found(all, "quanch", true), "1");
  EXPECT_EQ(found(all, "heap ash", true), "2");
  EXPECT_EQ(found(all, "zzz", true), "none");
}

// Makes a work of one subsection with rules below each of its titles.
class DefinitionTest : public testing::Test {
 protected:
  void Add(const char* num, uint32_t depth, ProvisionId parent, const char* heading,
           const char* text) {
    ProvisionRecord& rule = edition_.provisions.emplace_back();
    rule.num = num;
    rule.depth = depth;
    rule.parent = parent;
    rule.heading = work_.texts.Add(heading);
    rule.text = work_.texts.Add(text);
  }
  // The subsection, a title, and rules with these texts.
  std::string DefinitionUnder(const char* subsection, const std::vector<const char*>& texts,
                              const char* text_of_title = "") {
    edition_.provisions.clear();
    Add("12", 2, kNoProvision, subsection, "");
    Add("12.1", 3, 0, *text_of_title == 0 ? "Hush" : "", text_of_title);
    for (const char* text : texts)
      Add(std::string("12.1")
              .append(1, static_cast<char>('a' + edition_.provisions.size() - 2))
              .c_str(),
          4, 1, "", text);
    Add("12.2", 3, 0, "Next", "");
    return edition_.provisions[DefinitionOf(work_, edition_, 1)].num;
  }
  Work work_;
  EditionRecord edition_;
};

TEST_F(DefinitionTest, IsWhatReadersOfATitleMean) {
  const char *sort = "Hush is a standing ability.", *says = "Nobody speaks. Nobody sings.",
             *special = "“Hush, hush” is a special form of hush. It is written so.",
             *means = "Hush is a special kind of ability. “Hush” means “Be still.”";
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {sort, says}), "12.1b");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {says, sort}), "12.1a");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {sort, special, says}), "12.1c");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {means, says}), "12.1a");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {sort, sort}), "12.1b");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {}), "12.1");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {sort, says}, "To the Hearth!"), "12.1b");
  EXPECT_EQ(DefinitionUnder("Keyword Abilities", {sort, says}, "A word is a rule."), "12.1");
  EXPECT_EQ(DefinitionUnder("Keyword Actions", {sort, says}), "12.1a");
  EXPECT_EQ(DefinitionUnder("Fixed Actions", {sort, says}), "12.1");
}

}  // namespace
}  // namespace codicil::academy
