// The C interface over AskedWork. No exception leaves it.

#include "codicil/c_interface.h"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

#include "codicil/asked_work.h"

struct codicil_work {
  std::unique_ptr<codicil::AskedWork> work;
};

namespace {

char* Copy(const std::string& text) {
  char* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy != nullptr) std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

}  // namespace

codicil_work* codicil_open(const char* path, char** why) {
  if (why != nullptr) *why = nullptr;
  std::string reason;
  try {
    auto work = codicil::AskedWork::Open(path == nullptr ? "" : path);
    if (work) return new codicil_work{std::move(*work)};
    reason = work.failure().message();
  } catch (const std::exception& error) {
    reason = error.what();
  }
  if (why != nullptr) *why = Copy(reason);
  return nullptr;
}

char* codicil_ask(codicil_work* work, const char* question) {
  if (work == nullptr || question == nullptr)
    return Copy("{\"error\": \"no work, or no question\"}\n");
  try {
    return Copy(work->work->Ask(question));
  } catch (const std::exception&) {
    return nullptr;
  }
}

void codicil_free(char* text) { std::free(text); }

void codicil_close(codicil_work* work) { delete work; }

const char* codicil_version() { return CODICIL_VERSION; }
