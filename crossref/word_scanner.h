// The words of a text with their keys, and which of them are worth a look.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/word_key.h"
#include "text/words.h"

namespace codicil {

// Goes once over a text's words for all that look for something among them. Texts are full of words
// that are none of it, in no order that a processor could foresee: so there is no branch for each.
// Not thread-safe; one for each thread. The filter must outlive it.
class WordScanner {
 public:
  explicit WordScanner(const WordFilter& filter) : filter_(filter) {}

  // What follows holds until the next call. Linear.
  void Scan(std::string_view text);

  std::string_view text() const { return text_; }
  // Whether a letter stands right behind a period, as in an address.
  bool HasPeriodBeforeLetter() const;
  size_t size() const { return words_.size(); }
  const Word& word(size_t i) const { return words_[i]; }
  // Of the word without the ending of "player's".
  const WordKey& key(size_t i) const { return keys_[i]; }
  // Where it begins, with kKeyPadding.
  const char* bytes(size_t i) const { return padded_.data() + kPaddingBefore + word(i).begin; }
  // The same stretch of the text.
  Word Bare(size_t i) const { return {word(i).begin, word(i).begin + key(i).size}; }

  // The words that a citation can begin with, and those with digits; those that begin a term.
  std::span<const uint32_t> leads() const { return {lead_words_.data(), lead_count_}; }
  std::span<const uint32_t> starts() const { return {start_words_.data(), start_count_}; }

 private:
  static constexpr size_t kPaddingBefore = 1;  // the byte before the last one of a short word

  void MakeRoom(size_t size);

  const WordFilter& filter_;
  WordSplitter splitter_;
  std::string_view text_;
  std::span<const Word> words_;
  std::string padded_;  // the text between zeros
  // As long as the longest text's so far.
  std::vector<WordKey> keys_;
  std::vector<uint32_t> lead_words_;
  std::vector<uint32_t> start_words_;
  size_t lead_count_ = 0;
  size_t start_count_ = 0;
};

}  // namespace codicil
