#include "codicil/codicil.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kOld[] = R"(Lamp Rules

1. Lamps

100. Lighting

100.1. A warden lights the lamp with two embers.

100.2. The lamp types are brass, stone, and glass.

100.2a A brass lamp burns longer. See rule 100.1.
)";

constexpr char kNew[] = R"(Lamp Rules

1. Lamps

100. Lighting

100.1. Lamps are lit at dusk and never before the bell has rung.

100.2. A warden lights the lamp with two embers.

100.3. The lamp types are brass, stone, glass, and horn.

100.3a A brass lamp burns longer. See rule 100.2.
)";

Comparison OldAndNew() {
  return Compare(ReadText("old.txt", kOld).edition, ReadText("new.txt", kNew).edition);
}

TEST(FrontDoor, ReadsAndWrites) {
  const ReadResult result = ReadText("old.txt", kOld);
  EXPECT_EQ(result.status, InputStatus::kClean);
  EXPECT_THAT(Messages(result), IsEmpty());
  const std::string json = Write(*result.edition, OutputFormat::kJson);
  EXPECT_EQ(Write(*ReadText("old.json", json).edition, OutputFormat::kText),
            Write(*result.edition, OutputFormat::kText));
  for (const OutputFormat format :
       {OutputFormat::kRst, OutputFormat::kOutline, OutputFormat::kHtml, OutputFormat::kMarkdown})
    EXPECT_THAT(Write(*result.edition, format), HasSubstr("100.2"));
}

TEST(FrontDoor, BadInputIsAStatusWithAMessage) {
  const ReadResult missing = Read({"no-such-file.txt"});
  EXPECT_EQ(missing.status, InputStatus::kUnusable);
  EXPECT_THAT(Messages(missing), HasSubstr("no-such-file.txt"));
  const ReadResult letter = ReadText("letter.txt", "Dear reader,\n\nnothing here is numbered.\n");
  EXPECT_EQ(letter.status, InputStatus::kUnusable);
  EXPECT_THAT(Messages(letter), HasSubstr("[no-provisions]"));
  EXPECT_TRUE(letter.edition->provisions.empty());
}

TEST(FrontDoor, ChecksAndFindsLists) {
  const ReadResult result =
      ReadText("faults.txt", std::string(kOld) + "\n100.3. See rule 900.1.\n");
  const CheckReport report = Check(*result.edition);
  ASSERT_EQ(report.findings.size(), 1u);
  EXPECT_EQ(report.findings[0].provision, "100.3");
  const Vocabulary lists = Types(*result.edition);
  ASSERT_NE(lists.Find("lamp types"), nullptr);
  EXPECT_EQ(lists.Find("lamp types")->members.size(), 3u);
}

TEST(FrontDoor, AComparisonKeepsItsEditionsAlive) {
  const Comparison both = OldAndNew();
  const ProvisionId old_id = both.old_edition().Find("100.1");
  const ProvisionId new_id = both.new_edition().Find("100.2");
  const auto& pairs = both.concordance().pairs;
  EXPECT_TRUE(std::any_of(pairs.begin(), pairs.end(), [&](const Correspondence& pair) {
    return pair.old_id == old_id && pair.new_id == new_id;
  }));
  ASSERT_EQ(both.lists().size(), 1u);
  EXPECT_EQ(both.lists()[0].added, std::vector<std::string>{"horn"});
  EXPECT_THAT(Write(both, ChangeFormat::kCrosswalkCsv), HasSubstr("100.1,100.2,"));
  for (const ChangeFormat format :
       {ChangeFormat::kText, ChangeFormat::kJson, ChangeFormat::kMarkdown, ChangeFormat::kHtml,
        ChangeFormat::kCrosswalkJson})
    EXPECT_THAT(Write(both, format), HasSubstr("100.2"));
}

TEST(FrontDoor, MigratesWithoutTouchingFiles) {
  const MigratedText text =
      Migrate(OldAndNew(), "notes.md", "Rule 100.1: “A warden lights the lamp with two embers.”\n");
  EXPECT_THAT(text.bytes, HasSubstr("Rule 100.2:"));
  EXPECT_EQ(text.migration.rewritten, 1u);
  EXPECT_THAT(text.messages, HasSubstr("[renumbered-citation]"));
}

}  // namespace
}  // namespace codicil
