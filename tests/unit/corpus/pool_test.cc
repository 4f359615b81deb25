#include "corpus/pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace codicil {
namespace {

TEST(Pool, DoesEachPieceOfWorkOnce) {
  for (const unsigned threads : {0u, 1u, 2u, 5u}) {
    for (const size_t count : {0u, 1u, 3u, 1000u}) {
      std::vector<std::atomic<int>> done(count);
      ForEachInPool(count, threads, [&](size_t i) { ++done[i]; });
      for (const std::atomic<int>& times : done) EXPECT_EQ(times, 1) << threads;
    }
  }
}

}  // namespace
}  // namespace codicil
