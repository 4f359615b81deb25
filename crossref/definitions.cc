#include "crossref/definitions.h"

#include <algorithm>
#include <array>
#include <span>

#include "crossref/word_forms.h"

namespace codicil {
namespace {

bool BeginsWithOneOf(std::string_view text, std::span<const std::string_view> all) {
  return std::ranges::any_of(all, [&](std::string_view one) { return text.starts_with(one); });
}

// "A warden is a …", "Warden means …" at the start of a text.
bool IsSubjectOfDefinition(std::string_view text, const TermUse& use) {
  constexpr std::array<std::string_view, 4> kArticles = {"A ", "An ", "The ", ""};
  constexpr std::array<std::string_view, 3> kVerbs = {" is a ", " is an ", " means "};
  const std::string_view before = text.substr(0, use.begin);
  return std::ranges::find(kArticles, before) != kArticles.end() &&
         BeginsWithOneOf(text.substr(use.end), kVerbs);
}

void RemoveSuffix(std::string_view suffix, std::string_view& text) {
  if (text.ends_with(suffix)) text.remove_suffix(suffix.size());
}

// "… is called a warden", "… are called “wardens”".
bool IsNamed(std::string_view text, const TermUse& use) {
  std::string_view before = text.substr(0, use.begin);
  RemoveSuffix("\xE2\x80\x9C", before);
  RemoveSuffix("\"", before);
  if (!before.ends_with(' ')) return false;
  before.remove_suffix(1);
  RemoveSuffix(" a", before);
  RemoveSuffix(" an", before);
  return before.ends_with(" called");
}

// Returns the entries that have this title among their names: in exactly that number (singular or
// plural) if there are any, otherwise in the other number.
std::span<const uint32_t> EntriesTitled(const ReferenceIndex& index, std::string_view heading) {
  if (const auto exact = index.FindExactTerm(heading); !exact.empty()) return exact;
  std::vector<std::string> names;
  AddOtherNumber(heading, names);
  for (const std::string& name : names) {
    const auto entries = index.FindExactTerm(name);
    if (entries.empty()) continue;
    std::vector<std::string> forms;
    AddOtherNumber(name, forms);
    if (std::ranges::find(forms, heading) != forms.end()) return entries;
    break;
  }
  return {};
}

}  // namespace

bool DefinesTerm(std::string_view text, const TermUse& use) {
  return IsSubjectOfDefinition(text, use) || IsNamed(text, use);
}

// "Warden" is defined under "Wardens", unless that is a term of its own.
std::vector<TitledAfter> FindTitledAfter(const ReferenceIndex& index) {
  std::vector<TitledAfter> found;
  for (const auto& [heading, owners] : index.headings()) {
    for (const uint32_t entry : EntriesTitled(index, heading)) {
      for (const ProvisionId owner : owners) found.push_back({entry, owner});
    }
  }
  return found;
}

}  // namespace codicil
