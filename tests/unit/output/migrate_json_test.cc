#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "changed_work.h"
#include "output/migrate.h"
#include "schema_check.h"

namespace codicil {
namespace {

using testing::HasSubstr;

class MigrateJson : public testing::Test {
 protected:
  static void SetUpTestSuite() { work_ = new ChangedWork(kWorkBefore, kWorkAfter); }
  static void TearDownTestSuite() { delete work_; }

  static std::string Report(const std::string& bytes, bool refused, bool written) {
    Migrator migrator(work_->old_edition, work_->new_edition, work_->concordance, 0.7f);
    Diagnostics diagnostics;
    const auto text = SourceText::Decode(0, "notes.md", bytes, {}, diagnostics);
    const MigratedFile file{text.get(), migrator.Migrate(*text, diagnostics), refused, {}};
    return Written(WriteMigrateJson,
                   MigrateReport{work_->old_edition, work_->new_edition, {file}, written});
  }
  static const ChangedWork* work_;
};
const ChangedWork* MigrateJson::work_ = nullptr;

TEST_F(MigrateJson, ConformsToItsSchema) {
  for (const char* text :
       {"", "rule 102.2, rule 102.3, rules 102.1a-c; (102.2), rule 101.1, rule 999.9, rule 102.x",
        "\xEF\xBB\xBF“Ü” see section 102, \x93\n"}) {
    EXPECT_EQ(SchemaViolation(Report(text, false, true), "codicil-migrate-1.schema.json"), "");
  }
}

// Bytes of the file, with its byte order mark, and columns of characters.
TEST_F(MigrateJson, PlacesAreThoseOfTheFile) {
  const std::string json = Report("\xEF\xBB\xBFÜ rule 102.2", false, true);
  EXPECT_THAT(json, HasSubstr("\"begin\": 11,\n          \"end\": 16,\n          \"line\": 1,\n"
                              "          \"column\": 8,"));
  EXPECT_THAT(json, HasSubstr("\"new\": \"101.2\",\n          \"action\": \"rewrite\""));
}

TEST_F(MigrateJson, SaysWhetherTheFileWasWritten) {
  EXPECT_THAT(Report("rule 102.2", false, true), HasSubstr("\"written\": true"));
  EXPECT_THAT(Report("rule 102.2", false, false), HasSubstr("\"written\": false"));
  EXPECT_THAT(Report("rule 100.1", false, true), HasSubstr("\"written\": false"));
  EXPECT_THAT(Report("rule 102.2", true, false), HasSubstr("\"refused\": true"));
}

}  // namespace
}  // namespace codicil
