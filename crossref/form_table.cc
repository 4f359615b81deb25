#include "crossref/form_table.h"

#include <algorithm>
#include <array>

#include "crossref/lexing.h"
#include "crossref/word_forms.h"

namespace codicil {
namespace {

char FoldedFirst(std::string_view word) {
  return word.size() > 1 && IsUpper(word[0]) ? static_cast<char>(word[0] | 0x20) : word[0];
}

}  // namespace

uint32_t FormTable::Add(std::string_view word) {
  std::string folded(word);
  folded[0] = FoldedFirst(word);
  for (uint32_t index = Find(folded); index != kNone; index = forms_[index].next) {
    if (forms_[index].own) return forms_[index].word;
  }
  const uint32_t id = word_count_++;
  AddForm(folded, id, true);
  std::vector<std::string> forms;
  AddForms(folded, forms);
  for (const std::string& form : forms) AddForm(form, id, false);
  return id;
}

void FormTable::AddForm(std::string_view text, uint32_t word, bool own) {
  const auto added = static_cast<uint32_t>(forms_.size());
  const uint32_t first = Find(text);
  if (first == kNone) {
    forms_.push_back({static_cast<uint32_t>(chars_.size()), static_cast<uint32_t>(text.size()),
                      word, kNone, own});
    chars_ += text;
    if (forms_.size() * 2 > slots_.size()) Grow();
    Place({HashOfFew(text), added});
    return;
  }
  uint32_t last = first;
  while (forms_[last].next != kNone) last = forms_[last].next;
  if (forms_[last].word == word) return;
  forms_[last].next = added;
  forms_.push_back({forms_[first].begin, forms_[first].size, word, kNone, own});
}

void FormTable::Place(const Slot& slot) {
  filter_.set(slot.hash >> 16);
  size_t at = slot.hash & (slots_.size() - 1);
  while (slots_[at].form != kNone) at = (at + 1) & (slots_.size() - 1);
  slots_[at] = slot;
}

void FormTable::Grow() {
  const std::vector<Slot> old = std::move(slots_);
  slots_.assign(old.size() * 4, Slot());
  for (const Slot& slot : old) {
    if (slot.form != kNone) Place(slot);
  }
}

uint32_t FormTable::HashOfFew(std::string_view word) {
  if (word.size() >= 8) return HashOf(word.data(), static_cast<uint32_t>(word.size()));
  std::array<char, 8> bytes{};
  std::copy(word.begin(), word.end(), bytes.begin());
  return HashOf(bytes.data(), static_cast<uint32_t>(word.size()));
}

bool FormTable::IsForm(std::string_view word, uint32_t form) const {
  const std::string_view text = TextOf(forms_[form]);
  return word.size() == text.size() && FoldedFirst(word) == text[0] &&
         word.substr(1) == text.substr(1);
}

uint32_t FormTable::Search(uint32_t hash) const {
  size_t at = hash & (slots_.size() - 1);
  while (slots_[at].form != kNone && slots_[at].hash != hash) at = (at + 1) & (slots_.size() - 1);
  return slots_[at].form;
}

uint32_t FormTable::Find(std::string_view word) const {
  const uint32_t hash = HashOfFew(word);
  for (size_t at = hash & (slots_.size() - 1); slots_[at].form != kNone;
       at = (at + 1) & (slots_.size() - 1)) {
    if (slots_[at].hash == hash && IsForm(word, slots_[at].form)) return slots_[at].form;
  }
  return kNone;
}

}  // namespace codicil
