#include "rules/components.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace codicil {
namespace {

// The number with letters counted as Roman numerals if they can be.
RuleNumber Roman(RuleNumber number, size_t component) {
  if (number.is_letter(component) && RomanValue(LettersOf(number.value(component))) > 0)
    number.SetRoman(component, true);
  return number;
}

// Whether `number` is the next one after `last` at some depth, or the first below that.
bool Continues(const RuleNumber& last, const RuleNumber& number) {
  const auto starts_at = [&](size_t size) {
    for (size_t i = size; i < number.size(); ++i) {
      if (number[i].Ordinal() > 1 && Roman(number, i)[i].Ordinal() != 1) return false;
    }
    return true;
  };
  if (Contains(last, number)) return starts_at(last.size());
  for (size_t size = 1; size <= std::min(last.size(), number.size()); ++size) {
    const RuleNumber prefix = last.Prefix(size);
    const bool goes_on = number.Prefix(size) == prefix.Next(DecimalStyle()) ||
                         number.Prefix(size) == Roman(prefix, size - 1).Next(DecimalStyle());
    if (goes_on && starts_at(size)) return true;
  }
  return false;
}

// Observations about one kind of component.
struct Tally {
  size_t labels = 0;
  size_t continued = 0;  // those that continue the number before them

  void Count(bool has, bool continues) {
    labels += has;
    continued += has && continues;
  }
  bool AreMost() const { return continued * 10 >= labels * 6; }
  bool IsSound() const { return labels >= 2 && AreMost(); }
};

struct Observations {
  Tally dashes, capitals, digits, brackets, appendices, closing, colons;
  std::map<NumberLead, Tally> led;
  RuleNumber last_led;

  void Count(const LineLabel& label, bool continues) {
    const RuleNumber& number = label.number;
    const NumberingStyle parts = PartsOf(number);
    dashes.Count(parts.dashes, continues);
    capitals.Count(parts.capitals, continues);
    digits.Count(parts.digits_after_letters, continues);
    brackets.Count(parts.brackets, continues);
    appendices.Count(IsInLetteredSection(number), continues);
    closing.Count(number.size() > 1 && label.bracket, continues);
    colons.Count(number.size() > 1 && label.colon, continues);
    if (number[0].lead != 0) {
      Tally& lead = led[LeadFamily(number[0].lead & 0xFFFF)];
      // § 91.3 after § 91.1: such numbers are left free for what may be put in later.
      lead.Count(true, continues || (!last_led.empty() && last_led < number));
      last_led = number;
    }
  }

  // A2, A2a; B1: one series of letters speaks for the others.
  std::vector<NumberLead> Leads() const {
    const bool lettered = std::ranges::any_of(
        led, [](const auto& one) { return IsLetters(one.first) && one.second.IsSound(); });
    std::vector<NumberLead> leads;
    for (const auto& [lead, evidence] : led) {
      if (evidence.IsSound() || (lettered && IsLetters(lead))) leads.push_back(lead);
    }
    return leads;
  }
};

// Calls `visit` with each label in full and a function that returns whether it continues the one
// before it, since that takes long and few need it.
template <typename Visit>
void EachInFull(std::span<const LineLabel> labels, const std::vector<bool>& full, Visit visit) {
  const RuleNumber* last = nullptr;
  for (size_t i = 0; i < labels.size(); ++i) {
    if (!full[i]) continue;
    visit(labels[i], [&] { return last == nullptr || Continues(*last, labels[i].number); });
    last = &labels[i].number;
  }
}

// Whether numbers were put in later: "2A" comes after 2, and "2B" after that.
bool HasInserted(std::span<const LineLabel> labels) {
  std::unordered_set<RuleNumber, RuleNumberHash> seen;
  Tally inserted;
  for (const LineLabel& label : labels) {
    seen.insert(label.number);
    const bool has = label.number.back().capital;
    inserted.Count(has, has && seen.contains(label.number.BeforeInserted()));
  }
  return inserted.labels > 0 && inserted.AreMost();
}

}  // namespace

bool Contains(const RuleNumber& above, const RuleNumber& number) {
  return above.size() < number.size() && number.Prefix(above.size()) == above;
}

bool IsInLetteredSection(const RuleNumber& number) {
  return number.size() > 1 && number[0].kind == NumberComponent::kCapitals && number[0].lead == 0 &&
         number[0].joint == NumberComponent::kNone && number[1].kind == NumberComponent::kDigits &&
         (number[1].joint == NumberComponent::kDot || number[1].joint == NumberComponent::kDash);
}

NumberingStyle PartsOf(const RuleNumber& number) {
  using Component = NumberComponent;
  NumberingStyle parts;
  for (size_t at = 1; at < number.size(); ++at) {
    const Component &before = number[at - 1], &here = number[at];
    parts.dashes |= here.joint == Component::kDash;
    parts.brackets |= here.joint == Component::kBracket;
    parts.capitals |= here.kind == Component::kCapitals && here.joint == Component::kDot;
    parts.digits_after_letters |= here.kind == Component::kDigits &&
                                  here.joint == Component::kNone &&
                                  before.kind == Component::kLetters;
  }
  return parts;
}

NumberingStyle FindComponents(std::span<const LineLabel> labels, const std::vector<bool>& full) {
  Observations seen;
  EachInFull(labels, full,
             [&](const LineLabel& label, auto continues) { seen.Count(label, continues()); });
  NumberingStyle style;
  style.dashes = seen.dashes.IsSound();
  style.capitals = seen.capitals.IsSound();
  style.closing_brackets = seen.closing.IsSound();
  style.closing_colons = seen.colons.IsSound();
  const Tally& digits = seen.digits;
  style.digits_after_letters = digits.IsSound() || (style.closing_brackets && digits.continued > 0);
  style.brackets = seen.brackets.IsSound();
  style.lettered_sections = seen.appendices.IsSound();
  style.leads = seen.Leads();
  style.capital_suffixes = HasInserted(labels);
  return style;
}

bool HasBareSections(std::span<const LineLabel> labels, const std::vector<bool>& full) {
  Tally bare;
  EachInFull(labels, full, [&](const LineLabel& label, auto continues) {
    if (label.bare) bare.Count(true, continues());
  });
  return bare.IsSound();
}

}  // namespace codicil
