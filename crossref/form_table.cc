#include "crossref/form_table.h"

#include <functional>
#include <utility>

#include "crossref/lexing.h"
#include "crossref/word_forms.h"

namespace codicil {
namespace {

// What the key leaves out of a long word.
std::string_view RestOf(const WordKey& key, const char* word) {
  if (key.IsWhole()) return {};
  return {word + sizeof key.first, key.size - sizeof key.first};
}

// The key's hash, and of long words that of all: many may begin alike.
uint32_t HashOf(const WordKey& key, std::string_view rest) {
  if (rest.empty()) return key.hash;
  return key.hash ^ static_cast<uint32_t>(std::hash<std::string_view>()(rest));
}

}  // namespace

uint32_t FormTable::Add(std::string_view word) {
  for (uint32_t index = Find(KeyOf(word), word.data()); index != kNone;
       index = forms_[index].next) {
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

uint32_t FormTable::Search(const WordKey& key, const char* word) const {
  const std::string_view rest = RestOf(key, word);
  for (size_t at = HashOf(key, rest) >> shift_;; at = (at + 1) & (slots_.size() - 1)) {
    const uint32_t form = slots_[at];
    if (form == kNone || IsForm(key, rest, forms_[form])) return form;
  }
}

bool FormTable::IsForm(const WordKey& key, std::string_view rest, const Form& form) const {
  return key == form.key && rest == RestOf(key, &chars_[form.begin]);
}

void FormTable::AddForm(std::string_view text, uint32_t word, bool own) {
  const auto added = static_cast<uint32_t>(forms_.size());
  const WordKey key = KeyOf(text);
  const uint32_t first = Find(key, text.data());
  if (first == kNone) {
    forms_.push_back({key, static_cast<uint32_t>(chars_.size()), word, kNone, own});
    chars_ += text;
    if (forms_.size() * 4 > slots_.size()) Grow();
    Place(added);
    return;
  }
  uint32_t last = first;
  while (forms_[last].next != kNone) last = forms_[last].next;
  if (forms_[last].word == word) return;
  forms_[last].next = added;
  forms_.push_back({key, forms_[first].begin, word, kNone, own});
}

void FormTable::Place(uint32_t form) {
  const WordKey& key = forms_[form].key;
  size_t at = HashOf(key, RestOf(key, &chars_[forms_[form].begin])) >> shift_;
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
