#include "crossref/word_roles.h"

#include <array>
#include <string>

#include "crossref/lexing.h"
#include "crossref/term_tree.h"
#include "crossref/word_key.h"

namespace codicil {
namespace {

// Whether a word may be one of those that were added: seldom wrong.
class WordFilter {
 public:
  void Add(std::string_view word) { added_[PlaceOf(KeyOf(word))] = true; }
  bool Has(const WordKey& key) const { return added_[PlaceOf(key)]; }

 private:
  static constexpr size_t kBits = 14;
  static size_t PlaceOf(const WordKey& key) { return key.hash >> (32 - kBits); }
  std::array<bool, 1 << kBits> added_{};
};

// Of the words that a citation can begin with, but for numbers.
WordFilter FilterOf(const CitationWords& words) {
  WordFilter filter;
  for (const LeadWord& lead : words.leads) {
    filter.Add(lead.word);
    // "subsections702.3": longer words are filtered by what they begin with.
    filter.Add(std::string(lead.word) + '0');
  }
  for (const auto& list : {words.self, words.see, words.documents, words.glossary}) {
    for (const std::string_view word : list) filter.Add(word);
  }
  return filter;
}

uint8_t EndingOf(std::string_view word) {
  if (word.size() > 2 && word.ends_with("'s")) return 2;
  return word.ends_with("\xE2\x80\x99s") ? 4 : 0;
}

bool HasDot(std::string_view word) {
  for (size_t dot = word.find('.'); dot != word.npos; dot = word.find('.', dot + 1)) {
    if (IsLetter(CharAt(word, dot + 1))) return true;
  }
  return false;
}

}  // namespace

WordRoles::WordRoles(const WordIndex& words, const CitationWords& leads, const TermTree* terms) {
  const WordFilter filter = FilterOf(leads);
  roles_.reserve(words.spelling_count());
  for (uint32_t i = 0; i < words.spelling_count(); ++i) {
    const std::string_view word = words.spelling(i);
    WordRole& role = roles_.emplace_back();
    role.ending = EndingOf(word);
    role.has_dot = HasDot(word);
    const std::string_view bare = word.substr(0, word.size() - role.ending);
    const WordKey key = KeyOf(bare);
    role.may_lead = filter.Has(key) || key.MayHaveDigit();
    if (terms == nullptr) continue;
    role.bit = TermTree::BitOf(key);
    role.form = terms->forms().Find(key, bare);
    if (role.form == FormTable::kNone) continue;
    role.entry = terms->forms().form(role.form).entry;
    role.next_words = terms->forms().form(role.form).next_words;
  }
}

}  // namespace codicil
