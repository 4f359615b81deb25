// Where running text uses the terms of the glossary.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
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
    uint32_t first_edge = 0;  // in edges_
    uint32_t edge_end = 0;
    uint64_t next_words = 0;  // BitOf each form of a word that can follow
  };
  // What begins with a form, in any of its words: the entry of the term that is one word alone, and
  // the bits of the words that can follow in longer ones.
  struct Start {
    uint32_t entry = kNone;
    uint64_t next_words = 0;
  };

  const FormTable& forms() const { return forms_; }
  const Node& node(uint32_t index) const { return nodes_[index]; }
  // The node that the form's word begins, of this word alone; kNone where no term begins with it.
  uint32_t FirstNode(const FormTable::Form& form) const { return first_nodes_[form.word]; }
  // Of the first of several words with this form.
  const Start& StartOf(uint32_t form) const { return starts_[form]; }
  // The words that a term can begin with.
  const WordFilter& starts() const { return start_filter_; }
  // Where a word's bit is not in the next_words, it cannot follow.
  static uint64_t BitOf(const WordKey& key) { return uint64_t{1} << (key.hash & 63); }
  // The node below, by the next word and whether a comma stands before it; or kNone.
  uint32_t Child(uint32_t node, bool comma, uint32_t word) const;

 private:
  struct Edge {
    uint64_t key;  // node, comma, word
    uint32_t node;
  };

  void AddTerm(std::string_view name, uint32_t entry, WordSplitter& splitter);
  uint32_t AddChild(uint32_t node, bool comma, uint32_t word);
  void Freeze();
  void FreezeEdges();
  void FreezeStarts();

  FormTable forms_;
  std::vector<Node> nodes_ = {Node()};
  std::unordered_map<uint64_t, uint32_t> children_;  // while the tree is made
  std::vector<Edge> edges_;                          // by key
  std::vector<uint32_t> first_nodes_;                // by word
  std::vector<Start> starts_;                        // by form
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
  struct Match {
    uint32_t entry = TermTree::kNone;
    size_t words = 0;  // 0: none
  };

  Match Longest(const WordScanner& words, size_t at);
  void GoOn(const WordScanner& words, size_t at, uint32_t form, Match& best);
  void Step(uint32_t form, bool comma);

  const TermTree& terms_;
  std::vector<uint32_t> open_, next_;  // nodes that the current match has reached
};

}  // namespace codicil
