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
    : of_old_(old_size), of_new_(new_size) {
  for (uint32_t i = 0; i < concordance.pairs.size(); ++i) {
    const Correspondence& pair = concordance.pairs[i];
    if (pair.old_id != kNoProvision) of_old_[pair.old_id].push_back(i);
    if (pair.new_id != kNoProvision) of_new_[pair.new_id].push_back(i);
  }
}

}  // namespace codicil
