// Word-level change between two passages.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "diff/tokens.h"

namespace codicil {

enum class EditKind : uint8_t {
  kEqual,       // the same bytes
  kDeleted,     // only in the old text
  kInserted,    // only in the new text
  kRetypeset,   // the same words and signs, set otherwise: equal under Fold
  kRecited,     // a cited number that means what it meant, written otherwise
  kRetargeted,  // a cited number as it was, that now means another provision
};
std::string_view EditKindName(EditKind kind);  // "equal", ...

// Bytes [old_begin, old_end) of the old text became [new_begin, new_end) of the new one. Of a
// deletion the new range is empty, of an insertion the old one.
struct WordEdit {
  EditKind kind = EditKind::kEqual;
  uint32_t old_begin = 0;
  uint32_t old_end = 0;
  uint32_t new_begin = 0;
  uint32_t new_end = 0;
  friend bool operator==(const WordEdit&, const WordEdit&) = default;
};

// Not thread-safe; one for each thread.
class WordDiffer {
 public:
  // For texts of two editions with so many spellings.
  WordDiffer(uint32_t old_spellings, uint32_t new_spellings)
      : old_cutter_(old_spellings), new_cutter_(new_spellings) {}

  // Edits in order that tile both texts. No edit begins or ends inside a word, a number, a symbol
  // or a cited number. Of texts that differ so much that the shortest edit is out of reach, whole
  // sentences are compared. Small equal words between changes are shown as changed with them, and
  // what was inserted among equals is shown from the beginning of a sentence or word where it can
  // be. Linear, with a large but fixed factor for what differs.
  std::vector<WordEdit> Diff(const DiffSide& old_side, const DiffSide& new_side);

 private:
  TokenCutter old_cutter_, new_cutter_;
  TokenText old_text_, new_text_;  // kept from one call to the next for their memory
};

// The same of two texts that are in no edition's index: their words are cut here.
std::vector<WordEdit> DiffTexts(DiffSide old_side, DiffSide new_side);

}  // namespace codicil
