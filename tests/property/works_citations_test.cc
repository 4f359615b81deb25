// Compares citations of laws and other works with labels; works_citations.tsv explains them. The
// texts belong to others and may change, so the figures are printed and nothing fails.

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "base/split.h"
#include "crossref/cross_references.h"
#include "editions.h"
#include "rules/provision_key.h"
#include "text/code_points.h"

namespace codicil {
namespace {

using Keys = std::set<std::string>;

struct Label {
  std::string draw, owner, cited, besides;
  size_t begin = 0, end = 0;  // code points of the text
};

Label LabelOf(const std::vector<std::string>& fields) {
  Label label{fields[0], fields[2], fields[4], fields.size() > 5 ? fields[5] : "", 0, 0};
  EXPECT_EQ(std::sscanf(fields[3].c_str(), "%zu-%zu", &label.begin, &label.end), 2);
  return label;
}

std::map<std::string, std::vector<Label>> LabelsByFile() {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER) + "/tests/property/works_citations.tsv");
  std::map<std::string, std::vector<Label>> labels;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> fields;
    std::istringstream stream(line);
    for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
    labels[fields[1]].push_back(LabelOf(fields));
  }
  return labels;
}

// "203.1; 204..206" as the ends of ranges and the provisions alone.
Keys KeysOf(const std::string& cited) {
  Keys keys;
  for (const std::string_view range : Split(cited, "; ")) {
    for (const std::string_view key : Split(range, "..")) keys.emplace(key);
  }
  return keys;
}

struct Found {
  bool any = false, external = false;
  Keys targets;
};

Found FoundAt(const Edition& edition, const CrossReferences& references, const PassageRef& place,
              const Label& label) {
  const std::string_view text = PassageAt(edition, place).text;
  const size_t begin = BytesOfCodePoints(text, label.begin);
  const size_t end = BytesOfCodePoints(text, label.end);
  Found found;
  for (const Citation& citation : references.CitationsAt(place)) {
    if (citation.begin >= end || citation.end <= begin) continue;
    found.any = true;
    found.external |= citation.status == CitationStatus::kExternal;
    for (const Locator& locator : citation.locators)
      for (const ProvisionId id : locator.targets) found.targets.insert(KeyText(edition, id));
  }
  return found;
}

struct Score {
  size_t right = 0, wrong = 0, missed = 0, false_links = 0;

  void Add(const Label& label, const Found& found) {
    if (label.cited == "none") {
      wrong += found.any;
      false_links += !found.targets.empty();
    } else if (label.cited == "external") {
      AddJudged(found.external && found.targets.empty(), found.any, !found.targets.empty());
    } else {
      const Keys cited = KeysOf(label.cited), besides = KeysOf(label.besides);
      const bool all = std::ranges::includes(found.targets, cited);
      // What is between the ends of a range is cited too.
      const bool other = label.cited.find("..") == std::string::npos &&
                         std::ranges::any_of(found.targets, [&](const std::string& key) {
                           return !cited.contains(key) && !besides.contains(key) &&
                                  label.besides.find("..") == std::string::npos;
                         });
      AddJudged(all && !other, found.any, other);
    }
  }
  void AddJudged(bool is_right, bool any, bool is_false) {
    right += is_right;
    wrong += !is_right && any;
    missed += !any;
    false_links += is_false;
  }
  void Print(const std::string& name) const {
    const double found = static_cast<double>(std::max<size_t>(right + wrong, 1));
    const double labelled = static_cast<double>(std::max<size_t>(right + wrong + missed, 1));
    fmt::print("{:32} {:4} labelled, precision {:.3f}, recall {:.3f}, false links {:.3f}\n", name,
               labelled, static_cast<double>(right) / found, static_cast<double>(right) / labelled,
               static_cast<double>(false_links) / labelled);
  }
};

TEST(WorksCitations, AreThoseThatAPersonSees) {
  const auto labels_by_file = LabelsByFile();
  ASSERT_FALSE(labels_by_file.empty());
  std::map<std::string, Score> scores;
  for (const auto& [name, labels] : labels_by_file) {
    const std::string path = EditionsFolder() + "/corpus/works/" + name;
    if (EditionsFolder().empty() || !AreThere({path})) continue;
    const Edition edition = ReadFiles({name, {path}});
    const CrossReferences references = CrossReference(edition);
    std::map<std::string, ProvisionId> ids;
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) ids[KeyText(edition, id)] = id;
    for (const Label& label : labels) {
      const auto owner = ids.find(label.owner);
      // A provision that is read otherwise now has no citation where the label has one.
      const bool is_there = owner != ids.end();
      const Found found =
          is_there ? FoundAt(edition, references, {PassageKind::kText, owner->second}, label)
                   : Found();
      scores[name].Add(label, found);
      scores["draw: " + label.draw].Add(label, found);
    }
  }
  if (scores.empty()) GTEST_SKIP() << kNeedsRealEditions;
  for (const auto& [name, score] : scores) score.Print(name);
}

}  // namespace
}  // namespace codicil
