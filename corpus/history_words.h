// How alike a provision is to the whole history that may continue with it.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "corpus/work.h"
#include "text/words.h"

namespace codicil {

// Words weigh the less, the more texts have them among those of the editions seen so far. Keeps a
// reference to the work, which must outlive it. Not thread-safe.
class HistoryWords {
 public:
  explicit HistoryWords(const Work& work) : work_(work), by_text_(work.texts.size()) {}

  // Makes the texts of the next edition known. Linear in those that are new.
  void See(const EditionRecord& edition);

  // Returns how many words, weighed, the provision and the history have in common, from 0 to 1. A
  // word counts for a history as far as the history's texts have it. `history` is the number of the
  // history; its stops may only have grown since the last call. Linear in the provision's words
  // and, over all calls, in those of the history.
  double Likeness(LineageIndex history, const Lineage& lineage, const ProvisionRecord& provision);

 private:
  using WordIds = std::vector<uint32_t>;  // ascending, each once
  struct Bag {
    size_t stops = 0;
    HashMap<uint64_t, uint32_t> counts;  // in how many stops a word is
  };

  void Learn(TextId text);
  uint32_t IdOf(std::string_view spelling);
  WordIds WordsOf(const ProvisionRecord& provision) const;
  const Bag& BagOf(LineageIndex history, const Lineage& lineage);
  double Weight(uint32_t word) const;

  const Work& work_;
  WordSplitter splitter_;
  std::vector<std::unique_ptr<WordIds>> by_text_;
  HashMap<std::string_view, uint32_t> by_spelling_;
  HashMap<std::string, uint32_t> by_fold_;
  std::vector<uint32_t> texts_with_;  // by word
  HashMap<uint64_t, Bag> bags_;
};

// Returns what identifies each sentence of at least ten words of a text, folded; equal for equal
// sentences within one run. Linear.
std::vector<uint64_t> LongSentences(std::string_view text);

}  // namespace codicil
