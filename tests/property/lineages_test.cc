// Invariants of the lineages of every work.

#include "corpus/lineages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <map>
#include <numeric>
#include <regex>
#include <set>
#include <span>

#include "base/split.h"
#include "corpus/history.h"
#include "works.h"

namespace codicil {
namespace {

double Percent(size_t part, size_t whole) {
  return whole == 0 ? 100 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

bool WasMeasured(size_t work) {
  const std::vector<std::string> paths = Works()[work];
  return std::adjacent_find(paths.begin(), paths.end(), std::not_fn(WereNeighbours)) == paths.end();
}

class LineagesOf : public testing::TestWithParam<size_t> {
 protected:
  // Kept for all tests of a program, because aligning takes long.
  WorkMaker& Maker() {
    static std::map<size_t, WorkMaker> makers;
    return makers.try_emplace(GetParam(), Works()[GetParam()]).first->second;
  }
};

TEST_P(LineagesOf, ArePartition) {
  const auto work = Maker().MakeWhole();
  std::vector<std::vector<size_t>> histories_of(work->editions.size());
  for (size_t e = 0; e < work->editions.size(); ++e)
    histories_of[e].assign(work->editions[e].provisions.size(), 0);
  std::set<std::string> ids;
  size_t names = 0, clashes = 0;
  for (LineageIndex history = 0; history < work->lineages.all.size(); ++history) {
    const Lineage& lineage = work->lineages.all[history];
    ASSERT_FALSE(lineage.stops.empty());
    for (size_t i = 0; i < lineage.stops.size(); ++i) {
      const Lineage::Stop& stop = lineage.stops[i];
      EXPECT_TRUE(i == 0 || lineage.stops[i - 1].edition < stop.edition);
      ++histories_of[stop.edition][stop.provision];
      EXPECT_EQ(work->lineages.of[stop.edition][stop.provision], history);
    }
    EXPECT_TRUE(ids.insert(lineage.id).second) << lineage.id;
    for (const std::string& alias : lineage.aliases) {
      EXPECT_TRUE(ids.insert(alias).second) << alias;
      clashes += alias.find('-') != alias.npos;
    }
    names += 1 + lineage.aliases.size();
    clashes += lineage.id.find('-') != lineage.id.npos;
  }
  for (const auto& edition : histories_of) {
    for (const size_t histories : edition) EXPECT_EQ(histories, 1u);
  }
  std::printf("%zu editions: %zu histories, %zu ids and aliases, %zu told apart by their order\n",
              work->editions.size(), work->lineages.all.size(), names, clashes);
}

TEST_P(LineagesOf, AreFoundInTime) {
  const auto work = Maker().MakeWhole();
  Diagnostics diagnostics;
  const auto begin = std::chrono::steady_clock::now();
  const Lineages lineages = FindLineages(*work, {}, diagnostics);
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  std::printf("found in %.0f ms\n", took.count());
  EXPECT_EQ(lineages.all.size(), work->lineages.all.size());
}

TEST_P(LineagesOf, EveryProvisionLeadsToWhatBecameOfIt) {
  const auto work = Maker().MakeWhole();
  const auto last = static_cast<uint32_t>(work->editions.size() - 1);
  size_t here = 0, taken_over = 0, removed = 0;
  for (uint32_t e = 0; e <= last; ++e) {
    for (const LineageIndex history : work->lineages.of[e]) {
      const Fate fate = FateOf(*work, history);
      if (fate.heir == kNoHistory) {
        ASSERT_TRUE(fate.removed_in);
        EXPECT_GT(*fate.removed_in, e);
        EXPECT_LE(*fate.removed_in, last);
        ++removed;
        continue;
      }
      EXPECT_EQ(work->lineages.all[fate.heir].stops.back().edition, last);
      EXPECT_EQ(fate.heir == history, !fate.gone_in);
      ++(fate.heir == history ? here : taken_over);
    }
  }
  std::printf("%zu lead to their present number, %zu to what took over, %zu to their removal\n",
              here, taken_over, removed);
}

// "| 2001-07-23 → 2003-05-26 | 409.1 | 409.1 | 410.4 |": a provision that was split or merged in
// part, where its history goes on, and its other parts.
std::string RowOf(const Work& work, uint32_t edition, std::span<const PairRecord* const> parts) {
  const EditionRecord &was = work.editions[edition], &is = work.editions[edition + 1];
  std::string main, others;
  for (const PairRecord* part : parts) {
    const std::string key = is.provisions[part->new_id].Key();
    if (part->main) {
      main = (part->continues ? "" : "ends; ") + key;
    } else {
      others += (others.empty() ? "" : ", ") + key;
    }
  }
  return fmt::format("| {} → {} | {} | {} | {} |", was.id, is.id,
                     was.provisions[parts.front()->old_id].Key(), main, others);
}

std::vector<std::string> SplitsOf(const Work& work) {
  std::vector<std::string> rows;
  for (uint32_t edition = 0; edition < work.transitions.size(); ++edition) {
    std::map<ProvisionId, std::vector<const PairRecord*>> parts;
    for (const PairRecord& pair : work.transitions[edition].pairs) {
      if (pair.old_id != kNoProvision && pair.new_id != kNoProvision)
        parts[pair.old_id].push_back(&pair);
    }
    for (const auto& [id, pairs] : parts) {
      if (pairs.size() > 1) rows.push_back(RowOf(work, edition, pairs));
    }
  }
  return rows;
}

// A line of the table in docs/lineages.md: such a row, and where a reader puts the history
// ("104.1b or 104.2"), in bold if that is elsewhere.
struct ReadSplit {
  std::string row, reader;

  bool IsBold() const { return reader.find("**") != reader.npos; }
  bool IsRight() const {
    const std::string main(Split(row, " | ")[2]);
    const std::string names = std::regex_replace(reader, std::regex("[|*]| or "), " ");
    return names.find(" " + std::regex_replace(main, std::regex("^ends; "), "") + " ") !=
           names.npos;
  }
};

std::vector<ReadSplit> TableOfSplits() {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER) + "/docs/lineages.md");
  std::vector<ReadSplit> table;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("| ") || line.find(" → ") == line.npos) continue;
    const size_t end = line.rfind("| ", line.size() - 2);
    table.push_back({line.substr(0, end + 1), line.substr(end)});
  }
  return table;
}

