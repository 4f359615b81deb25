#include "diff/tombstones.h"

#include <algorithm>
#include <string>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "rules/relatives.h"
#include "text/language.h"

namespace codicil {
namespace {

// Longer texts are about something.
constexpr size_t kMostWords = 30;
// What is less certain gives way to what the work says.
constexpr float kCertain = 0.9f;

struct Tombstone {
  bool is_one = false;
  std::vector<ProvisionId> targets;
};

HashSet<std::string_view> InAll(WordList Language::*table) {
  const WordList words = InAllLanguages(table);
  return {words.begin(), words.end()};
}

class TombstoneReader {
 public:
  explicit TombstoneReader(const EditionUnits& units)
      : edition_(units.edition()), references_(units.references()) {}

  Tombstone Read(ProvisionId id) {
    words_ = 0, is_said_ = false, targets_.clear();
    const Provision& provision = edition_.provisions[id];
    const bool alone = provision.subtree_end == id + 1 && provision.examples.empty();
    if (!alone || !ReadPassage({PassageKind::kHeading, id}) ||
        !ReadPassage({PassageKind::kText, id}))
      return {};
    // Without a target, only brackets tell it from a title: "[Reserved]", "Removed".
    if (!is_said_ || (targets_.empty() && !IsBracketed(provision))) return {};
    std::erase(targets_, id);
    return {true, targets_};
  }

 private:
  // Whether all of its words are those of a tombstone, or cited numbers.
  bool ReadPassage(const PassageRef& place) {
    static const HashSet<std::string_view> saying = InAll(&Language::withdrawn);
    static const HashSet<std::string_view> with = InAll(&Language::withdrawn_with);
    const std::string_view text = PassageAt(edition_, place).text;
    const std::span<const Citation> citations = references_.CitationsAt(place);
    const std::span<const SpelledWord> words = references_.words.Of(place);
    if ((words_ += words.size()) > kMostWords) return false;
    for (const SpelledWord& word : words) {
      const auto contains = [&word](const Citation& one) {
        return one.begin <= word.begin && word.end <= one.end;
      };
      const std::string spelled = LowerCase(text.substr(word.begin, word.end - word.begin));
      if (saying.contains(spelled)) {
        is_said_ = true;
      } else if (std::ranges::none_of(citations, contains) && !with.contains(spelled)) {
        return false;
      }
    }
    for (const Citation& citation : citations) {
      for (const Locator& locator : citation.locators)
        targets_.insert(targets_.end(), locator.targets.begin(), locator.targets.end());
    }
    return true;
  }

  static bool IsBracketed(const Provision& provision) {
    const auto is = [](std::string_view text) {
      return text.empty() || text.front() == '[' || text.front() == '(';
    };
    return is(provision.heading.text) && is(provision.text.text);
  }

  const Edition& edition_;
  const CrossReferences& references_;
  size_t words_ = 0;
  bool is_said_ = false;
  std::vector<ProvisionId> targets_;
};

std::vector<Tombstone> TombstonesOf(const EditionUnits& units) {
  std::vector<Tombstone> tombstones;
  TombstoneReader reader(units);
  for (ProvisionId id = 0; id < units.provisions.size(); ++id)
    tombstones.push_back(reader.Read(id));
  return tombstones;
}

// Where a new tombstone stands, in the old edition: the sections may have other numbers now.
class OldPlaces {
 public:
  OldPlaces(const TwoEditions& both, const std::vector<MatchedPair>& pairs)
      : both_(both), of_parent_(both.new_size(), kNoProvision) {
    for (const MatchedPair& pair : pairs) {
      if (pair.main) of_parent_[pair.new_id] = pair.old_id;
    }
  }

  ProvisionId Of(ProvisionId new_id) const {
    const Provision& tombstone = both_.New(new_id);
    const Edition& olds = both_.old_words.edition();
    if (tombstone.parent == kNoProvision) return olds.Find(tombstone.number);
    const ProvisionId parent = of_parent_[tombstone.parent];
    if (parent == kNoProvision) return kNoProvision;
    for (const ProvisionId child : ChildrenOf(olds, parent)) {
      if (EndOf(olds.provisions[child].number) == EndOf(tombstone.number)) return child;
    }
    return kNoProvision;
  }

 private:
  static std::string EndOf(const RuleNumber& number) {
    return number.empty() ? "" : number.ComponentText(number.size() - 1);
  }

  const TwoEditions& both_;
  std::vector<ProvisionId> of_parent_;  // by new provision
};

}  // namespace

void ReadTombstones(const TwoEditions& both, const Matcher& matcher,
                    std::vector<MatchedPair>& pairs) {
  const std::vector<Tombstone> olds = TombstonesOf(both.old_words),
                               news = TombstonesOf(both.new_words);
  const auto is_pinned = [&](const MatchedPair& pair) {
    return matcher.IsPinnedOld(pair.old_id) || matcher.IsPinnedNew(pair.new_id);
  };
  std::erase_if(pairs, [&](const MatchedPair& pair) {
    return olds[pair.old_id].is_one != news[pair.new_id].is_one && !is_pinned(pair);
  });
  const OldPlaces places(both, pairs);
  std::vector<MatchedPair> said;
  for (ProvisionId id = 0; id < both.new_size(); ++id) {
    const ProvisionId old_id = news[id].is_one ? places.Of(id) : kNoProvision;
    if (old_id == kNoProvision || olds[old_id].is_one || matcher.IsPinnedOld(old_id)) continue;
    for (const ProvisionId target : news[id].targets) {
      if (matcher.IsPinnedNew(target) || matcher.IsForbidden(old_id, target)) continue;
      said.push_back({old_id, target, false, 1, {Evidence::kSaid}});
    }
  }
  const NumberLists said_of = InGroups(said, both.old_size(), &MatchedPair::old_id);
  std::erase_if(pairs, [&](const MatchedPair& pair) {
    const auto is_said = [&](uint32_t i) { return said[i].new_id == pair.new_id; };
    const auto of_old = said_of[pair.old_id];
    return !of_old.empty() && (pair.confidence < kCertain || std::ranges::any_of(of_old, is_said));
  });
  const NumberLists taken = InGroups(pairs, both.new_size(), &MatchedPair::new_id);
  for (MatchedPair& pair : said)
    pair.main = taken[pair.new_id].empty() && said_of[pair.old_id].size() == 1;
  pairs.insert(pairs.end(), said.begin(), said.end());
}

}  // namespace codicil
