// Invariants of migrating, over every edition and all pairs of consecutive ones: the texts of the
// old edition serve as the citing texts, and the new edition shows the expected result.

#include <re2/re2.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>

#include "corpus/by_lineage.h"
#include "migrate/kinds.h"
#include "migrate/migrate.h"
#include "text/fold.h"
#include "works.h"

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
  return {BytesWith(migration.edits, *source).value(), migration.left + migration.doubtful};
}

class MigrateOfOne : public EditionTest {};

// An edition migrated to itself: nothing changes, and it does not misquote itself, except for the
// slips that `codicil check` also reports.
TEST_P(MigrateOfOne, IntoItselfChangesNothing) {
  const std::string& path = GetParam().paths[0];
  const Edition& edition = Prepare(path).edition;
  const Concordance concordance = AlignPaths(path, path);
  Migrator migrator(edition, edition, concordance, 0.7f);
  size_t cited = 0, misquoted = 0;
  for (const Source& source : edition.sources().files) {
    Diagnostics diagnostics;
    const Migration migration = migrator.Migrate(*source.text, diagnostics);
    EXPECT_TRUE(migration.edits.empty());
    EXPECT_EQ(BytesWith(migration.edits, *source.text), std::string(source.text->bytes()));
    cited += migration.cited;
    const auto& list = diagnostics.list();
    misquoted +=
        static_cast<size_t>(std::count_if(list.begin(), list.end(), [](const Diagnostic& d) {
          return d.kind == kind::kMisquotedCitation;
        }));
  }
  std::cout << GetParam().name << ": " << cited << " cited, " << misquoted << " misquoted\n";
  if (IsMeasured(GetParam())) {
    EXPECT_LE(misquoted * 200, cited);
  }
}
INSTANTIATE_TEST_SUITE_P(All, MigrateOfOne, testing::ValuesIn(AllEditions()), EditionTestName);

// If a provision changed only in cited numbers, its migrated text is the new text, except for
// numbers that the rules cite without an introducing word: outside the rules such a number is not a
// citation.
TEST(Migrate, TextsWithRenumberedReferencesBecomeThoseOfTheNewEdition) {
  constexpr ChangeKind kOthers[] = {ChangeKind::kEdited,      ChangeKind::kSplit,
                                    ChangeKind::kMerged,      ChangeKind::kRedirectedReferences,
                                    ChangeKind::kReformatted, ChangeKind::kRemoved};
  size_t same = 0, left = 0, other = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    if (!WereNeighbours(old_path, new_path)) continue;
    const Edition& old_edition = Prepare(old_path).edition;
    const Edition& new_edition = Prepare(new_path).edition;
    const Concordance concordance = AlignPaths(old_path, new_path);
    Migrator migrator(old_edition, new_edition, concordance, 0.7f);
    for (const Correspondence& pair : concordance.pairs) {
      const bool plain = std::none_of(std::begin(kOthers), std::end(kOthers),
                                      [&](ChangeKind kind) { return pair.kinds.Has(kind); });
      if (!plain || !pair.kinds.Has(ChangeKind::kRenumberedReferences)) continue;
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
  std::cout << "renumbered-references texts: " << same << " migrated to the new text, " << left
            << " with a number left, " << other << " otherwise\n";
  EXPECT_GT(same, 0u);
  EXPECT_LE(other * 50, same + left + other);
}

// ---- Text that does not cite a rulebook, and the same with citations in it.

std::vector<std::string> LinesOf(std::string_view name) {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER "/tests/property/").append(name));
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> LinesWithoutCitations() { return LinesOf("no_citations.txt"); }

