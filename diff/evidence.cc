#include "diff/evidence.h"

#include <fmt/format.h>

namespace codicil {

std::vector<std::string> Evidence::List() const {
  std::vector<std::string> list;
  for (unsigned reason = kPinned; reason <= kPart; ++reason) {
    if (reasons_ >> reason & 1u) list.push_back(Phrase(static_cast<Reason>(reason)));
  }
  return list;
}

std::string Evidence::Phrase(Reason reason) const {
  switch (reason) {
    case kPinned:
      return "pinned: " + pinned;
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
    case kSameExample:
      return "has the same example";
    case kChildren:
      return fmt::format("{:.0f} % of the children", 100 * children);
    case kSameNumber:
      return "same number";
    case kPart:
      return fmt::format("{:.0f} % of it is part of the other", 100 * share);
  }
  return {};
}

}  // namespace codicil
