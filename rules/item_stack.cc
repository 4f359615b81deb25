#include "rules/item_stack.h"

#include <algorithm>

#include "rules/letter_suffix.h"

namespace codicil {
namespace {

uint32_t OrdinalOf(const LineLabel& label, bool roman) {
  NumberComponent component = label.number.back();
  component.roman = roman;
  return component.Ordinal();
}

bool MayBeRoman(const LineLabel& label) {
  return label.number.is_letter(0) && OrdinalOf(label, true) > 0;
}

std::string ListOf(const LineLabel& label, bool roman) {
  std::string list = label.shape;
  if (!roman) return list;
  for (char& c : list) {
    if (c == 'a' && list.find(' ') == std::string::npos) c = 'i';
    if (c == 'A' && list.find(' ') == std::string::npos) c = 'I';
  }
  return list;
}

bool IsLed(const LineLabel& label) { return label.number.back().lead != 0; }

}  // namespace

RuleNumber ItemStack::Begin(const RuleNumber& number) {
  size_t full = 0;
  while (full < open_.size() && !open_[full].full) ++full;
  open_.resize(full);
  const RuleNumber container = open_.empty() ? RuleNumber() : open_.back().number;
  open_.push_back({"", 0, number, true});
  return container;
}

std::optional<StackedItem> ItemStack::Take(const LineLabel& label, const LineLabel* next) {
  if (!label.is_item()) {
    const auto inserted = AsInserted(label);
    return inserted ? Take(*inserted, next) : std::nullopt;
  }
  const bool may_be_roman = MayBeRoman(label);
  const auto plain = Continued(label, next, false);
  const auto roman = may_be_roman ? Continued(label, next, true) : std::nullopt;
  if (plain || roman) {
    const size_t at = std::max(plain.value_or(0), roman.value_or(0));
    const bool as_roman = !plain || at > plain.value_or(0);
    open_.resize(at);
    return Place(label, as_roman, false);
  }
  if (may_be_roman && OrdinalOf(label, true) == 1) {
    if (auto item = Push(label, true)) return item;
  }
  return Push(label, false);
}

// "5a." between 5. and 6. of an open list: the letter is a suffix, not an item below 5.
std::optional<LineLabel> ItemStack::AsInserted(const LineLabel& label) const {
  const RuleNumber number = WithSuffix(label.number);
  const bool shaped = number.size() == 1 && label.number.size() == 2;
  if (!shaped || open_.empty() || open_.back().full) return std::nullopt;
  const bool follows = open_.back().list.starts_with('1') && open_.size() > 1 &&
                       open_.back().ordinal == number.value(0);
  if (!follows) return std::nullopt;
  LineLabel inserted = label;
  inserted.number = number;
  inserted.shape = open_.back().list;
  return inserted;
}

// Returns the place of the open list that the label continues, the innermost one. One number may
// have been left out.
std::optional<size_t> ItemStack::Continued(const LineLabel& label, const LineLabel* next,
                                           bool roman) const {
  const std::string list = ListOf(label, roman);
  if (!Allows(list)) return std::nullopt;
  const uint32_t ordinal = OrdinalOf(label, roman);
  const bool starts_roman = !roman && MayBeRoman(label) && OrdinalOf(label, true) == 1 &&
                            next != nullptr && next->shape == label.shape && MayBeRoman(*next) &&
                            OrdinalOf(*next, true) == 2;
  if (starts_roman && Allows(ListOf(label, true))) return std::nullopt;
  constexpr uint32_t kReach = 2;
  for (size_t i = open_.size(); i-- > 0;) {
    if (open_[i].full || open_[i].list != list) continue;
    const uint32_t last = open_[i].ordinal;
    const bool inserted = ordinal == last && label.number.back().suffix > 0;
    // § 201 comes after § 107.
    constexpr uint32_t kHundred = 100;
    const bool next_hundred = IsLed(label) && ordinal > kHundred && ordinal % kHundred <= 1;
    if (inserted || (ordinal > last && (ordinal - last <= kReach || next_hundred))) return i;
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<StackedItem> ItemStack::Push(const LineLabel& label, bool roman) {
  const std::string list = ListOf(label, roman);
  if (!Allows(list)) return std::nullopt;
  const uint32_t ordinal = OrdinalOf(label, roman);
  for (size_t i = open_.size(); i-- > 0;) {
    if (open_[i].list == list && !open_[i].full) return std::nullopt;
  }
  const auto before = last_.find(list);
  const bool suffixed = label.number.back().suffix > 0;  // Art 104a, the first of a new part
  const bool counted_on = before != last_.end() &&
                          (ordinal > before->second || (suffixed && ordinal == before->second));
  const bool digits_from_0 = !label.number.is_letter(0) && ordinal == 0;
  const bool led = IsLed(label) && (before == last_.end() || counted_on);
  if (ordinal != 1 && !digits_from_0 && !led) return std::nullopt;
  if (IsLed(label)) CloseOtherKind(list);
  if (IsAttachment(static_cast<NumberLead>(label.number.back().lead))) open_.clear();
  return Place(label, roman, true);
}

// "Article A" comes after Article 12, not below it.
void ItemStack::CloseOtherKind(const std::string& list) {
  const std::string_view family = std::string_view(list).substr(0, list.size() - 1);
  const auto other = std::ranges::find_if(open_, [&](const Open& open) {
    return !open.full && open.list.size() == list.size() && open.list.starts_with(family);
  });
  open_.erase(other, open_.end());
}

StackedItem ItemStack::Place(const LineLabel& label, bool roman, bool first) {
  StackedItem item;
  item.list = ListOf(label, roman);
  item.first = first;
  const uint32_t ordinal = OrdinalOf(label, roman);
  const auto before = last_.find(item.list);
  item.restarts = first && before != last_.end() && ordinal <= before->second;
  RuleNumber own = label.number;
  own.SetRoman(0, roman);
  const bool alone = open_.empty() || (IsLed(label) && !relative_.contains(item.list));
  if (!open_.empty()) item.parent = open_.back().full ? "1.1" : open_.back().list;
  item.number = alone ? own : open_.back().number.With(own);
  if (alone && !open_.empty()) item.container = open_.back().number;
  last_[item.list] = ordinal;
  open_.push_back({item.list, ordinal, item.number, false});
  return item;
}

}  // namespace codicil
