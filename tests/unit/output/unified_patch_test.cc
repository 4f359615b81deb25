#include <gtest/gtest.h>

#include "output/migrate.h"

namespace codicil {
namespace {

TEST(UnifiedPatch, OfTheSameBytesIsEmpty) { EXPECT_EQ(UnifiedPatch("a", "x\n", "x\n"), ""); }

TEST(UnifiedPatch, HasThreeLinesAroundAChange) {
  EXPECT_EQ(UnifiedPatch("a.txt", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nV\n6\n7\n8\n9\n"),
            "--- a.txt\n+++ a.txt\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+V\n 6\n 7\n 8\n");
}

TEST(UnifiedPatch, ChangesThatShareTheirContextAreOneHunk) {
  EXPECT_EQ(UnifiedPatch("a", "1\n2\n3\n4\n5\n6\n7\n8\n", "I\n2\n3\n4\n5\n6\n7\nX\n"),
            "--- a\n+++ a\n@@ -1,8 +1,8 @@\n-1\n+I\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+X\n");
  EXPECT_EQ(
      UnifiedPatch("a", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "I\n2\n3\n4\n5\n6\n7\n8\nX\n"),
      "--- a\n+++ a\n@@ -1,4 +1,4 @@\n-1\n+I\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+X\n");
}

TEST(UnifiedPatch, NeighboursAreTakenOutTogether) {
  EXPECT_EQ(UnifiedPatch("a", "1\n2\n", "I\nII\n"),
            "--- a\n+++ a\n@@ -1,2 +1,2 @@\n-1\n-2\n+I\n+II\n");
}

TEST(UnifiedPatch, SaysWhereTheLastLineHasNoEnd) {
  EXPECT_EQ(UnifiedPatch("a", "1\r\n2", "1\r\n3"),
            "--- a\n+++ a\n@@ -1,2 +1,2 @@\n 1\r\n-2\n\\ No newline at end of file\n+3\n"
            "\\ No newline at end of file\n");
}

TEST(UnifiedPatch, NamesAreWrittenAsGitDoes) {
  EXPECT_EQ(UnifiedPatch("a b", "1\n", "2\n").substr(0, 18), "--- a b\t\n+++ a b\t\n");
  EXPECT_EQ(UnifiedPatch("a\"\n", "1\n", "2\n").substr(0, 13), "--- \"a\\\"\\012\"");
}

}  // namespace
}  // namespace codicil
