#include "rules/item_stack.h"

#include <algorithm>

#include "rules/letter_suffix.h"

namespace codicil {
namespace {

// "２　Text": the first paragraph of an article has no number.
constexpr std::string_view kAfterFirst = "1\u3000";

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

// ">1." is the shape "1." below itself.
std::string_view ShapeOf(std::string_view list) { return list.substr(list.find_first_not_of('>')); }

RuleNumber InBrackets(const RuleNumber& number) {
  NumberComponent component = number.back();
  component.joint = NumberComponent::kBracket;
  return RuleNumber().WithComponent(component);
}

bool IsLed(const LineLabel& label) { return label.number.back().lead != 0; }

bool HasWord(const RuleNumber& number) {
  const auto lead = static_cast<NumberLead>(number[0].lead);
  return lead != 0 && !IsLetters(lead);
}

}  // namespace

RuleNumber ItemStack::Begin(const RuleNumber& number) {
  size_t full = 0;
  while (full < open_.size() && !open_[full].full) ++full;
  open_.resize(full);
  const RuleNumber container = open_.empty() ? RuleNumber() : open_.back().number;
  open_.push_back({"", 0, 0, number, true});
  return container;
}

std::optional<StackedItem> ItemStack::Take(const LineLabel& label, const LineLabel* next) {
  if (!label.is_item()) {
    const auto inserted = AsInserted(label);
    return inserted ? Take(*inserted, next) : std::nullopt;
  }
  if (const auto letter = AsLetter(label); letter && Continued(*letter, next, false))
    return Take(*letter, next);
  const bool may_be_roman = MayBeRoman(label);
  // "Article IV": its letters are a numeral, or AsLetter would have taken them.
  const bool always_roman = may_be_roman && IsLed(label) && label.shape.ends_with('1');
  const auto plain = always_roman ? std::nullopt : Continued(label, next, false);
  const auto roman = may_be_roman ? Continued(label, next, true) : std::nullopt;
  if (plain || roman) {
    const size_t at = std::max(plain.value_or(0), roman.value_or(0));
    const bool as_roman = !plain || at > plain.value_or(0);
    const std::string list = open_[at].list;
    open_.resize(at);
    return Place(label, list, as_roman, false);
  }
  if (always_roman) return Push(label, true);
  if (may_be_roman && OrdinalOf(label, true) == 1) {
    if (auto item = Push(label, true)) return item;
  }
  return Push(label, false);
}

// "5a." between 5. and 6. of an open list: the letter is a suffix, not an item below 5. So is that
// of a line "5A Title".
std::optional<LineLabel> ItemStack::AsInserted(const LineLabel& label) const {
  const RuleNumber number = WithSuffix(label.number);
  const bool title = label.bare && label.apart && label.number.back().suffix > 0;
  if (number.size() != 1 || !(title || label.number.size() == 2)) return std::nullopt;
  const auto follows = [&](const Open& open) {
    return !open.full && open.list.starts_with('1') && open.ordinal == number.value(0);
  };
  const auto open = std::find_if(open_.rbegin(), open_.rend(), follows);
  if (open == open_.rend() || (!title && (open != open_.rbegin() || open_.size() == 1)))
    return std::nullopt;
  LineLabel inserted = label;
  inserted.number = number;
  inserted.shape = open->list;
  return inserted;
}

// "Article I" after Article H; otherwise it is a Roman numeral.
std::optional<LineLabel> ItemStack::AsLetter(const LineLabel& label) {
  if (!IsLed(label) || !label.number.is_letter(0) || !label.shape.ends_with('1'))
    return std::nullopt;
  LineLabel letter = label;
  letter.shape.back() = 'A';
  return letter;
}

// Returns the place of the open list that the label continues, the innermost one; of several of its
// shape, that in its place on the page. One number may have been left out.
std::optional<size_t> ItemStack::Continued(const LineLabel& label, const LineLabel* next,
                                           bool roman) const {
  const std::string shape = ListOf(label, roman);
  const bool starts_roman = !roman && MayBeRoman(label) && OrdinalOf(label, true) == 1 &&
                            next != nullptr && next->shape == label.shape && MayBeRoman(*next) &&
                            OrdinalOf(*next, true) == 2;
  if (starts_roman && Allows(ListOf(label, true))) return std::nullopt;
  std::optional<size_t> at;
  for (size_t i = open_.size(); i-- > 0;) {
    if (open_[i].full || ShapeOf(open_[i].list) != shape) continue;
    if (!at || AreInOnePlace(open_[i].indent, label.indent)) at = i;
    if (AreInOnePlace(open_[*at].indent, label.indent)) break;
  }
  const bool goes_on = at && Allows(open_[*at].list) && GoesOn(open_[*at], label, roman);
  return goes_on ? at : std::nullopt;
}

bool ItemStack::GoesOn(const Open& open, const LineLabel& label, bool roman) {
  constexpr uint32_t kReach = 2, kHundred = 100;
  const uint32_t last = open.ordinal, ordinal = OrdinalOf(label, roman);
  const bool inserted = ordinal == last && label.number.back().suffix > 0;
  // § 201 comes after § 107.
  const bool next_hundred = IsLed(label) && ordinal > kHundred && ordinal % kHundred <= 1;
  const bool marked = IsLed(label) && label.shape.starts_with('#');  // a heading of Markdown
  return inserted || (ordinal > last && (ordinal - last <= kReach || next_hundred || marked));
}

// Returns the list that a label of this shape would open; nullopt if it would have to continue one.
std::optional<std::string> ItemStack::Opened(const LineLabel& label,
                                             const std::string& shape) const {
  constexpr uint32_t kSetIn = 2;  // columns
  std::string list = shape;
  for (const Open& open : open_) {
    if (open.full || ShapeOf(open.list) != shape) continue;
    if (label.indent >= open.indent + kSetIn) {
      list = '>' + open.list;
    } else if (label.restarts && AreInOnePlace(label.indent, open.indent)) {
      return open.list;
    } else {
      return std::nullopt;
    }
  }
  return list;
}

std::optional<StackedItem> ItemStack::Push(const LineLabel& label, bool roman) {
  const std::optional<std::string> list = Opened(label, ListOf(label, roman));
  if (!list || !Allows(*list)) return std::nullopt;
  const uint32_t ordinal = OrdinalOf(label, roman);
  const auto before = last_.find(*list);
  const bool suffixed = label.number.back().suffix > 0;  // Art 104a, the first of a new part
  const bool counted_on = before != last_.end() &&
                          (ordinal > before->second || (suffixed && ordinal == before->second));
  const bool digits_from_0 = !label.number.is_letter(0) && ordinal == 0;
  const bool led = (IsLed(label) && (before == last_.end() || counted_on)) ||
                   (running_.contains(*list) && counted_on);
  const bool second = ordinal == 2 && label.shape == kAfterFirst;
  if (ordinal != 1 && !digits_from_0 && !led && !second) return std::nullopt;
  if (IsLed(label)) {
    if (label.afresh) open_.clear();
    CloseOtherKind(*list);
    CloseItems();
  }
  open_.erase(std::ranges::find(open_, *list, &Open::list), open_.end());
  if (IsAttachment(static_cast<NumberLead>(label.number.back().lead))) open_.clear();
  return Place(label, *list, roman, true);
}

// "Article A" comes after Article 12, not below it.
void ItemStack::CloseOtherKind(const std::string& list) {
  const std::string_view family = std::string_view(list).substr(0, list.size() - 1);
  const auto other = std::ranges::find_if(open_, [&](const Open& open) {
    return !open.full && open.list.size() == list.size() && open.list.starts_with(family);
  });
  open_.erase(other, open_.end());
}

// "§ 1" after the items of Article 5 is below the article, not below its last item.
void ItemStack::CloseItems() {
  const auto is_led = [](const Open& open) { return !open.full && open.number.back().lead != 0; };
  const auto led = std::find_if(open_.rbegin(), open_.rend(), is_led);
  if (led != open_.rend()) open_.erase(led.base(), open_.end());
}

// "Chapter 1" is not below 2.1, which is below Chapter 2.
void ItemStack::CloseNumbers() {
  while (!open_.empty() && open_.back().full && !HasWord(open_.back().number)) open_.pop_back();
}

bool ItemStack::IsInAttachment() const {
  return !open_.empty() && IsAttachment(static_cast<NumberLead>(open_[0].number[0].lead));
}

StackedItem ItemStack::Place(const LineLabel& label, const std::string& list, bool roman,
                             bool first) {
  StackedItem item;
  item.list = list;
  item.first = first;
  const uint32_t ordinal = OrdinalOf(label, roman);
  const auto before = last_.find(item.list);
  item.restarts = first && before != last_.end() && ordinal <= before->second;
  RuleNumber own = label.number;
  own.SetRoman(0, roman);
  const bool counted = IsLed(label) ? !relative_.contains(item.list)
                                    : running_.contains(item.list) && !IsInAttachment();
  if (!open_.empty()) item.parent = open_.back().full ? kInRule : open_.back().list;
  if (HasWord(label.number)) CloseNumbers();
  const bool alone = open_.empty() || counted;
  if (!alone && above_.contains(open_.back().number)) own = InBrackets(own);
  item.number = alone ? own : open_.back().number.With(own);
  item.attached = IsInAttachment() && open_.size() == 1;
  if (alone && !open_.empty()) item.container = open_.back().number;
  last_[item.list] = ordinal;
  open_.push_back({item.list, ordinal, label.indent, item.number, false});
  return item;
}

}  // namespace codicil
