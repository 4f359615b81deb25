// The words of texts by number: who has to do with every word of an edition looks each spelling up
// once, and goes by its number from then on.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "text/words.h"

namespace codicil {

// A word of a text, from the byte `begin` on; as long as its spelling. Words that are the same byte
// for byte have the same spelling.
struct SpelledWord {
  uint32_t begin = 0;
  uint32_t spelling = 0;
};

// Numbers spellings, from 0, in the order in which they first come. Not thread-safe while it reads.
class Lexicon {
 public:
  // Makes room for what a text of so many bytes is likely to have.
  void Reserve(size_t bytes);
  // Appends the words of `text` (UTF-8), as a WordSplitter cuts it. The text must outlive the
  // lexicon, which keeps views of it. Linear.
  void Read(std::string_view text, std::vector<SpelledWord>& words);

  uint32_t size() const { return static_cast<uint32_t>(spellings_.size()); }
  std::string_view spelling(uint32_t number) const { return spellings_[number]; }

 private:
  // The first and the last eight bytes of a word, the first one lowest; where it is shorter the
  // rest is 0. They and the size are all of it, unless it is a long one.
  struct Key {
    uint64_t first = 0;
    uint64_t last = 0;
    uint32_t size = 0;
    uint32_t hash = 0;

    bool IsLong() const { return size > 2 * sizeof(uint64_t); }
    friend bool operator==(const Key& a, const Key& b) {
      return ((a.first ^ b.first) | (a.last ^ b.last) | (a.size ^ b.size)) == 0;
    }
  };

  void ReadPiece(std::string_view text, size_t begin, size_t end, std::vector<SpelledWord>& words);
  void ReadKeys(std::string_view text, std::span<const Word> words);
  void GuessNumbers(size_t count);
  uint32_t NumberOf(const Key& key, std::string_view word);
  size_t SlotOf(const Key& key, std::string_view word) const;
  void MakeRoom(size_t more);

  WordSplitter splitter_;
  // Of the words of a piece; room for those of the longest one so far.
  std::vector<Key> piece_keys_;
  std::vector<uint32_t> guesses_;

  std::vector<std::string_view> spellings_;
  std::vector<Key> keys_;        // of the spellings
  std::vector<uint32_t> slots_;  // a hash table of their numbers, at most a quarter full
  uint32_t shift_ = 0;           // leaves as many bits of a hash as the number of a slot has
};

}  // namespace codicil
