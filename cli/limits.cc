#include "cli/limits.h"

#include <signal.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <new>
#include <string_view>

#include "cli/common.h"

namespace codicil::cli {
namespace {

// Nothing here may ask for memory.
[[noreturn]] void End(std::string_view message) {
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, message.data(), message.size());
  _exit(kFailure);
}

[[noreturn]] void EndOutOfMemory() {
  End("codicil: error: out of memory: give it more (ulimit -v), or smaller files\n");
}

[[noreturn]] void EndOutOfStack(int /*signal*/) {
  End("codicil: error: the stack is too small: give it more (ulimit -s, ulimit -v)\n");
}

// A stack grows when it is written to.
[[gnu::noinline]] void TakeStack() {
  constexpr size_t kStack = 192 * 1024;  // far more than the program needs
  constexpr size_t kPage = 4096;
  [[maybe_unused]] volatile char stack[kStack];
  for (size_t at = kStack; at >= kPage; at -= kPage) stack[at - 1] = 0;
}

// Where a stack cannot grow the process gets a signal, which needs a stack of its own.
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
  sigaction(SIGSEGV, &before, nullptr);  // any other fault is one, and is not hidden
  sigaltstack(&other_before, nullptr);
}

}  // namespace

void GuardLimits() {
  std::set_new_handler(EndOutOfMemory);
  CheckStack();
}

}  // namespace codicil::cli

// The C library's own functions, for all that is linked into the process. The sanitizers have
// theirs.
#if defined(__GLIBC__) && !defined(CODICIL_SANITIZED)
extern "C" {

void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* old, size_t size);

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
