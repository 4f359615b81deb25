// What passages say: numbered words, and hashes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "diff/tokens.h"

namespace codicil {

// Hashes of a passage in which all cited numbers are the same.
struct TextHash {
  uint64_t typeset = 0;  // of the text as it is; 0: there is none
  uint64_t folded = 0;   // whatever its typography; 0: there is none
  uint64_t spoken = 0;   // of its words and the signs that are read aloud: punctuation left out
  friend bool operator==(const TextHash&, const TextHash&) = default;
};

// Reads the passages of one edition one after the other. Not thread-safe; one for each thread.
class SpeechReader {
 public:
  explicit SpeechReader(Items& items) : items_(items), cutter_(items) {}

  // A passage's text, its words, and its citations, in order. What comes back is kept until the
  // next call. Linear.
  TextHash Read(std::string_view text, std::span<const SpelledWord> words,
                std::span<const Citation> citations);

  // The words as plain items. Of those inside citations none, but where the passage has hardly
  // another: "See rule 3.1." has none of its own.
  const std::vector<uint32_t>& words() const { return has_own() ? own_ : all_; }
  // Where its sentences end, as places in `words`.
  const std::vector<uint32_t>& sentence_ends() const { return sentence_ends_; }

 private:
  bool has_own() const { return own_.size() > 1 || own_.size() == all_.size(); }
  uint64_t FindCited(std::string_view text, std::span<const Citation> citations);
  bool IsWord(size_t token) const;
  uint64_t Speak(size_t token, uint64_t spoken);
  uint64_t SpeakSign(size_t token, uint64_t spoken);
  void EndSentence(size_t words);

  Items& items_;
  TokenCutter cutter_;
  // Of the current passage.
  TokenText tokens_;
  std::vector<CitedNumber> cited_;
  std::vector<uint32_t> own_, all_;  // words: outside citations, and with those inside
  std::vector<uint32_t> sentence_ends_;
};

}  // namespace codicil
