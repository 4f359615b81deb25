// The starts of lines, and every way to read each as a label.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ingest/outline/label_reader.h"
#include "ingest/plain_text/plain_line.h"

namespace codicil::outline {
namespace {

// The readings of the first line of `text`, sorted: pattern, values, what closes and what follows.
std::string ReadingsOf(std::string_view text) {
  const std::vector<Block> blocks = MakeBlocks(text, plain::ReadLines(text));
  Start start;
  ReadStart(text, blocks.front(), start);
  std::vector<std::string> readings;
  for (const Label& label : ReadLabels(start, 0, Leads(text, blocks), false)) {
    std::string one = label.pattern;
    for (const Component& component : label.path()) {
      one += ' ';
      if (component.script != Script::kCode) one += std::to_string(component.value);
      for (size_t i = component.begin; i < component.end && component.script == Script::kCode; ++i)
        one += static_cast<char>(start[i]);
    }
    if (label.suffix > 0) one += " suffix " + std::to_string(label.suffix);
    if (!label.closed.empty()) one += " closed " + label.closed;
    if (label.lead > 0) one += " lead";
    readings.push_back(one);
  }
  std::ranges::sort(readings);
  std::string all;
  for (const std::string& one : readings) all += one + "\n";
  return all;
}

struct Case {
  std::string_view text;
  std::string_view readings;
};

class LabelsTest : public testing::TestWithParam<Case> {};

TEST_P(LabelsTest, AreReadInEveryWay) {
  EXPECT_EQ(ReadingsOf(GetParam().text), GetParam().readings) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    Starts, LabelsTest,
    testing::Values(Case{"12. Lamps", "d 12 closed .\n"},
                    Case{"3.2.2-2-a Lamps", "d.d.d-d-a 3 2 2 2 1\n"},
                    Case{"(c) Lamps", "a 3 closed )\nr 100 closed )\n"},
                    Case{"AC-2(1) Lamps", "C-d(d AC 2 1\n"},
                    Case{"ID.AM-1: Lamps", "C.C-d ID AM 1 closed :\n"},
                    Case{"5 bis. Lamps", "d 5 suffix 28 closed .\n"},
                    Case{"5a. Lamps", "d 5 suffix 1 closed .\nda 5 1 closed .\n"},
                    Case{"Article 4\nArticle 5", "d 4 lead\n"}, Case{"第三条 灯", "c条 3\n"},
                    Case{"② Lamps", "o 2\n"}, Case{"**7.** Lamps", "d 7 closed .\n"},
                    Case{"٣. مصباح", "d 3 closed .\n"}, Case{"Lamps are lit", ""},
                    Case{"2026 was dark", "d 2026\n"}));

}  // namespace
}  // namespace codicil::outline
