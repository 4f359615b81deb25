#include "output/inspect_report.h"

#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include "base/sha256.h"
#include "rules/kinds.h"
#include "sample_edition.h"
#include "schema_check.h"

namespace codicil {
namespace {

Edition TwoRites() {
  SampleEdition sample("7.1. Ash.\n?? \n7.1. Ember.\n");
  sample.Ruled("7.1", "Ash.");
  const Span stray = sample.Take("??");
  sample.builder().diagnostics().Report(kind::kNoProvisions, Severity::kNote, "a stray sign",
                                        stray);
  return std::move(sample).Build();
}

TEST(InspectReport, TellsPeople) {
  EXPECT_EQ(Written(WriteInspectText, Inspected{TwoRites()}, PrintStyle()),
            "(no title)\n"
            "  undated, language en\n"
            "  1 section, 1 subsection, 0 rules, 0 subrules\n"
            "  0 examples, 0 notes, 0 glossary entries\n"
            "  1 provision implied by the provisions below them\n"
            "  1 of 1 line that looks numbered read as provisions (100.00 %)\n"
            "\n"
            "sample.txt\n"
            "  plain, UTF-8, line ends LF, 26 bytes\n"
            "  number                   3   11.54 %\n"
            "  text                     4   15.38 %\n"
            "  blank                    6   23.08 %\n"
            "  unrecognised            13   50.00 %\n"
            "\n"
            "sample.txt:2:1: note: a stray sign [no-provisions]\n"
            "?? \n"
            "^~\n"
            "\n"
            "0 errors, 0 warnings, 1 note\n");
}

TEST(InspectReport, AtATerminalShowsWhatFilesSay) {
  EditionBuilder builder;
  builder.AddSource("e\x1b[31m.txt", "7.1. Ash.\n", "plain");
  builder.OfferTitle("Ember \x1b[31m\u202E");
  const Edition edition = std::move(builder).Build();
  EXPECT_NE(
      Written(WriteInspectText, Inspected{edition}, PrintStyle()).find("Ember \x1b[31m\u202E\n"),
      std::string::npos);
  PrintStyle terminal;
  terminal.terminal = true;
  const std::string report = Written(WriteInspectText, Inspected{edition}, terminal);
  EXPECT_NE(report.find("Ember \\x1b[31m\\u{202e}\n"), std::string::npos);
  EXPECT_NE(report.find("e\\x1b[31m.txt\n"), std::string::npos);
  EXPECT_EQ(report.find('\x1b'), std::string::npos);
}

TEST(InspectReport, QuietKeepsOnlyTheNumberOfFindings) {
  const std::string report = Written(WriteInspectText, Inspected{TwoRites(), false}, PrintStyle());
  EXPECT_EQ(report.find("stray"), std::string::npos);
  EXPECT_NE(report.find("1 note\n"), std::string::npos);
}

TEST(InspectJson, HasTheSameFacts) {
  EXPECT_EQ(ViolationOfItsSchema(Written(WriteInspectJson, Inspected{EmberRules()})), "");
  EXPECT_EQ(ViolationOfItsSchema(Written(WriteInspectJson, Inspected{TwoRites()})), "");
  rapidjson::Document json;
  json.Parse(Written(WriteInspectJson, Inspected{EmberRules()}).c_str());
  EXPECT_STREQ(json["schema"].GetString(), "codicil-inspect/1");
  EXPECT_STREQ(json["edition"]["id"].GetString(), "2031-02-03");
  EXPECT_EQ(json["counts"]["rules"].GetUint(), 2u);
  EXPECT_EQ(json["counts"]["examples"].GetUint(), 1u);
  EXPECT_EQ(json["counts"]["glossary"].GetUint(), 1u);
  EXPECT_EQ(json["numbered_lines"]["count"], json["numbered_lines"]["read"]);
  EXPECT_EQ(json["numbered_lines"]["percent"].GetDouble(), 100.0);
  EXPECT_EQ(json["numbered_lines"]["unread"].Size(), 0u);
  EXPECT_EQ(json["sources"][0]["accounting"].MemberCount(), kLabelCount);
}

TEST(Sha256, IsTheDigestThatOthersCompute) {
  EXPECT_EQ(Sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace
}  // namespace codicil
