#include "diff/change_summary.h"

#include <numeric>

namespace codicil {

void ChangeSummary::Add(const ChangeKinds& kinds, uint32_t provisions) {
  bool counted = false;
  for (size_t i = 0; i + 1 < counts.size(); ++i) {
    if (!kinds.Has(kChangeColumns[i].kind)) continue;
    counts[i] += provisions;
    counted = true;
  }
  if (!counted && kinds.HasAny({ChangeKind::kRenumbered, ChangeKind::kMoved}))
    counts.back() += provisions;
}

void ChangeSummary::Add(const ChangeCard& card) {
  const bool alone = card.olds.empty() || card.news.empty();
  Add(card.kinds, alone ? static_cast<uint32_t>(card.olds.size() + card.news.size()) : 1);
  counts.back() += static_cast<uint32_t>(card.below.size());
}

void ChangeSummary::Add(const ChangeSummary& other) {
  for (size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
}

uint32_t ChangeSummary::all() const { return std::accumulate(counts.begin(), counts.end(), 0u); }

ChangeSummary SummaryOf(const ChangeChapter& chapter) {
  ChangeSummary summary;
  for (const ChangeCard& card : chapter.cards) summary.Add(card);
  for (const ChangeCard& row : chapter.renumbered) summary.Add(row);
  return summary;
}

ChangeSummary SummaryOf(const std::vector<ChangeChapter>& chapters) {
  ChangeSummary summary;
  for (const ChangeChapter& chapter : chapters) summary.Add(SummaryOf(chapter));
  return summary;
}

}  // namespace codicil
