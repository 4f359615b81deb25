#include "diff/word_diff.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

std::string Shown(DiffSide a, DiffSide b) {
  WordSplitter splitter;
  Spellings old_spellings, new_spellings;
  std::vector<SpelledWord> old_words, new_words;
  AppendWords(a.text, splitter, old_spellings, old_words);
  AppendWords(b.text, splitter, new_spellings, new_words);
  a.words = old_words, b.words = new_words;
  std::string out;
  for (const WordEdit& edit : WordDiffer().Diff(a, b)) {
    const std::string old_text(a.text.substr(edit.old_begin, edit.old_end - edit.old_begin));
    const std::string new_text(b.text.substr(edit.new_begin, edit.new_end - edit.new_begin));
    switch (edit.kind) {
      case EditKind::kEqual:
        out += new_text;
        break;
      case EditKind::kDeleted:
        out += "[-" + old_text + "-]";
        break;
      case EditKind::kInserted:
        out += "{+" + new_text + "+}";
        break;
      case EditKind::kReformatted:
        out += "<" + old_text + "~" + new_text + ">";
        break;
      case EditKind::kRenumberedReferences:
        out += "<" + old_text + "=" + new_text + ">";
        break;
      case EditKind::kRedirectedReferences:
        out += "<" + new_text + "!>";
        break;
    }
  }
  return out;
}

struct Row {
  const char* name;
  const char* old_text;
  const char* new_text;
  const char* shown;
};

class WordDiffTable : public testing::TestWithParam<Row> {};

TEST_P(WordDiffTable, TellsTheChange) {
  const Row& row = GetParam();
  EXPECT_EQ(Shown({row.old_text, {}}, {row.new_text, {}}), row.shown);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, WordDiffTable,
    testing::Values(
        Row{"same", "A warden.", "A warden.", "A warden."},
        Row{"nothing_to_something", "", "A warden.", "{+A warden.+}"},
        Row{"something_to_nothing", "A warden.", "", "[-A warden.-]"},
        Row{"one_word", "Light a relic now.", "Light a rite now.",
            "Light a [-relic-]{+rite+} now."},
        Row{"symbol_is_whole", "Pay {1}{F} now.", "Pay {2}{F} now.", "Pay [-{1}-]{+{2}+}{F} now."},
        Row{"number_is_whole", "See 103.1.b.2 there.", "See 103.1.b.3 there.",
            "See [-103.1.b.2-]{+103.1.b.3+} there."},
        Row{"lettered_number_is_whole", "In 702.33b it is.", "In 702.33c it is.",
            "In [-702.33b-]{+702.33c+} it is."},
        Row{"quotes_and_dashes", "the \"first\" relic -- lit", "the “first” relic — lit",
            "the <\"~“>first<\"~”> relic <--~—> lit"},
        Row{"apostrophe_inside", "It isn't lit.", "It isn’t lit.", "It <isn't~isn’t> lit."},
        Row{"spelt_sign", "Ember(tm) rules", "Ember™ rules", "Ember<(tm)~™> rules"},
        Row{"old_symbol", "Pay {oF}.", "Pay {F}.", "Pay <{oF}~{F}>."},
        Row{"two_words_are_a_phrase", "a dim relic burns", "a lit rite burns",
            "a [-dim relic-]{+lit rite+} burns"},
        Row{"sentence_is_whole", "Wardens light relics. Wardens rest.",
            "Wardens light relics. Wardens sing. Wardens rest.",
            "Wardens light relics. {+Wardens sing. +}Wardens rest."},
        Row{"list_member", "embers, relics, and rites", "embers, oaths, relics, and rites",
            "embers, {+oaths, +}relics, and rites"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(WordDiff, CitedNumbersAreComparedByWhatTheyMean) {
  const std::vector<CitedNumber> a = {{9, 15, 5}, {20, 23, 6}};
  const std::vector<CitedNumber> b = {{9, 15, 5}, {20, 23, 7}};
  EXPECT_EQ(Shown({"See rule 702.33 and 104.", a}, {"See rule 702.34 and 104.", b}),
            "See rule <702.33=702.34> and <104!>.");
}

TEST(WordDiff, ANumberOfUnknownMeaningIsComparedAsWritten) {
  const std::vector<CitedNumber> a = {{4, 7, 0}};
  const std::vector<CitedNumber> b = {{4, 7, 9}};
  EXPECT_EQ(Shown({"See 104.", a}, {"See 104.", b}), "See 104.");
}

// Two long texts with many words of their own; both contain the sentence between them.
TEST(WordDiff, VeryDifferentTextsKeepTheirCommonSentences) {
  const auto words = [](const std::string& stem, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += (i ? " " : "") + stem + std::to_string(i);
    return text + ". ";
  };
  const std::string kept = "A warden keeps one ember. ";
  for (const int count : {8, 40, 900}) {
    const std::string shown = Shown({words("Ash", count) + kept + words("Oak", count), {}},
                                    {words("Salt", count) + kept + words("Reed", count), {}});
    EXPECT_EQ(shown.find("[-Ash0"), 0u) << count;
    const size_t at = shown.find(kept);
    ASSERT_NE(at, std::string::npos) << count;
    EXPECT_TRUE(shown.substr(0, at).ends_with("+}") || shown.substr(0, at).ends_with(". "))
        << shown.substr(0, at);
    EXPECT_EQ(shown.find(kept, at + 1), std::string::npos) << count;
  }
}

}  // namespace
}  // namespace codicil
