#include "crossref/word_roles.h"

#include <span>
#include <string>
#include <string_view>

#include "crossref/lexing.h"
#include "crossref/term_tree.h"
#include "rules/number_words.h"

namespace codicil {
namespace {

// The words of a language that have a role for the words around them.
HashMap<std::string_view, uint16_t> KindsOf(const CitationWords& leads, const TermWords& words) {
  HashMap<std::string_view, uint16_t> kinds;
  const auto add = [&kinds](std::span<const std::string_view> list, WordRole::Kind kind) {
    for (const std::string_view word : list) kinds[word] |= kind;
  };
  add(leads.name_links, WordRole::kNameLink);
  add(words.grammar, WordRole::kGrammar);
  add(words.subjects, WordRole::kSubject);
  add(words.determiners, WordRole::kDeterminer);
  add(words.behind_verbs, WordRole::kBehindVerb);
  add(words.modals, WordRole::kModal);
  add(words.particles, WordRole::kParticle);
  add(words.clause_links, WordRole::kClauseLink);
  add(words.naming, WordRole::kNaming);
  return kinds;
}

// Those that a citation can begin with, but for numbers.
HashSet<std::string> LeadingWords(const CitationWords& words) {
  HashSet<std::string> leading;
  for (const LeadWord& lead : words.leads) leading.insert(SmallFirst(lead.word));
  for (const auto& list : {words.self, words.see, words.documents, words.glossary, words.articles,
                           words.paragraphs, words.items, words.letters, words.sentences}) {
    for (const std::string_view word : list) leading.insert(SmallFirst(word));
  }
  return leading;
}

// Returns the spellings of an edition that begin with a lower-case letter.
HashSet<std::string_view> SmallWords(const Spellings& spellings) {
  HashSet<std::string_view> small;
  for (uint32_t i = 0; i < spellings.size(); ++i) {
    if (IsLower(spellings[i][0])) small.insert(spellings[i]);
  }
  return small;
}

uint8_t EndingOf(std::string_view word) {
  if (word.size() > 2 && word.ends_with("'s")) return 2;
  return word.ends_with("\xE2\x80\x99s") ? 4 : 0;
}

// Whether the work's numbers may begin with it: "Article IV", "article IV".
bool LeadsNumbers(std::string_view word, const NumberingStyle& style) {
  std::string number(word);
  number[0] = ToUpper(number[0]);
  size_t length = 0;
  return ReadLead(number + " I", style, &length) != 0 && length == number.size() + 1;
}

}  // namespace

WordRoles::WordRoles(const Spellings& spellings, const CitationWords& leads,
                     const NumberingStyle& style, const TermTree& terms) {
  const auto kinds = KindsOf(leads, terms.language());
  const auto leading = LeadingWords(leads);
  const auto small = SmallWords(spellings);
  roles_.reserve(spellings.size());
  for (uint32_t i = 0; i < spellings.size(); ++i) {
    const std::string_view word = spellings[i];
    WordRole& role = roles_.emplace_back();
    role.ending = EndingOf(word);
    // "subsections702.3" begins with what leads to its number.
    role.may_lead = IsDigit(word[0]) || BeginsInLetteredSection(word) ||
                    BeginsWithTailedLead(word) || IsNumberWord(word) ||
                    leading.contains(SmallFirst(WordAt(word, ElisionOf(word)))) ||
                    LeadsNumbers(word, style);
    const std::string_view bare = word.substr(0, word.size() - role.ending);
    const std::string lower = LowerFirst(bare);
    if (const auto kind = kinds.find(lower); kind != kinds.end()) role.kinds = kind->second;
    role.capital = bare.size() > 1 && IsUpper(bare[0]);
    role.usual = role.capital && (small.contains(lower) || (role.kinds & WordRole::kGrammar) != 0);
    role.form = terms.forms().Find(bare);
    if (role.form == FormTable::kNone) continue;
    role.entry = terms.forms().form(role.form).entry;
    role.begins_terms = terms.forms().form(role.form).begins;
  }
}

}  // namespace codicil
