#include "crossref/locate.h"

#include <algorithm>
#include <set>

#include "base/ascii.h"
#include "crossref/locator_list.h"
#include "crossref/resolver.h"
#include "rules/provision_key.h"
#include "text/closest.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr std::string_view kFinal = " \t\n.,;:)]";

// Whether the place is in a word that is no number with a letter before it, as in an id: "tmbfq8".
bool IsInWord(std::string_view text, size_t at) {
  return at >= 2 && at < text.size() && IsLetter(text[at - 1]) && IsLetter(text[at - 2]) &&
         text.find('.', at) == text.npos;
}

// Returns the number at the end of `asked`, if it is the only one: 305.1 for "rule 305.1."
std::optional<RuleNumber> NumberAsked(std::string_view asked) {
  const size_t last = asked.find_last_not_of(kFinal);
  if (last == std::string_view::npos) return std::nullopt;
  asked = asked.substr(0, last + 1);
  size_t begin = asked.size();
  while (begin > 0 && (IsAlnum(asked[begin - 1]) || asked[begin - 1] == '.')) --begin;
  while (begin < asked.size() && !IsDigit(asked[begin])) ++begin;
  if (std::ranges::any_of(asked.substr(0, begin), IsDigit) || IsInWord(asked, begin))
    return std::nullopt;
  return RuleNumber::Parse(asked.substr(begin));
}

bool IsMissing(CitationStatus status) {
  return status == CitationStatus::kDangling || status == CitationStatus::kOutside;
}

// Returns all that `asked` cites, if it is a citation and nothing else: "article II, Section 1",
// "rules 305.1-305.3". Empty if a part of that is missing.
std::vector<ProvisionId> Cited(const ReferenceIndex& index, std::string_view asked) {
  const LocatorReader reader(index, LanguageOf(index.edition().language).citations);
  const auto digit = static_cast<size_t>(std::ranges::find_if(asked, IsDigit) - asked.begin());
  for (const size_t at : {size_t{0}, digit}) {
    if (IsInWord(asked, at)) continue;
    auto list = reader.Read(asked, at, ListLead::kPlural);
    if (!list || asked.find_first_not_of(kFinal, list->end) != asked.npos) continue;
    Citation citation;
    citation.locators = std::move(list->locators);
    Resolve(index, {&citation, 1});
    std::vector<ProvisionId> targets;
    for (const Locator& locator : citation.locators) {
      if (locator.targets.empty() || locator.targets_cut || IsMissing(locator.status)) return {};
      targets.insert(targets.end(), locator.targets.begin(), locator.targets.end());
    }
    std::ranges::sort(targets);
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    return targets;
  }
  return {};
}

// The provisions whose number is spelled so, in any case if none is in this one; of several with
// one number, that of "302.2#2".
std::vector<ProvisionId> Spelled(const Edition& edition, std::string_view asked) {
  std::vector<ProvisionId> exact, folded;
  const std::string wanted = FoldCase(asked);
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const std::string number = edition.provisions[id].number.ToString();
    if (number == asked ||
        (edition.provisions[id].occurrence > 1 && KeyText(edition, id) == asked)) {
      exact.push_back(id);
    } else if (number.size() == wanted.size() && FoldCase(number) == wanted) {
      folded.push_back(id);
    }
  }
  return exact.empty() ? folded : exact;
}

// Letters and digits alone, in lower case.
std::string Compact(std::string_view text) {
  std::string compact;
  for (const char c : text)
    if (IsAlnum(c)) compact += ToLower(c);
  return compact;
}

// What an address leads to. Pages that others make of a work leave out what is between the
// components, and may put letters first: "#R1001a" and "rules.html#rule-100-1-a".
std::vector<ProvisionId> Addressed(const Edition& edition, std::string_view asked) {
  const size_t fragment = asked.rfind('#');
  if (fragment == asked.npos) return {};
  const std::string name = Compact(asked.substr(fragment + 1));
  const std::string digits = name.substr(std::min(name.find_first_of("0123456789"), name.size()));
  std::vector<ProvisionId> found;
  for (ProvisionId id = 0; id < edition.provisions.size() && !name.empty(); ++id) {
    const std::string number = Compact(edition.provisions[id].number.ToString());
    if (number == name || number == digits) found.push_back(id);
  }
  return found;
}

std::vector<ProvisionId> Numbered(const ReferenceIndex& index, std::string_view asked) {
  std::vector<ProvisionId> found = Spelled(index.edition(), asked);
  if (!found.empty()) return found;
  const auto number = NumberAsked(asked);
  found = number && index.Has(*number) ? index.All(*number) : Cited(index, asked);
  return found.empty() ? Addressed(index.edition(), asked) : found;
}

}  // namespace

Matches Locate(const ReferenceIndex& index, std::string_view asked) {
  Matches found;
  const Edition& edition = index.edition();
  found.provisions = Numbered(index, asked);
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
