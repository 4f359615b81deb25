// The terms of a glossary, searchable word by word.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "rules/edition.h"
#include "text/language.h"
#include "text/words.h"

namespace codicil {

// A word with a small first letter: words are compared with its case left free, unless it is the
// only one.
std::string LowerFirst(std::string_view word);

// From forms to words.
class FormTable {
 public:
  static constexpr uint32_t kNone = ~0u;

  // A form of a word; `next` is the same form of another word, or kNone.
  struct Form {
    uint32_t word = 0;
    uint32_t next = kNone;
    bool own = false;     // the word itself
    bool plural = false;  // it ends in "s"
    // For the TermTree: the node of the word alone; the entry of the term that is this one word, if
    // any, and whether it is written just so; whether longer terms begin with the word.
    uint32_t node = kNone;
    uint32_t entry = kNone;
    bool of_own = false;
    bool begins = false;
  };

  // Returns the id of a word, and adds it and its forms (AddForms) if it is new.
  uint32_t Add(std::string_view word);

  // The first word that has this form, or kNone.
  uint32_t Find(std::string_view form) const;

  Form& form(uint32_t index) { return forms_[index]; }
  const Form& form(uint32_t index) const { return forms_[index]; }
  size_t form_count() const { return forms_.size(); }

 private:
  void AddForm(std::string_view text, uint32_t word, bool own);

  HashMap<std::string, uint32_t> first_;  // by the form with a small first letter
  std::vector<Form> forms_;
  uint32_t word_count_ = 0;
};

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
