// Carries the rule numbers in outside text (source code, wikis, question banks) from one edition of
// a work to the next.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "migrate/edition_fit.h"
#include "migrate/number_images.h"
#include "migrate/outside_citations.h"
#include "text/source_text.h"

namespace codicil {

// `replacement`, of ASCII alone, for bytes [begin, end) of the text.
struct NumberEdit {
  uint32_t begin = 0;
  uint32_t end = 0;
  std::string replacement;
};

// What became of a number or range that a text cites, or may cite.
struct MigratedCitation {
  enum Action : uint8_t { kRewritten, kKept, kLeft };
  uint32_t begin = 0;  // bytes of the text
  uint32_t end = 0;
  std::string cited;  // "203.1a–203.1c", "614.x"
  std::string image;  // in the new edition; empty where there is none, or several
  Action action = kKept;
  std::optional<DiagnosticKind> kind;  // of what is reported of it
  std::string why;                     // one sentence, lower case start, no full stop
};

struct Migration {
  std::vector<NumberEdit> edits;            // in order
  std::vector<MigratedCitation> citations;  // in order
  EditionFit fit;                           // which edition they are of
  size_t cited = 0;                         // numbers and ranges that the text surely cites
  size_t rewritten = 0;                     // of these
  size_t left = 0;                          // of these: left as they are, and reported
  size_t doubtful = 0;                      // beside these: perhaps cited; left, and reported
};

class Migrator {
 public:
  // All of it must outlive the object. What corresponds with less than `min_confidence` is left.
  Migrator(const Edition& old_edition, const Edition& new_edition, const Concordance& concordance,
           float min_confidence);

  // See OutsideCitationFinder::AddPattern.
  std::string AddPattern(const std::string& pattern) { return finder_.AddPattern(pattern); }

  // What is to be rewritten in a text that cites the old edition, and what a person has to look at:
  // a warning for each, kRenumberedCitation for what is rewritten. A text that was migrated cites
  // the new edition: done again, its numbers would be taken for old ones, so ask for
  // Migration::fit before it is written. Not thread-safe. Linear.
  Migration Migrate(const SourceText& text, Diagnostics& diagnostics);

 private:
  CitedPart PartOf(const OutsideCitation& citation, const OutsideLocator& locator,
                   std::string_view unmarked);

  const ReferenceIndex old_index_;
  const ReferenceIndex new_index_;
  const NumberImages images_;
  OutsideCitationFinder finder_;
  QuotationChecker checker_;
  EditionJudge judge_;
};

// The file's bytes with the edits made, in the encoding that it has at each place; nothing else is
// other than it was. nullopt where the encoding does not write digits as ASCII does.
std::optional<std::string> BytesWith(const std::vector<NumberEdit>& edits, const SourceText& text);

}  // namespace codicil
