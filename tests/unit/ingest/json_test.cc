#include "ingest/json/json.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ingest/json/json_tokens.h"

namespace codicil {
namespace {

using testing::ElementsAre;

Edition Read(std::string json) {
  EditionBuilder builder;
  ReadJson(builder.AddSource("in.json", std::move(json), "UTF-8"), builder);
  return std::move(builder).Build();
}

// An edition with these provisions and nothing else.
std::string WithProvisions(std::string_view provisions) {
  return fmt::format("{{\"schema\": \"codicil-edition/1\", \"provisions\": [{}]}}", provisions);
}

const Provision& Only(const Edition& edition, std::string_view number) {
  return edition.provisions[edition.Find(number)];
}

// "kind begin..end" in bytes of the source for each diagnostic that has a place.
std::vector<std::string> Findings(const Edition& edition) {
  std::vector<std::string> findings;
  for (const Diagnostic& d : edition.sources().diagnostics.list()) {
    if (d.span)
      findings.push_back(fmt::format("{} {}..{}", d.kind.name, d.span->begin, d.span->end));
  }
  return findings;
}

TEST(ReadJson, TakesTextFromTheSourceWhereNothingIsEscaped) {
  const Edition edition =
      Read(WithProvisions(R"({"num": "7", "heading": "Ash", "text": "A rite."})"));
  const Provision& provision = Only(edition, "7");
  EXPECT_EQ(provision.heading.text, "Ash");
  EXPECT_EQ(provision.text.text, "A rite.");
  EXPECT_EQ(provision.text.text.data(),
            edition.sources().files[0].text->text().data() + provision.text.span.begin);
}

TEST(ReadJson, UnescapesAndKeepsTheOrigin) {
  const Edition edition = Read(WithProvisions(
      R"({"num": "7", "text": "\"Ash\" burns.\n\n\u00c4ther \ud83d\udd25 burns."})"));
  const Passage& text = Only(edition, "7").text;
  EXPECT_EQ(text.text, "\"Ash\" burns.\n\nÄther 🔥 burns.");
  EXPECT_EQ(edition.sources().files[0].text->Cut(text.span),
            R"(\"Ash\" burns.\n\n\u00c4ther \ud83d\udd25 burns.)");
}

TEST(ReadJson, MarksCountCodePoints) {
  const Edition edition = Read(WithProvisions(
      R"({"num": "7", "text": "\"Ä\" ash.", "marks": [{"kind": "citation", "begin": 4, "end": 7, "value": "x"}]})"));
  const Passage& text = Only(edition, "7").text;
  EXPECT_THAT(text.marks, ElementsAre(Mark{MarkKind::kCitation, 5, 8, "x"}));
}

TEST(ReadJson, RestoresHeadAndSurroundings) {
  const Edition edition = Read(R"({"schema": "codicil-edition/1", "work": {"title": "Ember"},
    "edition": {"effective_date": "2031-02-03", "language": "de"},
    "glossary": [{"term": "Ash", "text": "What is left.", "marks": []}],
    "front_matter": [{"kind": "heading", "text": "Start", "marks": []}],
    "back_matter": [{"kind": "text", "text": "Ends", "marks": []}]})");
  EXPECT_EQ(edition.title, "Ember");
  EXPECT_EQ(edition.effective_date, "2031-02-03");
  EXPECT_EQ(edition.language, "de");
  EXPECT_EQ(edition.glossary[0].text.text, "What is left.");
  EXPECT_EQ(edition.front_matter[0].kind, MatterKind::kHeading);
  EXPECT_EQ(edition.back_matter[0].text.text, "Ends");
}

TEST(ReadJson, MakesImpliedProvisionsAnew) {
  const Edition edition = Read(WithProvisions(
      R"({"num": "9", "implied": true, "text": ""}, {"num": "7.1", "text": "A rite."})"));
  EXPECT_EQ(edition.Find("9"), kNoProvision);
  EXPECT_TRUE(Only(edition, "7").implied);
}

TEST(ReadJson, LabelsEveryByte) {
  const Edition edition = Read(
      WithProvisions(R"({"num": "7", "text": "A rite.", "examples": [{"text": "One \"x\"."}]})"));
  const Accounting accounting =
      edition.sources().files[0].labels.Count(*edition.sources().files[0].text);
  EXPECT_EQ(accounting[static_cast<size_t>(Label::kNumber)], 1u);
  EXPECT_EQ(accounting[static_cast<size_t>(Label::kText)], 7u);
  EXPECT_EQ(accounting[static_cast<size_t>(Label::kExample)], 10u);
  EXPECT_EQ(accounting[static_cast<size_t>(Label::kUnrecognised)], 0u);
}

TEST(ReadJson, KeepsWhatStandsBeforeASyntaxError) {
  const Edition edition =
      Read(R"({"schema": "codicil-edition/1", "provisions": [{"num": "7", "text": "A rite."}, ?)");
  EXPECT_EQ(Only(edition, "7").text.text, "A rite.");
  EXPECT_THAT(Findings(edition), ElementsAre("json-syntax 80..81"));
}

