#include "vocabulary/vocabulary.h"

#include <gtest/gtest.h>

#include "tests/unit/rules/parts.h"
#include "vocabulary/changes.h"

namespace codicil {
namespace {

Edition Read(const std::string& text) {
  Parts parts;
  parts.Add(text);
  return std::move(parts).Build();
}

// "zones [store|hand]\n…": every list, its members, and its subject if known.
std::string Lists(const Edition& edition) {
  std::string out;
  for (const VocabularyList& list : ExtractVocabulary(edition).lists) {
    out += out.empty() ? "" : "\n";
    out += list.name + (list.of.empty() ? "" : " of " + list.of) + " [";
    for (size_t i = 0; i < list.members.size(); ++i) {
      const ListMember& member = list.members[i];
      out += (i > 0 ? "|" : "") + member.name;
      const std::string_view text = PassageOfMember(edition, list, i).text;
      EXPECT_EQ(text.substr(member.begin, member.end - member.begin), member.name);
    }
    out += "]";
  }
  return out;
}

struct Wording {
  std::string text;
  std::string lists;
};

std::ostream& operator<<(std::ostream& out, const Wording& wording) { return out << wording.text; }

class Wordings : public testing::TestWithParam<Wording> {};

TEST_P(Wordings, AreLists) { EXPECT_EQ(Lists(Read("100.1 " + GetParam().text)), GetParam().lists); }

INSTANTIATE_TEST_SUITE_P(
    Plain, Wordings,
    testing::Values(
        Wording{"The card types are warden, relic, and rite.",
                "card types of card [warden|relic|rite]"},
        Wording{"The ability words are kinship, last light and true north.",
                "ability words [kinship|last light|true north]"},
        Wording{"The rite types are Elegy and Snare.", "rite types of rite [Elegy|Snare]"},
        Wording{"The parts of a card are: name, cost, and force and heart.",
                "parts of a card of card [name|cost|force and heart]"},
        Wording{"The only courts in Emberfall are Flame, Tide, and Air.",
                "courts [Flame|Tide|Air]"},
        Wording{"A piece’s characteristics are name, court, and cost.",
                "characteristics of piece [name|court|cost]"},
        Wording{"A card's characteristics are exclusively: name, court, and cost.",
                "characteristics of card [name|court|cost]"},
        Wording{"There are normally three zones: store, hand, and field. Some cards have more.",
                "zones [store|hand|field]"},
        Wording{"There are five “founding hearth types”: Kiln, Oven, Forge, Beacon, and Ruin.",
                "founding hearth types of founding hearth [Kiln|Oven|Forge|Beacon|Ruin]"},
        Wording{"There are two court pairs: Flame and Tide, Stone and Air, and Flame and Air.",
                "court pairs [Flame and Tide|Stone and Air|Flame and Air]"},
        Wording{"There are three states, each of which can change: lit/unlit, up/down, and in/out.",
                "states [lit/unlit|up/down|in/out]"},
        Wording{"There are three kinds of slips: names; force and heart; and pictures.",
                "kinds of slips of slip [names|force and heart|pictures]"},
        Wording{
            "Apart from those, there are three general kinds of rite: slow, swift, and lasting.",
            "kinds of rite of rite [slow|swift|lasting]"},
        Wording{
            "A turn consists of three phases, in this order: dawn, day, and dusk. Each is played.",
            "phases of turn [dawn|day|dusk]"},
        Wording{"The dusk phase consists of two steps: last light and clearing.",
                "steps of the dusk phase of dusk phase [last light|clearing]"},
        Wording{"The clash phase has three steps, which proceed in order: muster, bar, and harm.",
                "steps of the clash phase of clash phase [muster|bar|harm]"},
        Wording{"Each turn is divided into three phases: dawn, day, and dusk.",
                "phases of turn [dawn|day|dusk]"},
        Wording{"All cards have one or more types: warden, relic, or rite.",
                "types of card [warden|relic|rite]"},
        Wording{"The special actions are laying a hearth, turning over a card that is face down, "
                "and giving in.",
                ""},
        Wording{"The special actions are laying a hearth, turning a face-down card over, and "
                "giving in.",
                "special actions [laying a hearth|turning a face-down card over|giving in]"}));

INSTANTIATE_TEST_SUITE_P(
    Members, Wordings,
    testing::Values(
        Wording{
            "The relic types are Arms (see rule 302.4), Brand (see rules 302.5, 302.6), and Map.",
            "relic types of relic [Arms|Brand|Map]"},
        Wording{"The relic types are Arms (see rule 302.4), and Map.",
                "relic types of relic [Arms|Map]"},
        Wording{"The realms are The Low Mere, Isaura’s Tower, and Dunmarrow-by-the-Sea.",
                "realms [The Low Mere|Isaura’s Tower|Dunmarrow-by-the-Sea]"},
        Wording{"The supertypes are “founding,” “storied,” and “wintry.”",
                "supertypes [founding|storied|wintry]"},
        Wording{"The supertypes are \"founding,\" \"storied,\" and \"wintry.\"",
                "supertypes [founding|storied|wintry]"},
        Wording{"The realms are Bram of “Low Mere”, the “Dun”, and Isaura’s.",
                "realms [Bram of “Low Mere”|Dun|Isaura’s]"},
        Wording{"There are three zones: the store, a hand, and the field.",
                "zones [store|hand|field]"},
        Wording{"The rite forms are: rite, rite—[text], and rite with [name, age].",
                "rite forms [rite|rite—[text]|rite with [name, age]]"},
        Wording{"The keywords that a counter can be are swift, warded, and rally, as well as any "
                "kinds of those.",
                "keywords that a counter can be [swift|warded|rally]"},
        Wording{"The ember symbols are {F}, {T}, and {X}; the numerals {0}, {1}, and so on; and "
                "the hybrid "
                "symbols {F/T} and {T/A}.",
                "ember symbols [{F}|{T}|{X}|{0}|{1}|{F/T}|{T/A}]"},
        Wording{"There are two court symbols: {F} is flame, and {T} tide.",
                "court symbols [{F}|{T}]"},
        Wording{"Each of the court symbols stands for one ember: {F} is flame, and {T} tide.",
                "court symbols [{F}|{T}]"},
        Wording{"Bitter symbols are ember symbols: {F/B} is flame, and {T/B} is tide.",
                "bitter symbols [{F/B}|{T/B}]"}));

INSTANTIATE_TEST_SUITE_P(
    SeveralSentences, Wordings,
    testing::Values(
        Wording{
            "Hearths have their own subtypes; these subtypes are called hearth types. The hearth "
            "types "
            "are Kiln, Oven, and Ruin. Of that list, Kiln and Oven are the founding hearth types "
            "(see "
            "rule 305.6).",
            "hearth types of hearth [Kiln|Oven|Ruin]\nfounding hearth types of hearth [Kiln|Oven]"},
        Wording{"One warden type is two words long: Night Heron. All other warden types are one "
                "word long: "
                "Archer, Owl, and Wolf.",
                "warden types of warden [Night Heron|Archer|Owl|Wolf]"},
        Wording{"Sieges share a subtype; this subtype is called a siege type. That siege type is "
                "Ladder.",
                "siege types of siege [Ladder]"},
        Wording{"These are called rite types. The only rite type at this time is Elegy.",
                "rite types of rite [Elegy]"},
        Wording{"One card looks for a card with a name first printed in the Saltmarsh™ set. Those "
                "names are "
                "Maren; Oswin, the Elder; and Low Mere.",
                "names first printed in the saltmarsh set [Maren|Oswin, the Elder|Low Mere]"},
        Wording{"Three snowy hearths were printed long ago. Their names are Snowy Kiln, Snowy "
                "Oven, and Snowy "
                "Forge.",
                "names of snowy hearths of snowy hearth [Snowy Kiln|Snowy Oven|Snowy Forge]"},
        Wording{"Cards with the following names are founding hearths and follow rule 3: Kiln, "
                "Oven, and Forge.",
                "founding hearths [Kiln|Oven|Forge]"}));

INSTANTIATE_TEST_SUITE_P(
    NoLists, Wordings,
    testing::Values(
        Wording{"Rites, flares, and hearths are cards.", ""},
        Wording{"The chosen warden types are Owl, Wolf, and Elk.", ""},
        Wording{"The warden types are Owl, Wolf, and Elk until end of turn.", ""},
        Wording{"Warden types, such as Owl, Elk, and Wolf, are words.", ""},
        Wording{"The wardens are put into the ashes, turned over, and forgotten.", ""},
        Wording{"The two cards are tapped and exiled.", ""},
        Wording{"The zones are store, hand, field, and so on.", ""},
        Wording{"There are two exceptions to this rule: a, b, and c.", ""},
        Wording{"There are three ways to win: outlast everyone, be told that you win, and draw.",
                ""},
        Wording{"The layers are as follows:", ""},
        Wording{"A party consists of up to one warden for each of the following three types: Owl, "
                "Elk, and Fox.",
                ""},
        Wording{"The card is red, blue, and green.", ""}));

TEST(Vocabulary, AListMayFollowInTheNextParagraph) {
  Parts parts;
  parts.Add("100.1 General");
  Edition edition = std::move(parts).Build();
  edition.glossary.resize(1);
  edition.glossary[0].term.text = "Hearth Type";
  edition.glossary[0].text.text =
      "A word after the dash.\n\nThe list of hearth types, updated through the Low Mere: Tides "
      "set, is as "
      "follows:\n\nKiln, Oven, Miller's\n\nSee rule 305.";
  EXPECT_EQ(Lists(edition), "hearth types of hearth [Kiln|Oven|Miller's]");
  const VocabularyList list = ExtractVocabulary(edition).lists.at(0);
  EXPECT_EQ(list.provision, kNoProvision);
  EXPECT_EQ(list.glossary_entry, 0u);
  EXPECT_EQ(edition.glossary[0].text.text.substr(list.begin, list.end - list.begin),
            "Kiln, Oven, Miller's");
}

TEST(Vocabulary, AGlossaryListOfOneIsOne) {
  EXPECT_EQ(Lists(Read("100.1 x y z\n= Rite Type: The list of rite types, updated to date, is as "
                       "follows: Elegy.")),
            "rite types of rite [Elegy]");
}

TEST(Vocabulary, AGlossaryEntrySpeaksOfItsTerm) {
  EXPECT_EQ(
      Lists(Read(
          "100.1 x y z\n= Dusk Phase: The last phase. It has two steps: last light and clearing.")),
      "steps of the dusk phase of dusk phase [last light|clearing]");
}

TEST(Vocabulary, ABareNameTakesTheHeadingAboveIt) {
  EXPECT_EQ(Lists(Read("100 Effects\n100.1 There are two main types: lasting and brief effects.")),
            "types of effects of effect [lasting|brief effects]");
}

TEST(Vocabulary, TheSamePlaceMayStateWhoSharesAList) {
  const Edition edition = Read(
      "100.1 Rites and flares share their list of subtypes; these subtypes are called rite types. "
      "The rite "
      "types are Elegy and Snare.");
  const VocabularyList list = ExtractVocabulary(edition).lists.at(0);
  EXPECT_EQ(list.shared_by, (std::vector<std::string>{"rite", "flare"}));
}

TEST(Vocabulary, AnotherPlaceMayStateWhoSharesAList) {
  const Edition edition = Read(
      "100.1 The rite types are Elegy and Snare.\n"
      "100.2 The set of flare subtypes is the same as the set of rite subtypes; these subtypes are "
      "called "
      "rite types.");
  EXPECT_EQ(ExtractVocabulary(edition).lists.at(0).shared_by,
            (std::vector<std::string>{"flare", "rite"}));
}

TEST(Vocabulary, TheHeadingsOfAKeywordSectionAreAList) {
  const Edition edition = Read(
      "701 Keyword Actions\n701.1 Some verbs are used in a special way.\n701.2 Kindle and Bank\n"
      "701.2a To kindle is to turn.\n701.3 Give Up\n701.4 Light the Lamps!\n701.4a Light the "
      "lamps! is a verb.\n"
      "701.5 Stoke (Obsolete)\n702 Keywords in General\n702.1 Naming\n702.2 Ending");
  EXPECT_EQ(Lists(edition), "keyword actions [Kindle|Bank|Give Up|Light the Lamps!|Stoke]");
  const VocabularyList list = ExtractVocabulary(edition).lists.at(0);
  EXPECT_TRUE(list.in_heading);
  EXPECT_EQ(edition.provisions[list.provision].number.ToString(), "701");
  ASSERT_EQ(list.member_provisions.size(), 5u);
  EXPECT_EQ(edition.provisions[list.member_provisions[1]].number.ToString(), "701.2");
}

TEST(Vocabulary, SymbolsMayBeDefinedOneByOne) {
  const Edition edition = Read(
      "107.1 The kindle symbol is {K}. It means to turn.\n107.2 See above. The old frost symbol is "
      "{FR}.\n"
      "107.3 The symbol {B} in a cost means to bank.\n107.4 The frost symbol is blue.\n"
      "107.5 A rule of the frost symbol is {X} long.");
  EXPECT_EQ(Lists(edition), "symbols [{K}|{FR}|{B}]");
  const VocabularyList list = ExtractVocabulary(edition).lists.at(0);
  EXPECT_FALSE(list.in_heading);
  EXPECT_EQ(edition.provisions[list.provision].number.ToString(), "107");
}

TEST(Vocabulary, ExamplesStateNoLists) {
  EXPECT_EQ(
      Lists(Read("100.1 Cards have types.\nExample: The card types are warden, relic, and rite.")),
      "");
}

TEST(Vocabulary, MembersSpreadOverTheProvisionsBelow) {
  const std::string_view work =
      "100.1 There are three general kinds of rites:\n100.1a A Quick rite is sung at once.\n"
      "100.1b Slow rites can be sung in one’s own turn.\n100.1c Elegies: sung for the gone.\n"
      "100.2 There are three kinds of songs:\n100.2a High songs are loud.\n100.2b Low songs "
      "are soft.";
  const Edition edition = Read(std::string(work));
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  ASSERT_EQ(vocabulary.lists.size(), 1u) << "of three songs only two are there";
  EXPECT_EQ(vocabulary.lists[0].name, "kinds of rites");
  std::vector<std::string> names;
  for (const ListMember& member : vocabulary.lists[0].members) names.push_back(member.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Quick rite", "Slow rites", "Elegies"}));
}

TEST(Vocabulary, TheLongestOfTheListsOfOneNameCounts) {
  const Edition edition = Read(
      "100.1 The zones are hand, field, and ashes.\n100.2 The zones are hand, field, dais, and "
      "ashes.");
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  ASSERT_EQ(vocabulary.lists.size(), 2u);
  EXPECT_FALSE(vocabulary.lists[0].counts);
  EXPECT_TRUE(vocabulary.lists[1].counts);
  EXPECT_EQ(vocabulary.Find("zones"), &vocabulary.lists[1]);
}

TEST(Vocabulary, AListIsFoundByItsName) {
  const Edition edition = Read(
      "100.1 The zones are hand, field, and ashes.\n100.2 The zones are hand, field, and dais.");
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  ASSERT_NE(vocabulary.Find("zones"), nullptr);
  EXPECT_EQ(vocabulary.Find("zones"), &vocabulary.lists[0]);
  EXPECT_EQ(vocabulary.Find("zone"), nullptr);
}

// Changes refer to the vocabularies, so temporary ones are not accepted as arguments.
template <typename Old, typename New>
concept Comparable = requires(Old&& was, New&& is, const Edition& edition) {
  CompareVocabularies(std::forward<Old>(was), std::forward<New>(is), edition);
};
static_assert(Comparable<Vocabulary&, Vocabulary&>);
static_assert(!Comparable<Vocabulary, Vocabulary&> && !Comparable<Vocabulary&, Vocabulary> &&
              !Comparable<Vocabulary, Vocabulary>);

std::string Changes(const std::string& old_text, const std::string& new_text) {
  const Edition old_edition = Read(old_text), new_edition = Read(new_text);
  const Vocabulary was = ExtractVocabulary(old_edition), is = ExtractVocabulary(new_edition);
  std::string out;
  for (const ListChange& change : CompareVocabularies(was, is, new_edition)) {
    const std::string fate = DescribeFate(change);
    out += change.name + (fate.empty() ? "" : " (" + fate + ")") + ":";
    for (const std::string& name : change.added) out += " +" + name;
    for (const std::string& name : change.removed) out += " -" + name;
    out += "\n";
  }
  return out;
}

TEST(VocabularyChanges, TellWhatWasAddedAndRemoved) {
  EXPECT_EQ(
      Changes("100.1 The zones are hand, field, and ashes. The courts are Flame, Tide, and Air.",
              "100.1 The zones are store, hand, and field. The courts are Flame, Tide, and Air."),
      "zones: +store -ashes\n");
  EXPECT_EQ(Changes("100.1 The zones are hand, field, and ashes.",
                    "100.1 The courts are Flame, Tide, and Air."),
            "courts (new list): +Flame +Tide +Air\nzones (list removed): -hand -field -ashes\n");
}

TEST(VocabularyChanges, ARenamedListIsKnownByItsMembers) {
  EXPECT_EQ(Changes("100.1 The realms are Hall, Mere, Dun, and Fen.",
                    "100.1 The regions are Hall, Mere, Dun, and Moor."),
            "regions (was called realms): +Moor -Fen\n");
}

TEST(VocabularyChanges, AListThatIsNoLongerFoundIsNotRemovedWhileItsWordsAreThere) {
  EXPECT_EQ(Changes("100.1 The zones are hand, low field, and ashes.",
                    "100.1 Cards go from the hand to the low field; later they are ashes."),
            "zones (no longer stated as a list; its words are still there):\n");
}

TEST(VocabularyChanges, AreNotInTypographyOrInHowOftenAListIsStated) {
  EXPECT_EQ(Changes("100.1 The realms are Maren's Hall, low mere, and Dun.\n= Realm: The realms "
                    "are Low Mere, Dun, and Air.",
                    "100.1 The realms are Maren’s Hall, Low Mere, Air, and Dun."),
            "");
}

}  // namespace
}  // namespace codicil
