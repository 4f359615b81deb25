// Words in the forms in which a text uses them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/word_key.h"

namespace codicil {

// A hash table from forms to words. Words are compared with the first letter's case left free,
// unless it is the only one.
class FormTable {
 public:
  static constexpr uint32_t kNone = ~0u;

  // A form of a word; `next` is the same form of another word, or kNone.
  struct Form {
    WordKey key;
    uint32_t begin;  // in chars_
    uint32_t word;
    uint32_t next;
    bool own;  // the word itself
  };

  FormTable() : slots_(1 << 10) {}

  // The id of a word, new or known; its forms (AddForms) are added with it.
  uint32_t Add(std::string_view word);

  // The first word that has the form `word`, or kNone.
  uint32_t Find(const WordKey& key, std::string_view word) const {
    for (size_t at = key.hash;; ++at) {
      const Slot& slot = slots_[at & (slots_.size() - 1)];
      if (slot.form == kNone || (slot.hash == key.hash && IsForm(key, word, slot.form)))
        return slot.form;
    }
  }

  const Form& form(uint32_t index) const { return forms_[index]; }
  size_t form_count() const { return forms_.size(); }
  size_t word_count() const { return word_count_; }

 private:
  struct Slot {
    uint32_t hash = 0;
    uint32_t form = kNone;
  };

  // The keys of long words leave out what is between their ends.
  bool IsForm(const WordKey& key, std::string_view word, uint32_t form) const {
    return key == forms_[form].key && (key.IsWhole() || word.substr(1) == TextOf(form).substr(1));
  }
  std::string_view TextOf(uint32_t form) const {
    return std::string_view(chars_).substr(forms_[form].begin, forms_[form].key.size);
  }
  void AddForm(std::string_view text, uint32_t word, bool own);
  void Place(const Slot& slot);
  void Grow();

  std::string chars_;
  std::vector<Form> forms_;
  std::vector<Slot> slots_;
  uint32_t word_count_ = 0;
};

}  // namespace codicil
