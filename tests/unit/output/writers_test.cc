#include <gtest/gtest.h>
#include <rapidjson/prettywriter.h>

#include "ingest/json/json.h"
#include "output/edition_walk.h"
#include "output/writer.h"
#include "sample_edition.h"
#include "schema_check.h"

namespace codicil {
namespace {

// What a sink is told, a word each.
class Told : public EditionSink {
 public:
  explicit Told(const Edition& edition) : edition_(edition) {}
  void WriteTitle(std::string_view title) override { Add("title", title); }
  void WriteDate(std::string_view date) override { Add("date", date); }
  void WriteMatter(const MatterBlock& block) override { Add("matter", block.text.text); }
  void WriteProvision(ProvisionId id) override { Add("provision", Number(id)); }
  void WriteAside(ProvisionId, Aside, uint32_t, const Passage& aside) override {
    Add("aside", aside.text);
  }
  void EndOwn(ProvisionId id) override { Add("own", Number(id)); }
  void EndProvision(ProvisionId id) override { Add("end", Number(id)); }
  void WriteEntry(uint32_t entry) override { Add("entry", edition_.glossary[entry].term.text); }

  std::string text;

 private:
  std::string Number(ProvisionId id) const { return edition_.provisions[id].number.ToString(); }
  void Add(std::string_view what, std::string_view of) {
    text += std::string(what) + " " + std::string(of.substr(0, of.find('\n'))) + "\n";
  }
  const Edition& edition_;
};

TEST(WalkEdition, TellsEachPartOnceInItsPlace) {
  const Edition edition = EmberRules();
  Told told(edition);
  WalkEdition(edition, told);
  EXPECT_EQ(told.text,
            "matter Ember Rules\n"
            "date February 3, 2031\n"
            "provision 1\nown 1\n"
            "provision 100\nown 100\n"
            "provision 100.1\naside The “first” relic burns.\nown 100.1\n"
            "provision 100.1a\nown 100.1a\nend 100.1a\nend 100.1\n"
            "provision 100.2\nown 100.2\nend 100.2\nend 100\nend 1\n"
            "entry Ember\n"
            "matter Credits\n"
            "matter The Wardens\n");
}

TEST(WriteText, IsCanonical) {
  EXPECT_EQ(Written(WriteText, EmberRules()),
            "Ember Rules\n"
            "\n"
            "These rules are effective as of February 3, 2031.\n"
            "\n"
            "1. Play\n"
            "\n"
            "100. Basics\n"
            "\n"
            "100.1. A warden pays {2}{F} to _light_ a relic.\n"
            "\n"
            "Example: The “first” _relic_ burns.\n"
            "\n"
            "100.1a Two wardens may share.\n"
            "\n"
            "100.2. Rites\n"
            "\n"
            "Glossary\n"
            "\n"
            "Ember\n"
            "A spark of a relic. See Relic.\n"
            "\n"
            "Credits\n"
            "\n"
            "The Wardens\n"
            "Hill 3\n");
}

TEST(WriteText, IndentsFurtherParagraphs) {
  SampleEdition sample("1.1. One rite.\n\nAnother rite.");
  sample.Ruled("1.1", "One rite.\n\nAnother rite.");
  EXPECT_EQ(Written(WriteText, std::move(sample).Build()),
            "1.1. One rite.\n\n     Another rite.\n");
}

TEST(WriteText, EmphasisInsideAWordGoes) {
  SampleEdition sample("100.1. The Emberly rite.");
  sample.Ruled("100.1", "The Emberly rite.", "Ember");
  EXPECT_EQ(Written(WriteText, std::move(sample).Build()), "100.1. The Emberly rite.\n");
}

TEST(WriteRst, IsTheDialectOfRulebooks) {
  EXPECT_EQ(Written(WriteRst, EmberRules()),
            "###########\n"
            "Ember Rules\n"
            "###########\n"
            ":Date: 2031-02-03\n"
            "\n"
            "*******\n"
            "1. Play\n"
            "*******\n"
            "\n"
            "100. Basics\n"
            "===========\n"
            "\n"
            "100.1\n"
            "-----\n"
            "\n"
            "A warden pays |2|\\ |F| to *light* a relic.\n"
            "\n"
            ".. admonition:: Example\n"
            "\n"
            "    The “first” *relic* burns.\n"
            "\n"
            "a. Two wardens may share.\n"
            "\n"
            "100.2\n"
            "-----\n"
            "\n"
            "Rites\n"
            "\n"
            "********\n"
            "Glossary\n"
            "********\n"
            "\n"
            ".. glossary::\n"
            "\n"
            "    Ember\n"
            "        A spark of a relic. See Relic.\n"
            "\n"
            "*******\n"
            "Credits\n"
            "*******\n"
            "\n"
            "| The Wardens\n"
            "| Hill 3\n");
}

TEST(WriteRst, GivesAHeadingToASubruleThatNoListCanHold) {
  SampleEdition sample("100.1. Rite.\n100.1aa Far.\n");
  sample.Ruled("100.1", "Rite.");
  sample.Ruled("100.1aa", "Far.");
  const std::string rst = Written(WriteRst, std::move(sample).Build());
  EXPECT_NE(rst.find("\n100.1aa\n~~~~~~~\n\nFar.\n"), std::string::npos) << rst;
}

TEST(WriteOutline, ShowsStructureTextAndMarks) {
  EXPECT_EQ(Written(WriteOutline, EmberRules()),
            "work \"Ember Rules\" 2031-02-03 en\n"
            "front title \"Ember Rules\"\n"
            "1 = Play\n"
            "  100 = Basics\n"
            "    100.1 \"A warden pays {2}{F} to light a relic.\" [1 example]  marks: emphasis×2 "
            "symbol×2\n"
            "      100.1a \"Two wardens may share.\"\n"
            "    100.2 = Rites\n"
            "glossary Ember: \"A spark of a relic. See Relic.\"\n"
            "back heading \"Credits\"\n"
            "back text \"The Wardens / Hill 3\"\n");
}

TEST(WriteOutline, CutsALongTextInTheMiddle) {
  const std::string words = "Äther " + std::string(100, 'x') + " and the rite ends.";
  SampleEdition sample("7.1. " + words);
  sample.Ruled("7.1", words);
  EXPECT_NE(Written(WriteOutline, std::move(sample).Build())
                .find("7.1 \"Äther " + std::string(34, 'x') + "…x and the rite ends.\""),
            std::string::npos);
}

TEST(WriteOutline, TellsWhatIsImplied) {
  SampleEdition sample("203.4. One rite.");
  sample.Ruled("203.4", "One rite.");
  EXPECT_EQ(Written(WriteOutline, std::move(sample).Build()),
            "work \"\" undated en\n2 (implied)\n  203 (implied)\n    203.4 \"One rite.\"\n");
}

TEST(WriteJson, FollowsItsSchema) {
  EXPECT_EQ(EditionSchemaViolation(Written(WriteJson, EmberRules())), "");
}

TEST(WriteJson, FollowsItsSchemaWhenAlmostNothingIsThere) {
  EditionBuilder builder;
  EXPECT_EQ(EditionSchemaViolation(Written(WriteJson, std::move(builder).Build())), "");
}

TEST(WriteJson, CountsMarksInCodePointsAndPlacesInBytesOfTheFile) {
  // U+201C takes one byte of the file and three of the decoded text.
  EditionBuilder builder;
  const SourceId id = builder.AddSource("old.txt",
                                        "7.1 \x93"
                                        "Ash\x94 {F} burns.",
                                        "windows-1252");
  Provision draft;
  draft.number = *RuleNumber::Parse("7.1");
  PassageBuilder text(builder.source(id), builder.arena());
  text.Append(4, static_cast<uint32_t>(builder.source(id).text().size()));
  draft.text = text.Finish();
  draft.span = {id, 0, static_cast<uint32_t>(builder.source(id).text().size())};
  builder.AddProvision(std::move(draft));
  rapidjson::Document json;
  json.Parse(Written(WriteJson, std::move(builder).Build()).c_str());
  const auto& provision = *(json["provisions"].End() - 1);
  EXPECT_STREQ(provision["text"].GetString(), "“Ash” {F} burns.");
  EXPECT_EQ(provision["marks"][0]["begin"].GetUint(), 6u);
  EXPECT_EQ(provision["marks"][0]["end"].GetUint(), 9u);
  EXPECT_EQ(provision["source"]["end"].GetUint(), 20u);
}

// The JSON of an edition without places, files and findings.
std::string Tree(const Edition& edition) {
  rapidjson::Document json;
  json.Parse(Written(WriteJson, edition).c_str());
  json.RemoveMember("sources");
  json.RemoveMember("diagnostics");
  json["edition"].RemoveMember("sha256");  // of the file that was read
  for (const char* list : {"provisions", "glossary", "front_matter", "back_matter"}) {
    for (auto& item : json[list].GetArray()) item.RemoveMember("source");
  }
  rapidjson::StringBuffer text;
  rapidjson::PrettyWriter<rapidjson::StringBuffer> writer(text);
  json.Accept(writer);
  return text.GetString();
}

TEST(WriteJson, IsReadBackToTheSameTree) {
  const Edition edition = EmberRules();
  EditionBuilder builder;
  ReadJson(builder.AddSource("ember.json", Written(WriteJson, edition), ""), builder);
  const Edition again = std::move(builder).Build();
  EXPECT_EQ(Tree(again), Tree(edition));
  EXPECT_TRUE(again.sources().diagnostics.list().empty());
}

}  // namespace
}  // namespace codicil
