#include "ingest/rst/lettering.h"

#include <algorithm>

namespace codicil::rst {
namespace {

constexpr uint32_t kRomanOne = 9;  // a list that starts with "i." uses Roman numerals

}  // namespace

void Lettering::Start(const RuleNumber& rule) {
  Stop();
  rule_ = rule;
}

bool Lettering::Continues(uint32_t value, const NumberingStyle& scheme) const {
  return value == last_ + 1 || Number(last_).Next(scheme) == Number(value);
}

Lettering::Verdict Lettering::Accept(uint32_t value, uint32_t indent, bool misplaced) {
  if (last_ == 0) indent_ = indent;
  if (!misplaced) indent_ = std::min(indent_, indent);
  last_ = value;
  text_last_ = 0;
  return misplaced ? Verdict::kMisplaced : Verdict::kSubrule;
}

Lettering::Verdict Lettering::Judge(uint32_t value, uint32_t indent, bool inside,
                                    const NumberingStyle& scheme) {
  const bool can_have_items = !rule_.empty() && !rule_.is_letter(rule_.size() - 1);
  if (value == 0 || !can_have_items) return Verdict::kText;
  const bool goes_on_in_text = text_last_ != 0 && indent == text_indent_ && value == text_last_ + 1;
  if (!goes_on_in_text) {
    if (last_ == 0) {
      if (!inside && value != kRomanOne) return Accept(value, indent, false);
    } else if (Continues(value, scheme)) {
      return Accept(value, indent, inside || indent > indent_);
    } else if (!inside && indent <= indent_ && value != 1) {
      return Accept(value, indent, false);
    }
  }
  text_last_ = value;
  text_indent_ = indent;
  return Verdict::kText;
}

}  // namespace codicil::rst
