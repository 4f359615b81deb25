#include "rules/cited_labels.h"

#include <algorithm>
#include <map>
#include <string>

namespace codicil {
namespace {

// 3 or 3a after 3, 4 after 3a.
bool Follows(const LineLabel& last, const LineLabel& label) {
  const NumberComponent &before = last.number.back(), &here = label.number.back();
  const uint32_t ordinal = before.Ordinal();
  return here.Ordinal() == ordinal + 1 ||
         (here.Ordinal() == ordinal && here.suffix > before.suffix);
}

}  // namespace

std::vector<size_t> FindCitedLabels(std::span<const LineLabel> labels) {
  std::map<std::string, std::vector<size_t>> lists;
  for (size_t i = 0; i < labels.size(); ++i) {
    if (labels[i].is_item() && labels[i].number[0].lead != 0) lists[labels[i].shape].push_back(i);
  }
  std::vector<size_t> cited;
  for (const auto& [shape, list] : lists) {
    size_t last = list[0];
    for (size_t k = 1; k + 1 < list.size(); ++k) {
      const LineLabel &before = labels[last], &here = labels[list[k]], &next = labels[list[k + 1]];
      const bool interrupts = !Follows(before, here) && !Follows(here, next);
      if (interrupts && Follows(before, next)) {
        cited.push_back(list[k]);
      } else {
        last = list[k];
      }
    }
  }
  std::ranges::sort(cited);
  return cited;
}

}  // namespace codicil
