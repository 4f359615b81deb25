#include "crossref/definitions.h"

#include <algorithm>
#include <array>
#include <span>

#include "crossref/word_forms.h"
#include "text/words.h"

namespace codicil {
namespace {

bool BeginsWithOneOf(std::string_view text, std::span<const std::string_view> all) {
  return std::any_of(all.begin(), all.end(),
                     [&](std::string_view one) { return text.starts_with(one); });
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

void RemoveSuffix(std::string_view suffix, std::string_view& text) {
  if (text.ends_with(suffix)) text.remove_suffix(suffix.size());
}

// Whether a use with these bytes before it may be named there: seldom true, and with no branch that
// depends on the word before.
bool MayBeNamed(std::string_view before) {
  constexpr size_t kLooked = 5;
  if (before.size() < kLooked) return false;
  const char* const end = before.data() + before.size();
  const bool called = (end[-2] == 'd') & (end[-3] == 'e');
  const bool called_a = (end[-2] == 'a') & (end[-3] == ' ') & (end[-4] == 'd');
  const bool called_an = (end[-2] == 'n') & (end[-3] == 'a') & (end[-4] == ' ') & (end[-5] == 'd');
  const bool quoted = (end[-1] == '"') | (end[-1] == '\x9C');
  return (called | called_a | called_an | quoted) != 0;
}

// "… is called a warden", "… are called “wardens”".
bool IsNamed(std::string_view text, const TermUse& use) {
  std::string_view before = text.substr(0, use.begin);
  if (!MayBeNamed(before)) return false;
  RemoveSuffix("\xE2\x80\x9C", before);
  RemoveSuffix("\"", before);
  if (!before.ends_with(' ')) return false;
  before.remove_suffix(1);
  RemoveSuffix(" a", before);
  RemoveSuffix(" an", before);
  return before.ends_with(" called");
}

// The entries that have what is titled so among their names: in just that number, else in the other
// one.
std::span<const uint32_t> EntriesTitled(const ReferenceIndex& index, std::string_view heading) {
  if (const auto exact = index.FindExactTerm(heading); !exact.empty()) return exact;
  std::vector<std::string> names;
  AddOtherNumber(heading, names);
  for (const std::string& name : names) {
    const auto entries = index.FindExactTerm(name);
    if (entries.empty()) continue;
    std::vector<std::string> forms;
    AddOtherNumber(name, forms);
    if (std::find(forms.begin(), forms.end(), heading) != forms.end()) return entries;
    break;
  }
  return {};
}

}  // namespace

bool DefinesTerm(std::string_view text, const TermUse& use) {
  return IsSubjectOfDefinition(text, use) || IsNamed(text, use);
}

// "Warden" is defined under "Wardens", unless a term of its own is called that.
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
