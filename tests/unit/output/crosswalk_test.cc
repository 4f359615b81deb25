#include "output/crosswalk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "changed_work.h"
#include "schema_check.h"

namespace codicil {
namespace {

using testing::HasSubstr;

class Crosswalk : public testing::Test {
 protected:
  static void SetUpTestSuite() { work_ = new ChangedWork(kWorkBefore, kWorkAfter); }
  static void TearDownTestSuite() { delete work_; }
  static const ChangedWork* work_;
};
const ChangedWork* Crosswalk::work_ = nullptr;

TEST_F(Crosswalk, JsonConformsToItsSchema) {
  const std::string json = Written(WriteCrosswalkJson, work_->editions);
  EXPECT_EQ(SchemaViolation(json, "codicil-crosswalk-1.schema.json"), "");
}

TEST_F(Crosswalk, JsonHasEveryProvisionOfBoth) {
  rapidjson::Document json;
  json.Parse(Written(WriteCrosswalkJson, work_->editions).c_str());
  std::set<std::string> olds, news;
  for (const auto& pair : json["pairs"].GetArray()) {
    if (pair["old"].IsString()) olds.insert(pair["old"].GetString());
    if (pair["new"].IsString()) news.insert(pair["new"].GetString());
  }
  EXPECT_EQ(olds.size(), work_->old_edition.provisions.size());
  EXPECT_EQ(news.size(), work_->new_edition.provisions.size());
}

TEST_F(Crosswalk, CsvHasALineForEachPair) {
  const std::string csv =
      Written(WriteTable<EditionPair>, CrosswalkTable, work_->editions, TableFormat::kCsv);
  EXPECT_THAT(csv, testing::StartsWith("old,new,kinds,main,confidence,likeness,evidence\r\n"));
  EXPECT_EQ(static_cast<size_t>(std::count(csv.begin(), csv.end(), '\n')),
            work_->concordance.pairs.size() + 1);
  EXPECT_THAT(csv, HasSubstr("\r\n102.3,101.3,renumbered edited split,"));
  EXPECT_THAT(csv, HasSubstr("\r\n101.1,,removed,"));
  EXPECT_THAT(csv, HasSubstr("\r\n,100.2,added,"));
}

TEST_F(Crosswalk, TextTellsRunsOnceAndBothWays) {
  const std::string text = Written(WriteCrosswalkText, work_->editions);
  EXPECT_THAT(text, HasSubstr("  102    101           renumbered (3 provisions)\n"));
  EXPECT_THAT(text, HasSubstr("  102.3  101.3, 101.4  renumbered, edited, split"));
  EXPECT_THAT(text, HasSubstr("  101    –             removed (2 provisions)\n"));
  EXPECT_THAT(text, HasSubstr("  101    102    renumbered (3 provisions)\n"));
  EXPECT_THAT(text, HasSubstr("  100.2  –      added\n"));
}

// If the editions differ in length, each number is still looked up in its own edition.
TEST(CrosswalkText, TellsRunsBehindTheEndOfTheOtherEdition) {
  constexpr std::string_view kNumbers[] = {"One", "Two", "Three"};
  std::string before = "Ember Rules\n\n1. Play\n\n100. Basics\n\n", after = before;
  for (size_t i = 0; i < 30; ++i) {
    after +=
        "100." + std::to_string(i + 1) + ". A lamp of " + std::string(i + 1, 'x') + " is new.\n\n";
  }
  for (size_t i = 0; i < std::size(kNumbers); ++i) {
    const std::string text = " wardens carry the bell of " + std::string(kNumbers[i]) +
                             " Wells over the hill at dusk.\n\n";
    before += "100." + std::to_string(i + 1) + ". " + std::string(kNumbers[i]) + text;
    after += "100." + std::to_string(i + 31) + ". " + std::string(kNumbers[i]) + text;
  }
  const ChangedWork longer(before, after), shorter(after, before);
  EXPECT_THAT(
      Written(WriteCrosswalkText, longer.editions),
      testing::AllOf(HasSubstr("  100.1–100.3  100.31–100.33  renumbered (3 provisions)\n"),
                     HasSubstr("  100.31–100.33  100.1–100.3  renumbered (3 provisions)\n")));
  EXPECT_THAT(Written(WriteCrosswalkText, shorter.editions),
              HasSubstr("  100.31–100.33  100.1–100.3  renumbered (3 provisions)\n"));
}

}  // namespace
}  // namespace codicil
