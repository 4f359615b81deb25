#include "crossref/form_table.h"

#include <functional>
#include <utility>

#include "crossref/lexing.h"
#include "crossref/word_forms.h"

namespace codicil {
namespace {

// The first letter may be a capital.
std::string_view BehindFirst(std::string_view word) { return word.substr(1); }

}  // namespace

uint32_t FormTable::Add(std::string_view word) {
  for (uint32_t index = Find(KeyOf(word), word); index != kNone; index = forms_[index].next) {
    if (forms_[index].own) return forms_[index].word;
  }
  std::string folded(word);
  if (word.size() > 1 && IsUpper(word[0])) folded[0] = static_cast<char>(word[0] | 0x20);
  const uint32_t id = word_count_++;
  AddForm(folded, id, true);
  other_forms_.clear();
  AddForms(folded, other_forms_);
  for (const std::string& form : other_forms_) AddForm(form, id, false);
  return id;
}

uint32_t FormTable::Find(const WordKey& key, std::string_view form) const {
  for (size_t at = SlotOf(key, form);; at = (at + 1) & (slots_.size() - 1)) {
    const uint32_t index = slots_[at];
    if (index == kNone) return index;
    if (forms_[index].key != key) continue;
    if (key.size <= WordKey::kShown || BehindFirst(form) == BehindFirst(WordOf(forms_[index])))
      return index;
  }
}

// Many very long words may begin and end alike, so all their bytes are hashed.
size_t FormTable::SlotOf(const WordKey& key, std::string_view word) const {
  uint32_t hash = key.hash ^ static_cast<uint32_t>(key.last * 0x9E3779B97F4A7C15ull >> 32);
  if (key.size > WordKey::kShown)
    hash ^= static_cast<uint32_t>(std::hash<std::string_view>()(BehindFirst(word)));
  return hash >> shift_;
}

void FormTable::AddForm(std::string_view text, uint32_t word, bool own) {
  const auto added = static_cast<uint32_t>(forms_.size());
  const WordKey key = KeyOf(text);
  const uint32_t first = Find(key, text);
  if (first == kNone) {
    forms_.push_back(
        {key, static_cast<uint32_t>(chars_.size()), word, kNone, own, text.ends_with('s')});
    chars_ += text;
    if (forms_.size() * 4 > slots_.size()) Grow();
    Place(added);
    return;
  }
  uint32_t last = first;
  while (forms_[last].next != kNone) last = forms_[last].next;
  if (forms_[last].word == word) return;
  forms_[last].next = added;
  forms_.push_back({key, forms_[first].begin, word, kNone, own, text.ends_with('s')});
}

void FormTable::Place(uint32_t form) {
  size_t at = SlotOf(forms_[form].key, WordOf(forms_[form]));
  while (slots_[at] != kNone) at = (at + 1) & (slots_.size() - 1);
  slots_[at] = form;
}

void FormTable::Grow() {
  const size_t twice = slots_.size() * 2;
  const std::vector<uint32_t> old = std::exchange(slots_, std::vector<uint32_t>(twice, kNone));
  --shift_;
  for (const uint32_t form : old) {
    if (form != kNone) Place(form);
  }
}

}  // namespace codicil
