#include "vocabulary/changes.h"

#include <algorithm>
#include <map>
#include <unordered_set>

#include "base/ascii.h"
#include "text/fold.h"
#include "text/words.h"
#include "vocabulary/parts.h"

namespace codicil {
namespace {

using Members = std::set<std::string>;

struct Named {
  std::vector<const VocabularyList*> lists;
  Members keys;  // of the members of all of them
};
using ByName = std::map<std::string_view, Named>;

ByName Group(const Vocabulary& vocabulary) {
  ByName groups;
  for (const VocabularyList& list : vocabulary.lists) {
    Named& named = groups[list.name];
    named.lists.push_back(&list);
    for (const ListMember& member : list.members) named.keys.insert(NameKey(member.name));
  }
  return groups;
}

// Returns the members of `named` that are not in `others`, without duplicates.
std::vector<std::string> Lacking(const Named& named, Members others) {
  std::vector<std::string> lacking;
  for (const VocabularyList* list : named.lists) {
    for (const ListMember& member : list->members) {
      if (others.insert(NameKey(member.name)).second) lacking.push_back(member.name);
    }
  }
  return lacking;
}

// Tests which names occur among the words of an edition.
class WordsOfEdition {
 public:
  explicit WordsOfEdition(const Edition& edition) {
    for (const Provision& provision : edition.provisions) {
      Add(provision.heading.text);
      Add(provision.text.text);
    }
    for (const GlossaryEntry& entry : edition.glossary) Add(entry.text.text);
  }

  bool Has(const std::string& name) const { return runs_.contains(FoldWords(name)); }

 private:
  // Adds every run of up to kMost words.
  void Add(std::string_view text) {
    constexpr size_t kMost = 4;
    const std::string folded = FoldWords(text);
    std::vector<size_t> begins = {0};
    for (size_t at = folded.find(' '); at != folded.npos; at = folded.find(' ', at + 1))
      begins.push_back(at + 1);
    for (size_t i = 0; i < begins.size(); ++i) {
      for (size_t words = 1; words <= kMost && i + words <= begins.size(); ++words) {
        const size_t end = i + words < begins.size() ? begins[i + words] - 1 : folded.size();
        runs_.insert(folded.substr(begins[i], end - begins[i]));
      }
    }
  }

  std::unordered_set<std::string> runs_;
};

// A list that only the old edition has was renamed to one that only the new edition has, if most
// members agree.
void FindNewNames(const ByName& olds, const ByName& news,
                  std::map<std::string_view, std::string_view>& old_names) {
  constexpr double kSame = 0.6;
  for (const auto& [old_name, was] : olds) {
    if (news.contains(old_name)) continue;
    std::string_view best;
    double most = kSame;
    for (const auto& [new_name, is] : news) {
      if (olds.contains(new_name) || old_names.contains(new_name)) continue;
      const double likeness = Likeness(was.keys, is.keys);
      if (likeness < most) continue;
      most = likeness;
      best = new_name;
    }
    if (!best.empty()) old_names[best] = old_name;
  }
}

}  // namespace

std::string NameKey(std::string_view name) { return LowerCase(Fold(name)); }

double Likeness(const std::set<std::string>& a, const std::set<std::string>& b) {
  const auto shared = std::ranges::count_if(a, [&](const auto& key) { return b.contains(key); });
  const double all = static_cast<double>(a.size() + b.size()) - static_cast<double>(shared);
  return all == 0 ? 0 : static_cast<double>(shared) / all;
}

std::string DescribeFate(const ListChange& change) {
  if (!change.old_name.empty()) return "was called " + change.old_name;
  if (change.unfound) return "no longer stated as a list; its words are still there";
  if (change.old_list == nullptr) return "new list";
  return change.new_list == nullptr ? "list removed" : "";
}

std::vector<ListChange> CompareVocabularies(const Vocabulary& old_vocabulary,
                                            const Vocabulary& new_vocabulary,
                                            const Edition& new_edition) {
  constexpr double kMostMembers = 0.9;
  const ByName olds = Group(old_vocabulary), news = Group(new_vocabulary);
  std::map<std::string_view, std::string_view> old_names;  // of lists that have a new one
  FindNewNames(olds, news, old_names);
  std::set<std::string_view> renamed;
  for (const auto& [name, old_name] : old_names) renamed.insert(old_name);
  std::optional<WordsOfEdition> words;  // made when first asked for
  const auto still_stands = [&](const Named& was) {
    if (!words) words.emplace(new_edition);
    const auto found =
        std::ranges::count_if(was.keys, [&](const std::string& key) { return words->Has(key); });
    return static_cast<double>(found) >= kMostMembers * static_cast<double>(was.keys.size());
  };

  std::vector<ListChange> changes;
  std::set<std::string_view> seen;
  const auto compare = [&](std::string_view name) {
    if (!seen.insert(name).second || renamed.contains(name)) return;
    const auto other = old_names.find(name);
    const auto old_at = olds.find(other == old_names.end() ? name : other->second);
    const auto new_at = news.find(name);
    const Named none;
    const Named& was = old_at == olds.end() ? none : old_at->second;
    const Named& is = new_at == news.end() ? none : new_at->second;
    ListChange change;
    change.name = name;
    if (other != old_names.end()) change.old_name = other->second;
    change.old_list = was.lists.empty() ? nullptr : was.lists.front();
    change.new_list = is.lists.empty() ? nullptr : is.lists.front();
    change.unfound = is.lists.empty() && still_stands(was);
    change.added = Lacking(is, was.keys);
    if (!change.unfound) change.removed = Lacking(was, is.keys);
    const bool differs = !change.added.empty() || !change.removed.empty();
    if (differs || change.unfound || !change.old_name.empty()) changes.push_back(std::move(change));
  };
  for (const VocabularyList& list : new_vocabulary.lists) compare(list.name);
  for (const VocabularyList& list : old_vocabulary.lists) compare(list.name);
  return changes;
}

}  // namespace codicil