TEST(ReadJson, ReportsWrongShapesAndGoesOn) {
  struct Case {
    const char* json;
    const char* finding;
  };
  const Case cases[] = {
      {R"([1])", "json-shape 0..1"},
      {R"({"provisions": []})", "json-shape 0..1"},
      {R"({"schema": "other/9"})", "json-shape 12..19"},
      {R"({"schema": "codicil-edition/1", "glossary": {}})", "json-shape 44..45"},
      {R"({"schema": "codicil-edition/1", "glossary": [{}]})", "json-shape 45..46"},
      {R"({"schema": "codicil-edition/1", "front_matter": [{"kind": "odd"}]})",
       "json-shape 49..50"},
      {R"({"schema": "codicil-edition/1", "provisions": [{"num": "x7"}]})", "json-shape 56..58"},
      {R"({"schema": "codicil-edition/1", "provisions": [{"text": "no num"}]})",
       "json-shape 47..48"},
      {R"({"schema": "codicil-edition/1", "work": {"title": 5}})", "json-shape 50..51"},
      {R"({"schema": "codicil-edition/1", "edition": {"effective_date": "2031-02-30"}})",
       "json-shape 63..73"},
      {R"({"schema": "codicil-edition/1", "edition": {"effective_date": "<b>"}})",
       "json-shape 63..66"},
      {R"({"schema": "codicil-edition/1", "edition": {"language": "e<n"}})", "json-shape 57..60"},
      {R"({"schema": "codicil-edition/1"})", "json-shape 0..1"},
      {R"({"schema": "codicil-edition/1", "more": [[[[]]]]})", "json-shape 33..37"},
      {R"({"schema": "codicil-edition/1", "sources": [{"name": []}]})", "json-shape 53..54"},
      {R"({"schema": "codicil-edition/1", "diagnostics": [{"kind": "<b>"}]})", "json-shape 58..61"},
  };
  for (const Case& c : cases) {
    EXPECT_THAT(Findings(Read(c.json)), testing::Contains(c.finding)) << c.json;
  }
}

TEST(ReadJson, TakesNoDateAndNoLanguageThatAreNone) {
  const Edition edition = Read(R"({"schema": "codicil-edition/1", "edition":
    {"effective_date": "2031-02-03<script>", "language": "\"><script>"}})");
  EXPECT_EQ(edition.effective_date, "");
  EXPECT_EQ(edition.language, "en");
}

TEST(ReadJson, WhatFitsTheSchemaIsNoFault) {
  const Edition edition = Read(R"({"schema": "codicil-edition/1", "work": {"title": null},
    "edition": {"effective_date": "2032-02-29", "language": "zh-Hant-TW"}, "sources": [],
    "provisions": [], "glossary": [], "front_matter": [], "back_matter": [], "diagnostics": []})");
  EXPECT_THAT(Findings(edition), ElementsAre("no-provisions 0..0"));
  EXPECT_EQ(edition.effective_date, "2032-02-29");
  EXPECT_EQ(edition.language, "zh-Hant-TW");
}

TEST(ReadJson, DepthThatTheSchemaDoesNotKnowNeedsNoStack) {
  constexpr size_t kDepth = 100'000;
  const Edition edition =
      Read("{\"schema\": \"codicil-edition/1\", \"work\": " + std::string(kDepth, '[') +
           std::string(kDepth, ']') + "}");
  EXPECT_THAT(Findings(edition), testing::Contains("json-shape 40..41"));
}

TEST(ReadJson, AMarkOutsideItsTextIsCutToIt) {
  const Edition edition = Read(WithProvisions(
      R"({"num": "7", "text": "Ash.", "marks": [{"kind": "strong", "begin": 1, "end": 99}, {"kind": "strong", "begin": 5, "end": 6}]})"));
  EXPECT_THAT(Only(edition, "7").text.marks, ElementsAre(Mark{MarkKind::kStrong, 1, 4, ""}));
}

TEST(JsonTokens, DeepNestingNeedsNoStack) {
  constexpr size_t kDepth = 100'000;
  const JsonTokens tokens(std::string(kDepth, '[') + std::string(kDepth, ']'));
  EXPECT_FALSE(tokens.error());
  EXPECT_EQ(tokens.list().size(), kDepth);
}

TEST(JsonTokens, FindsWhereStringsBegin) {
  const std::string_view cases[] = {R"("")",   R"("a")",       R"("\"")",
                                    R"("\\")", R"("\\\"a\\")", R"("a\u0041")"};
  for (std::string_view json : cases) {
    const JsonTokens tokens(json);
    EXPECT_EQ(tokens[0].begin, 1u) << json;
    EXPECT_EQ(tokens[0].end, json.size() - 1) << json;
  }
  EXPECT_EQ(JsonTokens(R"("\\\"a\\")").Text(0), R"(\"a\)");
}

}  // namespace
}  // namespace codicil