std::string Joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// In each, the number replaces "#". Those that begin with "!" must be rewritten, unless their words
// belong to another rule; the others only have to be reported.
constexpr const char* kOutputFormats[] = {"!See rule #.",
                                          "!// rule #",
                                          "!/* As rule\n * # has it. */",
                                          "!Rules # and # apply here.",
                                          "!{\"rule\": \"#\"}",
                                          "!rules: [#, #]",
                                          "!**Rule #** is quoted",
                                          "![CR #]",
                                          "!{{CR|#}}",
                                          "!-- see rule # for the order",
                                          "!rule no. #",
                                          "!(rule #)",
                                          "!It is so (CR #).",
                                          "(#)",
                                          "// #",
                                          "C.R. #",
                                          "[rule](/rules/#)",
                                          "section #",
                                          "\"#\", \"#\"",
                                          "also #, #"};

// Numbers of the old edition that changed in the new one and have no other meaning.
std::vector<std::pair<std::string, std::string>> ChangedNumbers(const Edition& old_edition,
                                                                const Edition& new_edition,
                                                                const Concordance& concordance) {
  constexpr size_t kMost = 10;
  std::map<ProvisionId, size_t> answers;
  for (const Correspondence& pair : concordance.pairs) ++answers[pair.old_id];
  std::vector<std::pair<std::string, std::string>> all;
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    const RuleNumber& old_number = old_edition.provisions[pair.old_id].number;
    const RuleNumber& new_number = new_edition.provisions[pair.new_id].number;
    const bool alone = answers[pair.old_id] == 1 && pair.confidence >= 0.7f;
    if (alone && old_number.size() > 1 && old_number != new_number)
      all.emplace_back(old_number.ToString(), new_number.ToString());
  }
  std::vector<std::pair<std::string, std::string>> some;
  const size_t step = std::max<size_t>(all.size() / kMost, 1);
  for (size_t i = 0; i < all.size() && some.size() < kMost; i += step) some.push_back(all[i]);
  return some;
}

std::string Filled(std::string_view form, const std::string& number) {
  std::string line;
  for (const char c : form.substr(form.starts_with("!") ? 1 : 0))
    line += c == '#' ? number : std::string(1, c);
  return line;
}

class WithoutCitations : public testing::Test {
 protected:
  static void SetUpTestSuite() { lines_ = new std::vector(LinesWithoutCitations()); }
  static void TearDownTestSuite() { delete lines_; }
  static const std::vector<std::string>* lines_;
};
const std::vector<std::string>* WithoutCitations::lines_ = nullptr;

TEST_F(WithoutCitations, NothingIsRewritten) {
  ASSERT_GE(lines_->size(), 300u);
  const std::string text = Joined(*lines_);
  size_t doubtful = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Edition& old_edition = Prepare(old_path).edition;
    const Concordance concordance = AlignPaths(old_path, new_path);
    Migrator migrator(old_edition, Prepare(new_path).edition, concordance, 0.7f);
    Diagnostics diagnostics;
    const auto source = SourceText::Decode(0, "text", text, "UTF-8", diagnostics);
    const Migration migration = migrator.Migrate(*source, diagnostics);
    EXPECT_TRUE(migration.edits.empty())
        << old_path << ": " << BytesWith(migration.edits, *source).value();
    doubtful = std::max(doubtful, migration.doubtful);
    for (const MigratedCitation& citation : migration.citations) {
      EXPECT_NE(citation.action, MigratedCitation::kRewritten)
          << text.substr(citation.begin > 40 ? citation.begin - 40 : 0, 80);
    }
  }
  std::cout << lines_->size() << " lines without citations: at most " << doubtful
            << " doubtful numbers\n";
}

