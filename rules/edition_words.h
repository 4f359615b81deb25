// The words of an edition's passages. They are cut when somebody needs them (ADR 16), once, and
// kept beside the edition: citations, terms, the lining up of editions and the comparison of their
// texts all go by them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/hash_map.h"
#include "rules/passage_ref.h"
#include "text/spellings.h"
#include "text/words.h"

namespace codicil {

// Words that are the same byte for byte have the same spelling.
struct SpelledWord : Word {
  uint32_t spelling = 0;
};

// Read-only once made. Move-only. It keeps nothing of the edition.
class EditionWords {
 public:
  EditionWords() = default;
  // Linear.
  explicit EditionWords(const Edition& edition);

  // In order, as a WordSplitter cuts the passage's text. O(1).
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
  std::vector<SpelledWord> words_;  // of one passage after the other
  HashMap<PassageRef, Range, RefHash> ranges_;
};

// Appends the words of a text.
void AppendWords(std::string_view text, WordSplitter& splitter, Spellings& spellings,
                 std::vector<SpelledWord>& words);

}  // namespace codicil
