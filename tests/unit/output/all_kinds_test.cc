#include "output/all_kinds.h"

#include <gtest/gtest.h>

#include <set>

namespace codicil {
namespace {

TEST(AllKinds, EachHasItsOwnNameAndComesBackFromIt) {
  std::set<std::string_view> names, summaries;
  for (const DiagnosticKind& kind : AllDiagnosticKinds()) {
    EXPECT_EQ(kind.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), kind.name.npos)
        << kind.name;
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(DiagnosticKindFromName(kind.name), kind);
    EXPECT_TRUE(kind.summary.ends_with(".")) << kind.name;
    EXPECT_TRUE(summaries.insert(kind.summary).second) << kind.name;
  }
  EXPECT_GT(names.size(), 50u);
}

TEST(AllKinds, NoOtherNameIsKnown) {
  EXPECT_EQ(DiagnosticKindFromName("Undecodable-Bytes"), std::nullopt);
  EXPECT_EQ(DiagnosticKindFromName(""), std::nullopt);
}

}  // namespace
}  // namespace codicil
