// Distinguishes the items of a rule's own list from lists inside its text.
#pragma once

#include <cstdint>

#include "rules/rule_number.h"

namespace codicil::rst {

class Lettering {
 public:
  enum class Verdict : uint8_t {
    kText,      // an item of a list inside the text
    kSubrule,   // the next item of the rule's list
    kMisplaced  // the same, although its indent puts it inside something else
  };

  // Begins a rule; its items will be `rule` with letters.
  void Start(const RuleNumber& rule);
  // Ends the rule; no rule is open afterwards.
  void Stop() { *this = Lettering(); }

  // Judges an item whose letters have the value `value` at `indent`. `inside`: it is in an example,
  // a note, or an item that is text.
  Verdict Judge(uint32_t value, uint32_t indent, bool inside, const NumberingStyle& scheme);
  RuleNumber Number(uint32_t value) const { return rule_.WithLetter(value); }

 private:
  bool Continues(uint32_t value, const NumberingStyle& scheme) const;
  Verdict Accept(uint32_t value, uint32_t indent, bool misplaced);

  RuleNumber rule_;
  uint32_t last_ = 0;       // value of the last item of the rule's list; 0 before the first
  uint32_t indent_ = 0;     // indent of its first item
  uint32_t text_last_ = 0;  // the same for the list inside the text; 0 if none is open
  uint32_t text_indent_ = 0;
};

}  // namespace codicil::rst
