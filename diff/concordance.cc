#include "diff/concordance.h"

#include <fmt/format.h>

#include <array>

namespace codicil {
namespace {

constexpr std::array<std::string_view, kChangeKinds> kNames = {"unchanged",
                                                               "renumbered",
                                                               "edited",
                                                               "moved",
                                                               "split",
                                                               "merged",
                                                               "added",
                                                               "removed",
                                                               "reformatted",
                                                               "redirected-references",
                                                               "renumbered-references"};

}  // namespace

std::vector<std::string> Evidence::List() const {
  std::vector<std::string> list;
  for (unsigned reason = kPinned; reason <= kPart; ++reason) {
    if (Has(static_cast<Reason>(reason))) list.push_back(Phrase(static_cast<Reason>(reason)));
  }
  return list;
}

std::string Evidence::Phrase(Reason reason) const {
  switch (reason) {
    case kPinned:
      return "pinned: " + pinned;
    case kSaid:
      return "the new edition says so";
    case kSameTerm:
      return "same term";
    case kSameCore:
      return "same term but for an addition";
    case kOnlyWords:
      return "same words, found nowhere else";
    case kSameWords:
      return "same words";
    case kSimilarWords:
      return "similar words";
    case kSharedWords:
      return fmt::format("{:.0f} % of the words", 100 * share);
    case kSameHeading:
      return "same heading";
    case kFollowsParent:
      return "follows its parent";
    case kBothNeighbours:
      return "between the same neighbours";
    case kOneNeighbour:
      return "next to the same neighbour";
    case kSameCitation:
      return "cites what no sibling cites";
    case kChildren:
      return fmt::format("{:.0f} % of the children", 100 * children);
    case kSameNumber:
      return "same number";
    case kPart:
      return fmt::format("{:.0f} % of it is part of the other", 100 * share);
  }
  return {};
}

std::string_view ChangeKindName(ChangeKind kind) { return kNames[static_cast<size_t>(kind)]; }

std::vector<ChangeKind> ChangeKinds::List() const {
  std::vector<ChangeKind> list;
  for (size_t i = 0; i < kChangeKinds; ++i) {
    if (Has(static_cast<ChangeKind>(i))) list.push_back(static_cast<ChangeKind>(i));
  }
  return list;
}

ConcordanceIndex::ConcordanceIndex(const Concordance& concordance, size_t old_size, size_t new_size)
    : old_(InGroups(concordance.pairs, old_size, &Correspondence::old_id)),
      new_(InGroups(concordance.pairs, new_size, &Correspondence::new_id)) {
  static_assert(kNoProvision == kNoGroup);
}

}  // namespace codicil
