#include "rules/edition.h"

#include <array>

namespace codicil {

std::string_view MatterKindName(MatterKind kind) {
  constexpr std::array<std::string_view, 4> kNames = {"title", "heading", "text", "example"};
  return kNames[static_cast<size_t>(kind)];
}

ProvisionId Edition::Find(const RuleNumber& number) const {
  const ProvisionId found = by_number_.Find(number);
  if (found != kNoProvision || !scheme.nested_digits) return found;
  for (size_t size = number.size(); size > 1; --size) {  // 3.31, and what is below it
    auto apart = number.Prefix(size).WithDigitsApart();
    if (!apart) continue;
    for (size_t i = size; i < number.size(); ++i) apart = apart->WithComponent(number[i]);
    if (const ProvisionId id = by_number_.Find(*apart); id != kNoProvision) return id;
  }
  return kNoProvision;
}

ProvisionId Edition::Find(std::string_view number) const {
  const auto parsed = RuleNumber::Parse(number, EveryStyle());
  return parsed ? Find(*parsed) : kNoProvision;
}

void Edition::IndexNumbers() {
  by_number_ = NumberIndex();
  by_number_.Reserve(provisions.size());
  for (const Provision& provision : provisions) by_number_.Add(provision.number);
}

}  // namespace codicil