// Each true citation is rewritten to its new number or reported; all other lines stay.
TEST_F(WithoutCitations, TrueOnesAmongThemAreFoundOrReported) {
  size_t rewritten = 0, reported = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    const bool were_neighbours = WereNeighbours(old_path, new_path);
    const Edition& old_edition = Prepare(old_path).edition;
    const Edition& new_edition = Prepare(new_path).edition;
    const Concordance concordance = AlignPaths(old_path, new_path);
    Migrator migrator(old_edition, new_edition, concordance, 0.7f);
    size_t at = 0;
    for (const auto& [old_number, new_number] :
         ChangedNumbers(old_edition, new_edition, concordance)) {
      for (const std::string_view form : kOutputFormats) {
        const std::string before = (*lines_)[at++ % lines_->size()] + "\n\n";
        const std::string after = "\n\n" + (*lines_)[at++ % lines_->size()] + "\n";
        const std::string cited = Filled(form, old_number);
        Diagnostics diagnostics;
        const auto source =
            SourceText::Decode(0, "text", before + cited + after, "UTF-8", diagnostics);
        const Migration migration = migrator.Migrate(*source, diagnostics);
        const std::string result = BytesWith(migration.edits, *source).value();
        if (result == before + Filled(form, new_number) + after) {
          rewritten += were_neighbours;
          continue;
        }
        reported += were_neighbours;
        EXPECT_EQ(result, before + cited + after);
        EXPECT_FALSE(form.starts_with("!") && migration.left == 0) << cited;
        const auto first = before.size(), last = first + cited.size();
        EXPECT_TRUE(std::any_of(migration.citations.begin(), migration.citations.end(),
                                [&](const MigratedCitation& citation) {
                                  return citation.begin >= first && citation.end <= last &&
                                         citation.action == MigratedCitation::kLeft;
                                }))
            << cited;
      }
    }
  }
  std::cout << "citations among other lines: " << rewritten << " rewritten, " << reported
            << " reported\n";
  EXPECT_GT(rewritten, reported);
}

// ---- Over a whole work, and against the citations of other rules.

// What `codicil migrate` of a corpus works with: the history of an edition's provisions up to the
// newest edition, and the alignment of the two.
struct Path {
  std::string old_path, new_path;
  Concordance history, direct;

  Migration Migrate(std::string_view words) const {
    Migrator migrator(Prepare(old_path).edition, Prepare(new_path).edition, history, 0.7f);
    migrator.CompareWith(direct);
    Diagnostics diagnostics;
    const auto source = SourceText::Decode(0, "text", std::string(words), "UTF-8", diagnostics);
    return migrator.Migrate(*source, diagnostics);
  }
};

template <typename Visit>
void ForEachPath(Visit visit) {
  for (const std::vector<std::string>& paths : Works()) {
    WorkMaker maker(paths);
    const std::unique_ptr<Work> work = maker.MakeWhole();
    const auto newest = static_cast<uint32_t>(paths.size() - 1);
    for (uint32_t from = 0; from < newest; ++from) {
      visit(*work, from,
            Path{paths[from], paths.back(), ConcordanceByLineage(*work, from, newest),
                 AlignPaths(paths[from], paths.back())});
    }
  }
}

// The numbers that have several partners in the next edition.
std::vector<std::string> SplitNumbers(const Work& work, uint32_t edition) {
  const EditionRecord &was = work.editions[edition], &is = work.editions[edition + 1];
  std::vector<uint32_t> parts(was.provisions.size());
  for (const PairRecord& pair : work.transitions[edition].pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    parts[pair.old_id] +=
        !was.provisions[pair.old_id].implied && !is.provisions[pair.new_id].implied;
  }
  std::vector<std::string> numbers;
  for (ProvisionId id = 0; id < parts.size(); ++id)
    if (parts[id] > 1) numbers.push_back(was.provisions[id].num);
  return numbers;
}

TEST(MigrateThroughAWork, WhatWasSplitIsNeverRewritten) {
  size_t splits = 0, kept = 0, disputed = 0, rewritten = 0;
  ForEachPath([&](const Work& work, uint32_t from, const Path& path) {
    for (const std::string& number : SplitNumbers(work, from)) {
      ++splits;
      const Migration migration = path.Migrate("See rule " + number + " for it.");
      EXPECT_TRUE(migration.edits.empty()) << path.old_path << ": " << number;
      EXPECT_EQ(migration.left, migration.cited) << path.old_path << ": " << number;
    }
    // Of all others, how many the two concordances agree on.
    std::string all;
    for (const ProvisionRecord& provision : work.editions[from].provisions)
      if (!provision.implied) all += "rule " + provision.num + "\n\n";
    const Migration migration = path.Migrate(all);
    rewritten += migration.rewritten;
    kept += migration.cited - migration.rewritten - migration.left;
    for (const MigratedCitation& citation : migration.citations)
      disputed += citation.why.starts_with("by its history");
  });
  std::cout << splits << " split numbers; of all: " << rewritten << " rewritten, " << kept
            << " kept, " << disputed << " disputed\n";
  EXPECT_GT(splits, 0u);
}

