#include "cli/limits.h"

#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <new>
#include <string_view>

#include "cli/common.h"
#include "text/budget.h"

namespace codicil::cli {
namespace {

// Must not allocate memory.
[[noreturn]] void End(std::string_view message) {
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, message.data(), message.size());
  _exit(kExitFailure);
}

size_t input = 0;  // bytes that were read
// Prepared in advance; this text is for the time before main begins.
char out_of_memory[160] = "codicil: error: out of memory\n";
size_t out_of_memory_size = 30;

[[noreturn]] void EndOutOfMemory() { End({out_of_memory, out_of_memory_size}); }

void PrepareMessage() {
  const auto done = fmt::format_to_n(out_of_memory, sizeof out_of_memory,
                                     "codicil: error: out of memory: the budget is {} MB for {} KB "
                                     "of input; the system may allow less\n",
                                     MemoryBudget(input) >> 20, input >> 10);
  out_of_memory_size = std::min(done.size, sizeof out_of_memory);
}

// The system then refuses allocations beyond the budget, as it does when memory runs out.
void LimitMemory() {
#if !defined(CODICIL_SANITIZED)
  rlimit limit{};
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return;
  static const rlim_t before = limit.rlim_cur;
  limit.rlim_cur = std::min<rlim_t>(MemoryBudget(input), before);
  setrlimit(RLIMIT_DATA, &limit);
#endif
}

[[noreturn]] void EndOutOfStack(int /*signal*/) {
  End("codicil: error: the stack is too small: increase it (ulimit -s, ulimit -v)\n");
}

// A stack grows when it is written to.
[[gnu::noinline]] void TakeStack() {
  constexpr size_t kStack = size_t{192} * 1024;  // far more than the program needs
  constexpr size_t kPage = 4096;
  [[maybe_unused]] volatile char stack[kStack];
  for (size_t at = kStack; at >= kPage; at -= kPage) stack[at - 1] = 0;
}

// If the stack cannot grow, the process gets a signal, whose handler needs a stack of its own.
void CheckStack() {
  static char other_stack[1 << 15];
  stack_t other{}, other_before{};
  other.ss_sp = other_stack;
  other.ss_size = sizeof other_stack;
  sigaltstack(&other, &other_before);
  struct sigaction action {
  }, before{};
  action.sa_handler = EndOutOfStack;
  action.sa_flags = SA_ONSTACK;
  sigaction(SIGSEGV, &action, &before);
  TakeStack();
  sigaction(SIGSEGV, &before, nullptr);  // any other fault is a bug and must not be hidden
  sigaltstack(&other_before, nullptr);
}

}  // namespace

void GuardLimits() {
  PrepareMessage();
  std::set_new_handler(EndOutOfMemory);
  CheckStack();
}

Result<std::string> BudgetedFiles::Read(const std::string& path) const {
  auto bytes = DiskFiles::Read(path);
  if (!bytes) return bytes;
  static std::mutex counting;
  const std::lock_guard lock(counting);
  input += bytes->size();
  PrepareMessage();
  LimitMemory();
  return bytes;
}

size_t OutputAllowed() { return OutputBudget(input); }

}  // namespace codicil::cli

// The C library's own functions, for all that is linked into the process. The sanitizers have
// theirs.
#if defined(__GLIBC__) && !defined(CODICIL_SANITIZED)
extern "C" {

// NOLINTBEGIN(bugprone-reserved-identifier): so the C library names them
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* old, size_t size);
// NOLINTEND(bugprone-reserved-identifier)

void* malloc(size_t size) noexcept {
  void* const memory = __libc_malloc(size);
  if (memory == nullptr) codicil::cli::EndOutOfMemory();
  return memory;
}

void* calloc(size_t count, size_t size) noexcept {
  void* const memory = __libc_calloc(count, size);
  if (memory == nullptr) codicil::cli::EndOutOfMemory();
  return memory;
}

void* realloc(void* old, size_t size) noexcept {
  void* const memory = __libc_realloc(old, size);
  if (memory == nullptr && size > 0) codicil::cli::EndOutOfMemory();
  return memory;
}

}  // extern "C"
#endif
