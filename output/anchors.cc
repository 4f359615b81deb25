#include "output/anchors.h"

#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "text/fold.h"

namespace codicil {
namespace {

// Converts to lower case; each ASCII character that is not a letter or digit becomes "-".
std::string Slug(std::string_view term) {
  std::string slug = Fold(term);
  size_t size = 0;
  for (const char c : slug) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80);
    if (upper || kept) {
      slug[size++] = static_cast<char>(upper ? c - 'A' + 'a' : c);
    } else if (size > 0 && slug[size - 1] != '-' && c != '\'') {
      slug[size++] = '-';
    }
  }
  while (size > 0 && slug[size - 1] == '-') --size;
  slug.resize(size);
  return slug.empty() ? "term" : slug;
}

}  // namespace

Anchors::Anchors(const Edition& edition) {
  NameProvisions(edition);
  NameEntries(edition);
}

void Anchors::NameProvisions(const Edition& edition) {
  std::unordered_map<RuleNumber, uint32_t, RuleNumberHash> last_use;  // for numbers used twice
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const RuleNumber& number = edition.provisions[id].number;
    std::string& name = provisions_.emplace_back("r" + number.ToString());
    if (edition.Find(number) != id)
      name += fmt::format("-{}", ++last_use.try_emplace(number, 1).first->second);
  }
}

void Anchors::NameEntries(const Edition& edition) {
  // "Foo" twice gives g-foo-2, which a term "Foo 2" may have taken.
  std::unordered_map<std::string, uint32_t> last_use;
  std::unordered_set<std::string> taken;
  taken.reserve(edition.glossary.size());
  for (const GlossaryEntry& entry : edition.glossary) {
    auto [name, fresh] = taken.insert(Slug(entry.term.text));
    const std::string& slug = *name;  // which stays where it is
    while (!fresh) {
      uint32_t& use = last_use.try_emplace(slug, 1).first->second;
      std::tie(name, fresh) = taken.insert(fmt::format("{}-{}", slug, ++use));
    }
    entries_.push_back("g-" + *name);
  }
}

}  // namespace codicil
