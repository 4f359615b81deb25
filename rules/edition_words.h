// The words of an edition's passages. They are cut once, on demand (ADR 16), and kept beside the
// edition. Citations, terms, alignment and word diff all use them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/hash_map.h"
#include "rules/passage_ref.h"
#include "text/spellings.h"
#include "text/words.h"

namespace codicil {

// Words that are equal byte for byte have the same spelling.
struct SpelledWord : Word {
  uint32_t spelling = 0;
};

// Immutable and move-only. Keeps no reference to the edition.
class EditionWords {
 public:
  EditionWords() = default;
  // Linear.
  explicit EditionWords(const Edition& edition);

  // Returns the words of a passage in order, as a WordSplitter cuts its text. O(1).
  std::span<const SpelledWord> Of(const PassageRef& ref) const;
  const Spellings& spellings() const { return spellings_; }

 private:
  struct Range {
    uint32_t begin, end;
  };
  struct RefHash {
    size_t operator()(const PassageRef& ref) const {
      const uint64_t place = uint64_t{ref.index} << 3 | static_cast<uint64_t>(ref.kind);
      return Hash()(place << 32 ^ ref.owner);
    }
  };

  Spellings spellings_;
  std::vector<SpelledWord> words_;  // all passages, one after another
  HashMap<PassageRef, Range, RefHash> ranges_;
};

// Appends the words of a text.
void AppendWords(std::string_view text, WordSplitter& splitter, Spellings& spellings,
                 std::vector<SpelledWord>& words);

}  // namespace codicil
