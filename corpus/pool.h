// Divides work among threads. The only place that starts any (ADR 12).
#pragma once

#include <cstddef>
#include <functional>

namespace codicil {

// Calls `work(i)` for each i in [0, count), on at most `threads` threads including the calling one,
// and returns when all calls are done. Calls start in order. If a thread cannot be started, the
// others do its work. `work` must not throw, and may only change what belongs to its i.
void ForEachInPool(size_t count, unsigned threads, const std::function<void(size_t)>& work);

}  // namespace codicil
