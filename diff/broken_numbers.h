// Numbers that were published and that a new edition breaks. Who wrote such a number down before
// the new edition came is led astray by it.
#pragma once

#include <string>
#include <vector>

#include "diff/concordance.h"
#include "text/diagnostics.h"

namespace codicil {

struct BrokenNumber {
  RuleNumber number;
  // kNumberRedirected, kNumberReused or kNumberDropped; its places are in the new edition, and it
  // has none if nothing there answers to the old provision.
  Diagnostic diagnostic;
  float confidence;  // of the pair that says so
};

// Returns each number of the old edition that has no pair with the same number in the new one, in
// the order of the old edition; of provisions that are only implied, no number was published. What
// a number means is what the concordance says, whatever the words. Linear.
std::vector<BrokenNumber> BrokenNumbers(const Edition& old_edition, const Edition& new_edition,
                                        const Concordance& concordance);

}  // namespace codicil
