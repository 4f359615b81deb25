// Whether what other people's texts say of a work is so: that the provisions they cite exist and
// are the ones they mean, and that the words they quote are those of the work.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "corpus/number_places.h"
#include "migrate/outside_citations.h"
#include "migrate/quotation_checker.h"
#include "migrate/quotations.h"
#include "migrate/quoted_match.h"
#include "text/source_text.h"

namespace codicil {

// A number or range that a text cites, held against one edition.
struct VerifiedCitation {
  enum Number : uint8_t {
    kStands,   // the edition has it
    kMoved,    // another edition has it, and what it was there has another number: `now`
    kGone,     // an earlier edition has it, and nothing became of it
    kLater,    // only a later edition has it
    kAnother,  // the edition has it, but the text means what had it in `edition`
    kUnknown   // no edition has it
  };
  enum Title : uint8_t { kUntitled, kFits, kOther };
  enum Words : uint8_t {
    kUnquoted,
    kVerified,   // character by character, but for where lines are broken
    kRepaired,   // white space, case, punctuation or other marks differ: `true_words`
    kUnverified  // they are not there
  };
  uint32_t begin = 0;  // bytes of the text
  uint32_t end = 0;
  std::string cited;                 // "203.1a–203.1c"
  std::vector<std::string> numbers;  // one, or both ends of a range
  Number number = kUnknown;
  bool reused = false;  // the number is another provision's in an earlier edition
  std::string now;      // the number of what is meant, in the edition; empty: as cited, or none
  std::string edition;  // the id of the one that has what is meant, where this one has not
  std::string lineage;  // of what is meant (of a range, the first); empty if that is unknown
  Title title = kUntitled;
  Words words = kUnquoted;
  uint32_t quoted_begin = 0, quoted_end = 0;  // title or words; bytes of the text
  std::string true_words;                     // or the true title
  std::string words_of;  // the number of another provision that has the title or the words
  std::string words_in;  // the id of the edition that has them, where this one has not
  std::optional<DiagnosticKind> kind;  // of what is to be said about it
  Severity severity = Severity::kNote;
  std::string why;  // one sentence, starting in lower case, without a full stop
};

// What may be a citation, but was not checked.
struct UncheckedMention {
  uint32_t begin = 0;  // bytes of the text
  uint32_t end = 0;
  std::string cited;
  std::string why;
};

// What was not looked at.
struct UncheckedCounts {
  // Of the citations that stand: those with neither a title nor words beside them, so that only the
  // number was checked; and of these, those whose number is another provision's in an earlier
  // edition, which may be meant.
  size_t by_number_alone = 0;
  size_t reused_numbers = 0;
  size_t short_quotations = 0;  // beside a citation, of too few words to be looked for
  size_t quotations_alone = 0;  // of several words, with no citation beside them

  void Add(const UncheckedCounts& other);
};

struct Verification {
  std::vector<VerifiedCitation> citations;  // in order
  std::vector<UncheckedMention> unchecked;  // in order
  UncheckedCounts counts;
};

// Not thread-safe.
class Verifier {
 public:
  // All must outlive it. `index` is that of the edition in the work.
  Verifier(const Work& work, const NumberPlaces& places, const Edition& edition, uint32_t index);

  // See OutsideCitationFinder::AddPattern.
  Status AddPattern(const std::string& pattern) { return finder_.AddPattern(pattern); }

  // Reports a diagnostic for each citation with a `kind`. Linear.
  Verification Verify(const SourceText& text, Diagnostics& diagnostics);

 private:
  // What a number is in one edition: a provision, or a range with all that is below.
  struct Cited {
    uint32_t edition = 0;
    ProvisionId begin = kNoProvision;
    ProvisionId end = kNoProvision;
    explicit operator bool() const { return begin != kNoProvision; }
  };
  Cited In(uint32_t edition, const CitedRange& range) const;
  Cited WholeOf(uint32_t edition, ProvisionId id) const;
  std::vector<Cited> Elsewhere(const CitedRange& range) const;
  bool AreTheSame(const Cited& a, const Cited& b) const;
  Cited NowOf(const Cited& meant) const;

  VerifiedCitation Judge(const OutsideCitation& citation, const OutsideLocator& locator,
                         std::string_view unmarked, UncheckedCounts& counts);
  void JudgeNumber(const CitedRange& range, VerifiedCitation& one) const;
  void JudgeBeside(const OutsideCitation& citation, const OutsideLocator& locator,
                   const CitedRange& range, std::string_view unmarked, VerifiedCitation& one,
                   UncheckedCounts& counts);
  bool JudgeQuotation(const Quotation& quotation, std::string_view words, const CitedRange& range,
                      VerifiedCitation& one);
  void JudgeAfter(const QuotationAfterNumber& after, const CitedRange& range,
                  std::string_view unmarked, VerifiedCitation& one);
  bool JudgeTitle(std::string_view folded, const CitedRange& range, VerifiedCitation& one) const;
  bool JudgeWords(const Quotation& quotation, std::string_view words, const CitedRange& range,
                  VerifiedCitation& one);
  void JudgeAround(const OutsideLocator& locator, std::string_view unmarked,
                   VerifiedCitation& one) const;
  void SetAnother(const Cited& meant, VerifiedCitation& one) const;

  QuotedMatch MatchIn(const Cited& cited, std::string_view words, bool at_start);
  bool HasTitle(const Cited& cited, std::string_view folded) const;
  std::string Num(const Cited& cited) const;
  std::string LineageOf(const Cited& cited) const;
  const std::string& Id(uint32_t edition) const { return work_.editions[edition].id; }
  void Conclude(VerifiedCitation& one) const;
  void CountAlone(std::string_view text, Verification& result) const;

  const Work& work_;
  const NumberPlaces& places_;
  const Edition& edition_;
  const uint32_t at_;
  const ReferenceIndex index_;
  OutsideCitationFinder finder_;
  QuotationMatcher matcher_;
  HashSet<TextId> tried_;  // texts that do not have the words that are looked for
  std::optional<QuotationIndex> quotations_;  // made on first use
};

}  // namespace codicil
