// Reads passages as words. Nobody but part_reader.cc includes this.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "diff/interner.h"
#include "text/words.h"

namespace codicil {

struct ReadWord {
  static constexpr uint32_t kCited = UINT32_MAX;
  uint64_t hash;
  uint32_t number;  // kCited: it stands in a citation, and has none yet
};

// What some passages say, one behind the other.
struct Speech {
  std::vector<ReadWord> words;
  std::vector<uint32_t> sentence_ends;  // places in `words`, ascending
  void Clear() { words.clear(), sentence_ends.clear(); }
};

// Folded, whatever their typography: as FoldedWords has them of the whole text, folded and with its
// citations marked. But most texts are plain words and signs, which fold to themselves and are
// known already. Not thread-safe; one for each thread.
class PassageReader {
 public:
  // Numbers the words by their hashes.
  explicit PassageReader(Interner& numbers) : numbers_(numbers) {}

  // Appends the words of a passage's text with these citations. Of those that stand in citations
  // none, but where it has no others: "See rule 3.1." has none of its own. Returns a hash of all
  // words and the signs that are read aloud.
  uint64_t Read(std::string_view text, std::span<const Citation> citations, Speech& speech);

 private:
  void FindNext();
  void TakePlainWords();
  bool TakePlainWord();
  bool EndsPlainly(const Word& word) const;
  bool TakeSign();
  bool TakeAsPlain(const Word& word);
  void TakeStretch();
  void TakeFolded(std::string_view folded);
  void Say(char sign);
  void EndSentence();
  void DropCited(size_t first_word, size_t first_sentence);

  Interner& numbers_;
  WordSplitter splitter_;
  std::string marked_;
  // Of the passage at hand.
  std::string_view text_;
  std::span<const Word> words_;          // those that are still to come,
  std::span<const Citation> citations_;  // and the same
  size_t next_citation_ = 0;             // where it begins, or the end of the text
  size_t at_ = 0;
  Speech* speech_ = nullptr;
  uint32_t cited_ = 0;  // words of speech_
  uint64_t spoken_ = 0;
};

}  // namespace codicil
