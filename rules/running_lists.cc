#include "rules/running_lists.h"

#include <algorithm>
#include <map>

namespace codicil {
namespace {

// 1, 2, 2A, 3: what was put in later does not count.
bool CountsFromOne(const std::vector<const LineLabel*>& labels, bool roman) {
  uint32_t last = 0;
  for (const LineLabel* label : labels) {
    NumberComponent component = label->number.back();
    component.roman = roman && component.kind == NumberComponent::kCapitals;
    const bool inserted = component.suffix > 0 && component.Ordinal() == last;
    if (!inserted && component.Ordinal() != last + 1) return false;
    last = component.Ordinal();
  }
  return true;
}

// Capitals are letters all through, "A", "B", "C", or Roman numerals all through.
bool CountsFromOne(const std::vector<const LineLabel*>& labels) {
  return CountsFromOne(labels, false) || CountsFromOne(labels, true);
}

// What comes after it is counted anew: "SCHEDULE 1".
bool BeginsAttachment(const LineLabel& label) {
  return IsAttachment(static_cast<NumberLead>(label.number[0].lead));
}

using LabelsByShape = std::map<std::string, std::vector<const LineLabel*>>;

// Whether at least two parts of `outer` have labels of `inner`, and none is above the first.
bool IsInParts(const std::vector<const LineLabel*>& inner,
               const std::vector<const LineLabel*>& outer) {
  if (inner.front() < outer.front()) return false;
  size_t parts = 0;
  const LineLabel* part = nullptr;
  for (const LineLabel* label : inner) {
    const LineLabel* in = *(std::ranges::upper_bound(outer, label) - 1);
    parts += in != part;
    part = in;
  }
  return parts >= 2;
}

}  // namespace

void MarkBareItems(std::span<LineLabel> labels) {
  constexpr size_t kFewest = 4;
  std::vector<std::vector<LineLabel*>> lists(1);  // of the work, and of each attachment
  for (LineLabel& label : labels) {
    if (label.number.size() > 1 && label.number[0].kind == NumberComponent::kDigits) return;
    if (BeginsAttachment(label)) lists.emplace_back();
    if (label.bare && label.apart) lists.back().push_back(&label);
  }
  const auto counts = [](const auto& list) { return CountsFromOne({list.begin(), list.end()}); };
  if (lists[0].size() < kFewest || !counts(lists[0])) return;
  for (const auto& list : lists) {
    if (!counts(list)) continue;
    for (LineLabel* label : list) label->shape = "1 ";
  }
}

std::unordered_set<std::string> FindRunningLists(std::span<const LineLabel> labels,
                                                 const std::vector<bool>& full) {
  constexpr size_t kFewest = 4;
  LabelsByShape lists;
  for (size_t i = 0; i < labels.size() && !BeginsAttachment(labels[i]); ++i) {
    if (labels[i].is_item() && !full[i]) lists[labels[i].shape].push_back(&labels[i]);
  }
  std::erase_if(lists, [](const auto& list) { return !CountsFromOne(list.second); });
  std::unordered_set<std::string> running;
  for (const auto& inner : lists) {
    if (inner.second.size() < kFewest || inner.second.front()->number.back().lead != 0) continue;
    const bool in_parts = std::ranges::any_of(lists, [&](const auto& outer) {
      return outer.first != inner.first && IsInParts(inner.second, outer.second);
    });
    if (in_parts) running.insert(inner.first);
  }
  return running;
}

}  // namespace codicil
