// Whether a number in text outside the work cites the work, judged by what is around the number.
// Each check looks at a bounded stretch.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "migrate/outside_locator.h"
#include "migrate/work_words.h"
#include "text/language.h"

namespace codicil {

// Whether the word, in small letters or capitals, is in one of the tables.
bool Is(WordList OutsideWords::*table, std::string_view word);
// Whether the word is a unit, or a thing counted: "MB", "minutes", "dollars", "x".
bool IsUnitWord(std::string_view word);
bool IsAllCapitals(std::string_view word);

// The words that a work is called by: those found in its title ("Ember Rules" is called "Ember",
// "ER"), and those that any such work uses for itself.
class WorkNames {
 public:
  explicit WorkNames(std::string_view title);
  // Whether `word` is a word of the title, the beginning of one ("Comp."), or some of its initials.
  bool Has(std::string_view word) const;

 private:
  std::vector<std::string> words_;  // in lower case
  std::string initials_;
};

// What a lead word says about the number after it.
enum class LeadStrength : uint8_t {
  kRule,     // "rule": nothing but rules is numbered like this
  kWork,     // "CR": the work itself, but also other things
  kSection,  // "section", "§": any document has them
  kSee       // "see": may refer to anything
};

// Why a number is not certainly a citation.
enum class Doubt : uint8_t {
  kNone,
  kBare,       // no dot, no letter: may be a count
  kWeakLead,   // "section 203.1": may be of another document
  kUnled,      // no lead word
  kUnmatched,  // no pattern matches it
  kOther,      // next to the name of another document
  kQuantity,   // next to a unit
  kCompact,    // written without its dot: "r2031b"
  kForm,       // the work has no such numbers: "404(b)"
  kSubject,    // between words of another subject
};
std::string_view DoubtReason(Doubt doubt);

struct OutsideCitation {
  uint32_t begin = 0;  // including the lead word
  uint32_t end = 0;
  std::vector<OutsideLocator> locators;
  Doubt doubt = Doubt::kNone;  // why it is not certain
  bool own_name = false;       // the lead is a name of the work: "CR 203.1"
};

// What is known of the work that a text may cite.
struct CitedWork {
  // The index must outlive it.
  explicit CitedWork(const ReferenceIndex& of)
      : index(of), names(of.edition().title), words(of.edition()) {}

  const ReferenceIndex& index;
  const WorkNames names;
  const WorkWords words;
};

class OutsideContext {
 public:
  // `text` has no line marks. Both must outlive the object.
  OutsideContext(std::string_view text, const CitedWork& work)
      : text_(text), index_(work.index), names_(work.names), words_(work.words) {}

  // A list of numbers after a lead word.
  struct Led {
    size_t at;  // the lead word
    LeadStrength lead;
    const OutsideLocator& first;
    size_t end;   // of the list
    bool direct;  // only spaces are between the lead and the list
  };
  // Judges it by the first of the rows of a table that applies.
  Doubt OfLed(const Led& led) const;
  // Whether a number without a lead word may mean a rule: it is not a price, version or date, does
  // not count anything, and is not data in a row of data.
  bool MayBeMeant(size_t begin, size_t end, bool lettered) const;

 private:
  struct Before {
    std::string_view token;  // on the same line, without punctuation at its ends
    bool first = true;       // only punctuation is before it in its sentence
    size_t begin = 0;
  };
  Before TokenBefore(size_t at) const;
  struct DoubtRow;
  static const DoubtRow kRows[];

  bool HasOwnForm(const Led& led) const;
  bool IsValueOrQuantity(const Led& led) const;
  bool IsOfOther(const Led& led) const;
  bool HasOtherForm(const Led& led) const;
  bool IsBare(const Led& led) const;
  bool IsSeen(const Led& led) const;
  bool IsCounted(const Led& led) const;
  bool IsOfAnySection(const Led& led) const;
  bool IsOfOtherSubject(const Led& led) const;

  bool NamesOtherBefore(size_t lead_at, LeadStrength lead, bool own_form) const;
  bool IsQuantity(size_t end) const;
  bool NamesOtherBehind(size_t end) const;
  bool IsOtherName(const Before& before, bool in_title) const;
  bool BareMayFollow(size_t lead_at) const;
  bool IsSureBare(size_t lead_at, const OutsideLocator& first, size_t end) const;
  bool IsValue(size_t lead_at, LeadStrength lead, size_t begin) const;

  // The different words of a stretch of text, by what they say of its subject.
  struct Subject {
    size_t own = 0;
    size_t foreign = 0;  // one of another field counts twice
    bool english = false;
  };
  void AddWords(size_t begin, size_t end, Subject& subject) const;
  Subject AroundOf(const Led& led) const;
  size_t AttributesOf(const Led& led) const;
  bool IsForeign(std::string_view word) const;
  bool IsAboutWork() const;
  bool IsBesideNumber(size_t slash) const;
  bool IsMeasuredBefore(size_t begin) const;
  bool IsMeasuredBehind(size_t end) const;

  const std::string_view text_;
  const ReferenceIndex& index_;
  const WorkNames& names_;
  const WorkWords& words_;
  mutable std::optional<bool> about_work_;  // the text as a whole; found when it is asked for
};

}  // namespace codicil
