// Each kind of change, on editions of a few lines.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "aligned_texts.h"

namespace codicil {
namespace {

constexpr char kBase[] =
    "1. The Game\n\n"
    "101. Wardens\n\n"
    "101.1. A warden guards one lantern and may not leave the keep while it burns.\n\n"
    "101.2. When a warden falls, its lantern passes to the oldest neighbour.\n\n"
    "101.3. Each warden carries a relic of bronze, silver or glass.\n\n"
    "102. Rites\n\n"
    "102.1. A rite is spoken aloud by its caster; see rule 101.2.\n\n"
    "102.2. Two rites never overlap: the later waits in the hollow.\n\n";

// kBase with `from` replaced by `to`.
std::string With(const std::string& from, const std::string& to, std::string text = kBase) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string Changes(const std::string& new_text) { return AlignedTexts(kBase, new_text).Changes(); }

TEST(Align, TheSameEditionIsUnchanged) { EXPECT_EQ(Changes(kBase), ""); }

TEST(Align, EditedWords) {
  EXPECT_EQ(Changes(With("the oldest neighbour", "the youngest neighbour")), "101.2>101.2 edited");
}

TEST(Align, OtherTypographyIsNoEdit) {
  EXPECT_EQ(Changes(With("falls, its", "falls,  its")), "101.2>101.2 reformatted");
}

TEST(Align, OtherPunctuationIsNoEdit) {
  EXPECT_EQ(Changes(With("glass.", "glass,")), "101.3>101.3 reformatted");
  EXPECT_EQ(Changes(With("glass.", "+1 glass.")), "101.3>101.3 edited");
  const std::string plus = With("glass.", "+1 glass.");
  EXPECT_EQ(AlignedTexts(plus, With("+1", "-1", plus)).Changes(), "101.3>101.3 edited");
}

TEST(Align, AnotherDashInACitedRangeIsNoEdit) {
  const std::string old_text = With("see rule 101.2", "see rules 101.1-101.3");
  EXPECT_EQ(AlignedTexts(old_text, With("101.1-101.3", "101.1\u2013101.3", old_text)).Changes(),
            "102.1>102.1 reformatted");
}

TEST(Align, AddedAndRemoved) {
  EXPECT_EQ(Changes(With("102.2. Two rites never overlap: the later waits in the hollow.\n\n", "")),
            "102.2>- removed");
  EXPECT_EQ(Changes(std::string(kBase) + "102.3. Ash is counted at dusk.\n\n"), "->102.3 added");
}

TEST(Align, InsertionRenumbersAndItsCitationsFollow) {
  std::string text = With("101.3. Each", "101.4. Each");
  text = With("101.2. When", "101.3. When", text);
  text = With("101.2.\n\n102.2", "101.3.\n\n102.2", text);
  text = With("101.3. When", "101.2. No lantern burns under water.\n\n101.3. When", text);
  EXPECT_EQ(Changes(text),
            "->101.2 added; 101.2>101.3 renumbered; 101.3>101.4 renumbered; 102.1>102.1 "
            "renumbered-references");
}

TEST(Align, ACitationOfAnotherProvisionHasRedirectedReferences) {
  EXPECT_EQ(Changes(With("see rule 101.2", "see rule 101.3")), "102.1>102.1 redirected-references");
}

TEST(Align, AKeptNumberWithOtherWordsIsAnotherProvision) {
  EXPECT_EQ(Changes(With("When a warden falls, its lantern passes to the oldest neighbour.",
                         "Ships sail only by moonlight and pay the harbour toll in salt.")),
            "101.2>- removed; ->101.2 added; 102.1>102.1 redirected-references");
}

// Few of the words are left, but its neighbours are the same.
TEST(Align, ReplacedBetweenTheSameNeighbours) {
  const AlignedTexts texts(kBase, With("When a warden falls, its lantern passes to the oldest "
                                       "neighbour.",
                                       "A lantern that nobody claims is sold at dawn by the oldest "
                                       "baker."));
  EXPECT_EQ(texts.Changes(), "101.2>101.2 edited");
  for (const Correspondence& pair : texts.concordance.pairs) {
    if (pair.kinds == ChangeKinds{ChangeKind::kEdited}) {
      EXPECT_LT(pair.confidence, 0.8);
    }
  }
}

TEST(Align, MovedToAnotherParent) {
  std::string text = With("101.3. Each warden carries a relic of bronze, silver or glass.\n\n", "");
  text += "102.3. Each warden carries a relic of bronze, silver or glass.\n\n";
  EXPECT_EQ(Changes(text), "101.3>102.3 renumbered+moved");
}

TEST(Align, ASplitIsSeveralPairs) {
  const std::string old_text =
      With("Each warden carries a relic of bronze, silver or glass.",
           "Each warden carries a relic of bronze, silver or glass. A broken relic is buried "
           "beneath the threshold of the eastern tower before nightfall.");
  const std::string new_text =
      With("101.3. Each warden carries a relic of bronze, silver or glass.",
           "101.3. Each warden carries a relic of bronze, silver or glass.\n\n"
           "101.4. A broken relic is buried beneath the threshold of the eastern tower before "
           "nightfall.");
  EXPECT_EQ(AlignedTexts(old_text, new_text).Changes(),
            "101.3>101.3 edited+split; 101.3>101.4 renumbered+edited+split");
  EXPECT_EQ(AlignedTexts(new_text, old_text).Changes(),
            "101.3>101.3 edited+merged; 101.4>101.3 renumbered+edited+merged");
}

// One sentence covered all of them; now each has its own.
TEST(Align, ASeriesIsASplit) {
  const std::string rule = "101.3. Each warden carries a relic of bronze, silver or glass.";
  const std::string old_text = With(
      rule,
      "101.3. Lamps, ships and bells each have their own unique set of marks. Towers share their "
      "set of marks with gates; these marks are called stone marks.");
  const std::string new_text = With(
      rule,
      "101.3. Lamps have their own unique set of marks; these marks are called lamp marks.\n\n"
      "101.4. Ships have their own unique set of marks; these marks are called ship marks. The "
      "ship marks are the anchor, "
      "the gull and the star that sailors scratch beneath the rudder in spring.\n\n"
      "101.5. Bells have their own unique set of marks; these marks are called bell marks. A bell "
      "without marks is rung "
      "twice at noon by the youngest of the ringers.\n\n"
      "101.6. Towers share their set of marks with gates; these marks are called stone marks.");
  const std::string changes = AlignedTexts(old_text, new_text).Changes();
  for (const char* number : {"101.3", "101.4", "101.5", "101.6"}) {
    EXPECT_NE(changes.find(std::string("101.3>") + number + " "), std::string::npos) << changes;
  }
}

// 102.3 only repeats the sentence that became 101.4.
TEST(Align, OfTwoCopiesOneIsThePart) {
  const std::string rule = "101.3. Each warden carries a relic of bronze, silver or glass.";
  const std::string moved = "A warden without a relic waits at the gate until the bell has rung.";
  const std::string old_text = With(rule, rule + " " + moved);
  const std::string new_text =
      With("102. Rites", "101.4. " + moved + "\n\n102. Rites") + "102.3. " + moved + "\n\n";
  EXPECT_EQ(AlignedTexts(old_text, new_text).Changes(),
            "101.3>101.3 edited+split; 101.3>101.4 renumbered+edited+split; ->102.3 added");
}

// Hardly a word is the same, but for their endings.
TEST(Align, WhatIsLeftOverNearByIsAPair) {
  const std::string old_text =
      With("102. Rites", "101.4. Burning lanterns attract moths.\n\n102. Rites");
  const std::string new_text =
      With("102. Rites", "101.5. A moth that a lantern attracted burns.\n\n102. Rites",
           With("101.1. A warden",
                "101.1. A gate is of iron or oak, as its smith chose.\n\n101.2. A warden",
                With("101.2. When", "101.3. When", With("101.3. Each", "101.4. Each"))));
  EXPECT_NE(AlignedTexts(old_text, new_text).Changes().find("101.4>101.5 renumbered+edited"),
            std::string::npos)
      << AlignedTexts(old_text, new_text).Changes();
}

// 101.3 has its partner, which gained words of 101.4.
TEST(Align, WhatVanishedWentIntoTheOneThatGainedItsWords) {
  const std::string rule = "101.3. Each warden carries a relic of bronze, silver or glass";
  const std::string old_text =
      With("102. Rites",
           "101.4. Broken relics are melted at midsummer while two elders watch the fire.\n\n"
           "102. Rites");
  const std::string new_text = With(rule + ".", rule + "; at midsummer the broken are melted.");
  const std::string effective = "These rules are effective as of May 1, ";
  EXPECT_EQ(AlignedTexts(effective + "2001.\n\n" + old_text, effective + "2002.\n\n" + new_text)
                .Changes(),
            "101.3>101.3 edited+merged; 101.4>101.3 renumbered+edited+merged");
}

// Both provisions keep their partners; only the sentence went from one to the other.
TEST(Align, ASentenceMovesBetweenTwoThatStay) {
  const std::string moved = " Broken relics are melted at midsummer while two elders watch.";
  const std::string old_text = With("silver or glass.", "silver or glass." + moved);
  const std::string new_text = With("oldest neighbour.", "oldest neighbour." + moved);
  EXPECT_EQ(AlignedTexts(old_text, new_text).Changes(),
            "101.2>101.2 edited+merged; 101.3>101.2 renumbered+edited+split+merged; "
            "101.3>101.3 edited+split");
}

// 101.3 became a sentence of 101.1; the new 101.3 is only modelled on it.
TEST(Align, WhatIsModelledOnOneThatWentElsewhereIsNew) {
  const std::string dated = "These rules are effective as of May 1, ";
  const std::string relic = "A relic that breaks is melted at midsummer while two elders watch";
  const std::string old_text =
      dated + "2001.\n\n" +
      With("Each warden carries a relic of bronze, silver or glass.", relic + ".");
  const std::string new_text =
      dated + "2002.\n\n" +
      With("while it burns.", "while it burns. " + relic + " the fire.",
           With("Each warden carries a relic of bronze, silver or glass.",
                "A bell that cracks is melted at midsummer while two smiths watch."));
  EXPECT_EQ(AlignedTexts(old_text, new_text).Changes(),
            "101.1>101.1 edited+merged; 101.3>101.1 renumbered+edited+merged; ->101.3 added");
}

// Both rules also said it; now one rule says it for all.
TEST(Align, WhatTwoSaidIsSaidOnce) {
  const std::string dated = "These rules are effective as of May 1, ";
  const std::string end = " can never be sold, lent or given away by the warden who won it.";
  const std::string glass = "A lens is cut from river glass in the first week of the thaw.";
  const std::string coins = "Silver coins are struck under the queen's seal, twelve to a mark.";
  const std::string old_text = dated + "2001.\n\n" + kBase + "102.3. A bronze relic" + end + " " +
                               glass + "\n\n102.4. A silver relic" + end + " " + coins + "\n\n";
  const std::string new_text =
      dated + "2002.\n\n" +
      With("102. Rites", "101.4. Relics do not burn. Any metal relic" + end +
                             " It may be hidden behind a loose stone in the wall of the keep, "
                             "under the stairs, or among the roots of the oldest elm."
                             "\n\n102. Rites");
  EXPECT_EQ(
      AlignedTexts(old_text, new_text).Changes(),
      "102.3>101.4 renumbered+edited+moved+merged; 102.4>101.4 renumbered+edited+moved+merged");
}

TEST(Align, SectionsOfOneRuleAreMerged) {
  const std::string lamp = "A lamp is lit at dusk and put out when the last guest has left.";
  const std::string bell = "The bell is rung twice at noon by the youngest of the ringers.";
  const std::string gate = "Whoever closes the gate keeps its key under the third stone.";
  const std::string old_text = std::string(kBase) + "103. Lighting\n\n103.1. " + lamp +
                               "\n\n104. Ringing\n\n104.1. " + bell +
                               "\n\n105. Locking\n\n105.1. " + gate + "\n\n";
  const std::string new_text = std::string(kBase) + "103. Duties\n\n103.1. " + lamp +
                               "\n\n103.2. " + bell + "\n\n103.3. " + gate + "\n\n";
  const std::string changes = AlignedTexts(old_text, new_text).Changes();
  for (const char* pair : {"103>103 ", "104>103 ", "105>103 "})
    EXPECT_NE(changes.find(pair), std::string::npos) << changes;
  EXPECT_EQ(changes.find("removed"), std::string::npos) << changes;
}

// Both are the first of a family, but the families have nothing else in common.
TEST(Align, TheFirstOfAnotherFamilyIsNotANeighbour) {
  const std::string frame = "In a keep of many towers whose gates stand open, ";
  const std::string old_text =
      With("101.2.", "101.1a " + frame +
                         "the miller loses half of this harvest instead.\n\n"
                         "101.2.");
  const std::string new_text = std::string(kBase) + "102.2a " + frame +
                               "each ferryman must answer bells from over there.\n\n";
  EXPECT_EQ(AlignedTexts(old_text, new_text).Changes(), "101.1a>- removed; ->102.2a added");
}

TEST(Align, ARuleBecomesASubrule) {
  const std::string old_text =
      std::string(kBase) + "102.3. Burning lanterns attract many moths.\n\n";
  const std::string new_text =
      std::string(kBase) +
      "102.3. Lights\n\n102.3a A moth that a burning lantern attracted dies.\n\n";
  EXPECT_NE(AlignedTexts(old_text, new_text).Changes().find("102.3>102.3a"), std::string::npos)
      << AlignedTexts(old_text, new_text).Changes();
}

// "General" is the title of many subsections.
TEST(Align, ATitleAloneIsNoPair) {
  const std::string head = "1. The Game\n\n";
  const std::string wardens =
      "101. Wardens\n\n101.1. General\n\n101.1a A warden guards one lantern.\n\n101.1b No warden "
      "leaves the keep by night.\n\n";
  const std::string ships =
      "102. General\n\n102.1. Ships sail by moonlight.\n\n102.2. The harbour toll is paid in "
      "salt.\n\n";
  EXPECT_EQ(AlignedTexts(head + wardens, head + ships).Changes().find("101.1>102 "),
            std::string::npos);
}

// A fragment begins in the middle of a subsection, whose title it lacks.
TEST(Align, AnImpliedParentFollowsItsChildren) {
  const std::string fragment =
      "103.3. Each warden carries a relic of bronze, silver or glass.\n\n103.4. Ash is counted at "
      "dusk.\n\n";
  const std::string whole =
      "1. The Game\n\n102. Wardens\n\n102.1. A warden guards one lantern.\n\n102.2. When a warden "
      "falls, the oldest "
      "neighbour takes its lantern.\n\n102.3. Each warden carries a relic of bronze, silver or "
      "glass.\n\n102.4. No lantern burns "
      "under water.\n\n102.5. Rites are spoken aloud by their casters.\n\n";
  EXPECT_NE(AlignedTexts(fragment, whole).Changes().find("103>102 "), std::string::npos)
      << AlignedTexts(fragment, whole).Changes();
}

// Every rite has the same last rule; each must follow its own rite.
TEST(Align, BoilerplateFollowsItsParent) {
  const auto rite = [](int rule, const std::string& name, const std::string& words) {
    return fmt::format(
        "702.{}. {}\n\n702.{}a {} means \"{}\"\n\n702.{}b Several instances of one rite are "
        "redundant.\n\n",
        rule, name, rule, name, words, rule);
  };
  const std::string head =
      "7. More Rites\n\n702. Rites by Name\n\n702.1. These rites have names.\n\n";
  const std::string ember = "kindle one ember for each fallen warden.",
                    frost = "freeze a lantern until dawn.",
                    salt = "scatter salt across three thresholds.";
  const std::string old_text = head + rite(2, "Ember", ember) + rite(3, "Salt", salt);
  const std::string new_text =
      head + rite(2, "Ember", ember) + rite(3, "Frost", frost) + rite(4, "Salt", salt);
  EXPECT_EQ(AlignedTexts(old_text, new_text).Changes(),
            "->702.3 added; ->702.3a added; ->702.3b added; 702.3>702.4 renumbered; 702.3a>702.4a "
            "renumbered; "
            "702.3b>702.4b renumbered");
}

TEST(Align, RemovedComesAfterWhatItCameAfter) {
  const AlignedTexts pair(
      kBase,
      With("101.2. When a warden falls, its lantern passes to the oldest neighbour.\n\n", ""));
  std::string order;
  for (const Correspondence& c : pair.concordance.pairs)
    order += AlignedTexts::Number(pair.old_edition, c.old_id) + " ";
  EXPECT_EQ(order, "1 101 101.1 101.2 101.3 102 102.1 102.2 ");
}

TEST(Align, EveryPairHasConfidenceAndEvidence) {
  const AlignedTexts pair(kBase, With("the oldest neighbour", "the youngest neighbour"));
  for (const Correspondence& c : pair.concordance.pairs) {
    EXPECT_GT(c.confidence, 0.5f);
    EXPECT_LE(c.confidence, 1.0f);
    EXPECT_FALSE(c.evidence.empty());
  }
}

TEST(Align, EmptyEditions) {
  EXPECT_EQ(AlignedTexts("", "").Changes(), "");
  EXPECT_EQ(AlignedTexts("", "1. The Game\n\n101. Wardens\n\n").Changes(),
            "->1 added; ->101 added");
}

Override Pin(const char* old_number, const char* new_number) {
  return {Override::kPin, *RuleNumber::Parse(old_number), *RuleNumber::Parse(new_number),
          "settled by hand"};
}

TEST(Overrides, APinComesFirst) {
  const AlignedTexts pair(kBase, kBase, {Pin("101.2", "101.3"), Pin("101.3", "101.2")});
  EXPECT_EQ(pair.Changes(),
            "101.3>101.2 renumbered+edited; 101.2>101.3 renumbered+edited; 102.1>102.1 "
            "redirected-references");
  EXPECT_TRUE(pair.concordance.unfit_overrides.empty());
  EXPECT_THAT(pair.concordance.pairs[3].evidence.List(),
              testing::ElementsAre("pinned: settled by hand"));
}

TEST(Overrides, AForbiddenPairIsNone) {
  const Override forbid{Override::kForbid, *RuleNumber::Parse("102.2"), *RuleNumber::Parse("102.2"),
                        "not the same"};
  EXPECT_EQ(AlignedTexts(kBase, kBase, {forbid}).Changes(), "102.2>- removed; ->102.2 added");
}

TEST(Overrides, APinToNothingIsRemoved) {
  const Override gone{Override::kPin, *RuleNumber::Parse("102.2"), RuleNumber(), "gone"};
  EXPECT_EQ(AlignedTexts(kBase, kBase, {gone}).Changes(), "102.2>- removed; ->102.2 added");
}

TEST(Overrides, WhatDoesNotFitIsReported) {
  const AlignedTexts pair(kBase, kBase,
                          {Pin("101.9", "101.1"), Pin("101.1", "101.1"), Pin("101.1", "101.2")});
  EXPECT_THAT(pair.concordance.unfit_overrides, testing::ElementsAre(0, 2));
  EXPECT_EQ(pair.Changes(), "");
}

}  // namespace
}  // namespace codicil
