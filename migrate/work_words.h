// The words of a work: whether a text beside a number speaks of what the work is about.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/hash_map.h"
#include "rules/edition.h"

namespace codicil {

class WorkWords {
 public:
  enum Kind : uint8_t {
    kSmall,    // a word of any English sentence: "the"
    kNeutral,  // says nothing of the subject: "handled"
    kOwn,      // the work has it, in this form or another
    kForeign,  // the work does not have it, although it has many
    kField     // likewise, and it names another subject that has rules: "firewall"
  };

  // Keeps no reference to the edition. Linear.
  explicit WorkWords(const Edition& edition);

  Kind Of(std::string_view word) const;  // in small letters or capitals
  // Whether some number of the work has a part in brackets: "3.1(a)".
  bool writes_brackets() const { return writes_brackets_; }

 private:
  HashMap<std::string, Kind> kinds_;
  Kind other_ = kForeign;  // of all other words
  bool writes_brackets_ = false;
};

// Returns the end of the address whose scheme, "https", ends at `at`, or `at`: its words are those
// of no sentence.
size_t AddressEnd(std::string_view text, size_t at);

}  // namespace codicil
