#include "rules/running_lists.h"

#include <algorithm>
#include <map>

namespace codicil {
namespace {

uint32_t OrdinalOf(const LineLabel& label) {
  NumberComponent component = label.number.back();
  if (component.kind == NumberComponent::kCapitals && label.number.size() == 1) {
    NumberComponent roman = component;
    roman.roman = true;
    if (roman.Ordinal() > 0) return roman.Ordinal();
  }
  return component.Ordinal();
}

// 1, 2, 2A, 3: what was put in later does not count.
bool CountsFromOne(const std::vector<const LineLabel*>& labels) {
  uint32_t last = 0;
  for (const LineLabel* label : labels) {
    const uint32_t ordinal = OrdinalOf(*label);
    const bool inserted = label->number.back().suffix > 0 && ordinal == last;
    if (!inserted && ordinal != last + 1) return false;
    last = ordinal;
  }
  return true;
}

using Lists = std::map<std::string, std::vector<const LineLabel*>>;

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
  std::vector<const LineLabel*> bare;
  for (const LineLabel& label : labels) {
    if (label.number.size() > 1 && label.number[0].kind == NumberComponent::kDigits) return;
    if (label.bare && label.apart) bare.push_back(&label);
  }
  if (bare.size() < kFewest || !CountsFromOne(bare)) return;
  for (LineLabel& label : labels) {
    if (label.bare && label.apart) label.shape = "1 ";
  }
}

std::unordered_set<std::string> FindRunningLists(std::span<const LineLabel> labels,
                                                 const std::vector<bool>& full) {
  constexpr size_t kFewest = 4;
  Lists lists;
  for (size_t i = 0; i < labels.size(); ++i) {
    if (labels[i].is_item() && !full[i]) lists[labels[i].shape].push_back(&labels[i]);
  }
  std::erase_if(lists, [](const auto& list) { return !CountsFromOne(list.second); });
  std::unordered_set<std::string> running;
  for (const auto& [shape, inner] : lists) {
    if (inner.size() < kFewest || inner.front()->number.back().lead != 0) continue;
    const bool in_parts = std::ranges::any_of(lists, [&](const auto& outer) {
      return outer.first != shape && IsInParts(inner, outer.second);
    });
    if (in_parts) running.insert(shape);
  }
  return running;
}

}  // namespace codicil
