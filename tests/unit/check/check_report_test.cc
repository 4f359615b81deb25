#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "check/kinds.h"
#include "check/report.h"
#include "check_fixture.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

CheckReport ReportOn(std::string_view text, const KindSelection& kinds = {}) {
  const Edition edition = ReadRules(text);
  return MakeCheckReport(
      edition, CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition)), kinds);
}

std::vector<std::string> Names(const CheckReport& report) {
  std::vector<std::string> names;
  for (const Finding& finding : report.findings) {
    names.push_back(std::string(finding.diagnostic.kind.name) + " in " + finding.provision +
                    finding.term);
  }
  return names;
}

constexpr std::string_view kRules = R"(100. Wardens

100.1. Light the the relic.

100.3. A relic burns).

Glossary

Ember
What (and how to pay.
)";

TEST(CheckReport, OrdersByPlaceAndNamesTheOwner) {
  EXPECT_THAT(Names(ReportOn(kRules)),
              ElementsAre("repeated-word in 100.1", "number-gap in 100.3",
                          "unbalanced-brackets in 100.3", "unbalanced-brackets in Ember"));
}

TEST(CheckReport, ReportsTheKindsThatAreSelected) {
  KindSelection kinds;
  kinds.Disable(kind::kUnbalancedBrackets);
  kinds.Disable(kind::kNumberGap);
  kinds.Enable(kind::kUnreferencedEntry);
  EXPECT_THAT(Names(ReportOn(kRules, kinds)),
              ElementsAre("repeated-word in 100.1", "unreferenced-entry in Ember"));
}

TEST(CheckReport, CountsBySeverity) {
  const CheckReport report = ReportOn(kRules);
  EXPECT_EQ(report.Count(Severity::kWarning), 4u);
  EXPECT_EQ(report.Count(Severity::kNote), 0u);
}

TEST(Baseline, CoversWhatItLists) {
  CheckReport report = ReportOn(kRules);
  const std::string baseline = WriteBaseline(report);
  ASSERT_TRUE(ApplyBaseline(baseline, report));
  EXPECT_THAT(Names(report), ElementsAre());
  EXPECT_EQ(report.baselined, 4u);
  EXPECT_EQ(report.stale, 0u);
}

TEST(Baseline, IsSortedAndTellsNumberAndWords) {
  const std::string baseline = WriteBaseline(ReportOn(kRules));
  EXPECT_THAT(baseline, HasSubstr("\nnumber-gap\t100.3\t100.3.\n"
                                  "repeated-word\t100.1\tthe the\n"
                                  "unbalanced-brackets\t100.3\t)\n"
                                  "unbalanced-brackets\t= Ember\t(\n"));
}

TEST(Baseline, ALineCoversOneFinding) {
  CheckReport report = ReportOn("100. Wardens\n\n100.1. Light the the relic, or the the rite.\n");
  ASSERT_TRUE(
      ApplyBaseline("repeated-word\t100.1\tthe the\nrepeated-word\t100.2\tthe the\r\n", report));
  EXPECT_THAT(Names(report), ElementsAre("repeated-word in 100.1"));
  EXPECT_EQ(report.stale, 1u);
}

TEST(Baseline, AnotherTextIsNone) {
  CheckReport report = ReportOn(kRules);
  EXPECT_FALSE(ApplyBaseline("repeated-word 100.1 the the\n", report));
  EXPECT_FALSE(ApplyBaseline("The typos\t100.1\tthe the\n", report));
  EXPECT_EQ(report.findings.size(), 4u);
  EXPECT_TRUE(ApplyBaseline("# nothing\n\n", report));
}

}  // namespace
}  // namespace codicil
