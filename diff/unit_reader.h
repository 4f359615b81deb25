// Reads the units of editions as words. Nobody but words_reader.cc includes this.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "diff/edition_words.h"
#include "diff/interner.h"
#include "diff/passage_reader.h"

namespace codicil {

// Numbers words in the order in which it first meets them.
class UnitReader {
 public:
  // For about that many units, and lists that have room for that many bytes of text.
  UnitReader(size_t units, size_t bytes);

  // Reads all units, of which those that read the same as one read before take over its words.
  void Read(EditionWords& edition);

  // What was read.
  Interner words;
  WordLists lists;
  std::vector<uint32_t> frequency;  // of each word: in how many provisions and glossary entries

 private:
  // A passage of the current unit.
  struct Piece {
    TextHash* hash;
    const Passage* passage;
    std::span<const Citation> citations;
  };
  // What others may read the same as.
  struct Known {
    const Unit* unit;
    const Unit* examples;
  };

  void ReadProvision(EditionWords& edition, ProvisionId id);
  void ReadEntry(EditionWords& edition, uint32_t entry);
  // Then `hash` is that of the text as it is.
  void AddPiece(const Passage& passage, const Place& place, TextHash& hash);
  std::span<const Citation> CitationsAt(const Place& place);
  // With its citations marked; valid until the next call.
  std::string_view TextOf(const Passage& passage, std::span<const Citation> citations);

  void ReadPieces(Unit& unit, std::span<Unit> examples);
  const Known* FindAlike(const Known& unit);
  void ReadWords(Unit& unit, std::span<Unit> examples);
  uint64_t HashWords(size_t begin) const;
  void NumberWords(Unit& unit);

  const std::vector<Citation>* citations_ = nullptr;
  size_t next_ = 0;                      // of these
  std::optional<PassageReader> reader_;  // of the current edition
  // By the hashes of its pieces: a unit that has them.
  Interner keys_;
  std::vector<Known> known_;
  // Of the current unit.
  std::vector<Piece> pieces_;
  Speech speech_;
  std::string marked_;
  std::vector<uint32_t> counts_;  // by word, of those of a unit: all 0 between two of them
};

}  // namespace codicil
