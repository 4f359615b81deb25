// Why two provisions, or two glossary entries, are a pair.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace codicil {

// Kept as numbers, because most of it is never reported.
class Evidence {
 public:
  // In the order in which they are reported.
  enum Reason : uint8_t {
    kPinned,          // a person says so
    kSameTerm,        // of glossary entries
    kOnlyWords,       // the same words, and nothing else has them
    kSameWords,       // the same words
    kSimilarWords,    // of glossary entries
    kSharedWords,     // some of the words
    kSameHeading,     // and other words below it
    kFollowsParent,   // the provisions above them are a pair
    kBothNeighbours,  // it is between the same two
    kOneNeighbour,    // or beside the same one
    kChildren,        // some of the children are pairs
    kCitations,       // citations that became others say so
    kSameNumber,      // of little weight: numbers are given anew
    kPart,            // the one is a part of the other
  };

  Evidence() = default;
  Evidence(std::initializer_list<Reason> reasons) {
    for (const Reason reason : reasons) Add(reason);
  }
  void Add(Reason reason) { reasons_ = static_cast<uint16_t>(reasons_ | 1u << reason); }
  bool empty() const { return reasons_ == 0; }
  // In words: "same words", "follows its parent", ...
  std::vector<std::string> List() const;
  friend bool operator==(const Evidence&, const Evidence&) = default;

  std::string pinned;      // kPinned: why
  float share = 0;         // kSharedWords, kPart: of the words, 0 to 1
  float children = 0;      // kChildren: their share
  uint32_t citations = 0;  // kCitations: how many

 private:
  std::string Told(Reason reason) const;

  uint16_t reasons_ = 0;
};

}  // namespace codicil
