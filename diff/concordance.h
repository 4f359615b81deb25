// The concordance of two editions: which provision of the new edition corresponds to which of the
// old one, with what confidence, why, and how it changed.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/number_lists.h"
#include "diff/match_weights.h"
#include "rules/edition.h"

namespace codicil {

// Stored as numbers, because most of it is never reported.
class Evidence {
 public:
  // In the order in which they are reported.
  enum Reason : uint8_t {
    kPinned,          // a person says so
    kSaid,            // the new edition says so, where the old one had the provision
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
    kChildren,        // some of their children are pairs
    kSameNumber,      // of little weight: numbers are reassigned
    kPart,            // one is a part of the other
  };

  Evidence() = default;
  Evidence(std::initializer_list<Reason> reasons) {
    for (const Reason reason : reasons) Add(reason);
  }
  // Of a section: the share of what is below it.
  static Evidence OfChildren(float share) {
    Evidence evidence{kChildren};
    evidence.children = share;
    return evidence;
  }
  void Add(Reason reason) { reasons_ |= 1u << reason; }
  bool Has(Reason reason) const { return reasons_ >> reason & 1u; }
  bool empty() const { return reasons_ == 0; }
  // As phrases: "same words", "follows its parent", ...
  std::vector<std::string> List() const;
  friend bool operator==(const Evidence&, const Evidence&) = default;

  std::string pinned;  // kPinned: the reason
  float share = 0;     // kSharedWords, kPart: share of the words, 0 to 1
  float children = 0;  // kChildren: share of the children

 private:
  std::string Phrase(Reason reason) const;

  uint32_t reasons_ = 0;
};

enum class ChangeKind : uint8_t {
  kUnchanged,    // nothing differs; never combined with another kind
  kRenumbered,   // different number
  kEdited,       // different words, numbers or symbols
  kMoved,        // the new parent does not correspond to the old one
  kSplit,        // one of several provisions that the old one became
  kMerged,       // one of several provisions that became the new one
  kAdded,        // nothing in the old edition corresponds to it
  kRemoved,      // nothing in the new edition corresponds to it
  kReformatted,  // same words, but different punctuation, dashes, spaces or spelling of symbols
  kRedirectedReferences,  // a citation now means another provision
  kRenumberedReferences,  // a citation means the same provision under its new number
};
inline constexpr size_t kChangeKinds = 11;
std::string_view ChangeKindName(ChangeKind kind);  // "unchanged", ...

class ChangeKinds {
 public:
  ChangeKinds() = default;
  ChangeKinds(std::initializer_list<ChangeKind> kinds) {
    for (const ChangeKind kind : kinds) Add(kind);
  }
  void Add(ChangeKind kind) {
    bits_ = static_cast<uint16_t>(bits_ | 1u << static_cast<unsigned>(kind));
  }
  void AddAll(const ChangeKinds& kinds) { bits_ |= kinds.bits_; }
  bool Has(ChangeKind kind) const { return bits_ >> static_cast<unsigned>(kind) & 1u; }
  bool HasAny(const ChangeKinds& kinds) const { return (bits_ & kinds.bits_) != 0; }
  bool HasOnly(const ChangeKinds& kinds) const { return (bits_ & ~kinds.bits_) == 0; }
  bool empty() const { return bits_ == 0; }
  // In the order of the enumeration above.
  std::vector<ChangeKind> List() const;
  friend bool operator==(const ChangeKinds&, const ChangeKinds&) = default;

 private:
  uint16_t bits_ = 0;
};

struct Correspondence {
  ProvisionId old_id = kNoProvision;  // kNoProvision: added
  ProvisionId new_id = kNoProvision;  // kNoProvision: removed
  ChangeKinds kinds;
  float confidence = 1;  // 0 to 1: diff/confidence.h says what it means
  float likeness = 0;    // the share of their words, if there are two
  Evidence evidence{};
  // Of the pairs that share an old (a new) provision, only one is main: it says what the old one
  // became, and which old words the new one is compared with. diff/main_pairs.h says which one.
  bool main_of_old = true;
  bool main_of_new = true;
  // The history of the old provision goes on in the new one: at most one pair of either.
  bool continues = true;
};

inline constexpr uint32_t kNoEntry = std::numeric_limits<uint32_t>::max();

struct GlossaryPair {
  uint32_t old_entry = kNoEntry;  // indices into Edition::glossary
  uint32_t new_entry = kNoEntry;
  ChangeKinds kinds;  // never "renumbered"; a different term counts as "edited"
  float confidence = 1;
  Evidence evidence{};
};

struct ExampleRef {
  ProvisionId provision = kNoProvision;  // kNoProvision: none
  uint32_t index = 0;
  friend bool operator==(const ExampleRef&, const ExampleRef&) = default;
};

struct ExamplePair {
  ExampleRef old_example;
  ExampleRef new_example;
  ChangeKinds kinds;  // "moved" if the two provisions do not correspond
  float confidence = 1;
};

// A person's decision. An empty number means none: a pin with an empty new number says that the old
// provision was removed.
struct Override {
  enum Action : uint8_t { kPin, kForbid } action = kPin;
  RuleNumber old_number;
  RuleNumber new_number;
  std::string reason;
};
using Overrides = std::vector<Override>;

struct Concordance {
  // In the new edition's order; a removed provision comes after the one that it used to follow.
  // Every provision of both editions is in at least one pair. A split is several pairs with the
  // same old provision, a merge several pairs with the same new one.
  std::vector<Correspondence> pairs;
  // In the new edition's order, with removed entries last.
  std::vector<GlossaryPair> glossary;
  std::vector<ExamplePair> examples;
  // Indices of overrides that could not be applied: a number is not in the edition, or two pins
  // contradict each other.
  std::vector<size_t> unfit_overrides;
};

// Aligns two editions of one work. The same number alone never makes a pair. Ties are broken by the
// order of the editions, so that the same input yields the same result. O(n log n) in the size of
// the editions.
Concordance Align(const Edition& old_edition, const CrossReferences& old_references,
                  const Edition& new_edition, const CrossReferences& new_references,
                  const Overrides& overrides = {}, const MatchWeights& weights = {});

// The pairs that each provision is in: indices into Concordance::pairs, in order.
class ConcordanceIndex {
 public:
  // Keeps no reference to the concordance. The sizes are the editions' numbers of provisions.
  ConcordanceIndex(const Concordance& concordance, size_t old_size, size_t new_size);
  std::span<const uint32_t> OfOld(ProvisionId id) const { return old_[id]; }
  std::span<const uint32_t> OfNew(ProvisionId id) const { return new_[id]; }

 private:
  NumberLists old_;
  NumberLists new_;
};

}  // namespace codicil
