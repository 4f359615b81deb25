// Invariants of every diff, over every edition and all pairs of consecutive ones: it applies, it
// conforms to its schema, and it does not count a provision with the same words as edited.

#include "diff/edition_diff.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "apply_diff.h"
#include "generated_edition.h"
#include "neighbours.h"
#include "output/diff.h"
#include "tests/unit/output/schema_check.h"

namespace codicil {
namespace {

struct Compared {
  Compared(const Prepared& old_side, const Prepared& new_side)
      : a(old_side),
        b(new_side),
        concordance(Align(a.edition, a.references, b.edition, b.references)),
        editions{a.edition, a.references, b.edition, b.references, concordance},
        diff(DiffEditions(editions)),
        old_vocabulary(ExtractVocabulary(a.edition)),
        new_vocabulary(ExtractVocabulary(b.edition)),
        lists(CompareVocabularies(old_vocabulary, new_vocabulary, b.edition)) {}
  Compared(const Compared&) = delete;

  std::string Json() const { return Written(WriteDiffJson, DiffReport{editions, diff, lists}); }

  const Prepared& a;
  const Prepared& b;
  const Concordance concordance;
  const EditionPair editions;
  const EditionDiff diff;
  const Vocabulary old_vocabulary;
  const Vocabulary new_vocabulary;
  const std::vector<ListChange> lists;
};

// Compares part by part, so that a failure shows the difference and not whole editions.
void ExpectSame(const PlainEdition& a, const PlainEdition& b) {
  EXPECT_EQ(a.title, b.title);
  EXPECT_EQ(a.effective_date, b.effective_date);
  EXPECT_EQ(a.language, b.language);
  ASSERT_EQ(a.provisions.size(), b.provisions.size());
  for (size_t i = 0; i < a.provisions.size(); ++i) {
    EXPECT_EQ(a.provisions[i].number, b.provisions[i].number);
    EXPECT_EQ(a.provisions[i].implied, b.provisions[i].implied) << b.provisions[i].number;
    EXPECT_EQ(a.provisions[i].heading, b.provisions[i].heading) << b.provisions[i].number;
    EXPECT_EQ(a.provisions[i].text, b.provisions[i].text) << b.provisions[i].number;
    EXPECT_EQ(a.provisions[i].examples, b.provisions[i].examples) << b.provisions[i].number;
    EXPECT_EQ(a.provisions[i].notes, b.provisions[i].notes) << b.provisions[i].number;
  }
  EXPECT_EQ(a.glossary, b.glossary);
  EXPECT_EQ(a.front_matter, b.front_matter);
  EXPECT_EQ(a.between_matter, b.between_matter);
  EXPECT_EQ(a.back_matter, b.back_matter);
}

void ExpectApplies(const Prepared& a, const Prepared& b) {
  const std::string json = Compared(a, b).Json();
  EXPECT_EQ(SchemaViolation(json, "codicil-diff-1.schema.json"), "") << a.name << " -> " << b.name;
  ExpectSame(ApplyDiff(PlainOf(a.edition), json), PlainOf(b.edition));
}

TEST(EditionDiff, AppliesBothWays) {
  size_t pairs = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    SCOPED_TRACE(old_path + " and " + new_path);
    ExpectApplies(Prepare(old_path), Prepare(new_path));
    ExpectApplies(Prepare(new_path), Prepare(old_path));
    ++pairs;
  }
  std::printf("%zu pairs of neighbours: each diff applies, both ways\n", pairs);
  EXPECT_GE(pairs, 3u);
}

class DiffWithItself : public EditionTest {};

TEST_P(DiffWithItself, IsEmpty) {
  const Prepared& edition = Prepare(GetParam().paths[0]);
  const Compared compared(edition, edition);
  EXPECT_TRUE(IsEmpty(compared.concordance, compared.diff));
  EXPECT_TRUE(std::none_of(compared.diff.provisions.begin(), compared.diff.provisions.end(),
                           [](const ProvisionDiff& provision) { return provision.changed(); }));
  EXPECT_TRUE(compared.diff.shifts.empty());
  ExpectApplies(edition, edition);
}
INSTANTIATE_TEST_SUITE_P(All, DiffWithItself, testing::ValuesIn(AllEditions()), EditionTestName);

// Another form of the same edition counts as another edition for applying.
TEST(EditionDiff, AppliesAcrossForms) {
  const std::string folder = CODICIL_SOURCE_FOLDER "/corpus/emberfall/";
  ExpectApplies(Prepare(folder + "e3.txt"), Prepare(folder + "e4-rst/index.rst"));
  ExpectApplies(Prepare(folder + "e4-rst/index.rst"), Prepare(folder + "e4.txt"));
}

TEST(EditionDiff, AppliesToGeneratedPairs) {
  for (const std::vector<std::string>& work : Works()) {
    if (work.empty()) continue;
    const Prepared& old_side = Prepare(work.back());
    for (uint32_t seed = 1; seed <= 3; ++seed) {
      GeneratedEdition generated = GenerateEdition(old_side.edition, old_side.references, seed);
      CrossReferences references = CrossReference(generated.edition);
      const Prepared new_side{"generated", std::move(generated.edition), std::move(references)};
      ExpectApplies(old_side, new_side);
      ExpectApplies(new_side, old_side);
    }
  }
}

// A pair's kinds agree with its words.
TEST(EditionDiff, UnchangedIsUnchanged) {
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Compared compared(Prepare(old_path), Prepare(new_path));
    const auto& pairs = compared.concordance.pairs;
    for (size_t i = 0; i < pairs.size(); ++i) {
      if (pairs[i].kinds != ChangeKinds{ChangeKind::kUnchanged}) continue;
      EXPECT_FALSE(compared.diff.provisions[i].changed())
          << new_path << " " << compared.b.edition.provisions[pairs[i].new_id].number.ToString();
    }
  }
}

