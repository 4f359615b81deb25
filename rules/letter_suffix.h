// "5a" is spelled the same whether it is the first provision below 5 or comes between 5 and 6.
#pragma once

#include "rules/rule_number.h"

namespace codicil {

// Makes a letter right after the last digits their suffix: "5a" comes after 5, not below it.
// Returns the number itself if it does not end that way.
RuleNumber WithSuffix(const RuleNumber& number);
// The reverse: 5a below 5. Returns the number itself if it ends in no letter.
RuleNumber WithoutSuffix(const RuleNumber& number);

// Returns what the spelling means for a provision right below `parent`: the letter of "73(1)5a" is
// a component below 73(1)5, and a suffix below 73(1).
RuleNumber SpelledBelow(const RuleNumber& number, const RuleNumber& parent);

}  // namespace codicil
