#include "align_oracle.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

#include "editions.h"

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
  const auto number = [&row](const std::string& side) {
    return Number(row.contains(side) ? row[side] : row[side + "_num"]);
  };
  return {{number("old"), number("new")}, kind, kind.ends_with('?')};
}

// "7", "23"
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

IdPairs PairsOf(const Concordance& concordance) {
  IdPairs pairs;
  for (const Correspondence& pair : concordance.pairs) pairs.emplace_back(pair.old_id, pair.new_id);
  return pairs;
}

std::vector<NumberPair> NumberPairs(const Edition& old_edition, const Edition& new_edition,
                                    const IdPairs& pairs) {
  const auto number = [](const Edition& edition, ProvisionId id) {
    return id == kNoProvision ? std::string() : edition.provisions[id].number.ToString();
  };
  std::vector<NumberPair> found;
  for (const auto& [old_id, new_id] : pairs) {
    NumberPair numbers{number(old_edition, old_id), number(new_edition, new_id)};
    if (!IsSection(numbers.first) && !IsSection(numbers.second))
      found.push_back(std::move(numbers));
  }
  return found;
}

std::vector<LabelledTransition> LabelledTransitions() {
  std::vector<LabelledTransition> found;
  const auto add = [&](const std::string& old_path, const std::string& new_path,
                       const std::string& truth, bool only_labelled) {
    if (AreThere({old_path, new_path, truth}))
      found.push_back({old_path, new_path, ReadLabels(truth), only_labelled});
  };
  const std::string bundled = CODICIL_SOURCE_FOLDER "/corpus/emberfall/";
  for (const auto& [a, b] : {std::pair("e1", "e2"), std::pair("e2", "e3"), std::pair("e3", "e4")})
    add(bundled + a + ".txt", bundled + b + ".txt", bundled + "truth/" + a + "-" + b + ".tsv",
        false);
  const std::string texts = EditionsFolder() + "/corpus/mtg-txt/",
                    labels = EditionsFolder() + "/oracle/align/",
                    gold = EditionsFolder() + "/corpus/gold/fls-";
  for (const auto& [a, b, only] :
       {std::tuple("2003-05-26", "2003-07-01", true), std::tuple("2009-05-01", "2009-07-11", true),
        std::tuple("2009-10-01", "2010-02-01", false),
        std::tuple("2016-08-26", "2016-09-30", false),
        std::tuple("2020-08-07", "2020-09-25", false),
        std::tuple("2021-02-15", "2021-04-22", false),
        std::tuple("2023-09-01", "2023-10-13", false),
        std::tuple("2025-11-14", "2026-01-16", false)})
    add(texts + a + ".txt", texts + b + ".txt", labels + a + "__" + b + ".tsv", only);
  add(gold + "2023-07.txt", gold + "2025-01.txt", gold + "2023-07__fls-2025-01.tsv", true);
  return found;
}

AlignScores ScorePairs(const std::vector<NumberPair>& pairs, const LabelledTransition& transition) {
  std::set<std::string> unsure_old, unsure_new, olds, news;
  for (const LabelledPair& label : transition.labels) {
    (label.debatable ? unsure_old : olds).insert(label.numbers.first);
    (label.debatable ? unsure_new : news).insert(label.numbers.second);
  }
  for (std::set<std::string>* numbers : {&unsure_old, &unsure_new, &olds, &news})
    numbers->erase("");
  const auto counts = [&](const NumberPair& pair) {
    return pair.first != pair.second && !unsure_old.contains(pair.first) &&
           !unsure_new.contains(pair.second);
  };
  const auto inside = [&](const NumberPair& pair) {
    return !transition.only_labelled || olds.contains(pair.first) ||
           (pair.first.empty() && news.contains(pair.second));
  };
  std::set<NumberPair> truth, mine;
  std::map<std::string, size_t> true_parts, my_parts;  // by old number
  for (const LabelledPair& label : transition.labels) {
    if (label.debatable) continue;
    ++true_parts[label.numbers.first];
    if (counts(label.numbers)) truth.insert(label.numbers);
  }
  for (const NumberPair& pair : pairs) {
    ++my_parts[pair.first];
    if (inside(pair) && counts(pair)) mine.insert(pair);
  }
  const auto score = [&](auto is_counted) {
    const auto number = [&](const std::set<NumberPair>& some, const auto& parts, auto also) {
      return static_cast<size_t>(std::count_if(some.begin(), some.end(), [&](const NumberPair& p) {
        return is_counted(p, parts) && also(p);
      }));
    };
    const auto any = [](const NumberPair&) { return true; };
    return AlignScore{
        number(truth, true_parts, any), number(mine, my_parts, any),
        number(mine, my_parts, [&](const NumberPair& p) { return truth.contains(p); })};
  };
  return {score([](const NumberPair&, const auto&) { return true; }),
          score([](const NumberPair& p, const auto&) { return p.second.empty(); }),
          score([](const NumberPair& p, const auto& parts) {
            return !p.first.empty() && !p.second.empty() && parts.at(p.first) > 1;
          })};
}

}  // namespace codicil
