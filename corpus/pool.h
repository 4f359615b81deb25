// Shares work out among threads: the only place where any is started (ADR 12).
#pragma once

#include <cstddef>
#include <functional>

namespace codicil {

// Calls `work(i)` for each i from 0 to before `count`, on up to `threads` threads, this one among
// them, and comes back when all are done. What is first in the order is begun first. Where a thread
// cannot be started, the others do its work. `work` must not throw, and what it changes must belong
// to its i alone.
void ForEachInPool(size_t count, unsigned threads, const std::function<void(size_t)>& work);

}  // namespace codicil
