// Assembly: several sources that are fragments of one edition.

#include <gtest/gtest.h>

#include <vector>

#include "parts.h"

namespace codicil {
namespace {

Edition Assemble(const std::vector<std::string>& parts) {
  Parts builder;
  for (const std::string& part : parts) builder.Add(part);
  return std::move(builder).Build();
}

// The texts under one number, and the examples in brackets.
std::string Texts(const Edition& edition, std::string_view number) {
  std::string texts;
  for (const Provision& provision : edition.provisions) {
    if (provision.number.ToString() != number) continue;
    texts += (texts.empty() ? "" : " / ") + std::string(provision.text.text);
    for (const Passage& example : provision.examples)
      texts += " [" + std::string(example.text) + "]";
  }
  return texts;
}

struct Row {
  std::vector<std::string> parts;
  const char* texts;  // of 203.2
  const char* findings;
};

void ExpectInAnyOrder(const Row& row) {
  for (const bool turned : {false, true}) {
    std::vector<std::string> parts = row.parts;
    if (turned) std::swap(parts.front(), parts.back());
    const Edition edition = Assemble(parts);
    EXPECT_EQ(Texts(edition, "203.2"), row.texts) << parts.front();
    EXPECT_EQ(Findings(edition), row.findings) << parts.front();
  }
}

TEST(Fragments, WhatAgreesComesOnce) {
  ExpectInAnyOrder(
      {{"203.2 The cost.\n203.3 More.\n", "203.1 Less.\n203.2 The cost.\n"}, "The cost.", ""});
  ExpectInAnyOrder(
      {{"203.2 The cost.\n", "203.2 The cost.\n", "203.2 The cost.\n"}, "The cost.", ""});
}

TEST(Fragments, TypographyIsNoConflict) {
  EXPECT_EQ(Texts(Assemble({"203.2 A \"cost\" - paid.\n", "203.2 A  “cost” – paid.\n"}), "203.2"),
            "A \"cost\" - paid.");
}

TEST(Fragments, TheWholeTextWinsOverTheOneThatIsCutOff) {
  ExpectInAnyOrder(
      {{"203.2 The cost is\n", "203.2 The cost is paid.\n203.3 More.\n"},
       "The cost is paid.",
       "fragment-cut-off: 203.2 is cut off here; its complete text comes from another part\n"});
}

// A fragment of a text may be so short that it looks like a title, and a title itself can be cut
// off.
TEST(Fragments, FirstWordsAndTitlesThatAreCutOffGiveWay) {
  constexpr const char* kReport =
      "fragment-cut-off: 203.2 is cut off here; its complete text comes from another part\n";
  ExpectInAnyOrder(
      {{"203.2 The\n", "203.2 The cost is paid.\n203.3 More.\n"}, "The cost is paid.", kReport});
  const std::string cut = "203.2 Ember Co\n", whole = "203.2 Ember Cost\n203.2a More.\n";
  for (const auto& parts : {std::vector{cut, whole}, std::vector{whole, cut}}) {
    const Edition edition = Assemble(parts);
    EXPECT_EQ(edition.provisions[edition.Find("203.2")].heading.text, "Ember Cost");
    EXPECT_EQ(Findings(edition), kReport);
  }
}

TEST(Fragments, ATextThatGoesOnInItsOwnFragmentIsNotCutOff) {
  const Edition edition =
      Assemble({"203.2 The cost\n203.3 More.\n", "203.2 The cost is paid.\n203.4 Less.\n"});
  EXPECT_EQ(Texts(edition, "203.2"), "The cost / The cost is paid.");
  EXPECT_EQ(Findings(edition),
            "fragment-conflict: two parts have different texts for 203.2; both are kept\n");
}

TEST(Fragments, AConflictKeepsBoth) {
  const Edition edition = Assemble(
      {"203.2 The cost is one.\n", "203.2 The cost is two.\n", "203.2 The cost is two.\n"});
  EXPECT_EQ(Texts(edition, "203.2"), "The cost is one. / The cost is two.");
  EXPECT_EQ(Findings(edition),
            "fragment-conflict: two parts have different texts for 203.2; both are kept\n");
}

TEST(Fragments, ANumberThatTheWorkUsesTwiceStaysTwice) {
  const std::string part = "203.2 One.\n203.2 Two.\n";
  EXPECT_EQ(Texts(Assemble({part, part}), "203.2"), "One. / Two.");
}

TEST(Fragments, ExamplesAreBroughtTogether) {
  ExpectInAnyOrder({{"203.2 The cost.\nExample: One.\n203.3 More.\n",
                     "203.2 The cost.\nExample: One.\nExample: Two.\n203.3 More.\n"},
                    "The cost. [One.] [Two.]",
                    ""});
}

TEST(Fragments, AnExampleThatIsCutOffGivesWay) {
  ExpectInAnyOrder(
      {{"203.2 The cost.\nExample: The lamp co\n",
        "203.2 The cost.\nExample: The lamp costs two.\n203.3 More.\n"},
       "The cost. [The lamp costs two.]",
       "fragment-cut-off: 203.2 is cut off here; its complete text comes from another part\n"});
}

TEST(Fragments, ATextThatNobodyHasWholeIsReported) {
  EXPECT_EQ(Findings(Assemble({"203.2 The cost is\n"})), "cut-off: 203.2 stops in mid-sentence\n");
  EXPECT_EQ(Findings(Assemble({"203.2 The cost.\nExample: The lamp co\n"})),
            "cut-off: 203.2 stops in mid-sentence\n");
  EXPECT_EQ(Findings(Assemble({"203.2 The cost is paid.\n"})), "");
}

TEST(Fragments, TheTreeIsInNumberOrderWhateverTheOrderOfTheParts) {
  const std::string a = "203.1 One.\n203.1a Two.\n", b = "203.2 Three.\n204.1 Four.\n",
                    c = "200 General\n200.1 Zero.\n";
  const char* tree = "2*(200(200.1) 203*(203.1(203.1a) 203.2) 204*(204.1))";
  EXPECT_EQ(Tree(Assemble({a, b, c})), tree);
  EXPECT_EQ(Tree(Assemble({c, b, a})), tree);
  EXPECT_EQ(Tree(Assemble({b, a, c})), tree);
}

TEST(Fragments, AHeadingFromOnePartAndItsRulesFromAnother) {
  EXPECT_EQ(Tree(Assemble({"203 Cost\n", "203.1 One.\n"})), "2*(203(203.1))");
}

TEST(Fragments, WhatLiesBetweenTwoPartsIsNoGap) {
  EXPECT_EQ(Findings(Assemble({"203.1 One.\n", "203.7 Seven.\n"})), "");
}

std::string Glossary(const Edition& edition) {
  std::string shown;
  for (const GlossaryEntry& entry : edition.glossary) {
    shown += std::string(entry.term.text) + "=" + std::string(entry.text.text) + ";";
  }
  return shown;
}

TEST(Fragments, GlossariesAreMerged) {
  const Edition edition = Assemble({"= Ash: Where cards go.\n= Ember: A spark.\n= Lamp: A rel",
                                    "= Ember: A spark.\n= Lamp: A relic.\n"});
  EXPECT_EQ(Glossary(edition), "Ash=Where cards go.;Ember=A spark.;Lamp=A relic.;");
  EXPECT_EQ(Findings(edition), "");
  const Edition other = Assemble({"= Ash: Where cards go.\n", "= Ash: A tree.\n"});
  EXPECT_EQ(Glossary(other), "Ash=Where cards go.;Ash=A tree.;");
  EXPECT_EQ(Findings(other),
            "fragment-conflict: two parts define \"Ash\" differently; both are kept\n");
}

}  // namespace
}  // namespace codicil
