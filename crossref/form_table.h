// Words, and the forms in which a text uses them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/word_key.h"

namespace codicil {

// A hash table from forms to words. Comparison ignores the case of a word's first letter, unless
// that is its only letter.
class FormTable {
 public:
  static constexpr uint32_t kNone = ~0u;

  // A form of a word; `next` is the same form of another word, or kNone.
  struct Form {
    WordKey key;
    uint32_t begin;  // in chars_
    uint32_t word;
    uint32_t next;
    bool own;     // the form is the word itself
    bool plural;  // the form ends in "s"
    // For the TermTree: the node of the word alone; the one-word term that has this form, if any,
    // and whether that term is spelled exactly like this; the bits of the words that can follow the
    // form in longer terms.
    uint32_t node = kNone;
    uint32_t entry = kNone;
    bool of_own = false;
    uint64_t next_words = 0;
  };

  FormTable() : slots_(size_t{1} << kFirstBits, kNone), shift_(32 - kFirstBits) {}

  // Returns the id of a word, and adds it and its forms (AddForms) if it is new.
  uint32_t Add(std::string_view word);

  // Returns the first word that has this form, or kNone. `key` is the form's key.
  uint32_t Find(const WordKey& key, std::string_view form) const;

  Form& form(uint32_t index) { return forms_[index]; }
  const Form& form(uint32_t index) const { return forms_[index]; }
  size_t form_count() const { return forms_.size(); }
  size_t word_count() const { return word_count_; }

 private:
  static constexpr uint32_t kFirstBits = 14;
  size_t SlotOf(const WordKey& key, std::string_view word) const;
  std::string_view WordOf(const Form& form) const {
    return std::string_view(chars_).substr(form.begin, form.key.size);
  }
  void AddForm(std::string_view text, uint32_t word, bool own);
  void Place(uint32_t form);
  void Grow();

  std::string chars_;
  std::vector<Form> forms_;
  std::vector<uint32_t> slots_;  // indices of forms, placed by the highest bits of their hash
  uint32_t shift_;
  uint32_t word_count_ = 0;
  std::vector<std::string> other_forms_;  // of the word being added
};

}  // namespace codicil
