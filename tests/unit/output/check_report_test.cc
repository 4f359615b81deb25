#include "output/check_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "check/check.h"
#include "check/kinds.h"
#include "output/all_kinds.h"
#include "rules/kinds.h"
#include "sample_edition.h"
#include "schema_check.h"
#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

using testing::HasSubstr;
using testing::Not;

// One finding of each format: with a place, with two, in the glossary, without any.
CheckReport SampleReport(const Edition& edition) {
  const Span first = edition.provisions[2].text.span;
  const Span entry = edition.glossary[0].term.span;
  return MakeCheckReport(
      edition,
      {{{{kind::kDoubleSpace, Severity::kNote, "2 blanks", first, std::nullopt}, {{first, " "}}},
        {{kind::kDuplicateText, Severity::kWarning, "the same", first, entry}, {}},
        {{kind::kGlossaryOrder, Severity::kError, "out of order", entry, std::nullopt}, {}},
        {{kind::kNoProvisions, Severity::kError, "nothing", std::nullopt, std::nullopt}, {}}},
       {}},
      KindSelection());
}

TEST(CheckJson, ConformsToItsSchema) {
  const Edition edition = EmberRules();
  const std::string json = Written(WriteCheckJson, CheckedEdition{edition, SampleReport(edition)});
  EXPECT_EQ(SchemaViolation(json, "codicil-check-1.schema.json"), "") << json;
  EXPECT_THAT(json, HasSubstr("\"glossary\": \"Ember\""));
}

// "provision glossary" of each finding of a text that was read.
std::vector<std::string> Owners(const std::string& rules) {
  const Edition edition = ReadRules(rules);
  const auto found = CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition));
  rapidjson::Document json;
  json.Parse(Written(WriteCheckJson,
                     CheckedEdition{edition, MakeCheckReport(edition, found, KindSelection())})
                 .c_str());
  const auto name = [](const auto& value) {
    return value.IsNull() ? std::string("-") : std::string(value.GetString());
  };
  std::vector<std::string> owners;
  for (const auto& finding : json["findings"].GetArray()) {
    owners.push_back(name(finding["provision"]) + " " + name(finding["glossary"]));
  }
  return owners;
}

TEST(CheckJson, AFindingBelongsToItsProvisionOrItsEntry) {
  EXPECT_THAT(Owners("100. Wardens\n\n100.1. Light the the relic.\n\n100.2. It burns.\n\n"
                     "Example: It it burns.\n\nGlossary\n\nEmber\nThe the spark.\n\nCredits\n\n"
                     "Nobody (at all.\n"),
              testing::ElementsAre("100.1 -", "100.2 -", "- Ember", "- -"));
}

TEST(CheckSarif, ConformsToThePartOfTheStandardThatItUses) {
  const Edition edition = EmberRules();
  const std::string sarif =
      Written(WriteCheckSarif, CheckedEdition{edition, SampleReport(edition), false, "1.2.3"});
  EXPECT_EQ(SchemaViolation(sarif, "codicil-check-sarif.schema.json"), "") << sarif;
}

TEST(CheckSarif, TheIndexOfAResultIsThatOfItsRule) {
  const Edition edition = EmberRules();
  const std::string sarif =
      Written(WriteCheckSarif, CheckedEdition{edition, SampleReport(edition), false, "1.2.3"});
  rapidjson::Document log;
  log.Parse(sarif.c_str());
  const auto& run = log["runs"][0];
  const auto& rules = run["tool"]["driver"]["rules"];
  EXPECT_EQ(rules.Size(), AllDiagnosticKinds().size());
  ASSERT_EQ(run["results"].Size(), 4u);
  for (const auto& result : run["results"].GetArray()) {
    const auto& rule = rules[result["ruleIndex"].GetUint()];
    EXPECT_STREQ(rule["id"].GetString(), result["ruleId"].GetString());
  }
}

TEST(CheckSarif, NamesOfFilesAreUriReferences) {
  EditionBuilder builder;
  builder.AddSource("my rules/100%.txt", "words", "");
  builder.AddSource("/elsewhere/é.txt", "words", "");
  const Edition edition = std::move(builder).Build();
  const std::string sarif =
      Written(WriteCheckSarif, CheckedEdition{edition, CheckReport(), false, "1.2.3"});
  EXPECT_THAT(sarif, HasSubstr("\"uri\": \"my%20rules/100%25.txt\""));
  EXPECT_THAT(sarif, HasSubstr("\"uri\": \"file:///elsewhere/%C3%A9.txt\""));
}

TEST(CheckText, EndsInASummary) {
  const Edition edition = EmberRules();
  CheckReport report = SampleReport(edition);
  report.baselined = 2;
  report.stale = 1;
  const std::string text = Written(WriteCheckText, CheckedEdition{edition, report}, PrintStyle());
  EXPECT_THAT(text, HasSubstr("note: 2 blanks [double-space]"));
  EXPECT_THAT(text, testing::EndsWith("     1  no-provisions\n"
                                      "     1  duplicate-text\n"
                                      "     1  glossary-order\n"
                                      "     1  double-space\n"
                                      "2 errors, 1 warning, 1 note; 2 more in the baseline; "
                                      "1 line of the baseline is no longer found\n"));
}

TEST(CheckText, QuietIsTheSummaryAlone) {
  const Edition edition = EmberRules();
  const std::string text =
      Written(WriteCheckText, CheckedEdition{edition, SampleReport(edition), true}, PrintStyle());
  EXPECT_THAT(text, Not(HasSubstr("2 blanks")));
  EXPECT_THAT(text, HasSubstr("     1  double-space\n"));
}

}  // namespace
}  // namespace codicil
