// Where quoted words occur in an edition.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "crossref/reference_index.h"

namespace codicil {

// Returns the words of a text as they are compared: without case, apostrophes and signs, and
// without numbers, because another edition cites by different ones.
std::vector<uint64_t> QuotedWords(std::string_view text);

class QuotationIndex {
 public:
  static constexpr size_t kFewestWords = 3;  // fewer are not looked for

  // The edition must outlive it. O(n log n).
  explicit QuotationIndex(const Edition& edition);

  // Returns the provisions in whose heading, text or examples the words occur in sequence or, if
  // `at_start`, whose heading or text begins with them. In the order of the tree, at most a
  // handful.
  std::vector<ProvisionId> Find(const std::vector<uint64_t>& words, bool at_start) const;

 private:
  struct Piece {
    uint32_t begin;  // index into words_
    uint32_t end;
    ProvisionId owner;
    bool example;
  };
  void Add(const Passage& passage, ProvisionId owner, bool example);

  std::vector<uint64_t> words_;
  std::vector<Piece> pieces_;  // by begin
  // The hash and the begin of every few words in sequence, sorted.
  std::vector<std::pair<uint64_t, uint32_t>> starts_;
};

}  // namespace codicil
