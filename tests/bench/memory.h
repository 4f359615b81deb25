// Peak memory, measured in separate processes.
#pragma once

#include <functional>
#include <optional>

namespace codicil::bench {

// Returns the peak resident size, in bytes, of a forked process that does `work` and exits. This
// includes the memory of the current process, so call it before anything large is loaded. nullopt
// if the process could not be started or did not exit successfully.
std::optional<long> PeakMemoryOf(const std::function<void()>& work);

}  // namespace codicil::bench
