#include "crossref/term_evidence.h"

#include <algorithm>
#include <vector>

#include "crossref/lexing.h"
#include "crossref/term_entry.h"

namespace codicil {
namespace {

struct EntryEvidence {
  bool thing, kind;                                        // what its definition says
  uint32_t capitals = 0, smalls = 0, named = 0, done = 0;  // uses
};

class Evidence {
 public:
  Evidence(const Edition& edition, const EditionWords& words, const TermTree& terms,
           WordRoles& roles)
      : edition_(edition),
        words_(words),
        terms_(terms),
        roles_(roles),
        shown_(roles.size()),
        defined_with_(roles.size()) {
    const TermWords& language = terms.language();
    for (const GlossaryEntry& entry : edition.glossary)
      entries_.push_back({IsThing(entry, language), IsKindOfThing(entry, language)});
  }

  void Weigh() {
    for (uint32_t entry = 0; entry < edition_.glossary.size(); ++entry) {
      ShowDefined(entry);
      PairWithObject(entry);
    }
    for (ProvisionId id = 0; id < edition_.provisions.size(); ++id) ShowTitled(id);
    ForEachPassage(edition_, [&](const PassageRef& place, const Passage& passage) {
      if (!place.IsRunningText()) return;
      CountCapitals(place, passage);
      CountThings(place);
    });
    for (uint32_t spelling = 0; spelling < roles_.size(); ++spelling) WeighOne(spelling);
  }

 private:
  // Returns the entry that a spelling is a term of on its own.
  uint32_t EntryOf(uint32_t spelling) const {
    const uint32_t entry = roles_.of(spelling).entry;
    return entry < edition_.glossary.size() ? entry : TermTree::kNone;
  }

  void ShowDefined(uint32_t entry) {
    const PassageRef definition{PassageKind::kDefinition, entry};
    ShowForms(definition, entry);
    for (const SpelledWord& word : words_.Of(definition)) defined_with_[word.spelling] = true;
  }

  // "To remove a counter", "to “move” a red counter": the object of an everyday verb, if that is a
  // term.
  void PairWithObject(uint32_t entry) {
    constexpr size_t kNear = 6;  // words after the verb or the start
    const GlossaryEntry& defined = edition_.glossary[entry];
    const TermWords& language = terms_.language();
    if (!IsOneOf(language.everyday_verbs, defined.term.text)) return;
    const auto words = words_.Of({PassageKind::kDefinition, entry});
    const bool action = defined.text.text.starts_with(language.action);
    size_t first = 0;
    while (!action && first < words.size() && EntryOf(words[first].spelling) != entry) ++first;
    bool article = false;
    for (size_t i = first; i < std::min(words.size(), first + kNear); ++i) {
      const uint32_t object = EntryOf(words[i].spelling);
      if (article && object != TermTree::kNone) return roles_.Pair(entry, object);
      article |= (roles_.of(words[i].spelling).kinds & WordRole::kDeterminer) != 0;
    }
  }

  // Records the spellings of the term of `entry` in a passage about it.
  void ShowForms(const PassageRef& ref, uint32_t entry) {
    for (const SpelledWord& word : words_.Of(ref)) {
      if (EntryOf(word.spelling) != entry) continue;
      shown_[word.spelling] = true;
      // "The act of playing" does not count.
      if (!IsOwn(word.spelling) && !WordOf(word.spelling).ends_with('s'))
        entries_[entry].thing = false;
    }
  }

  std::string_view WordOf(uint32_t spelling) const {
    const std::string_view word = words_.spellings()[spelling];
    return word.substr(0, word.size() - roles_.of(spelling).ending);
  }
  bool IsOwn(uint32_t spelling) const {
    return terms_.forms().form(roles_.of(spelling).form).of_own;
  }

  // Goes over the provisions titled by one word, with all provisions below them. Titles are nested
  // no deeper than a number has components.
  void ShowTitled(ProvisionId id) {
    const Provision& titled = edition_.provisions[id];
    const auto heading = words_.Of({PassageKind::kHeading, id});
    if (heading.size() != 1) return;
    const uint32_t entry = EntryOf(heading[0].spelling);
    if (entry == TermTree::kNone) return;
    for (ProvisionId below = id; below < titled.subtree_end; ++below) {
      ShowForms({PassageKind::kText, below}, entry);
      for (uint32_t i = 0; i < edition_.provisions[below].examples.size(); ++i)
        ShowForms({PassageKind::kExample, below, i}, entry);
    }
  }

