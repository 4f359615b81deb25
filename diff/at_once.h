// Two steps at once.
#pragma once

#include <thread>

namespace codicil {

// One of them in another thread; they share nothing that either writes.
template <typename First, typename Second>
void AtOnce(First first, Second second) {
  std::thread other(first);
  second();
  other.join();
}

}  // namespace codicil
