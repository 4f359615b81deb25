// Where running text uses the terms of the glossary.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/form_table.h"
#include "text/words.h"

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
    uint64_t next_words = 0;  // BitOf each word that can follow
  };

  const FormTable& forms() const { return forms_; }
  const Node& node(uint32_t index) const { return nodes_[index]; }
  // The node that the form's word begins, of this word alone; kNone where no term begins with it.
  uint32_t FirstNode(const FormTable::Form& form) const { return first_nodes_[form.word]; }
  // 1 where some word of this form (its first one, or FormTable::kNone) can begin a term, else 0.
  uint8_t Begins(uint32_t form) const { return begins_[form + 1]; }
  // BitOf each word of this form (its first one, or FormTable::kNone): where they and a node's
  // next_words have none in common, no word of the form can follow.
  uint64_t WordsOf(uint32_t form) const { return words_of_[form + 1]; }
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

  FormTable forms_;
  std::vector<Node> nodes_ = {Node()};
  std::unordered_map<uint64_t, uint32_t> children_;  // while the tree is made
  std::vector<Edge> edges_;                          // by key
  std::vector<uint32_t> first_nodes_;                // by word
  std::vector<uint8_t> begins_;                      // of form n at n + 1
  std::vector<uint64_t> words_of_;                   // the same
};

// Not thread-safe; the tree must outlive it.
class TermLinker {
 public:
  explicit TermLinker(const TermTree& terms) : terms_(terms) {}

  // Appends the uses in one text, in order: at each word the longest term; none that touches one
  // of `citations` (those in the text, in order), in a symbol, or of a term in its own definition.
  // `words` are those of the text. Linear.
  void Find(const Place& place, std::string_view text, const std::vector<Word>& words,
            std::span<const Citation> citations, std::vector<TermUse>& uses);

 private:
  struct Match {
    uint32_t entry = TermTree::kNone;
    size_t words = 0;  // 0: none
  };

  void LookUp(std::string_view text, const std::vector<Word>& words);
  bool IsFound(std::string_view text, const std::vector<Word>& words, size_t at) const;
  Match Longest(std::string_view text, const std::vector<Word>& words, size_t at);
  void Step(uint32_t form, bool comma);

  const TermTree& terms_;
  std::vector<uint32_t> starts_;       // the words of the text at hand that can begin a term
  std::vector<uint32_t> found_;        // the form of each word
  std::vector<uint32_t> open_, next_;  // nodes that the current match has reached
};

}  // namespace codicil
