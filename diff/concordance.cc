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
    : old_(MakeSide(concordance, &Correspondence::old_id, old_size)),
      new_(MakeSide(concordance, &Correspondence::new_id, new_size)) {}

ConcordanceIndex::Side ConcordanceIndex::MakeSide(const Concordance& concordance,
                                                  ProvisionId Correspondence::*id, size_t size) {
  Side side;
  side.first.resize(size + 1);
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.*id != kNoProvision) ++side.first[pair.*id + 1];
  }
  for (size_t i = 0; i < size; ++i) side.first[i + 1] += side.first[i];
  side.indices.resize(side.first.back());
  std::vector<uint32_t> next(side.first.begin(), side.first.end() - 1);
  for (uint32_t i = 0; i < concordance.pairs.size(); ++i) {
    if (concordance.pairs[i].*id != kNoProvision)
      side.indices[next[concordance.pairs[i].*id]++] = i;
  }
  return side;
}

}  // namespace codicil
