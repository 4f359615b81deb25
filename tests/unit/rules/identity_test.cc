// The names of files in data.

#include "rules/identity.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace codicil {
namespace {

using testing::ElementsAre;

TEST(NamesInData, AreBelowTheDeepestSharedFolder) {
  EXPECT_THAT(NamesInData({"a/p1.txt"}), ElementsAre("p1.txt"));
  EXPECT_THAT(NamesInData({"x/a/p1.txt", "x/b/p2.txt"}), ElementsAre("a/p1.txt", "b/p2.txt"));
}

TEST(NamesInData, DoNotDependOnTheWorkingFolder) {
  const std::filesystem::path here = std::filesystem::current_path();
  const std::string folder = here.filename().string();
  EXPECT_THAT(NamesInData({"p1.txt", "../b of others/p2.txt"}),
              ElementsAre(folder + "/p1.txt", "b of others/p2.txt"));
  EXPECT_EQ(NamesInData({"x/p1.txt", "p2.txt"}),
            NamesInData({(here / "x/p1.txt").string(), (here / "p2.txt").string()}));
}

}  // namespace
}  // namespace codicil
