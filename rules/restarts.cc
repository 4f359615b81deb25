#include "rules/restarts.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace codicil {
namespace {

// The labels of one list on the page.
struct Run {
  LineLabel* first;
  uint32_t size = 1;
};

uint32_t OrdinalOf(const LineLabel& label) { return label.number.back().Ordinal(); }

std::vector<Run> RunsOf(std::span<LineLabel* const> labels) {
  std::vector<Run> runs;
  uint32_t last = 0;
  for (LineLabel* label : labels) {
    const uint32_t ordinal = OrdinalOf(*label);
    if (!runs.empty() && ordinal == last + 1) {
      ++runs.back().size;
    } else {
      runs.push_back({label});
    }
    last = ordinal;
  }
  return runs;
}

// Whether each is a list of its own: a few of some length, all from the beginning.
bool AreLists(std::span<const Run> runs, size_t labels) {
  constexpr size_t kMost = 6, kUsual = 3;
  const auto begins = [](const Run& run) { return OrdinalOf(*run.first) <= 1; };
  return runs.size() <= kMost && labels >= runs.size() * kUsual &&
         std::ranges::all_of(runs, begins);
}

}  // namespace

void MarkRestarts(std::span<LineLabel> labels) {
  std::map<std::string, std::vector<LineLabel*>> lists;  // those in the place of the first
  for (LineLabel& label : labels) {
    if (!label.is_item() || label.number.back().lead != 0) continue;
    std::vector<LineLabel*>& list = lists[label.shape];
    if (list.empty() || AreInOnePlace(list.front()->indent, label.indent)) list.push_back(&label);
  }
  for (const auto& [shape, list] : lists) {
    const std::vector<Run> runs = RunsOf(list);
    if (runs.size() < 2 || !AreLists(runs, list.size())) continue;
    for (const Run& run : std::span(runs).subspan(1)) run.first->restarts = true;
  }
}

void MarkEndOfRecitals(std::span<LineLabel> labels) {
  const auto is_full = [](const LineLabel& label) {
    return label.number.size() > 1 && label.number[0].kind == NumberComponent::kDigits;
  };
  if (std::ranges::any_of(labels, is_full)) return;  // those tell where they belong
  std::map<std::string, uint32_t> last;  // ordinals of the lists above the first label with a lead
  size_t first = 0;
  for (; first < labels.size() && labels[first].number[0].lead == 0; ++first) {
    // Recitals are counted in digits; "I." above "Article 1" is a chapter.
    const bool digits = labels[first].number.back().kind == NumberComponent::kDigits;
    if (labels[first].is_item() && digits) last[labels[first].shape] = OrdinalOf(labels[first]);
  }
  if (first == labels.size() || last.empty()) return;
  const bool go_on = std::ranges::any_of(labels.subspan(first), [&](const LineLabel& label) {
    const auto list = last.find(label.shape);
    return list != last.end() && OrdinalOf(label) == list->second + 1;
  });
  labels[first].afresh = !go_on;
}

}  // namespace codicil
