// Where in an edition quoted words occur.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "crossref/reference_index.h"

namespace codicil {

// The words of a text as they are compared: without case, apostrophes and signs, and without
// numbers, which a later edition writes otherwise where it cites.
std::vector<uint64_t> QuotedWords(std::string_view text);

class QuotationIndex {
 public:
  static constexpr size_t kFewestWords = 3;  // that are looked for

  // The edition must outlive it. O(n log n).
  explicit QuotationIndex(const Edition& edition);

  // The provisions in whose heading, text or examples the words occur one after the other; where
  // `at_start`, with which a heading or text begins. In the order of the tree, at most a handful.
  std::vector<ProvisionId> Find(const std::vector<uint64_t>& words, bool at_start) const;

 private:
  struct Piece {
    uint32_t begin;  // in words_
    uint32_t end;
    ProvisionId owner;
    bool example;
  };
  void Add(const Passage& passage, ProvisionId owner, bool example);

  std::vector<uint64_t> words_;
  std::vector<Piece> pieces_;                          // by begin
  std::vector<std::pair<uint64_t, uint32_t>> starts_;  // of every few words: their hash and begin
};

}  // namespace codicil
