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

// "3.1(a)(ii)" as "3.1-a-ii", "§ 12(1)" as "12-1". Whatever is not a letter, a digit or a period
// becomes "-".
std::string NumberSlug(std::string_view number) {
  std::string slug;
  for (const char c : number) {
    const bool letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
    const bool kept = letter || (c >= '0' && c <= '9') || c == '.';
    if (kept) {
      slug += c;
    } else if (!slug.empty() && slug.back() != '-') {
      slug += '-';
    }
  }
  while (slug.ends_with('-')) slug.pop_back();
  return slug;
}

}  // namespace

Anchors::Anchors(const Edition& edition) {
  NameProvisions(edition);
  NameEntries(edition);
}

void Anchors::NameProvisions(const Edition& edition) {
  std::unordered_set<std::string> slugs;  // of numbers that are not written as they are
  for (const codicil::Provision& provision : edition.provisions) {
    const std::string number = provision.number.ToString();
    std::string anchor = NumberSlug(number);
    if (provision.occurrence > 1) anchor += fmt::format("-{}", provision.occurrence);
    if (anchor != number && provision.occurrence == 1) {
      // "3(a)" is "3-a", which may be another number.
      const std::string slug = anchor;
      for (int use = 2; !slugs.insert(anchor).second || edition.Find(anchor) != kNoProvision; ++use)
        anchor = fmt::format("{}--{}", slug, use);
    }
    provisions_.push_back("r" + anchor);
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
