// The address of every passage of an edition, and the one walk over them.
#pragma once

#include <compare>
#include <cstdint>
#include <tuple>

#include "rules/edition.h"

namespace codicil {

// In the order in which an edition is read.
enum class PassageKind : uint8_t {
  kFrontMatter,
  kHeading,
  kText,
  kExample,
  kNote,
  kBetween,
  kTerm,
  kDefinition,
  kBackMatter,
};

// Names one passage within one edition. It never leaves a run: what is stored is a ProvisionKey.
struct PassageRef {
  PassageKind kind = PassageKind::kText;
  uint32_t owner = 0;  // a ProvisionId, or the index of a glossary entry or a block of matter
  uint32_t index = 0;  // which example or note

  bool InGlossary() const { return kind == PassageKind::kTerm || kind == PassageKind::kDefinition; }
  bool InProvision() const { return PassageKind::kHeading <= kind && kind <= PassageKind::kNote; }
  // Where citations and uses of terms are looked for: all but terms and matter.
  bool IsRunningText() const { return InProvision() || kind == PassageKind::kDefinition; }

  friend bool operator==(const PassageRef&, const PassageRef&) = default;
  // The order of ForEachPassage.
  friend auto operator<=>(const PassageRef& a, const PassageRef& b) {
    return a.Rank() <=> b.Rank();
  }

 private:
  std::tuple<int, uint32_t, PassageKind, uint32_t> Rank() const {
    const int part = InProvision()                      ? 1
                     : kind == PassageKind::kBetween    ? 2
                     : InGlossary()                     ? 3
                     : kind == PassageKind::kBackMatter ? 4
                                                        : 0;
    return {part, owner, kind, index};
  }
};

// Constant time.
const Passage& PassageAt(const Edition& edition, const PassageRef& ref);

// The span of the provision, the entry or the block that the passage belongs to.
const Span& SpanOfOwner(const Edition& edition, const PassageRef& ref);

// Calls `visit(ref, passage)` for each passage of one provision that is not empty.
template <typename AnyProvision, typename Visit>
void ForEachPassageOf(AnyProvision& provision, ProvisionId id, Visit&& visit) {
  const auto see = [&](PassageKind kind, auto& passage, uint32_t index) {
    if (!passage.empty()) visit(PassageRef{kind, id, index}, passage);
  };
  see(PassageKind::kHeading, provision.heading, 0);
  see(PassageKind::kText, provision.text, 0);
  for (uint32_t i = 0; i < provision.examples.size(); ++i)
    see(PassageKind::kExample, provision.examples[i], i);
  for (uint32_t i = 0; i < provision.notes.size(); ++i)
    see(PassageKind::kNote, provision.notes[i], i);
}

// The same for each passage of an edition, in order. Passages of a const edition are const.
template <typename AnyEdition, typename Visit>
void ForEachPassage(AnyEdition& edition, Visit&& visit) {
  const auto see = [&](PassageKind kind, uint32_t owner, auto& passage) {
    if (!passage.empty()) visit(PassageRef{kind, owner, 0}, passage);
  };
  for (uint32_t i = 0; i < edition.front_matter.size(); ++i)
    see(PassageKind::kFrontMatter, i, edition.front_matter[i].text);
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id)
    ForEachPassageOf(edition.provisions[id], id, visit);
  for (uint32_t i = 0; i < edition.between_matter.size(); ++i)
    see(PassageKind::kBetween, i, edition.between_matter[i].text);
  for (uint32_t i = 0; i < edition.glossary.size(); ++i) {
    see(PassageKind::kTerm, i, edition.glossary[i].term);
    see(PassageKind::kDefinition, i, edition.glossary[i].text);
  }
  for (uint32_t i = 0; i < edition.back_matter.size(); ++i)
    see(PassageKind::kBackMatter, i, edition.back_matter[i].text);
}

}  // namespace codicil
