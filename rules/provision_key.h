// The name of a provision outside a run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/edition.h"

namespace codicil {

// A number, and which of the provisions with that number. The only name of a provision that may be
// stored: ids are indices, and change when an edition does.
struct ProvisionKey {
  RuleNumber number;
  uint32_t occurrence = 1;  // from 1, in the tree's order

  // Returns "203.1", or "203.1#2" for the second provision of that number.
  std::string ToString() const;
  // Reads what ToString writes; nullopt if it is not a number in that style.
  static std::optional<ProvisionKey> Parse(std::string_view text,
                                           const NumberingStyle& style = DecimalStyle());

  friend bool operator==(const ProvisionKey&, const ProvisionKey&) = default;
};

ProvisionKey KeyOf(const Edition& edition, ProvisionId id);

// Returns the provision with that key, or kNoProvision. O(1) for the first occurrence, otherwise
// linear.
ProvisionId FindKey(const Edition& edition, const ProvisionKey& key);

// Returns KeyOf(edition, id) as text; "" for kNoProvision.
std::string KeyText(const Edition& edition, ProvisionId id);

}  // namespace codicil
