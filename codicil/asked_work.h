// A work that is opened once and asked many times: every question is a JSON object, and so is every
// answer. The C interface (codicil.h) and bindings of other languages are thin over it.
//
//   std::string why;
//   const auto work = codicil::AskedWork::Open("corpus/emberfall", &why);
//   std::cout << work->Ask(R"({"ask": "show", "name": "106.2"})");
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace codicil {

class AskedWork {
 public:
  // Opens a corpus (a folder with a corpus.toml, that file, or a database made from it), or a file
  // that is an edition. Returns null, and the reason, if it cannot be used.
  static std::unique_ptr<AskedWork> Open(const std::string& path, std::string* why);
  ~AskedWork();

  // "ask" is one of these; "edition" is an id, a date or "newest", the default.
  //
  //   editions                   codicil-editions/1: the id, date and title of each
  //   edition   edition          codicil-edition/1
  //   show      name, edition    codicil-show/1
  //   search    words, edition, limit (20)   codicil-search/1
  //   refs      edition          codicil-refs/1
  //   types     edition          codicil-types/1
  //   check     edition          codicil-check/1
  //   trace     name, edition    codicil-trace/1
  //   blame     name, edition    codicil-blame/1
  //   diff      old, new         codicil-diff/1
  //   crosswalk old, new         codicil-crosswalk/1
  //
  // What cannot be answered is {"error": "why"}. An edition is read again when it is first asked
  // for, and kept. Not thread-safe.
  std::string Ask(std::string_view question);

 private:
  struct Parts;
  explicit AskedWork(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace codicil
