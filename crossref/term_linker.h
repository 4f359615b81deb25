// Where running text uses the terms of the glossary.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/form_table.h"
#include "crossref/word_scanner.h"

namespace codicil {

// The terms as a tree over their words, each word in all its forms. Read-only once made, and then
// safe to share between threads.
class TermTree {
 public:
  static constexpr uint32_t kNone = ~0u;

  explicit TermTree(const Edition& edition);

  struct Node {
    uint32_t entry = kNone;
    uint64_t next_words = 0;  // the bits of each form of a word that can follow
  };

  const FormTable& forms() const { return forms_; }
  const Node& node(uint32_t index) const { return nodes_[index]; }
  // The words that a term can begin with.
  const WordFilter& starts() const { return start_filter_; }
  // Where a word's bit is not in the next_words, it cannot follow.
  static uint64_t BitOf(const WordKey& key) { return uint64_t{1} << (key.hash >> 26); }
  // The node below, by the next word and whether a comma stands before it; or kNone.
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
  // Where the edge stands, or the free slot where it would.
  size_t SlotOf(uint64_t key) const {
    const size_t mask = edges_.size() - 1;
    size_t at = (key * 0x9E3779B97F4A7C15ull) >> 32 & mask;
    while (edges_[at].node != kNone && edges_[at].key != key) at = (at + 1) & mask;
    return at;
  }

  void AddTerm(std::string_view name, uint32_t entry, WordSplitter& splitter);
  uint32_t AddChild(uint32_t node, bool comma, uint32_t word);
  void Grow();
  void Finish();

  std::span<const std::string_view> function_words_;  // no terms by themselves
  FormTable forms_;
  std::vector<Node> nodes_ = {Node()};
  std::vector<Edge> edges_;  // a hash table, at most half full
  WordFilter start_filter_;
};

// Not thread-safe; the tree must outlive it.
class TermLinker {
 public:
  explicit TermLinker(const TermTree& terms) : terms_(terms) {}

  // Appends the uses in one text, in order: at each word the longest term; none that touches one
  // of `citations` (those in the text, in order), in a symbol, or of a term in its own definition.
  // `words` are those of the text, with the tree's starts. Linear.
  void Find(const Place& place, const WordScanner& words, std::span<const Citation> citations,
            std::vector<TermUse>& uses);

 private:
  // A word that is a term or may begin one that goes on.
  struct Start {
    uint32_t word;
    uint32_t form;
    bool goes_on;
  };
  struct Match {
    uint32_t entry = TermTree::kNone;
    uint32_t words = 0;  // of the match, or of its first word
  };

  // In order.
  std::span<const Start> FindStarts(const WordScanner& words);
  uint32_t FormOf(const WordScanner& words, size_t i) const;
  Match Longest(const WordScanner& words, const Start& start);
  void Step(uint32_t form, bool comma);

  const TermTree& terms_;
  std::vector<Start> starts_;          // room for those of the longest text so far
  std::vector<uint32_t> open_, next_;  // nodes that the current match has reached
};

}  // namespace codicil