  // Counts only words inside a sentence and outside names of several words.
  void CountCapitals(const PassageRef& ref, const Passage& passage) {
    for (const SpelledWord& word : words_.Of(ref)) {
      const uint32_t entry = EntryOf(word.spelling);
      if (entry == TermTree::kNone || !entries_[entry].kind) continue;
      if (IsLower(passage.text[word.begin])) {
        ++entries_[entry].smalls;
      } else if (word.begin > 1 && passage.text[word.begin - 1] == ' ' &&
                 IsLower(passage.text[word.begin - 2]) &&
                 !IsUpper(CharAt(passage.text, word.end + 1))) {
        ++entries_[entry].capitals;
      }
    }
  }

  // Counts "a phase" and "may phase".
  void CountThings(const PassageRef& ref) {
    const auto words = words_.Of(ref);
    for (size_t i = 1; i < words.size(); ++i) {
      const uint32_t entry = EntryOf(words[i].spelling);
      if (entry == TermTree::kNone || !IsOwn(words[i].spelling)) continue;
      const uint16_t before = roles_.of(words[i - 1].spelling).kinds;
      // In "an equip ability" it only describes another thing.
      const bool describes = i + 1 < words.size() && words[i + 1].begin == words[i].end + 1 &&
                             (roles_.of(words[i + 1].spelling).kinds & WordRole::kGrammar) == 0;
      entries_[entry].named += (before & WordRole::kDeterminer) != 0 && !describes;
      entries_[entry].done += (before & WordRole::kModal) != 0;
    }
  }

  // Some uses of a capitalised term are in lower case by mistake, or are everyday words; but a kind
  // that is capitalised only now and then does not need its capital.
  bool IsCapitalised(uint32_t entry) const {
    constexpr uint32_t kSmallOnes = 10;  // per capitalised use
    return entries_[entry].capitals > 1 &&
           entries_[entry].capitals * kSmallOnes > entries_[entry].smalls;
  }

  // A definition that does not begin as that of a thing needs stronger proof.
  bool MostlyNames(uint32_t entry) const {
    constexpr uint32_t kMoreOften = 3;
    const GlossaryEntry& defined = edition_.glossary[entry];
    const std::string_view action = terms_.language().action;
    const bool acts = !action.empty() && defined.text.text.find(action) != std::string::npos;
    if (acts || defined.term.text.find(", ") != std::string::npos) return false;
    return entries_[entry].named > (entries_[entry].thing ? 1 : kMoreOften) * entries_[entry].done;
  }

  void WeighOne(uint32_t spelling) {
    const uint32_t entry = EntryOf(spelling);
    if (entry == TermTree::kNone) return;
    if (entries_[entry].kind && IsLower(WordOf(spelling)[0]) && IsCapitalised(entry))
      roles_.RemoveTerm(spelling);
    if (IsSingular(spelling) && !shown_[spelling]) roles_.RemoveTerm(spelling);
    if (MostlyNames(entry)) roles_.MarkNoun(spelling, entries_[entry].thing);
    if (entries_[entry].thing) WeighVerb(spelling);
  }

  // "plain" of "Plains"
  bool IsSingular(uint32_t spelling) const {
    const std::string_view word = WordOf(spelling);
    return !IsOwn(spelling) && !word.ends_with('s') && !word.ends_with("ed") &&
           !word.ends_with("ing");
  }

  // Decides whether a word for a thing may be a verb.
  void WeighVerb(uint32_t spelling) {
    const std::string_view word = WordOf(spelling);
    if (IsOwn(spelling)) {
      if (word.ends_with("ed")) roles_.Doubt(spelling, WordRole::kEndsInEd);
    } else if (shown_[spelling]) {
      return;
    } else if (word.ends_with('s')) {
      roles_.Doubt(spelling, WordRole::kEndsInS);
    } else if (!defined_with_[spelling]) {
      roles_.RemoveTerm(spelling);
    }
  }

  const Edition& edition_;
  const EditionWords& words_;
  const TermTree& terms_;
  WordRoles& roles_;
  std::vector<bool> shown_;         // spellings that the passages on a term use for it
  std::vector<bool> defined_with_;  // spellings in all definitions
  std::vector<EntryEvidence> entries_;
};

}  // namespace

void WeighForms(const Edition& edition, const EditionWords& words, const TermTree& terms,
                WordRoles& roles) {
  Evidence(edition, words, terms, roles).Weigh();
}

}  // namespace codicil
