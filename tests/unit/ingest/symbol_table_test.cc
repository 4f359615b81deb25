#include "ingest/symbol_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::Pair;

TEST(ParseSymbolTable, TakesNamesSymbolsAndImages) {
  EXPECT_THAT(ParseSymbolTable("name\timage\n"
                               "# ways to burn\n"
                               "W\t/images/w.*\n"
                               "ash\tA\r\n"
                               "W/U\tW/U\tboth\n"
                               "\n"
                               "T"),
              ElementsAre(Pair("T", "T"), Pair("W", "W"), Pair("W/U", "W/U"), Pair("ash", "A")));
}

}  // namespace
}  // namespace codicil
