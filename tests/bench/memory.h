// Peak memory, measured in processes of their own.
#pragma once

#include <functional>
#include <optional>

namespace codicil::bench {

// The largest resident size, in bytes, of a forked process that does `work` and ends. It begins
// with what this process has, so call it before anything large is loaded. nullopt where the process
// could not be started or did not end well.
std::optional<long> PeakMemoryOf(const std::function<void()>& work);

}  // namespace codicil::bench
