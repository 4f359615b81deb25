#include "corpus/pool.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace codicil {

void ForEachInPool(size_t count, unsigned threads, const std::function<void(size_t)>& work) {
  std::atomic<size_t> next = 0;
  const auto take = [&] {
    for (size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::jthread> others;  // joined at the end of the scope
  try {
    for (size_t i = 1; i < std::min<size_t>(threads, count); ++i) others.emplace_back(take);
  } catch (const std::system_error&) {
    // The threads that were started do the work.
  }
  take();
}

}  // namespace codicil
