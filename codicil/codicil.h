// The library's front door: what the program does, for other programs.
//
//   #include <codicil/codicil.h>
//
//   const codicil::ReadResult rules = codicil::Read({"rules.txt"});
//   std::cerr << codicil::Messages(rules);
//   if (rules.status != codicil::InputStatus::kUnusable)
//     std::cout << codicil::Write(*rules.edition, codicil::OutputFormat::kJson);
//
// Everything returned is a value, or a shared_ptr to one that never changes: editions stay alive as
// long as anything that came from them, and nothing has to be freed. The types named here are
// described in their own headers, which are installed too; edition.h is the place to begin.
//
// Errors. Bad input is never an exception: it is a status and diagnostics (Messages prints them).
// Only the standard library throws: std::bad_alloc, if memory runs out.
//
// Threads. No function starts one or keeps state between calls, so calls may run at the same time.
// const objects can be shared between threads.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "check/report.h"
#include "crossref/cross_references.h"
#include "diff/confidence.h"
#include "diff/edition_diff.h"
#include "ingest/reader.h"
#include "migrate/migrate.h"
#include "output/formats.h"
#include "vocabulary/changes.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

enum class ChangeFormat { kText, kJson, kMarkdown, kHtml, kCrosswalkJson, kCrosswalkCsv };

// ---- Reading

struct ReadResult {
  std::shared_ptr<const Edition> edition;  // never null; empty if nothing could be used
  InputStatus status = InputStatus::kUnusable;
};

// Reads files as the parts of one edition: text, reStructuredText, Akoma Ntoso or Codicil's JSON,
// in any encoding. See ReadEdition (ingest/reader.h). Linear.
ReadResult Read(const std::vector<std::string>& paths, const ReadOptions& options = {});

// The same for a text in memory; `name` is what messages call it.
ReadResult ReadText(std::string name, std::string bytes, const ReadOptions& options = {});

// Returns what there is to report about the input, as the program prints it: place, message, source
// line and caret. Empty if the input is clean.
std::string Messages(const ReadResult& result);

// ---- Looking into an edition

// Returns the findings of every check that is on by default. O(n log n).
CheckReport Check(const Edition& edition);

// Returns the closed lists that the work defines: card types, keywords, zones. Linear.
Vocabulary Types(const Edition& edition);

// ---- Two editions

// Two editions aligned and compared word by word. Cheap to copy.
class Comparison {
 public:
  const Edition& old_edition() const;
  const Edition& new_edition() const;
  const Concordance& concordance() const;        // which provision corresponds to which
  const EditionDiff& changes() const;            // the words that changed, in the same order
  const std::vector<ListChange>& lists() const;  // how the closed lists changed

 private:
  friend Comparison Compare(std::shared_ptr<const Edition>, std::shared_ptr<const Edition>);
  friend void Write(const Comparison& comparison, ChangeFormat format, ByteSink& out);
  friend CheckReport Check(const Comparison& comparison);
  struct Parts;
  std::shared_ptr<const Parts> parts_;
};

// Returns what Check says of the new edition, and the numbers of the old one that it breaks.
CheckReport Check(const Comparison& comparison);

// Neither may be null. Linear in the editions' size.
Comparison Compare(std::shared_ptr<const Edition> old_edition,
                   std::shared_ptr<const Edition> new_edition);

// ---- Other people's texts

struct MigratedText {
  std::string bytes;     // the text with its numbers carried over; never written anywhere
  Migration migration;   // what was rewritten, what was left and why, and which edition it fits
  std::string messages;  // the same as the program prints it
};

// Carries the rule numbers in a text from the old edition to the new one. Correspondences below
// `min_confidence` are left as they are and reported. Check migration.fit before using the result:
// a text that cites the new edition must not be migrated again. Linear.
MigratedText Migrate(const Comparison& comparison, std::string name, std::string bytes,
                     float min_confidence = kFollowed);

// ---- Writing

// Write what the program writes in that format (output/formats.h). Linear. Flush `out` when all is
// written.
void Write(const Edition& edition, OutputFormat format, ByteSink& out);
void Write(const Comparison& comparison, ChangeFormat format, ByteSink& out);
// The same as one string.
std::string Write(const Edition& edition, OutputFormat format);
std::string Write(const Comparison& comparison, ChangeFormat format);

}  // namespace codicil
