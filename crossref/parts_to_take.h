// Work that several threads share in parts.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <thread>

#include "rules/edition.h"

namespace codicil {

// How many threads beside the calling one an edition's size is worth.
inline size_t HelpersFor(const Edition& edition) {
  constexpr size_t kSmall = 1000;  // provisions
  constexpr unsigned kMost = 3;
  if (edition.provisions.size() < kSmall) return 0;
  static const unsigned processors = std::thread::hardware_concurrency();  // reads a file
  return std::clamp(processors, 1u, kMost + 1) - 1;
}

// Parts [0, count): one thread takes them from the front, so that it has less to put together, and
// the others from the back, until they meet. Nobody waits.
class PartsToTake {
 public:
  explicit PartsToTake(size_t count) : left_(static_cast<std::ptrdiff_t>(count)), back_(count) {}

  // The next part, or nothing where all are taken. Only one thread may take from the front.
  std::optional<size_t> TakeFront() { return Claim() ? std::optional(front_++) : std::nullopt; }
  std::optional<size_t> TakeBack() { return Claim() ? std::optional(--back_) : std::nullopt; }
  // How many were taken from the front.
  size_t front() const { return front_; }

 private:
  bool Claim() { return left_.fetch_sub(1) > 0; }

  std::atomic<std::ptrdiff_t> left_;  // that nobody has taken
  size_t front_ = 0;
  std::atomic<size_t> back_;  // the last one that was taken from there
};

}  // namespace codicil
