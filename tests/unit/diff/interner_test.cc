#include "diff/interner.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(Interner, NumbersValuesInTheOrderInWhichTheyFirstCome) {
  Interner interner(4);
  EXPECT_EQ(interner.Intern(70), 0u);
  EXPECT_EQ(interner.Intern(0), 1u);
  EXPECT_EQ(interner.Intern(70), 0u);
  EXPECT_EQ(interner.Intern(UINT64_MAX), 2u);
  EXPECT_EQ(interner.values(), (std::vector<uint64_t>{70, 0, UINT64_MAX}));
}

TEST(Interner, KeepsItsNumbersWhenItGrows) {
  constexpr uint64_t kStep = 1 << 20;  // the same lower bits
  constexpr uint32_t kCount = 1000;
  Interner interner(1);
  for (uint32_t i = 0; i < kCount; ++i) EXPECT_EQ(interner.Intern(i * kStep), i);
  for (uint32_t i = 0; i < kCount; ++i) EXPECT_EQ(interner.Intern(i * kStep), i);
  EXPECT_EQ(interner.size(), kCount);
}

}  // namespace
}  // namespace codicil
