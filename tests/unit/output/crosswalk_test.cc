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
  const std::string json =
      WriteCrosswalkJson(work_->old_edition, work_->new_edition, work_->concordance);
  EXPECT_EQ(SchemaViolation(json, "codicil-crosswalk-1.schema.json"), "");
}

TEST_F(Crosswalk, JsonHasEveryProvisionOfBoth) {
  rapidjson::Document json;
  json.Parse(
      WriteCrosswalkJson(work_->old_edition, work_->new_edition, work_->concordance).c_str());
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
      WriteCrosswalkCsv(work_->old_edition, work_->new_edition, work_->concordance);
  EXPECT_THAT(csv, testing::StartsWith("old,new,kinds,confidence,evidence\r\n"));
  EXPECT_EQ(static_cast<size_t>(std::count(csv.begin(), csv.end(), '\n')),
            work_->concordance.pairs.size() + 1);
  EXPECT_THAT(csv, HasSubstr("\r\n102.3,101.3,renumbered+edited+split,"));
  EXPECT_THAT(csv, HasSubstr("\r\n101.1,,removed,"));
  EXPECT_THAT(csv, HasSubstr("\r\n,100.2,added,"));
}

TEST_F(Crosswalk, TextTellsRunsOnceAndBothWays) {
  const std::string text =
      WriteCrosswalkText(work_->old_edition, work_->new_edition, work_->concordance);
  EXPECT_THAT(text, HasSubstr("  102    101           renumbered (3 provisions)\n"));
  EXPECT_THAT(text, HasSubstr("  102.3  101.3, 101.4  renumbered, edited, split"));
  EXPECT_THAT(text, HasSubstr("  101    –             removed (2 provisions)\n"));
  EXPECT_THAT(text, HasSubstr("  101    102    renumbered (3 provisions)\n"));
  EXPECT_THAT(text, HasSubstr("  100.2  –      added\n"));
}

}  // namespace
}  // namespace codicil
