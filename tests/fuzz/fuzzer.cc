// libFuzzer's entry; CODICIL_FUZZ_TARGET names the target this program is built for.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "targets.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string fault =
      codicil::fuzz::CODICIL_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  if (fault.empty()) return 0;
  std::fprintf(stderr, "%s\n", fault.c_str());
  std::abort();
}
