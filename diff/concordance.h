// The concordance of two editions: which provision of the new one answers to which of the old one,
// how sure that is, why, and what kind of change it is.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "diff/evidence.h"
#include "diff/groups.h"
#include "rules/edition.h"

namespace codicil {

enum class ChangeKind : uint8_t {
  kUnchanged,   // nothing differs: always alone
  kRenumbered,  // another number
  kEdited,      // other words, numbers or symbols
  kMoved,       // the parent is not what the old parent became
  kSplit,       // one of several that the old provision became
  kMerged,      // one of several that became the new provision
  kAdded,       // nothing old answers to it
  kRemoved,     // nothing new answers to it
  kRetypeset,   // other punctuation, dashes, spaces or spelling of symbols, and the same words
  kRetargeted,  // a citation now means another provision
  kRecited,     // a citation means what it meant, under its new number
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
  bool empty() const { return bits_ == 0; }
  // In the order of the list above.
  std::vector<ChangeKind> List() const;
  friend bool operator==(const ChangeKinds&, const ChangeKinds&) = default;

 private:
  uint16_t bits_ = 0;
};

struct Correspondence {
  ProvisionId old_id = kNoProvision;  // kNoProvision: added
  ProvisionId new_id = kNoProvision;  // kNoProvision: removed
  ChangeKinds kinds;
  float confidence = 1;  // 0 to 1
  Evidence evidence;
};

inline constexpr uint32_t kNoEntry = std::numeric_limits<uint32_t>::max();

struct GlossaryPair {
  uint32_t old_entry = kNoEntry;  // indices into Edition::glossary
  uint32_t new_entry = kNoEntry;
  ChangeKinds kinds;  // "renumbered" is never among them; another term is "edited"
  float confidence = 1;
  Evidence evidence;
};

struct ExampleRef {
  ProvisionId provision = kNoProvision;  // kNoProvision: none
  uint32_t index = 0;
  friend bool operator==(const ExampleRef&, const ExampleRef&) = default;
};

struct ExamplePair {
  ExampleRef old_example;
  ExampleRef new_example;
  ChangeKinds kinds;  // moved: to a provision that is not what the old one became
  float confidence = 1;
};

// What a person has settled. A number that is empty stands for none: a pin with an empty new
// number says that the old provision is gone.
struct Override {
  enum Action : uint8_t { kPin, kForbid } action = kPin;
  RuleNumber old_number;
  RuleNumber new_number;
  std::string reason;
};
using Overrides = std::vector<Override>;

struct Concordance {
  // In the new edition's order; what was removed comes after what it used to follow. Every
  // provision of both editions is in at least one. A split is several pairs of one old provision, a
  // merge several of one new one.
  std::vector<Correspondence> pairs;
  // In the new edition's order, what was removed last.
  std::vector<GlossaryPair> glossary;
  std::vector<ExamplePair> examples;
  // Indices of overrides that could not be followed: a number that the edition has not, or a pin
  // that another pin contradicts.
  std::vector<size_t> unfit_overrides;
};

// Aligns two editions of one work. Nothing is paired on a number alone. Ties are broken by the
// order of the editions, so that the same input gives the same result. O(n log n) in the editions'
// size.
Concordance Align(const Edition& old_edition, const CrossReferences& old_references,
                  const Edition& new_edition, const CrossReferences& new_references,
                  const Overrides& overrides = {});

// Which pairs a provision of one side is in: indices into Concordance::pairs, in their order.
class ConcordanceIndex {
 public:
  // Keeps nothing of the concordance; sizes are those of the editions' provisions.
  ConcordanceIndex(const Concordance& concordance, size_t old_size, size_t new_size);
  std::span<const uint32_t> OfOld(ProvisionId id) const { return old_[id]; }
  std::span<const uint32_t> OfNew(ProvisionId id) const { return new_[id]; }

 private:
  NumberLists old_;
  NumberLists new_;
};

}  // namespace codicil
