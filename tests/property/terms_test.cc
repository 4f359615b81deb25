// Compares the links to glossary terms with labels; term_labels.tsv explains how they were drawn.

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

#include "crossref/cross_references.h"
#include "editions.h"
#include "text/code_points.h"

namespace codicil {
namespace {

// Owner ("203.3" or "= Term"), part ("text", "example[0]"), "12-25" in code points, the term.
using Use = std::tuple<std::string, std::string, std::string, std::string>;

struct Label {
  bool is_link = false;  // false: a use that must be linked
  std::string edition;
  Use use;
  bool is_true = false;
};

Label LabelOf(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  EXPECT_EQ(fields.size(), 7u) << line;
  fields.resize(7);
  return {fields[0] == "link",
          fields[1],
          {fields[2], fields[3], fields[4], fields[5]},
          fields[6] == "true"};
}

std::map<std::string, std::vector<Label>> LabelsByEdition() {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER) + "/tests/property/term_labels.tsv");
  std::map<std::string, std::vector<Label>> labels;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    const Label label = LabelOf(line);
    labels[label.edition].push_back(label);
  }
  return labels;
}

std::string PartOf(const PassageRef& place) {
  switch (place.kind) {
    case PassageKind::kExample:
      return fmt::format("example[{}]", place.index);
    case PassageKind::kNote:
      return fmt::format("note[{}]", place.index);
    case PassageKind::kHeading:
      return "heading";
    default:
      return "text";
  }
}

Use Shown(const Edition& edition, const TermUse& use) {
  const std::string owner = use.place.InGlossary()
                                ? fmt::format("= {}", edition.glossary[use.place.owner].term.text)
                                : edition.provisions[use.place.owner].number.ToString();
  const std::string_view text = PassageAt(edition, use.place).text;
  const size_t begin = CountCodePoints(text.substr(0, use.begin));
  const size_t end = begin + CountCodePoints(text.substr(use.begin, use.end - use.begin));
  return {owner, PartOf(use.place), fmt::format("{}-{}", begin, end),
          std::string(edition.glossary[use.entry].term.text)};
}

std::set<Use> UsesIn(const EditionFiles& files) {
  const Edition edition = ReadFiles(files);
  std::set<Use> uses;
  for (const TermUse& use : CrossReference(edition).term_uses) uses.insert(Shown(edition, use));
  return uses;
}

struct Score {
  size_t missing = 0;                     // editions that have labels
  size_t links = 0, made = 0, right = 0;  // labelled; linked; correctly linked
  size_t uses = 0, found = 0;

  void Add(const Label& label, const std::set<Use>& all) {
    const bool linked = all.contains(label.use);
    if (label.is_link) {
      ++links, made += linked, right += linked && label.is_true;
    } else {
      ++uses, found += linked;
    }
    if (linked != label.is_true) Tell(label, linked);
  }
  double precision() const { return static_cast<double>(right) / static_cast<double>(made); }
  double recall() const { return static_cast<double>(found) / static_cast<double>(uses); }

 private:
  static void Tell(const Label& label, bool linked) {
    const auto& [owner, part, where, term] = label.use;
    fmt::print("{} {} {} {} {}: {}\n", label.edition, owner, part, where, term,
               linked ? "linked, and no use" : "not linked");
  }
};

const EditionFiles* FilesOf(const std::string& edition) {
  for (const EditionFiles& files : AllEditions()) {
    if (files.name == edition || files.name == "text_" + edition) return &files;
  }
  return nullptr;
}

// Reports the missing editions.
Score ScoreOf(bool emberfall) {
  Score score;
  for (const auto& [name, labels] : LabelsByEdition()) {
    if (name.starts_with("emberfall") != emberfall) continue;
    const EditionFiles* files = FilesOf(name);
    if (files == nullptr) {
      fmt::print("skipped: no edition {} in CODICIL_EDITIONS\n", name);
      ++score.missing;
      continue;
    }
    const std::set<Use> uses = UsesIn(*files);
    for (const Label& label : labels) score.Add(label, uses);
  }
  return score;
}

TEST(LabelledTerms, OfTheBundledWorkAreLinkedRightly) {
  const Score score = ScoreOf(true);
  ASSERT_GT(score.made, 0u);
  fmt::print("Emberfall: {} links labelled, {} made, {} of them true: precision {:.4f}\n",
             score.links, score.made, score.right, score.precision());
  EXPECT_GE(score.links, 60u);
  EXPECT_GE(score.made * 100, score.links * 95);
  EXPECT_GE(score.precision(), 0.97);
}

TEST(LabelledTerms, OfRealEditionsAreLinkedRightly) {
  if (!HasRealEditions()) GTEST_SKIP() << kNeedsRealEditions;
  const Score score = ScoreOf(false);
  if (score.links == 0) GTEST_SKIP() << "none of the labelled editions is in CODICIL_EDITIONS";
  fmt::print("{} links labelled, {} made, {} of them true: precision {:.4f}\n", score.links,
             score.made, score.right, score.precision());
  fmt::print("{} uses labelled, {} linked: recall {:.4f}\n", score.uses, score.found,
             score.recall());
  if (score.missing > 0) return;  // the floors are those of all labels
  EXPECT_GE(score.made * 100, score.links * 95);
  EXPECT_GE(score.precision(), 0.99);
  EXPECT_GE(score.recall(), 0.95);
}

}  // namespace
}  // namespace codicil
