#include "diff/shifts.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>

#include "rules/edition_builder.h"

namespace codicil {
namespace {

Edition EditionOf(const std::string& numbers) {
  EditionBuilder builder;
  std::istringstream words(numbers);
  for (std::string number; words >> number;) {
    Provision draft;
    draft.number = *RuleNumber::Parse(number);
    builder.AddProvision(std::move(draft));
  }
  return std::move(builder).Build();
}

// `became`: "100.1=100.2 …" or "100.1>200.1" for a move; provisions not listed kept their number.
std::string ShiftsOf(const std::string& olds, const std::string& news, const std::string& became) {
  const Edition a = EditionOf(olds), b = EditionOf(news);
  std::map<std::string, std::pair<std::string, bool>> named;
  std::istringstream words(became);
  for (std::string word; words >> word;) {
    const size_t sign = word.find_first_of("=>");
    named[word.substr(0, sign)] = {word.substr(sign + 1), word[sign] == '>'};
  }
  Concordance concordance;
  for (ProvisionId id = 0; id < a.provisions.size(); ++id) {
    const std::string number = a.provisions[id].number.ToString();
    const auto found = named.find(number);
    Correspondence pair;
    pair.old_id = id;
    pair.new_id = b.Find(found == named.end() ? number : found->second.first);
    if (found != named.end() && found->second.second) pair.kinds.Add(ChangeKind::kMoved);
    concordance.pairs.push_back(pair);
  }
  std::string out;
  for (const Shift& shift : FindShifts(a, b, concordance)) {
    if (!out.empty()) out += "; ";
    out += a.provisions[shift.old_first].number.ToString() + "-" +
           a.provisions[shift.old_last].number.ToString() + (shift.moved ? " > " : " = ") +
           b.provisions[shift.new_first].number.ToString() + "-" +
           b.provisions[shift.new_last].number.ToString() + " x" + std::to_string(shift.provisions);
  }
  return out;
}

struct Row {
  const char* name;
  const char* olds;
  const char* news;
  const char* became;
  const char* shifts;
};

class ShiftTable : public testing::TestWithParam<Row> {};

TEST_P(ShiftTable, TellsRunsAsOne) {
  const Row& row = GetParam();
  EXPECT_EQ(ShiftsOf(row.olds, row.news, row.became), row.shifts);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, ShiftTable,
    testing::Values(
        Row{"none", "1 100 100.1", "1 100 100.1", "", ""},
        Row{"a_run", "1 100 100.1 100.2 100.3", "1 100 100.1 100.2 100.3 100.4",
            "100.1=100.2 100.2=100.3 100.3=100.4", "100.1-100.3 = 100.2-100.4 x3"},
        Row{"those_below_follow", "1 100 100.1 100.1a 100.1b", "1 100 100.1 100.2 100.2a 100.2b",
            "100.1=100.2 100.1a=100.2a 100.1b=100.2b", "100.1-100.1 = 100.2-100.2 x3"},
        Row{"a_subsection", "1 100 100.1 100.1a", "1 100 101 101.1 101.1a",
            "100=101 100.1=101.1 100.1a=101.1a", "100-100 = 101-101 x3"},
        Row{"a_gap_parts", "1 100 100.1 100.2 100.3", "1 100 100.1 100.2 100.3 100.4 100.5",
            "100.1=100.2 100.2=100.3 100.3=100.5",
            "100.1-100.2 = 100.2-100.3 x2; 100.3-100.3 = 100.5-100.5 x1"},
        Row{"letters_left_out", "1 100 100.1 100.1j 100.1k 100.1m",
            "1 100 100.1 100.1j 100.1k 100.1m 100.1n", "100.1j=100.1k 100.1k=100.1m 100.1m=100.1n",
            "100.1j-100.1m = 100.1k-100.1n x3"},
        Row{"moved_run", "1 100 100.1 100.2 101", "1 100 101 101.1 101.2",
            "100.1>101.1 100.2>101.2", "100.1-100.2 > 101.1-101.2 x2"}),
    [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace codicil
