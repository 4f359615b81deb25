#include "align_oracle.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace codicil {
namespace {

using Row = std::map<std::string, std::string>;

std::vector<Row> ReadTable(const std::string& path) {
  std::ifstream file(path);
  std::vector<Row> rows;
  std::vector<std::string> names;
  for (std::string line; std::getline(file, line);) {
    if (line.ends_with('\r')) line.pop_back();
    std::vector<std::string> cells;
    std::istringstream cut(line);
    for (std::string cell; std::getline(cut, cell, '\t');) cells.push_back(cell);
    if (names.empty()) {
      names = cells;
      continue;
    }
    Row& row = rows.emplace_back();
    for (size_t i = 0; i < cells.size() && i < names.size(); ++i) row[names[i]] = cells[i];
  }
  return rows;
}

std::string Number(std::string cell) {
  if (cell.ends_with('.')) cell.pop_back();
  return cell == "-" ? "" : cell;
}

LabelledPair LabelOf(Row& row) {
  const std::string kind = row["kind"];
  return {{Number(row["old_num"]), Number(row["new_num"])}, kind, kind.ends_with('?')};
}

bool IsSection(const std::string& number) { return !number.empty() && number.size() < 3; }

}  // namespace

std::vector<LabelledPair> ReadLabels(const std::string& path) {
  std::vector<LabelledPair> labels;
  for (Row& row : ReadTable(path)) labels.push_back(LabelOf(row));
  return labels;
}

std::vector<LabelledPair> ReadHardCases(const std::string& path, const std::string& old_name,
                                        const std::string& new_name) {
  std::vector<LabelledPair> labels;
  for (Row& row : ReadTable(path)) {
    if (row["old_edition"] == old_name && row["new_edition"] == new_name)
      labels.push_back(LabelOf(row));
  }
  return labels;
}

std::vector<NumberPair> NumberPairs(const Edition& old_edition, const Edition& new_edition,
                                    const Concordance& concordance) {
  const auto number = [](const Edition& edition, ProvisionId id) {
    return id == kNoProvision ? std::string() : edition.provisions[id].number.ToString();
  };
  std::vector<NumberPair> pairs;
  for (const Correspondence& pair : concordance.pairs) {
    NumberPair numbers{number(old_edition, pair.old_id), number(new_edition, pair.new_id)};
    if (!IsSection(numbers.first) && !IsSection(numbers.second))
      pairs.push_back(std::move(numbers));
  }
  return pairs;
}

AlignScore ScorePairs(const std::vector<NumberPair>& pairs, const std::vector<LabelledPair>& labels,
                      bool only_labelled) {
  std::set<std::string> unsure_old, unsure_new, olds, news;
  for (const LabelledPair& label : labels) {
    (label.debatable ? unsure_old : olds).insert(label.numbers.first);
    (label.debatable ? unsure_new : news).insert(label.numbers.second);
  }
  for (std::set<std::string>* numbers : {&unsure_old, &unsure_new, &olds, &news})
    numbers->erase("");
  const auto counts = [&](const NumberPair& pair) {
    return pair.first != pair.second && !unsure_old.contains(pair.first) &&
           !unsure_new.contains(pair.second);
  };
  std::set<NumberPair> truth, mine;
  for (const LabelledPair& label : labels) {
    if (!label.debatable && counts(label.numbers)) truth.insert(label.numbers);
  }
  for (const NumberPair& pair : pairs) {
    const bool inside = !only_labelled || olds.contains(pair.first) || news.contains(pair.second);
    if (inside && counts(pair)) mine.insert(pair);
  }
  AlignScore score{truth.size(), mine.size(), 0};
  score.right = static_cast<size_t>(std::count_if(
      mine.begin(), mine.end(), [&](const NumberPair& p) { return truth.contains(p); }));
  return score;
}

}  // namespace codicil
