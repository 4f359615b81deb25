// Reads passages as numbered words, and hashes them.
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
  uint64_t typeset = 0;  // of the text as it is; 0 if there is none
  uint64_t folded = 0;   // ignoring typography; 0 if there is none
  uint64_t spoken = 0;   // of the words and the signs that are read aloud, without punctuation
  friend bool operator==(const TextHash&, const TextHash&) = default;
};

// Reads the passages of one edition one after another. Not thread-safe.
class SpeechReader {
 public:
  explicit SpeechReader(Items& items) : items_(items), cutter_(items) {}

  // Reads a passage, given its text, its words, and its citations in order. The results are valid
  // until the next call. Linear.
  TextHash Read(std::string_view text, std::span<const SpelledWord> words,
                std::span<const Citation> citations);

  // The words as plain items, without those inside citations, unless the passage has hardly any
  // others: "See rule 3.1." has none of its own. Without code after the sentences, too: it is an
  // example, which goes with whatever is above it.
  const std::vector<uint32_t>& words() const { return has_own() ? own_ : all_; }
  // The ends of the sentences, as indices into `words`.
  const std::vector<uint32_t>& sentence_ends() const { return sentence_ends_; }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  bool has_own() const { return own_.size() > 1 || own_.size() == all_.size(); }
  uint64_t FindCited(std::string_view text, std::span<const Citation> citations);
  bool IsWord(size_t token) const;
  uint64_t Speak(size_t token, uint64_t spoken);
  uint64_t SpeakSign(size_t token, uint64_t spoken);
  void EndSentence(size_t words);

  Items& items_;
  TokenCutter cutter_;
  // For the current passage:
  TokenText tokens_;
  std::vector<CitedNumber> cited_;
  std::vector<uint32_t> own_, all_;  // words: outside citations, and with those inside
  std::vector<uint32_t> sentence_ends_;
  uint32_t code_ = kNone;  // the first word of the code at the end
};

}  // namespace codicil
