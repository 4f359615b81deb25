// Reads the units of editions as words. Private to words_reader.cc.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "diff/edition_words.h"
#include "diff/interner.h"
#include "diff/passage_reader.h"

namespace codicil {

// Numbers words in the order of their first occurrence.
class UnitReader {
 public:
  // For about this many units, and lists with room for this many bytes of text.
  UnitReader(size_t units, size_t bytes);

  // Reads all units. A unit that reads the same as an earlier one takes over its words.
  void Read(EditionWords& edition);

  // The results:
  Interner words;
  WordLists lists;
  std::vector<uint32_t> frequency;  // by word: how many provisions and glossary entries have it

 private:
  // A passage of the current unit.
  struct Piece {
    TextHash* hash;
    const Passage* passage;
    std::span<const Citation> citations;
  };
  // A unit, already read, that later ones may equal.
  struct Known {
    const Unit* unit;
    const Unit* examples;
  };

  void ReadProvision(EditionWords& edition, ProvisionId id);
  void ReadEntry(EditionWords& edition, uint32_t entry);
  // Adds a passage to the current unit and sets `hash.typeset`.
  void AddPiece(const Passage& passage, const PassageRef& place, TextHash& hash);
  std::span<const Citation> CitationsAt(const PassageRef& place);
  // Returns the text with its citations marked; valid until the next call.
  std::string_view TextOf(const Passage& passage, std::span<const Citation> citations);

  void ReadPieces(Unit& unit, std::span<Unit> examples);
  const Known* FindAlike(const Known& unit);
  void ReadWords(Unit& unit, std::span<Unit> examples);
  uint64_t HashWords(size_t begin) const;
  void NumberWords(Unit& unit);

  const std::vector<Citation>* citations_ = nullptr;
  size_t next_ = 0;                      // index into *citations_
  std::optional<PassageReader> reader_;  // for the current edition
  // Known units, numbered by the hashes of their pieces.
  Interner keys_;
  std::vector<Known> known_;
  // For the current unit:
  std::vector<Piece> pieces_;
  Speech speech_;
  std::string marked_;
  std::vector<uint32_t> counts_;  // by word, for the current unit; all 0 between two units
};

}  // namespace codicil
