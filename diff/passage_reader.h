// Reads passages as words. Private to unit_reader.cc.
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
  static constexpr uint32_t kCited = UINT32_MAX;     // in a citation, not numbered yet
  static constexpr uint32_t kUnread = kCited - 1;    // its spelling has not occurred yet
  static constexpr uint32_t kUnplain = kUnread - 1;  // its spelling cannot be read on its own
  uint64_t hash = 0;
  uint32_t number = kUnread;
};

// What passages say, one after another.
struct Speech {
  std::vector<ReadWord> words;
  std::vector<uint32_t> sentence_ends;  // indices into `words`, ascending
  void Clear() { words.clear(), sentence_ends.clear(); }
};

// Reads words as FoldedWords would in the whole text, folded and with its citations marked:
// regardless of typography. But most of a text is words and signs that fold the same whatever is
// next to them: such a word is read once, and recognized by its spelling from then on. Not
// thread-safe; use one per thread.
class PassageReader {
 public:
  // For passages of the edition with this word index; numbers the words by their hashes.
  PassageReader(const WordIndex& index, Interner& numbers)
      : index_(index), numbers_(numbers), known_(index.spelling_count()) {}

  // Appends the words of a passage with these citations. Words in citations are left out, unless
  // there is at most one other: "See rule 3.1." has only one. Returns a hash of all words and the
  // signs that are read aloud.
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
  // For the current passage:
  std::string_view text_;
  PassageWords words_;
  size_t next_word_ = 0;
  std::span<const Citation> citations_;  // those still to come
  size_t next_citation_ = 0;             // where the next one begins, or the end of the text
  size_t at_ = 0;
  Speech* speech_ = nullptr;
  uint32_t cited_ = 0;  // words of *speech_ that are in citations
  uint64_t spoken_ = 0;
};

}  // namespace codicil