// Only letters and digits, in their order, computed without any other code of the program.
std::string Letters(const std::string& text) {
  std::string letters;
  for (size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    // Signs beyond ASCII: U+0080-U+00BF in two bytes; quotes, dashes and more from U+2000 on in
    // three.
    if (c == 0xC2) {
      ++i;
    } else if (c == 0xE2) {
      i += 2;
    } else if (c >= 0x80 || std::isalnum(c)) {
      letters += static_cast<char>(std::tolower(c));
    }
  }
  return letters;
}

std::string LettersOf(const PlainProvision& provision) {
  std::string letters = Letters(provision.heading) + "|" + Letters(provision.text);
  for (const std::string& example : provision.examples) letters += "|" + Letters(example);
  return letters;
}

// The edited pairs whose letters are the same.
size_t CountFalseEdits(const Compared& compared) {
  const PlainEdition a = PlainOf(compared.a.edition), b = PlainOf(compared.b.edition);
  size_t edited = 0, reformatted = 0, false_edits = 0;
  for (const Correspondence& pair : compared.concordance.pairs) {
    reformatted += pair.kinds.Has(ChangeKind::kReformatted);
    if (!pair.kinds.Has(ChangeKind::kEdited)) continue;
    ++edited;
    if (LettersOf(a.provisions[pair.old_id]) != LettersOf(b.provisions[pair.new_id])) continue;
    ++false_edits;
    ADD_FAILURE() << b.provisions[pair.new_id].number << " has the words that it had";
  }
  std::printf("%s -> %s: %zu edited, %zu reformatted, %zu edited without other words\n",
              compared.a.name.c_str(), compared.b.name.c_str(), edited, reformatted, false_edits);
  return false_edits;
}

// Quotes and dashes were made typographic and, an edition later, plain again.
TEST(EditionDiff, ATypographicCleanUpEditsNothing) {
  const std::string folder = EditionsFolder() + "/corpus/mtg-txt/";
  size_t compared = 0;
  for (const auto& [from, to] :
       {std::pair("2018-10-05", "2019-01-25"), std::pair("2019-01-25", "2019-05-03")}) {
    const std::string old_path = folder + from + ".txt", new_path = folder + to + ".txt";
    if (!AreThere({old_path, new_path})) continue;
    ++compared;
    EXPECT_EQ(CountFalseEdits(Compared(Prepare(old_path), Prepare(new_path))), 0u);
  }
  if (compared == 0) GTEST_SKIP() << kNeedsRealEditions;
}

}  // namespace
}  // namespace codicil
