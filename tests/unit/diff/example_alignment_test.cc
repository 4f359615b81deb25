// Pairs of examples.

#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

constexpr char kRules[] =
    "101.1. A warden guards one lantern.\nExample: Ada guards the green lantern in the north "
    "tower.\n\n"
    "101.2. When a warden falls, the lantern passes on.\n\n";

std::string Rules(const std::string& rules) { return "1. The Game\n\n101. Wardens\n\n" + rules; }

TEST(AlignExamples, EditedAddedMoved) {
  const auto changes = [](const std::string& rules) {
    return AlignedTexts(Rules(kRules), Rules(rules)).ExampleChanges();
  };
  EXPECT_EQ(changes(kRules), "");
  EXPECT_EQ(changes("101.1. A warden guards one lantern.\nExample: Ada guards the red lantern in "
                    "the north tower.\n\n"
                    "101.2. When a warden falls, the lantern passes on.\n\n"),
            "101.1[0]>101.1[0] edited");
  EXPECT_EQ(changes("101.1. A warden guards one lantern.\n\n"
                    "101.2. When a warden falls, the lantern passes on.\n"
                    "Example: Ada guards the green lantern in the north tower.\n\n"),
            "101.1[0]>101.2[0] moved");
  EXPECT_EQ(changes("101.1. A warden guards one lantern.\n\n101.2. When a warden falls, the "
                    "lantern passes on.\n"
                    "Example: Bo trips over the last step and drops everything.\n\n"),
            "->101.2[0] added; 101.1[0]>- removed");
}

}  // namespace
}  // namespace codicil
