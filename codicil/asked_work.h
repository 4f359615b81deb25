// A work that is opened once and asked many times: every question is a JSON object, and so is every
// answer. The C interface (c_interface.h), bindings of other languages and the server are thin over
// it. open_work.h has the same with values of C++.
//
//   std::string why;
//   const auto work = codicil::AskedWork::Open("corpus/emberfall", &why);
//   std::cout << work->Ask(R"({"ask": "show", "name": "106.2"})");
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/status.h"
#include "codicil/open_work.h"

namespace codicil {

class AskedWork {
 public:
  // Opens a corpus (a folder with a corpus.toml, that file, or a database made from it), or a file
  // that is an edition. If it cannot be used, the message is all that there is to report about it,
  // in lines.
  static Result<std::unique_ptr<AskedWork>> Open(const std::string& path);
  ~AskedWork();

  // "ask" is one of these; "edition" is an id, a date or "newest", the default.
  //
  //   editions                   codicil-editions/1: the id, date and title of each
  //   edition   edition          codicil-edition/1
  //   outline   edition, under, depth        codicil-outline/1: numbers and titles
  //   show      name, edition, with          codicil-show/1; `with` has some of context,
  //                              examples, citations, with commas: what it says of others, too
  //   glossary  term, edition    codicil-show/1: the term alone
  //   search    words, edition, limit (20)   codicil-search/1
  //   refs      edition, name    codicil-refs/1: of all, or of what is named
  //   types     edition          codicil-types/1
  //   check     edition          codicil-check/1
  //   trace     name, edition    codicil-trace/1
  //   blame     name, edition    codicil-blame/1
  //   diff      old, new, under  codicil-diff/1, of all or of what a name means
  //   crosswalk old, new         codicil-crosswalk/1
  //   locate    names, then, edition         codicil-located/1: what they are in `edition`
  //   verify    text, edition, name          codicil-verify/1: what a text cites and quotes
  //   migrate   text, then, name, min_confidence (0.7)   codicil-migrate/1: the text, carried to
  //                              the newest edition from `then`, or from the one that it cites
  //
  // With "as": "text", outline, show, glossary, search, refs (with a name), types, check, trace,
  // blame, locate, verify and diff answer as their commands print it.
  //
  // What cannot be answered is {"error": "why"}, with "suggestions" where there are names like the
  // one that was asked for. Editions are read again when they are first asked for, and the last few
  // are kept. Not thread-safe.
  std::string Ask(std::string_view question);
  // The same before it is made JSON.
  Result<std::string> Reply(std::string_view question);

  OpenWork& open();

 private:
  struct Parts;
  explicit AskedWork(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

// {"error": "why", "suggestions": […]}
std::string FailureJson(const Status& failure);

}  // namespace codicil
