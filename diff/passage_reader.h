// Reads passages as words. Nobody but unit_reader.cc includes this.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "diff/interner.h"
#include "rules/word_index.h"

namespace codicil {

struct ReadWord {
  static constexpr uint32_t kCited = UINT32_MAX;     // it is in a citation, and has none yet
  static constexpr uint32_t kUnread = kCited - 1;    // of a spelling that has not come yet
  static constexpr uint32_t kUnplain = kUnread - 1;  // of one that is not read by itself
  uint64_t hash = 0;
  uint32_t number = kUnread;
};

// What some passages say, one after the other.
struct Speech {
  std::vector<ReadWord> words;
  std::vector<uint32_t> sentence_ends;  // places in `words`, ascending
  void Clear() { words.clear(), sentence_ends.clear(); }
};

// Folded, whatever their typography: as FoldedWords has them of the whole text, folded and with its
// citations marked. But most texts are words and signs that fold by themselves, whatever is
// beside them: such a word is read once, and known by its spelling from then on. Not thread-safe;
// one for each thread.
class PassageReader {
 public:
  // For passages of the edition that has these words; numbers them by their hashes.
  PassageReader(const WordIndex& index, Interner& numbers)
      : index_(index), numbers_(numbers), known_(index.spelling_count()) {}

  // Appends the words of a passage with these citations. Of those that stand in citations none, but
  // where it has no others: "See rule 3.1." has none of its own. Returns a hash of all words and
  // the signs that are read aloud.
  uint64_t Read(const Passage& passage, std::span<const Citation> citations, Speech& speech);

 private:
  void FindNext();
  void TakePlainWords();
  bool TakePlainWord();
  bool EndsPlainly(const Word& word) const;
  bool TakeSign();
  const ReadWord& Know(size_t i);
  ReadWord ReadByItself(const Word& word);
  void TakeStretch();
  void TakeFolded(std::string_view folded);
  void Say(char sign);
  void EndSentence();
  void DropCited(size_t first_word, size_t first_sentence);

  const WordIndex& index_;
  Interner& numbers_;
  std::vector<ReadWord> known_;  // by spelling
  std::string marked_;
  // Of the current passage.
  std::string_view text_;
  PassageWords words_;
  size_t next_word_ = 0;
  std::span<const Citation> citations_;  // those that are still to come
  size_t next_citation_ = 0;             // where it begins, or the end of the text
  size_t at_ = 0;
  Speech* speech_ = nullptr;
  uint32_t cited_ = 0;  // words of speech_
  uint64_t spoken_ = 0;
};

}  // namespace codicil
