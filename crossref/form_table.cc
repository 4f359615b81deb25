#include "crossref/form_table.h"

#include "crossref/lexing.h"
#include "crossref/word_forms.h"

namespace codicil {

uint32_t FormTable::Add(std::string_view word) {
  for (uint32_t index = Find(KeyOf(word), word); index != kNone; index = forms_[index].next) {
    if (forms_[index].own) return forms_[index].word;
  }
  std::string folded(word);
  if (word.size() > 1 && IsUpper(word[0])) folded[0] = static_cast<char>(word[0] | 0x20);
  const uint32_t id = word_count_++;
  AddForm(folded, id, true);
  std::vector<std::string> forms;
  AddForms(folded, forms);
  for (const std::string& form : forms) AddForm(form, id, false);
  return id;
}

void FormTable::AddForm(std::string_view text, uint32_t word, bool own) {
  const auto added = static_cast<uint32_t>(forms_.size());
  const WordKey key = KeyOf(text);
  const uint32_t first = Find(key, text);
  if (first == kNone) {
    forms_.push_back({key, static_cast<uint32_t>(chars_.size()), word, kNone, own});
    chars_ += text;
    if (forms_.size() * 2 > slots_.size()) Grow();
    Place({key.hash, added});
    return;
  }
  uint32_t last = first;
  while (forms_[last].next != kNone) last = forms_[last].next;
  if (forms_[last].word == word) return;
  forms_[last].next = added;
  forms_.push_back({key, forms_[first].begin, word, kNone, own});
}

void FormTable::Place(const Slot& slot) {
  size_t at = slot.hash & (slots_.size() - 1);
  while (slots_[at].form != kNone) at = (at + 1) & (slots_.size() - 1);
  slots_[at] = slot;
}

void FormTable::Grow() {
  const std::vector<Slot> old = std::move(slots_);
  slots_.assign(old.size() * 2, Slot());
  for (const Slot& slot : old) {
    if (slot.form != kNone) Place(slot);
  }
}

}  // namespace codicil
