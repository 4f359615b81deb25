#include "crossref/word_roles.h"

#include <array>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "crossref/lexing.h"
#include "crossref/term_tree.h"
#include "crossref/term_words.h"
#include "crossref/word_key.h"

namespace codicil {
namespace {

// A filter for the words that were added: false positives are rare.
class WordFilter {
 public:
  void Add(std::string_view word) { added_[PlaceOf(KeyOf(word))] = true; }
  bool Has(const WordKey& key) const { return added_[PlaceOf(key)]; }

 private:
  static constexpr size_t kBits = 14;
  static size_t PlaceOf(const WordKey& key) { return key.hash >> (32 - kBits); }
  std::array<bool, 1 << kBits> added_{};
};

// The filter of the words that a citation can begin with, except numbers.
WordFilter FilterOf(const CitationWords& words) {
  WordFilter filter;
  for (const LeadWord& lead : words.leads) {
    filter.Add(lead.word);
    // "subsections702.3": longer words are filtered by their beginnings.
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

std::string LowerFirst(std::string_view word) {
  std::string lower(word);
  if (IsUpper(lower[0])) lower[0] = static_cast<char>(lower[0] | 0x20);
  return lower;
}

// The words of a language that have a role for the words around them.
class KindsOfWords {
 public:
  KindsOfWords(const CitationWords& leads, const TermWords& words) {
    Add(leads.name_links, WordRole::kNameLink);
    Add(words.grammar, WordRole::kGrammar);
    Add(words.subjects, WordRole::kSubject);
    Add(words.determiners, WordRole::kDeterminer);
    Add(words.behind_verbs, WordRole::kBehindVerb);
  }
  uint8_t Of(std::string_view lower) const {
    const auto found = kinds_.find(lower);
    return found == kinds_.end() ? 0 : found->second;
  }

 private:
  void Add(std::span<const std::string_view> words, WordRole::Kind kind) {
    for (const std::string_view word : words) kinds_[word] |= kind;
  }
  std::unordered_map<std::string_view, uint8_t> kinds_;
};

// Returns the spellings of an edition that begin with a lower-case letter.
class SmallWords {
 public:
  explicit SmallWords(const WordIndex& words) {
    words_.reserve(words.spelling_count());
    for (uint32_t i = 0; i < words.spelling_count(); ++i) {
      if (IsLower(words.spelling(i)[0])) words_.insert(words.spelling(i));
    }
  }
  bool Has(std::string_view lower) const { return words_.contains(lower); }

 private:
  std::unordered_set<std::string_view> words_;
};

}  // namespace

WordRoles::WordRoles(const WordIndex& words, const CitationWords& leads, const TermTree* terms) {
  const WordFilter filter = FilterOf(leads);
  roles_.reserve(words.spelling_count());
  for (uint32_t i = 0; i < words.spelling_count(); ++i) {
    const std::string_view word = words.spelling(i);
    WordRole& role = roles_.emplace_back();
    role.ending = EndingOf(word);
    role.has_dot = HasDot(word);
    const WordKey key = KeyOf(word.substr(0, word.size() - role.ending));
    role.may_lead = filter.Has(key) || key.MayHaveDigit();
    role.bit = TermTree::BitOf(key);
  }
  if (terms != nullptr) AddTerms(words, leads, *terms);
}

void WordRoles::AddTerms(const WordIndex& words, const CitationWords& leads,
                         const TermTree& terms) {
  const KindsOfWords kinds(leads, terms.language());
  const SmallWords small(words);
  for (uint32_t i = 0; i < roles_.size(); ++i) {
    WordRole& role = roles_[i];
    const std::string_view word = words.spelling(i);
    const std::string_view bare = word.substr(0, word.size() - role.ending);
    const std::string lower = LowerFirst(bare);
    role.kinds = kinds.Of(lower);
    role.capital = bare.size() > 1 && IsUpper(bare[0]);
    role.usual = role.capital && (small.Has(lower) || (role.kinds & WordRole::kGrammar) != 0);
    role.form = terms.forms().Find(KeyOf(bare), bare);
    if (role.form == FormTable::kNone) continue;
    role.entry = terms.forms().form(role.form).entry;
    role.next_words = terms.forms().form(role.form).next_words;
  }
}

}  // namespace codicil