// Puts the number in place of all that match.
std::string WithNumber(std::string line, const std::string& pattern, const std::string& number) {
  RE2::GlobalReplace(&line, pattern, number);
  return line;
}

// Prose, code, law and logs of eight fields that have rules of their own, with the numbers that
// they have and with such as changed.
TEST(MigrateThroughAWork, TheRulesOfOthersAreNotRewritten) {
  const std::vector<std::string> lines = LinesOf("other_rules.txt");
  ASSERT_GE(lines.size(), 400u);
  size_t judged = 0, rewritten = 0;
  const auto judge = [&](Migrator& migrator, const std::string& text) {
    ++judged;
    const bool changed = MigrateWords(migrator, text).text != text;
    rewritten += changed;
    if (changed && text.size() < 200) std::cout << "rewritten: " << text << "\n";
  };
  const auto judge_all = [&](Migrator& migrator) {
    for (const std::string& text : lines) judge(migrator, text);
    judge(migrator, Joined(lines));
  };
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Concordance concordance = AlignPaths(old_path, new_path);
    const Edition &was = Prepare(old_path).edition, &is = Prepare(new_path).edition;
    Migrator migrator(was, is, concordance, 0.7f);
    judge_all(migrator);
    const auto changed = ChangedNumbers(was, is, concordance);
    for (size_t i = 0; i < lines.size() && !changed.empty(); ++i)
      judge(migrator,
            WithNumber(lines[i], R"(\b\d{3}\.\d+[a-z]?\b)", changed[i % changed.size()].first));
  }
  ForEachPath([&](const Work&, uint32_t, const Path& path) {
    Migrator migrator(Prepare(path.old_path).edition, Prepare(path.new_path).edition, path.history,
                      0.7f);
    judge_all(migrator);
  });
  // A line that stands alone and has only words that the work uses too is not told apart.
  constexpr size_t kMostPerTenThousand = 4;
  std::cout << rewritten << " of " << judged << " texts are rewritten\n";
  EXPECT_LE(rewritten * 10'000, judged * kMostPerTenThousand);
}

// True citations in notes, pages and programs, with NNN for the number.
TEST(MigrateThroughAWork, TrueCitationsAreFound) {
  const std::vector<std::string> lines = LinesOf("true_citations.txt");
  ASSERT_GE(lines.size(), 100u);
  size_t found = 0, all = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Edition &was = Prepare(old_path).edition, &is = Prepare(new_path).edition;
    const Concordance concordance = AlignPaths(old_path, new_path);
    const auto numbers = ChangedNumbers(was, is, concordance);
    Migrator migrator(was, is, concordance, 0.7f);
    for (size_t i = 0; i < lines.size() && !numbers.empty(); ++i) {
      const auto& [old_number, new_number] = numbers[i % numbers.size()];
      const std::string line = WithNumber(lines[i], "NNN", old_number);
      const Migrated migrated = MigrateWords(migrator, line);
      const bool right = migrated.text == WithNumber(lines[i], "NNN", new_number);
      found += right;
      ++all;
      EXPECT_TRUE(right || migrated.left > 0) << line;
    }
  }
  std::cout << found << " of " << all << " lines with true citations rewritten\n";
  EXPECT_GE(found * 100, all * 95);
}

// Repetitions of difficult input for a reader of numbers and quotations. Quadratic work takes
// minutes, and the test's time limit in CMake ends it.
TEST(Migrate, RepeatsOfAnythingAreRead) {
#ifdef __SANITIZE_ADDRESS__
  constexpr size_t kRepeats = 10'000;  // sanitizer runs are slow and test for other faults
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
