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

TEST(IsPlainId, IsWhatCanBePartOfAnAddress) {
  for (const std::string_view id : {"2031-02-03", "v1.2_b", "été", "第2版", "स्थिर"})
    EXPECT_TRUE(IsPlainId(id)) << id;
  for (const std::string_view id :
       {"", ".", "..", ".a", "a/b", "a b", "a\nb", "a\u202Eb", "a\u00A0b", "a\u200Bb", "a\u3164b",
        "a%00", "a\x80", "a\u0085b"})
    EXPECT_FALSE(IsPlainId(id)) << id;
}

TEST(PlainId, KeepsWhatCanStay) {
  EXPECT_EQ(PlainId("My rules (2)"), "My-rules--2-");
  EXPECT_EQ(PlainId("..règles\u202E.v2"), "règles.v2");
  EXPECT_EQ(PlainId("\u202E"), "");
}

TEST(IdOfTitle, HasNothingInvisible) {
  EXPECT_EQ(IdOfTitle("The Ferry\u202Eman’s Rules"), "the-ferrymans-rules");
}

}  // namespace
}  // namespace codicil
