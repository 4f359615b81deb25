// The terms of a glossary, searchable word by word.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "crossref/form_table.h"
#include "crossref/term_words.h"
#include "rules/edition.h"
#include "text/words.h"

namespace codicil {

// The terms as a tree over their words, each word in all its forms. Read-only after construction.
class TermTree {
 public:
  static constexpr uint32_t kNone = ~0u;

  explicit TermTree(const Edition& edition);

  struct Node {
    uint32_t entry = kNone;
    uint64_t next_words = 0;  // the bits of every form of a word that can follow
  };

  const TermWords& language() const { return language_; }
  // Whether uses of an entry's term are links. False for a term marked as obsolete, and for the
  // idioms that the tree contains besides the terms.
  bool IsLinked(uint32_t entry) const { return entry < linked_.size() && linked_[entry]; }
  const FormTable& forms() const { return forms_; }
  const Node& node(uint32_t index) const { return nodes_[index]; }
  // Returns the bit of a word; if next_words lacks it, the word cannot follow.
  static uint8_t BitOf(const WordKey& key) { return static_cast<uint8_t>(key.hash >> 26); }
  // Returns the child node for the next word, with or without a comma before it; or kNone.
  uint32_t Child(uint32_t node, bool comma, uint32_t word) const {
    return edges_[SlotOf(EdgeKey(node, comma, word))].node;
  }

 private:
  static constexpr uint32_t kComma = 1u << 31;

  struct Edge {
    uint64_t key = 0;
    uint32_t node = kNone;
  };

  static uint64_t EdgeKey(uint32_t node, bool comma, uint32_t word) {
    return uint64_t{node} << 32 | (comma ? kComma : 0u) | word;
  }
  // Returns the slot of the edge, or the free slot where it belongs.
  size_t SlotOf(uint64_t key) const {
    const size_t mask = edges_.size() - 1;
    size_t at = (key * 0x9E3779B97F4A7C15ull) >> 32 & mask;
    while (edges_[at].node != kNone && edges_[at].key != key) at = (at + 1) & mask;
    return at;
  }

  void AddTerms(const Edition& edition, bool linked, WordSplitter& splitter);
  void AddTerm(std::string_view name, uint32_t entry, WordSplitter& splitter);
  uint32_t AddChild(uint32_t node, bool comma, uint32_t word);
  void Grow();
  void Finish();

  const TermWords& language_;
  std::span<const std::string_view> function_words_;  // never terms on their own
  std::vector<bool> linked_;                          // by entry
  FormTable forms_;
  std::vector<Node> nodes_ = {Node()};
  std::vector<Edge> edges_;  // a hash table, at most half full
};

}  // namespace codicil
