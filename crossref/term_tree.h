// The terms of a glossary, searchable word by word.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "crossref/form_table.h"
#include "rules/edition.h"
#include "text/language.h"
#include "text/words.h"

namespace codicil {

// The terms as a tree over their words, each word in all its forms. Read-only after construction.
class TermTree {
 public:
  static constexpr uint32_t kNone = ~0u;

  explicit TermTree(const Edition& edition);

  struct Node {
    uint32_t entry = kNone;
    bool inner = false;  // there are nodes below it
  };

  const TermWords& language() const { return language_; }
  // Whether uses of an entry's term are links. False for a term marked as obsolete, and for the
  // idioms that the tree contains besides the terms.
  bool IsLinked(uint32_t entry) const { return entry < linked_.size() && linked_[entry]; }
  bool IsIdiom(uint32_t entry) const { return entry == linked_.size(); }
  const FormTable& forms() const { return forms_; }
  const Node& node(uint32_t index) const { return nodes_[index]; }
  // Returns the child node for the next word, with or without a comma before it; or kNone.
  uint32_t Child(uint32_t node, bool comma, uint32_t word) const {
    const auto found = edges_.find(EdgeKey(node, comma, word));
    return found == edges_.end() ? kNone : found->second;
  }

 private:
  static uint64_t EdgeKey(uint32_t node, bool comma, uint32_t word) {
    constexpr uint32_t kComma = 1u << 31;
    return uint64_t{node} << 32 | (comma ? kComma : 0u) | word;
  }

  void AddTerms(const Edition& edition, bool linked, WordSplitter& splitter);
  void AddTerm(std::string_view name, uint32_t entry, WordSplitter& splitter);
  uint32_t AddChild(uint32_t node, bool comma, uint32_t word);
  void Finish();

  const TermWords& language_;
  const WordList& function_words_;  // never terms on their own
  std::vector<bool> linked_;        // by entry
  FormTable forms_;
  std::vector<Node> nodes_ = {Node()};
  HashMap<uint64_t, uint32_t> edges_;  // from an EdgeKey to the node below
};

}  // namespace codicil
