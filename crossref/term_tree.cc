#include "crossref/term_tree.h"

#include "base/ascii.h"
#include "crossref/lexing.h"
#include "crossref/reference_index.h"
#include "crossref/term_entry.h"
#include "crossref/term_gap.h"
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

TermTree::TermTree(const Edition& edition)
    : language_(LanguageOf(edition.language).terms),
      function_words_(LanguageOf(edition.language).citations.no_name) {
  for (const GlossaryEntry& entry : edition.glossary)
    linked_.push_back(!IsMarkedObsolete(entry, language_));
  WordSplitter splitter;
  // A term that is out of use gives way to one that is in use; it is in the tree so that no shorter
  // term is found inside it.
  AddTerms(edition, true, splitter);
  AddTerms(edition, false, splitter);
  const auto no_entry = static_cast<uint32_t>(edition.glossary.size());
  for (const std::string_view idiom : language_.idioms) AddTerm(idiom, no_entry, splitter);
  Finish();
}

void TermTree::AddTerms(const Edition& edition, bool linked, WordSplitter& splitter) {
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) {
    if (linked_[entry] == linked)
      AddTerm(TermName(edition.glossary[entry].term.text), entry, splitter);
  }
  // The other names of an entry give way to entries of their own.
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) {
    if (linked_[entry] != linked) continue;
    const std::vector<std::string> names = TermNames(edition.glossary[entry].term.text);
    for (size_t i = 1; i < names.size(); ++i) AddTerm(names[i], entry, splitter);
  }
}

void TermTree::AddTerm(std::string_view name, uint32_t entry, WordSplitter& splitter) {
  // "Partner with [name]" is a pattern for many terms; "Say, the" has its article at the end; and
  // an "If" in the glossary is not what every "if" means.
  if (name.find('[') != std::string_view::npos || IsOneOf(function_words_, name)) return;
  const std::span<const Word> words = splitter.Split(name);
  if (words.empty() || words.size() > kLongestTerm) return;
  uint32_t node = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const Gap gap = i == 0 ? Gap::kPlain : GapBetween(name, words[i - 1], words[i]);
    if (gap == Gap::kBreak) return;
    const uint32_t word = forms_.Add(name.substr(words[i].begin, words[i].end - words[i].begin));
    node = AddChild(node, gap == Gap::kComma, word);
  }
  if (nodes_[node].entry == kNone) nodes_[node].entry = entry;
}

uint32_t TermTree::AddChild(uint32_t node, bool comma, uint32_t word) {
  const auto next = static_cast<uint32_t>(nodes_.size());
  const auto [edge, is_new] = edges_.try_emplace(EdgeKey(node, comma, word), next);
  if (!is_new) return edge->second;
  nodes_[node].inner = true;
  nodes_.emplace_back();
  return next;
}

// What can begin with which form.
void TermTree::Finish() {
  for (uint32_t id = 0; id < forms_.form_count(); ++id)
    forms_.form(id).node = Child(0, false, forms_.form(id).word);
  for (uint32_t id = 0; id < forms_.form_count(); ++id) {
    FormTable::Form& form = forms_.form(id);
    for (uint32_t same = id; same != FormTable::kNone; same = forms_.form(same).next) {
      const uint32_t first = forms_.form(same).node;
      if (first == kNone) continue;
      // "Phasing" is itself before it is a form of "phase"; "teams" is first the plural of "team".
      const bool closer =
          form.entry == kNone || (forms_.form(same).own && !form.of_own && !form.plural);
      if (nodes_[first].entry != kNone && closer) {
        form.entry = nodes_[first].entry;
        form.of_own = forms_.form(same).own;
      }
      form.begins |= nodes_[first].inner;
    }
  }
}

}  // namespace codicil
