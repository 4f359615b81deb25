// Numbers for the spellings of words: code that processes every word of an edition looks each
// spelling up once and then compares numbers.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "text/words.h"

namespace codicil {

// A word of a text: it begins at byte `begin` and is as long as its spelling. Two words have the
// same spelling if they are equal byte for byte.
struct SpelledWord {
  uint32_t begin = 0;
  uint32_t spelling = 0;
};

// Numbers spellings from 0, in order of first occurrence. Not thread-safe while reading.
class Lexicon {
 public:
  // Reserves memory for the words that a text of `bytes` bytes is likely to have.
  void Reserve(size_t bytes);
  // Splits `text` (UTF-8) with a WordSplitter and appends its words. The text must outlive the
  // lexicon, which keeps views of it. Linear.
  void Read(std::string_view text, std::vector<SpelledWord>& words);

  uint32_t size() const { return static_cast<uint32_t>(spellings_.size()); }
  std::string_view spelling(uint32_t number) const { return spellings_[number]; }

 private:
  // The first and the last eight bytes of a word, lowest byte first, padded with 0 if the word is
  // shorter. Together with the size they determine a word, unless it is long.
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
  // For the words of the current piece; sized for the longest piece so far.
  std::vector<Key> piece_keys_;
  std::vector<uint32_t> guesses_;

  std::vector<std::string_view> spellings_;
  std::vector<Key> keys_;        // of the spellings
  std::vector<uint32_t> slots_;  // a hash table of their numbers, at most a quarter full
  uint32_t shift_ = 0;           // reduces a hash to the number of a slot
};

}  // namespace codicil
