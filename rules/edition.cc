#include "rules/edition.h"

namespace codicil {

std::string_view MatterKindName(MatterKind kind) {
  switch (kind) {
    case MatterKind::kTitle:
      return "title";
    case MatterKind::kHeading:
      return "heading";
    case MatterKind::kText:
      return "text";
    case MatterKind::kExample:
      return "example";
  }
  return "";
}

ProvisionId Edition::Find(const RuleNumber& number) const { return by_number_.Find(number); }

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
