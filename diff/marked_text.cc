#include "diff/marked_text.h"

namespace codicil {
namespace {

// Appends the text from `at` with a sign in place of each number of the citation. Returns where the
// last of them ends.
size_t AppendNumbers(std::string_view text, size_t at, const Citation& citation,
                     std::string& marked) {
  for (const Locator& locator : citation.locators) {
    if (locator.kind != Locator::kNumber || locator.first.empty() || locator.begin < at) continue;
    marked.append(text, at, locator.begin - at).push_back(kNumberSign);
    at = locator.end;
  }
  return at;
}

}  // namespace

void AppendMarked(std::string_view text, size_t begin, size_t end,
                  std::span<const Citation> citations, std::string& marked) {
  size_t at = begin;
  for (const Citation& citation : citations) {
    if (citation.begin < at || citation.end > end) continue;
    marked.append(text, at, citation.begin - at).push_back(kCitationBegin);
    at = AppendNumbers(text, citation.begin, citation, marked);
    marked.append(text, at, citation.end - at).push_back(kCitationEnd);
    at = citation.end;
  }
  marked.append(text, at, end - at);
}

}  // namespace codicil
