// Word-level change between two passages.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "diff/tokens.h"

namespace codicil {

enum class EditKind : uint8_t {
  kEqual,                 // the same bytes
  kDeleted,               // only in the old text
  kInserted,              // only in the new text
  kReformatted,           // the same words and characters, typeset differently: equal under Fold
  kRenumberedReferences,  // a cited number with the same meaning, written differently
  kRedirectedReferences,  // a cited number as before, which now means another provision
};
std::string_view EditKindName(EditKind kind);  // "equal", ...

// Bytes [old_begin, old_end) of the old text became [new_begin, new_end) of the new one. The new
// range of a deletion is empty, as is the old range of an insertion.
struct WordEdit {
  EditKind kind = EditKind::kEqual;
  uint32_t old_begin = 0;
  uint32_t old_end = 0;
  uint32_t new_begin = 0;
  uint32_t new_end = 0;
  friend bool operator==(const WordEdit&, const WordEdit&) = default;
};

// For texts of two editions. Not thread-safe; one for each thread.
class WordDiffer {
 public:
  // Returns edits, in order, that tile both texts. No edit begins or ends inside a word, a number,
  // a symbol or a cited number. If the texts differ so much that the shortest edit is out of reach,
  // whole sentences are compared. A few equal words between changes are shown as part of the
  // change, and an insertion between equal stretches begins at the start of a sentence or word if
  // it can. Linear, with a large but fixed factor for what differs.
  std::vector<WordEdit> Diff(const DiffSide& old_side, const DiffSide& new_side);

 private:
  Items items_;
  TokenCutter old_cutter_{items_}, new_cutter_{items_};
  TokenText old_text_, new_text_;  // kept between calls to reuse their memory
};

}  // namespace codicil
