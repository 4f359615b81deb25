// Two editions and everything that changed between them, down to the words. The writers of change
// reports walk through this.
#pragma once

#include <vector>

#include "diff/change_summary.h"
#include "diff/shifts.h"
#include "diff/word_diff.h"

namespace codicil {

// Two aligned editions. All members must outlive whatever is made from the pair.
struct EditionPair {
  const Edition& old_edition;
  const CrossReferences& old_references;
  const Edition& new_edition;
  const CrossReferences& new_references;
  const Concordance& concordance;
};

// What became of one passage.
struct PassageDiff {
  const Passage* old_passage = nullptr;  // nullptr if absent
  const Passage* new_passage = nullptr;
  // They tile both texts (but see ProvisionDiff::part); empty if the texts and their meanings are
  // the same.
  std::vector<WordEdit> edits;
  bool changed() const { return !edits.empty(); }
};

struct ExampleDiff {
  ExampleRef old_example;
  ExampleRef new_example;
  ChangeKinds kinds;
  PassageDiff passage;
};

// What became of the provision in one pair of the concordance.
struct ProvisionDiff {
  // Correspondence::main_of_new: whether the new provision is compared with the words of this old
  // one; the other pairs of the new one show only the old words.
  bool main = true;
  // Not Correspondence::main_of_old: a further part of the old provision. Nothing is deleted in it,
  // and the edits tile only the new texts. They are empty if all of these words come from the old
  // provision.
  bool part = false;
  PassageDiff heading;
  PassageDiff text;
  // The examples of the new provision in order, then those of the old one that are gone; empty if
  // none of them changed. (If they changed but this is empty, the old ones now belong to another
  // provision.)
  std::vector<ExampleDiff> examples;
  bool examples_changed = false;
  std::vector<PassageDiff> notes;  // likewise

  bool changed() const {
    return heading.changed() || text.changed() || examples_changed || !notes.empty();
  }
};

struct GlossaryDiff {
  PassageDiff term;
  PassageDiff text;
};

// What became of one block of matter.
struct MatterDiff {
  uint32_t old_block =
      kNoEntry;  // indices into Edition::front_matter, between_matter or back_matter
  uint32_t new_block = kNoEntry;
  PassageDiff text;
};

struct EditionDiff {
  std::vector<ProvisionDiff> provisions;  // one for each of Concordance::pairs, in order
  std::vector<GlossaryDiff> glossary;     // one for each of Concordance::glossary
  // All blocks in order; empty if nothing changed in that matter.
  std::vector<MatterDiff> front_matter;
  std::vector<MatterDiff> between_matter;
  std::vector<MatterDiff> back_matter;
  std::vector<Shift> shifts;
  ChangeSummary summary;  // of the provisions
};

// Returns everything that changed. Linear in the size of the editions.
EditionDiff DiffEditions(const EditionPair& editions);

// Whether no provision, glossary entry or example differs.
bool IsEmpty(const Concordance& concordance);
// Whether no matter differs either.
bool IsEmpty(const Concordance& concordance, const EditionDiff& diff);

}  // namespace codicil
