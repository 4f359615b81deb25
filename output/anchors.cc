#include "output/anchors.h"

#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "text/fold.h"

namespace codicil {
namespace {

// Lower case; whatever is no letter or digit of ASCII and no other character beyond it becomes "-".
std::string Slug(std::string_view term) {
  std::string slug;
  for (char c : Fold(term)) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80);
    if (upper || kept) {
      slug += static_cast<char>(upper ? c - 'A' + 'a' : c);
    } else if (!slug.empty() && slug.back() != '-' && c != '\'') {
      slug += '-';
    }
  }
  while (!slug.empty() && slug.back() == '-') slug.pop_back();
  return slug.empty() ? "term" : slug;
}

}  // namespace

Anchors::Anchors(const Edition& edition) {
  std::unordered_map<RuleNumber, uint32_t, RuleNumberHash> uses;
  uses.reserve(edition.provisions.size());
  provisions_.reserve(edition.provisions.size());
  for (const codicil::Provision& provision : edition.provisions) {
    const uint32_t use = ++uses[provision.number];
    std::string link = "#r" + provision.number.ToString();
    if (use > 1) link += fmt::format("-{}", use);
    provisions_.push_back(std::move(link));
  }

  // "Foo" twice gives g-foo-2, which a term "Foo 2" may have taken.
  std::unordered_map<std::string, uint32_t> last_use;
  std::unordered_set<std::string> taken;
  for (const GlossaryEntry& entry : edition.glossary) {
    const std::string slug = Slug(entry.term.text);
    uint32_t& use = last_use[slug];
    std::string link;
    do {
      link = ++use == 1 ? "#g-" + slug : fmt::format("#g-{}-{}", slug, use);
    } while (!taken.insert(link).second);
    entries_.push_back(std::move(link));
  }
}

}  // namespace codicil
