#include "ingest/dates.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(FindEffectiveDate, IsAfterWordsThatStandAlone) {
  EXPECT_EQ(FindEffectiveDate("Stand 12.02.2031"), "2031-02-12");
  EXPECT_EQ(FindEffectiveDate("(Stand: 12.02.2031)"), "2031-02-12");
  EXPECT_EQ(FindEffectiveDate("Bestand 12.02.2031"), std::nullopt);
  EXPECT_EQ(FindEffectiveDate("Ständig 12.02.2031"), std::nullopt);
}

TEST(FindEffectiveDate, LosesNoDigitOfTheDate) {
  EXPECT_EQ(FindEffectiveDate("Stand12.02.2031"), "2031-02-12");
  EXPECT_EQ(FindEffectiveDate("2031年2月3日施行"), "2031-02-03");
}

}  // namespace
}  // namespace codicil
