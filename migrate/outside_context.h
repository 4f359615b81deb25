// Whether a number in text that is not part of the work cites it, by what is around the number.
// Each question looks at a bounded stretch.
#pragma once

#include <string_view>
#include <vector>

#include "migrate/outside_locator.h"
#include "migrate/outside_words.h"

namespace codicil {

// What a lead word says of the number after it.
enum class LeadStrength : uint8_t {
  kRule,     // "rule": of rules nothing else is numbered so
  kWork,     // "CR": the work itself, and other things
  kSection,  // "section", "§": any document has them
  kSee       // anything can be seen
};

// Why a number is not surely a citation.
enum class Doubt : uint8_t {
  kNone,
  kBare,       // no dot, no letter: it may count something
  kWeakLead,   // "section 203.1": perhaps of another document
  kUnled,      // no word leads to it
  kUnmatched,  // no pattern matches it
  kOther,      // beside the name of another document
  kQuantity,   // beside a unit
  kCompact,    // written without its dot: "r2031b"
};
std::string_view DoubtReason(Doubt doubt);

struct OutsideCitation {
  uint32_t begin = 0;  // from the lead word
  uint32_t end = 0;
  std::vector<OutsideLocator> locators;
  Doubt doubt = Doubt::kNone;  // why it is not a sure citation
};

class OutsideContext {
 public:
  // `text` is free of line marks. Both must outlive the object.
  OutsideContext(std::string_view text, const ReferenceIndex& index, const WorkNames& names)
      : text_(text), index_(index), names_(names) {}

  // Of the list of numbers that begins with `first`, ends at `end` and is led to by a word at
  // `lead_at`. `direct`: nothing but spaces is between.
  Doubt OfLed(size_t lead_at, LeadStrength lead, const OutsideLocator& first, size_t end,
              bool direct) const;
  // A number without a lead word may be meant for a rule: it is not a price, version, or date, is
  // not counted with, and not data in a row of data.
  bool MayBeMeant(size_t begin, size_t end, bool lettered) const;

 private:
  struct Before {
    std::string_view token;  // on the same line, without signs at its ends
    bool first = true;       // nothing but signs is before it in its sentence
    size_t begin = 0;
  };
  Before TokenBefore(size_t at) const;
  bool NamesOtherBefore(size_t lead_at, LeadStrength lead, bool own_form) const;
  bool IsQuantity(size_t end) const;
  bool NamesOtherBehind(size_t end) const;
  bool IsOtherName(const Before& before, bool in_title) const;
  bool BareMayFollow(size_t lead_at) const;
  bool IsSureBare(size_t lead_at, const OutsideLocator& first, size_t end) const;
  bool IsValue(size_t lead_at, LeadStrength lead, size_t begin) const;
  Doubt OfSee(size_t lead_at, const OutsideLocator& first, size_t end) const;
  bool IsBesideNumber(size_t slash) const;
  bool IsMeasuredBefore(size_t begin) const;
  bool IsMeasuredBehind(size_t end) const;

  const std::string_view text_;
  const ReferenceIndex& index_;
  const WorkNames& names_;
};

}  // namespace codicil
