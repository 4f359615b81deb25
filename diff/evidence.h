// Why two provisions, or two glossary entries, are a pair.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace codicil {

// Stored as numbers, because most of it is never reported.
class Evidence {
 public:
  // In the order in which they are reported.
  enum Reason : uint8_t {
    kPinned,          // a person says so
    kSameTerm,        // glossary entries only
    kSameCore,        // likewise: the same term but for what one of them adds to it
    kOnlyWords,       // the same words, which nothing else has
    kSameWords,       // the same words
    kSimilarWords,    // glossary entries only
    kSharedWords,     // some of the words
    kSameHeading,     // but different words below it
    kFollowsParent,   // their parents are a pair
    kBothNeighbours,  // both neighbours are pairs
    kOneNeighbour,    // one of the neighbours is
    kSameCitation,    // both cite a provision that no sibling of either cites
    kSameExample,     // an example of the one is now in the other
    kChildren,        // some of their children are pairs
    kSameNumber,      // of little weight: numbers are reassigned
    kPart,            // one is a part of the other
  };

  Evidence() = default;
  Evidence(std::initializer_list<Reason> reasons) {
    for (const Reason reason : reasons) Add(reason);
  }
  void Add(Reason reason) { reasons_ = static_cast<uint16_t>(reasons_ | 1u << reason); }
  bool empty() const { return reasons_ == 0; }
  // As phrases: "same words", "follows its parent", ...
  std::vector<std::string> List() const;
  friend bool operator==(const Evidence&, const Evidence&) = default;

  std::string pinned;  // kPinned: the reason
  float share = 0;     // kSharedWords, kPart: share of the words, 0 to 1
  float children = 0;  // kChildren: share of the children

 private:
  std::string Phrase(Reason reason) const;

  uint16_t reasons_ = 0;
};

}  // namespace codicil