// Each was read, where those editions are there.
TEST_P(LineagesOf, SplitsAreThoseOfTheTable) {
  const std::vector<std::string> splits = SplitsOf(*Maker().MakeWhole());
  const std::vector<ReadSplit> table = TableOfSplits();
  size_t found = 0, right = 0;
  for (const ReadSplit& split : table) {
    EXPECT_NE(split.IsBold(), split.IsRight()) << split.row << split.reader;
    if (std::ranges::find(splits, split.row) == splits.end()) continue;
    ++found;
    right += split.IsRight();
  }
  std::printf("%zu splits, %zu of them in the table, %zu go on where a reader puts them\n",
              splits.size(), found, right);
  if (!WasMeasured(GetParam()) || found == 0) return;
  for (const std::string& row : splits) {
    EXPECT_TRUE(std::ranges::any_of(table, [&](const auto& one) { return one.row == row; })) << row;
  }
  EXPECT_GE(Percent(right, splits.size()), 95);
}

// What diff and crosswalk call the main part is the one that the history goes on in.
TEST_P(LineagesOf, GoOnInTheMainPart) {
  const auto work = Maker().MakeWhole();
  size_t parts = 0, main = 0;
  for (uint32_t e = 0; e < work->transitions.size(); ++e) {
    for (const PairRecord& pair : work->transitions[e].pairs) {
      if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
      const bool goes_on =
          work->lineages.of[e][pair.old_id] == work->lineages.of[e + 1][pair.new_id];
      const bool implied = work->editions[e].provisions[pair.old_id].implied;
      EXPECT_TRUE(implied || goes_on == pair.continues)
          << work->editions[e].id << " " << work->editions[e].provisions[pair.old_id].Key();
      EXPECT_TRUE(pair.main || !pair.continues);
      parts += pair.kinds.Has(ChangeKind::kSplit);
      main += pair.kinds.Has(ChangeKind::kSplit) && goes_on;
    }
  }
  std::printf("%zu parts of splits: the history goes on in %zu\n", parts, main);
}

TEST_P(LineagesOf, NewerEditionsChangeNoId) {
  const auto whole = Maker().MakeWhole();
  for (size_t size = 1; size < Maker().size(); ++size) {
    std::vector<size_t> first(size);
    std::iota(first.begin(), first.end(), size_t{0});
    const auto part = Maker().Make(first);
    for (size_t e = 0; e < size; ++e) {
      for (ProvisionId id = 0; id < part->editions[e].provisions.size(); ++id) {
        ASSERT_EQ(part->lineages.all[part->lineages.of[e][id]].id,
                  whole->lineages.all[whole->lineages.of[e][id]].id)
            << size << " editions: " << part->editions[e].provisions[id].Key();
      }
    }
  }
}

// Whichever edition was missing when an id was given, it still leads to a history, and nearly
// always to that of the provision that it was given to.
TEST_P(LineagesOf, IdsOutliveAnyEditionAddedLater) {
  const auto whole = Maker().MakeWhole();
  const HistoryIndex index(whole->lineages);
  size_t ids = 0, same = 0, kept = 0, stops = 0, same_stops = 0;
  for (size_t without = 0; without < Maker().size(); ++without) {
    std::vector<size_t> others;
    for (size_t e = 0; e < Maker().size(); ++e) {
      if (e != without) others.push_back(e);
    }
    if (others.empty()) continue;
    const auto part = Maker().Make(others);
    for (const Lineage& lineage : part->lineages.all) {
      const Lineage::Stop& first = lineage.stops.front();
      const auto found = index.Find(lineage.id);
      ASSERT_TRUE(found) << lineage.id << " without " << Maker().Name(without);
      ++ids;
      same += *found == whole->lineages.of[others[first.edition]][first.provision];
      kept += whole->lineages.all[*found].id == lineage.id;
      for (const Lineage::Stop& stop : lineage.stops) {
        ++stops;
        same_stops += *found == whole->lineages.of[others[stop.edition]][stop.provision];
      }
    }
  }
  std::printf(
      "an edition was missing: %zu of %zu ids lead to the same history, %zu are its id still; so "
      "do "
      "%zu of %zu provisions by their ids (%.3f %%)\n",
      same, ids, kept, same_stops, stops, Percent(same_stops, stops));
  if (WasMeasured(GetParam())) {
    EXPECT_GE(Percent(same, ids), 99.5);
  }
}

INSTANTIATE_TEST_SUITE_P(All, LineagesOf, testing::Range(size_t{0}, Works().size()));

}  // namespace
}  // namespace codicil
