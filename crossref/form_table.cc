#include "crossref/form_table.h"

#include "base/ascii.h"
#include "crossref/word_forms.h"

namespace codicil {

std::string LowerFirst(std::string_view word) {
  std::string lower(word);
  if (word.size() > 1) lower[0] = ToLower(lower[0]);
  return lower;
}

uint32_t FormTable::Add(std::string_view word) {
  const std::string lower = LowerFirst(word);
  for (uint32_t index = Find(lower); index != kNone; index = forms_[index].next) {
    if (forms_[index].own) return forms_[index].word;
  }
  const uint32_t id = word_count_++;
  AddForm(lower, id, true);
  std::vector<std::string> others;
  AddForms(lower, others);
  for (const std::string& form : others) AddForm(form, id, false);
  return id;
}

uint32_t FormTable::Find(std::string_view form) const {
  const auto found = first_.find(LowerFirst(form));
  return found == first_.end() ? kNone : found->second;
}

void FormTable::AddForm(std::string_view text, uint32_t word, bool own) {
  const auto added = static_cast<uint32_t>(forms_.size());
  const auto [first, is_new] = first_.try_emplace(LowerFirst(text), added);
  if (!is_new) {
    uint32_t last = first->second;
    while (forms_[last].next != kNone) last = forms_[last].next;
    if (forms_[last].word == word) return;
    forms_[last].next = added;
  }
  forms_.push_back({.word = word, .own = own, .plural = text.ends_with('s')});
}

}  // namespace codicil
