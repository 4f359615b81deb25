// Words, and the forms in which a text uses them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash_map.h"

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
    // For the TermTree: the node of the word alone; the one-word term that has this form, if any,
    // words: the entry of the term that is one word, and whether that is written just so; whether
    // longer terms do.
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

}  // namespace codicil
