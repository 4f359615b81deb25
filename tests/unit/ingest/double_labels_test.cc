#include "ingest/plain_text/double_labels.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil::plain {
namespace {

// The lines after the split, with "|" at their ends.
std::string Split(std::string_view text) {
  std::vector<PlainLine> lines = ReadLines(text);
  SplitDoubleLabels(text, lines);
  std::string all;
  for (const PlainLine& line : lines) {
    all += text.substr(line.begin, line.size());
    all += '|';
  }
  return all;
}

TEST(SplitDoubleLabels, SplitsBeforeTheFirstOfAList) {
  EXPECT_EQ(Split("§ 2. (1) Wells.\n(2) Ropes."), "§ 2.||(1) Wells.|(2) Ropes.|");
  EXPECT_EQ(Split("1.—(1) Wells.\n(2) Ropes."), "1.—||(1) Wells.|(2) Ropes.|");
  EXPECT_EQ(Split("제2조(등) ① 하나.\n② 둘."), "제2조(등)||① 하나.|② 둘.|");
  EXPECT_EQ(Split("Section 3. Wells. (a) One.\n(b) Two."), "Section 3. Wells.||(a) One.|(b) Two.|");
  EXPECT_EQ(Split("Rule 3 (i) One.\n(ii) Two."), "Rule 3||(i) One.|(ii) Two.|");
  EXPECT_EQ(Split("(1) (a) One.\n(b) Two.\n(2) (a) Three.\n(b) Four."),
            "(1)||(a) One.|(b) Two.|(2)||(a) Three.|(b) Four.|");
  EXPECT_EQ(Split("§ 2. (1) One:\na) this;\nb) that.\n(2) Two."),
            "§ 2.||(1) One:|a) this;|b) that.|(2) Two.|");
}

TEST(SplitDoubleLabels, LeavesWhatNoListFollows) {
  for (const char* text : {"§ 2. (1) Wells.|§ 3. (1) Ropes.|(2) Oars.", "1. One. 1. Two.|2. Three.",
                           "Section 3. It is as in (a) above.|(b) Two.", "Wells. (1) One.|(2) Two.",
                           "Section 3. Wells. (a) One.|(c) Three.|(b) Two."}) {
    std::string lines = text;
    for (char& c : lines) c = c == '|' ? '\n' : c;
    EXPECT_EQ(Split(lines).substr(0, std::string_view(text).find('|') + 1),
              std::string(text).substr(0, std::string_view(text).find('|') + 1));
  }
}

}  // namespace
}  // namespace codicil::plain
