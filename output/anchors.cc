#include "output/anchors.h"

#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "base/ascii.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace codicil {
namespace {

// Keeps what `keep` accepts; each run of other characters between two of these becomes "-".
template <typename Keep>
std::string Slugged(std::string_view text, Keep keep) {
  std::string slug;
  for (const char c : text) {
    if (keep(c)) {
      slug += c;
    } else if (!slug.empty() && slug.back() != '-') {
      slug += '-';
    }
  }
  while (slug.ends_with('-')) slug.pop_back();
  return slug;
}

// In lower case; letters, digits and what is beyond ASCII are kept.
std::string Slug(std::string_view term) {
  std::string words = Fold(term);
  std::erase(words, '\'');
  for (char& c : words) c = ToLower(c);
  const std::string slug = Slugged(words, [](char c) { return IsAlnum(c) || !IsAscii(c); });
  return slug.empty() ? "term" : slug;
}

// "3.1(a)(ii)" as "3.1-a-ii", "§ 12(1)" as "12-1", 第三条 as "Art-3".
std::string NumberSlug(std::string_view number) {
  if (BeginsInEastAsia(number)) {
    if (const auto parsed = RuleNumber::Parse(number, EveryStyle()))
      return NumberSlug(parsed->WithoutHan().ToString());
  }
  return Slugged(number, [](char c) { return IsAlnum(c) || c == '.'; });
}

}  // namespace

Anchors::Anchors(const Edition& edition) {
  std::vector<Numbered> provisions;
  for (const codicil::Provision& provision : edition.provisions)
    provisions.push_back({provision.number.ToString(), provision.occurrence});
  std::vector<std::string_view> terms;
  for (const GlossaryEntry& entry : edition.glossary) terms.push_back(entry.term.text);
  NameProvisions(provisions);
  NameEntries(terms);
}

Anchors::Anchors(const EditionRecord& edition, const TextTable& texts) {
  std::vector<Numbered> provisions;
  for (const ProvisionRecord& provision : edition.provisions)
    provisions.push_back({provision.num, provision.occurrence});
  std::vector<std::string_view> terms;
  for (const EntryRecord& entry : edition.glossary) terms.push_back(texts[entry.term]);
  NameProvisions(provisions);
  NameEntries(terms);
}

void Anchors::NameProvisions(const std::vector<Numbered>& provisions) {
  std::unordered_set<std::string_view> numbers;
  for (const Numbered& provision : provisions) numbers.insert(provision.number);
  std::unordered_set<std::string> slugs;  // of numbers that are not written as they are
  for (const auto& [number, occurrence] : provisions) {
    std::string anchor = NumberSlug(number);
    if (occurrence > 1) anchor += fmt::format("-{}", occurrence);
    if (anchor != number) {
      // "3(a)" is "3-a", which may be another number.
      const std::string slug = anchor;
      for (int use = 2; !slugs.insert(anchor).second || numbers.contains(anchor); ++use)
        anchor = fmt::format("{}--{}", slug, use);
    }
    provisions_.push_back("r" + anchor);
  }
}

void Anchors::NameEntries(const std::vector<std::string_view>& terms) {
  // "Foo" twice gives g-foo-2, which a term "Foo 2" may have taken.
  std::unordered_map<std::string, uint32_t> last_use;
  std::unordered_set<std::string> taken;
  taken.reserve(terms.size());
  for (const std::string_view term : terms) {
    auto [name, fresh] = taken.insert(Slug(term));
    const std::string& slug = *name;  // which stays where it is
    while (!fresh) {
      uint32_t& use = last_use.try_emplace(slug, 1).first->second;
      std::tie(name, fresh) = taken.insert(fmt::format("{}-{}", slug, ++use));
    }
    entries_.push_back("g-" + *name);
  }
}

}  // namespace codicil
