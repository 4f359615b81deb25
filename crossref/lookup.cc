#include "crossref/lookup.h"

#include <set>

#include "crossref/locator_list.h"
#include "text/closest.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr std::string_view kFinal = " \t\n.,;:)]";

// Returns the number at the end of `asked`: 305.1 for "rule 305.1."
std::optional<RuleNumber> NumberAsked(std::string_view asked) {
  const size_t last = asked.find_last_not_of(kFinal);
  if (last == std::string_view::npos) return std::nullopt;
  asked = asked.substr(0, last + 1);
  size_t begin = asked.size();
  while (begin > 0 && (IsAlnum(asked[begin - 1]) || asked[begin - 1] == '.')) --begin;
  while (begin < asked.size() && !IsDigit(asked[begin])) ++begin;
  return RuleNumber::Parse(asked.substr(begin));
}

// Returns what `asked` is as a citation, if it is one number: "article II, Section 1".
std::optional<RuleNumber> NumberCited(const ReferenceIndex& index, std::string_view asked) {
  const LocatorReader reader(index, LanguageOf(index.edition().language).citations);
  const auto list = reader.Read(asked, 0, ListLead::kSingular);
  const bool one = list && list->locators.size() == 1 && list->locators[0].last.empty() &&
                   asked.find_first_not_of(kFinal, list->end) == asked.npos;
  return one ? std::optional(list->locators[0].first) : std::nullopt;
}

}  // namespace

Matches LookUp(const ReferenceIndex& index, std::string_view asked) {
  Matches found;
  const Edition& edition = index.edition();
  auto number = NumberAsked(asked);
  if (!number || !index.Has(*number)) number = NumberCited(index, asked);
  if (number) found.provisions = index.All(*number);
  if (!found.empty()) return found;
  const std::string name = FoldCase(asked);
  if (name.empty()) return found;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id)
    if (FoldCase(edition.provisions[id].heading.text) == name) found.provisions.push_back(id);
  found.entries = index.FindTerm(asked);
  for (uint32_t entry = 0; found.entries.empty() && entry < edition.glossary.size(); ++entry)
    for (const std::string& term : TermNames(edition.glossary[entry].term.text))
      if (FoldCase(term) == name) found.entries = {entry};
  return found;
}

std::vector<std::string> NamesLike(const ReferenceIndex& index, std::string_view asked) {
  std::set<std::string> names;
  const auto number = NumberAsked(asked);
  if (number) {
    for (const Provision& provision : index.edition().provisions)
      if (provision.number.value(0) == number->value(0)) names.insert(provision.number.ToString());
    return Closest({names.begin(), names.end()}, number->ToString());
  }
  for (const Provision& provision : index.edition().provisions)
    if (!provision.heading.empty()) names.emplace(provision.heading.text);
  for (const GlossaryEntry& entry : index.edition().glossary)
    for (std::string& name : TermNames(entry.term.text)) names.insert(std::move(name));
  return Closest({names.begin(), names.end()}, asked);
}

}  // namespace codicil
