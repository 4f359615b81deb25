#include "rules/edition.h"

namespace codicil {

std::string_view MatterKindName(MatterKind kind) {
  switch (kind) {
    case MatterKind::kTitle: return "title";
    case MatterKind::kHeading: return "heading";
    case MatterKind::kText: return "text";
    case MatterKind::kExample: return "example";
  }
  return "";
}

ProvisionId Edition::Find(const RuleNumber& number) const {
  const auto it = by_number_.find(number);
  return it == by_number_.end() ? kNoProvision : it->second;
}

ProvisionId Edition::Find(std::string_view number) const {
  const auto parsed = RuleNumber::Parse(number);
  return parsed ? Find(*parsed) : kNoProvision;
}

void Edition::IndexNumbers() {
  by_number_.clear();
  by_number_.reserve(provisions.size());
  for (ProvisionId id = 0; id < provisions.size(); ++id) by_number_.try_emplace(provisions[id].number, id);
}

}  // namespace codicil
