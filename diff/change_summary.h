// How much changed from one edition to the next: the one count that every output gives.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "diff/change_cards.h"

namespace codicil {

// The kinds that changes are counted and filtered by, in the order in which they are shown. The
// last one is of cards that have none of the others: only the number or the place changed.
struct ChangeColumn {
  ChangeKind kind;
  const char* title;
};
inline constexpr std::array<ChangeColumn, 7> kChangeColumns{
    {{ChangeKind::kAdded, "new"},
     {ChangeKind::kRemoved, "removed"},
     {ChangeKind::kEdited, "edited"},
     {ChangeKind::kSplit, "split"},
     {ChangeKind::kMerged, "merged"},
     {ChangeKind::kRedirectedReferences, "redirected"},
     {ChangeKind::kRenumbered, "only renumbered"}}};

inline constexpr std::string_view kWhatIsCounted =
    "How it is counted: each new and each removed provision; each edited one; a split or a merger "
    "once, with all its parts; as redirected, each with a citation that now leads elsewhere; as "
    "only renumbered, each whose number or place alone changed. A change of several kinds counts "
    "for each.";

struct ChangeSummary {
  std::array<uint32_t, kChangeColumns.size()> counts{};  // by kChangeColumns

  void Add(const ChangeCard& card);
  void Add(const ChangeKinds& kinds, uint32_t provisions = 1);
  void Add(const ChangeSummary& other);
  uint32_t all() const;
};

// Linear.
ChangeSummary SummaryOf(const ChangeChapter& chapter);
ChangeSummary SummaryOf(const std::vector<ChangeChapter>& chapters);

}  // namespace codicil
