// Holds works of many kinds against tables of the lines that begin a provision, made by patterns of
// their own: CODICIL_EDITIONS/oracle/numbers/NAME__EDITION.ext.tsv belongs to corpus/works/NAME.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "editions.h"
#include "output/line_index.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

struct Row {
  uint32_t line = 0;
  std::string label;
  uint32_t parent_line = 0;  // 0 where the pattern cannot tell
};

struct Score {
  size_t expected = 0, right = 0, parents = 0, parents_right = 0;
};

std::vector<Row> RowsOf(const fs::path& table) {
  std::vector<Row> rows;
  std::ifstream file(table);
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string number, label, parent;
    std::getline(fields, number, '\t');
    std::getline(fields, label, '\t');
    std::getline(fields, parent, '\t');
    const auto parent_line = parent.empty() ? 0 : std::stoul(parent);
    rows.push_back(
        {static_cast<uint32_t>(std::stoul(number)), label, static_cast<uint32_t>(parent_line)});
  }
  return rows;
}

std::string Fold(std::string_view text) {
  std::string folded;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      folded += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return folded;
}

// Whether the number ends as the label does; 第十二章 as "12".
bool Ends(const RuleNumber& number, const std::string& label) {
  const std::string own = Fold(number.ToString());
  if (own.empty()) return std::to_string(number.back().Ordinal()) == label;
  return own.ends_with(label) || label.ends_with(own);
}

Score ScoreOf(const Edition& edition, const std::vector<Row>& rows) {
  const LineIndex lines(edition.sources().text(0));
  const auto line_of = [&](ProvisionId id) {
    return lines.LineNumber(edition.provisions[id].span.begin);
  };
  std::map<size_t, ProvisionId> by_line;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    if (!edition.provisions[id].implied) by_line[line_of(id)] = id;
  }
  Score score;
  for (const Row& row : rows) {
    ++score.expected;
    const auto found = by_line.find(row.line);
    if (found == by_line.end()) continue;
    const Provision& provision = edition.provisions[found->second];
    if (!Ends(provision.number, Fold(row.label))) continue;
    ++score.right;
    if (row.parent_line == 0) continue;
    ++score.parents;
    ProvisionId above = provision.parent;
    while (above != kNoProvision && edition.provisions[above].implied)
      above = edition.provisions[above].parent;
    score.parents_right += above != kNoProvision && line_of(above) == row.parent_line;
  }
  return score;
}

// The patterns have faults too: some take "12a" for a part of 12. The texts and the tables belong
// to others and are not part of the project; tools/test says whether they are there.
TEST(Numbers, BeginWhereOtherPatternsFindThem) {
  const fs::path tables = fs::path(EditionsFolder()) / "oracle" / "numbers";
  if (EditionsFolder().empty() || !fs::is_directory(tables))
    GTEST_SKIP() << "CODICIL_EDITIONS names no folder with tables of numbers";
  Score all;
  for (const fs::directory_entry& entry : fs::directory_iterator(tables)) {
    const std::string name = entry.path().stem().string();  // NAME__EDITION.ext
    const size_t cut = name.find("__");
    if (cut == std::string::npos) continue;
    const fs::path text = fs::path(EditionsFolder()) / "corpus" / "works" / name.substr(0, cut) /
                          name.substr(cut + 2);
    if (!AreThere({text.string()})) continue;
    const Score score = ScoreOf(ReadFiles({name, {text.string()}}), RowsOf(entry.path()));
    fmt::print("{:36} {:4} of {:4} numbers, {:4} of {:4} parents\n", name, score.right,
               score.expected, score.parents_right, score.parents);
    all.expected += score.expected;
    all.right += score.right;
    all.parents += score.parents;
    all.parents_right += score.parents_right;
  }
  fmt::print("{:36} {:4} of {:4} numbers, {:4} of {:4} parents\n", "all", all.right, all.expected,
             all.parents_right, all.parents);
  if (all.expected == 0) GTEST_SKIP() << "no table belongs to a text that is there";
  EXPECT_GE(all.right * 100, all.expected * 98);
  EXPECT_GE(all.parents_right * 100, all.parents * 95);
}

}  // namespace
}  // namespace codicil
