// Two editions with everything that changed between them, down to the words: what the writers of a
// change report walk through.
#pragma once

#include <array>
#include <vector>

#include "diff/concordance.h"
#include "diff/shifts.h"
#include "diff/word_diff.h"

namespace codicil {

// Two editions lined up. All of it must outlive what is made from it.
struct EditionPair {
  const Edition& old_edition;
  const CrossReferences& old_references;
  const Edition& new_edition;
  const CrossReferences& new_references;
  const Concordance& concordance;
};

// What became of one passage.
struct PassageDiff {
  const Passage* old_passage = nullptr;  // nullptr: there is none
  const Passage* new_passage = nullptr;
  // Tile both texts (but see ProvisionDiff::part); none where the texts are the same and mean the
  // same.
  std::vector<WordEdit> edits;
  bool changed() const { return !edits.empty(); }
};

struct ExampleDiff {
  ExampleRef old_example;
  ExampleRef new_example;
  ChangeKinds kinds;
  PassageDiff passage;
};

// What became of the provision of one pair of the concordance.
struct ProvisionDiff {
  // Of the pairs of one new provision, the one that its words are compared with; of the others only
  // the old words are shown. Of what was removed: true.
  bool main = true;
  // Of the pairs of one old provision, one has all of its words. In the others, which are its
  // further parts, nothing is deleted, and the edits tile the new texts alone: none where all of
  // these words are the old one's.
  bool part = false;
  PassageDiff heading;
  PassageDiff text;
  // Those of the new provision in order, then those of the old one that are gone; none where
  // nothing about them changed. (Changed and none: those of the old one are now another
  // provision's.)
  std::vector<ExampleDiff> examples;
  bool examples_changed = false;
  std::vector<PassageDiff> notes;  // the same

  bool changed() const {
    return heading.changed() || text.changed() || examples_changed || !notes.empty();
  }
};

struct GlossaryDiff {
  PassageDiff term;
  PassageDiff text;
};

// What became of one block of front or back matter.
struct MatterDiff {
  uint32_t old_block = kNoEntry;  // indices into Edition::front_matter or back_matter
  uint32_t new_block = kNoEntry;
  PassageDiff text;
};

struct EditionDiff {
  std::vector<ProvisionDiff> provisions;  // one for each of Concordance::pairs, in their order
  std::vector<GlossaryDiff> glossary;     // one for each of Concordance::glossary
  // All blocks in order, or none where nothing of that matter changed.
  std::vector<MatterDiff> front_matter;
  std::vector<MatterDiff> back_matter;
  std::vector<Shift> shifts;
  std::array<uint32_t, kChangeKinds> counts{};  // pairs of provisions that have the kind
};

// Linear in the editions' size.
EditionDiff DiffEditions(const EditionPair& editions);

// True if nothing of provisions, glossary and examples differs.
bool IsEmpty(const Concordance& concordance);
// The same, and nothing of front and back matter.
bool IsEmpty(const Concordance& concordance, const EditionDiff& diff);

}  // namespace codicil
