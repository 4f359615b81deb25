// Updates the rule numbers in outside text (source code, wikis, question banks) from one edition of
// a work to the next.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/status.h"
#include "migrate/edition_fit.h"
#include "migrate/number_images.h"
#include "migrate/outside_citations.h"
#include "text/source_text.h"

namespace codicil {

// Replaces bytes [begin, end) of the text with `replacement`, which is ASCII.
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
  std::string image;  // in the new edition; empty if there is none, or several
  Action action = kKept;
  bool reused = false;                 // the number means another provision in the new edition
  std::optional<DiagnosticKind> kind;  // of the diagnostic about it
  std::string why;                     // one sentence, starting in lower case, without a full stop
};

// A citation that may be of another edition than the old one, by what its text says.
struct ContestedNumber {
  uint32_t begin = 0;  // bytes of the text
  std::string why;     // one sentence, starting in lower case, without a full stop
};

struct Migration {
  std::vector<NumberEdit> edits;            // in order
  std::vector<MigratedCitation> citations;  // in order
  EditionFit fit;                           // which edition they belong to
  size_t cited = 0;                         // numbers and ranges that the text certainly cites
  size_t rewritten = 0;                     // of these
  size_t left = 0;                          // of these: left as they are, and reported
  size_t reused = 0;                        // of these: mean other provisions in the new edition
  size_t doubtful = 0;                      // not among these: possibly cited; left, and reported
};

class Migrator {
 public:
  // All arguments must outlive the object. A citation whose correspondence has less confidence than
  // `min_confidence` is left as it is.
  Migrator(const Edition& old_edition, const Edition& new_edition, const Concordance& concordance,
           float min_confidence);

  // Numbers that became others in `direct`, a second concordance of the two editions, are left as
  // they are. It must outlive the object.
  void CompareWith(const Concordance& direct);

  // See OutsideCitationFinder::AddPattern.
  Status AddPattern(const std::string& pattern) { return finder_.AddPattern(pattern); }

  // Returns what to rewrite in a text that cites the old edition, and what a person has to check.
  // Reports a warning for each of the latter, and kRenumberedCitation for what is rewritten. A
  // migrated text cites the new edition: if it is migrated again, its numbers are taken for old
  // ones, so check Migration::fit before writing it. The numbers that begin where a contested one
  // does are left and reported. Not thread-safe. Linear.
  Migration Migrate(const SourceText& text, Diagnostics& diagnostics,
                    const std::vector<ContestedNumber>& contested = {});

 private:
  CitedPart PartOf(const OutsideCitation& citation, const OutsideLocator& locator,
                   std::string_view unmarked);
  NumberImage ImageOf(const OutsideLocator& locator) const;
  bool IsReused(const OutsideLocator& cited, const NumberImage& image) const;

  const ReferenceIndex old_index_;
  const ReferenceIndex new_index_;
  const Edition& new_edition_;
  const float min_confidence_;
  const NumberImages images_;
  std::optional<NumberImages> direct_;
  OutsideCitationFinder finder_;
  QuotationChecker checker_;
  EditionJudge judge_;
};

// Returns the file's bytes with the edits made, in the encoding used at each place; everything else
// is unchanged. Returns nullopt if the encoding does not write digits as ASCII does.
std::optional<std::string> BytesWith(const std::vector<NumberEdit>& edits, const SourceText& text);

}  // namespace codicil
