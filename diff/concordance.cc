#include "diff/concordance.h"

#include <array>

namespace codicil {
namespace {

constexpr std::array<std::string_view, kChangeKinds> kNames = {
    "unchanged", "renumbered", "edited",    "moved",      "split",  "merged",
    "added",     "removed",    "retypeset", "retargeted", "recited"};

}  // namespace

std::string_view ChangeKindName(ChangeKind kind) { return kNames[static_cast<size_t>(kind)]; }

std::vector<ChangeKind> ChangeKinds::List() const {
  std::vector<ChangeKind> list;
  for (size_t i = 0; i < kChangeKinds; ++i) {
    if (Has(static_cast<ChangeKind>(i))) list.push_back(static_cast<ChangeKind>(i));
  }
  return list;
}

ConcordanceIndex::ConcordanceIndex(const Concordance& concordance, size_t old_size, size_t new_size)
    : old_(InGroups(concordance.pairs.size(), old_size,
                    [&](uint32_t i) { return concordance.pairs[i].old_id; })),
      new_(InGroups(concordance.pairs.size(), new_size,
                    [&](uint32_t i) { return concordance.pairs[i].new_id; })) {
  static_assert(kNoProvision == kNoGroup);
}

}  // namespace codicil
