#include "memory.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace codicil::bench {

std::optional<long> PeakMemoryOf(const std::function<void()>& work) {
  const pid_t child = fork();
  if (child < 0) return std::nullopt;
  if (child == 0) {
    work();
    _exit(0);
  }
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) != child || !WIFEXITED(status)) return std::nullopt;
  return usage.ru_maxrss * 1024;
}

}  // namespace codicil::bench
