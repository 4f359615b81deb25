#include "crossref/definitions.h"

#include <algorithm>
#include <array>

#include "crossref/lexing.h"
#include "crossref/word_forms.h"
#include "text/words.h"

namespace codicil {
namespace {

bool BeginsWithOneOf(std::string_view text, std::span<const std::string_view> all) {
  return std::any_of(all.begin(), all.end(),
                     [&](std::string_view one) { return text.starts_with(one); });
}

bool EndsWithOneOf(std::string_view text, std::span<const std::string_view> all) {
  return std::any_of(all.begin(), all.end(),
                     [&](std::string_view one) { return text.ends_with(one); });
}

// "A warden is a …", "Warden means …" at the start of a text.
bool IsSubjectOfDefinition(std::string_view text, const TermUse& use) {
  constexpr std::array<std::string_view, 4> kArticles = {"A ", "An ", "The ", ""};
  constexpr uint32_t kLongestArticle = 4;
  if (use.begin > kLongestArticle) return false;
  constexpr std::array<std::string_view, 3> kVerbs = {" is a ", " is an ", " means "};
  const std::string_view before = text.substr(0, use.begin);
  return std::find(kArticles.begin(), kArticles.end(), before) != kArticles.end() &&
         BeginsWithOneOf(text.substr(use.end), kVerbs);
}

// "… is called a warden", "… are called “wardens”".
bool IsNamed(std::string_view text, const TermUse& use) {
  constexpr std::array<std::string_view, 3> kCalled = {" called a", " called an", " called"};
  std::string_view before = text.substr(0, use.begin);
  for (const std::string_view quote : {"\xE2\x80\x9C", "\""}) {
    if (before.ends_with(quote)) before.remove_suffix(quote.size());
  }
  return before.ends_with(' ') && EndsWithOneOf(before.substr(0, before.size() - 1), kCalled);
}

// "Warden" is defined under "Wardens", unless a term of its own is called that.
void AddHeadings(const ReferenceIndex& index, uint32_t entry,
                 std::vector<ProvisionId>& defined_in) {
  for (const std::string& name : TermNames(index.edition().glossary[entry].term.text)) {
    const std::string folded = FoldWords(name);
    std::vector<std::string> forms = {folded};
    AddOtherNumber(folded, forms);
    for (const std::string& form : forms) {
      const auto owners = index.FindHeading(form);
      if (owners.empty()) continue;
      const auto entries = index.FindTerm(form);
      if (std::find(entries.begin(), entries.end(), entry) == entries.end()) continue;
      defined_in.insert(defined_in.end(), owners.begin(), owners.end());
    }
  }
}

}  // namespace

bool DefinesTerm(std::string_view text, const TermUse& use) {
  return use.place.kind == Place::kText && (IsSubjectOfDefinition(text, use) || IsNamed(text, use));
}

std::vector<std::vector<ProvisionId>> FindDefinitions(const ReferenceIndex& index,
                                                      const std::vector<TermUse>& defining) {
  const Edition& edition = index.edition();
  std::vector<std::vector<ProvisionId>> defined_in(edition.glossary.size());
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry)
    AddHeadings(index, entry, defined_in[entry]);
  for (const TermUse& use : defining) defined_in[use.entry].push_back(use.place.owner);
  for (std::vector<ProvisionId>& all : defined_in) {
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
  }
  return defined_in;
}

}  // namespace codicil
