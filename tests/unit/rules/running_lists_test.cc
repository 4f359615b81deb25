#include "rules/running_lists.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace codicil {
namespace {

std::vector<LineLabel> Labels(const std::vector<std::string>& lines) {
  std::vector<LineLabel> labels;
  for (const std::string& line : lines) labels.push_back(*ReadLineLabel(line));
  return labels;
}

std::unordered_set<std::string> Running(const std::vector<std::string>& lines) {
  const std::vector<LineLabel> labels = Labels(lines);
  return FindRunningLists(labels, std::vector<bool>(labels.size()));
}

TEST(FindRunningLists, FindsItemsThatGoOnFromPartToPart) {
  EXPECT_EQ(Running({"Part 1", "1. a", "2. b", "Part 2", "3. c", "4. d"}),
            std::unordered_set<std::string>{"1."});
  EXPECT_EQ(Running({"I. A", "1. a", "2. b", "II. B", "3. c", "4. d"}),
            std::unordered_set<std::string>{"1."});
}

TEST(FindRunningLists, TakesCapitalsForLettersAndForRomanNumerals) {
  EXPECT_EQ(Running({"A. a", "1. b", "B. c", "2. d", "C. e", "3. f", "D. g", "4. h"}),
            std::unordered_set<std::string>{"1."});
  EXPECT_EQ(Running({"I. a", "1. b", "II. c", "2. d", "III. e", "3. f", "IV. g", "4. h"}),
            std::unordered_set<std::string>{"1."});
  EXPECT_TRUE(Running({"A. a", "1. b", "II. c", "2. d", "C. e", "3. f", "IV. g", "4. h"}).empty());
}

TEST(FindRunningLists, LeavesListsOfOnePartAndThoseThatStartAgain) {
  EXPECT_TRUE(Running({"Part 1", "Part 2", "1. a", "2. b", "3. c", "4. d"}).empty());
  EXPECT_TRUE(Running({"Part 1", "1. a", "2. b", "Part 2", "1. c", "2. d"}).empty());
  EXPECT_TRUE(Running({"1. a", "Part 1", "2. b", "3. c", "Part 2", "4. d"}).empty());
}

TEST(MarkBareItems, TakesBareNumbersThatCountThroughTheText) {
  std::vector<LineLabel> labels = Labels({"1 Wells", "2 Ropes", "3 Oars", "4 Nets"});
  MarkBareItems(labels);
  EXPECT_EQ(labels[3].shape, "1 ");
  labels = Labels({"1 Wells", "2 Ropes", "4 Oars", "5 Nets"});
  MarkBareItems(labels);
  EXPECT_EQ(labels[3].shape, "");
  labels = Labels({"1 Wells", "1.1 Text", "2 Ropes", "3 Oars", "4 Nets"});
  MarkBareItems(labels);
  EXPECT_EQ(labels[2].shape, "");
}

}  // namespace
}  // namespace codicil
