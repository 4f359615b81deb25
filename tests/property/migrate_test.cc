// What migrating keeps to, over every edition and all neighbours at hand: the texts of the old
// edition themselves are what cites it, and the new edition shows what they should say.

#include "diff/migrate.h"

#include <algorithm>
#include <iostream>

#include "neighbours.h"
#include "text/fold.h"

namespace codicil {
namespace {

struct Migrated {
  std::string text;
  size_t left = 0;
};

Migrated MigrateWords(Migrator& migrator, std::string_view words) {
  Diagnostics diagnostics;
  const auto source = SourceText::Decode(0, "text", std::string(words), "UTF-8", diagnostics);
  const Migration migration = migrator.Migrate(*source, diagnostics);
  return {BytesWith(migration.edits, *source).value(), migration.left};
}

class MigrateOfOne : public EditionTest {};

// An edition is its own next edition: nothing changes, and what it says of itself is no
// misquotation, but for the slips that `codicil check` tells too.
TEST_P(MigrateOfOne, IntoItselfChangesNothing) {
  const std::string& path = GetParam().paths[0];
  const Edition& edition = Prepare(path).edition;
  const Concordance concordance = AlignPaths(path, path);
  Migrator migrator(edition, edition, concordance, 0.7f);
  size_t cited = 0, misquoted = 0;
  for (const EditionSource& source : edition.sources) {
    Diagnostics diagnostics;
    const Migration migration = migrator.Migrate(*source.text, diagnostics);
    EXPECT_TRUE(migration.edits.empty());
    EXPECT_EQ(BytesWith(migration.edits, *source.text), std::string(source.text->bytes()));
    cited += migration.cited;
    const auto& list = diagnostics.list();
    misquoted +=
        static_cast<size_t>(std::count_if(list.begin(), list.end(), [](const Diagnostic& d) {
          return d.kind == DiagnosticKind::kMisquotedCitation;
        }));
  }
  std::cout << GetParam().name << ": " << cited << " cited, " << misquoted << " misquoted\n";
  EXPECT_LE(misquoted * 200, cited);
}
INSTANTIATE_TEST_SUITE_P(All, MigrateOfOne, testing::ValuesIn(AllEditions()), EditionTestName);

// Of a provision that only cites other numbers the migrated text is the new text, but for numbers
// that the rules cite without a word before them: outside the rules such a number is no citation.
TEST(Migrate, RecitedTextsBecomeThoseOfTheNewEdition) {
  constexpr ChangeKind kOthers[] = {ChangeKind::kEdited,    ChangeKind::kSplit,
                                    ChangeKind::kMerged,    ChangeKind::kRetargeted,
                                    ChangeKind::kRetypeset, ChangeKind::kRemoved};
  size_t same = 0, left = 0, other = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Edition& old_edition = Prepare(old_path).edition;
    const Edition& new_edition = Prepare(new_path).edition;
    const Concordance concordance = AlignPaths(old_path, new_path);
    Migrator migrator(old_edition, new_edition, concordance, 0.7f);
    for (const Correspondence& pair : concordance.pairs) {
      const bool plain = std::none_of(std::begin(kOthers), std::end(kOthers),
                                      [&](ChangeKind kind) { return pair.kinds.Has(kind); });
      if (!plain || !pair.kinds.Has(ChangeKind::kRecited)) continue;
      const Migrated migrated =
          MigrateWords(migrator, old_edition.provisions[pair.old_id].text.text);
      const std::string_view wanted = new_edition.provisions[pair.new_id].text.text;
      if (Fold(migrated.text) == Fold(wanted)) {
        ++same;
      } else {
        ++(migrated.left > 0 ? left : other);
      }
    }
  }
  std::cout << "recited texts: " << same << " migrated to the new text, " << left
            << " with a number left, " << other << " otherwise\n";
  EXPECT_GT(same, 0u);
  EXPECT_LE(other * 50, same + left + other);
}

// Repeats of what a reader of numbers and quotations could stumble over. What is quadratic takes
// minutes, and the test's time limit in CMake ends it.
TEST(Migrate, RepeatsOfAnythingAreRead) {
#ifdef __SANITIZE_ADDRESS__
  constexpr size_t kRepeats = 10'000;  // the sanitizers look for other faults than slowness
#else
  constexpr size_t kRepeats = 100'000;
#endif
  const auto [old_path, new_path] = Neighbours().front();
  const Edition& old_edition = Prepare(old_path).edition;
  const std::string number = old_edition.provisions.back().number.ToString();
  const Concordance concordance = AlignPaths(old_path, new_path);
  Migrator migrator(old_edition, Prepare(new_path).edition, concordance, 0.7f);
  for (const std::string& piece :
       {std::string("rule "), "rule " + number + " ", "rule " + number + " \"a ",
        "rule " + number + ": “", "\"(rule " + number + ") ", "rules " + number + ", ",
        number + "/", std::string("rule <"), std::string("rule ]("), std::string("\n// rule"),
        std::string("((((")}) {
    std::string text;
    for (size_t i = 0; i < kRepeats; ++i) text += piece;
    MigrateWords(migrator, text);
  }
}

}  // namespace
}  // namespace codicil
