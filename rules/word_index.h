// The words of an edition's passages, split and numbered once, when the edition is read: citations,
// terms and the alignment of editions need all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/provision.h"
#include "text/lexicon.h"
#include "text/source_text.h"

namespace codicil {

// The words of one passage, in order, as WordSplitter splits its text. The index must outlive it.
class PassageWords {
 public:
  PassageWords() = default;
  // `offset` is subtracted from the words' positions.
  PassageWords(const Lexicon& lexicon, std::span<const SpelledWord> words, uint32_t offset)
      : lexicon_(&lexicon), words_(words), offset_(offset) {}

  size_t size() const { return words_.size(); }
  // Offset in the passage's text, in bytes.
  uint32_t begin(size_t i) const { return words_[i].begin - offset_; }
  Word word(size_t i) const {
    const auto size = static_cast<uint32_t>(lexicon_->spelling(spelling(i)).size());
    return {begin(i), begin(i) + size};
  }
  // The number of the word's spelling in the edition.
  uint32_t spelling(size_t i) const { return words_[i].spelling; }

 private:
  const Lexicon* lexicon_ = nullptr;
  std::span<const SpelledWord> words_;
  uint32_t offset_ = 0;
};

// Read-only once made.
class WordIndex {
 public:
  // Returns the words of a heading, text, example or note of a provision, or of a term or
  // definition of the glossary. Front and back matter are not indexed. O(1).
  PassageWords Of(const Passage& passage) const;

  // Spellings are numbered from 0.
  uint32_t spelling_count() const { return lexicon_.size(); }
  std::string_view spelling(uint32_t number) const { return lexicon_.spelling(number); }

 private:
  friend class WordReader;

  // A source that was read as a whole.
  struct Source {
    std::string_view text;
    std::vector<uint32_t> first_words;  // the first word of each block of its bytes
  };

  const Source* SourceOf(const Passage& passage) const;
  uint32_t FirstFrom(const Source& source, size_t at) const;

  Lexicon lexicon_;
  std::vector<SpelledWord> words_;
  std::vector<Source> sources_;  // by SourceId; without text if not read as a whole
};

// Makes the index. Most passages are parts of a source, so sources are read as a whole.
class WordReader {
 public:
  // Reads a source, which must outlive the index.
  void Read(const SourceText& source);
  // Reads the passages that are not parts of a source, and sets their copied_words.
  WordIndex Finish(std::vector<Provision>& provisions, std::vector<GlossaryEntry>& glossary) &&;

 private:
  void ReadCopy(Passage& passage);

  WordIndex index_;
};

}  // namespace codicil
