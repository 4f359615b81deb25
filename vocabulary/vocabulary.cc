#include "vocabulary/vocabulary.h"

#include <re2/re2.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/ascii.h"
#include "rules/relatives.h"
#include "vocabulary/parts.h"

namespace codicil {
namespace vocabulary {
namespace {

constexpr size_t kMaxOwners = 20;  // of one list

using re2::StringPiece;

// "Wardens, relics, and oaths" -> "warden", "relic", "oath".
std::vector<std::string> Owners(std::string_view words) {
  static const RE2 kOwner(R"((?:, and |, | and |^)([A-Za-z-]+))");
  std::vector<std::string> owners;
  StringPiece rest(words), owner;
  while (RE2::Consume(&rest, kOwner, &owner)) owners.push_back(Singular(LowerCase(owner)));
  return rest.empty() ? owners : std::vector<std::string>();
}

// "Instants and sorceries share their subtypes; these subtypes are called spell types": a name, and
// the types whose lists have that name.
struct Sharing {
  std::string name;
  std::vector<std::string> owners;  // singular
};
std::optional<Sharing> MatchSharing(std::string_view sentence, std::string_view previous) {
  if (sentence.find("subtypes") == sentence.npos || sentence.find(" called ") == sentence.npos)
    return std::nullopt;
  static const RE2 kCalled(
      R"(^(.*?)(?:; |^)[Tt]hese subtypes are (?:also )?called [“"?]?([^“”"?.]+?)[”"?]?$)");
  StringPiece before, name;
  if (!RE2::FullMatch(sentence, kCalled, &before, &name)) return std::nullopt;
  // "These subtypes are also called rite types": the sentence before says whose.
  if (before.empty()) before = previous;
  static const RE2 kShare(R"(([\w, -]+?) (?:each |also )?(?:have|share) .*)");
  static const RE2 kSame(R"(The set of (\w+) subtypes is the same as the set of (\w+) subtypes)");
  StringPiece owners, other;
  Sharing sharing{CleanName(name), {}};
  if (RE2::FullMatch(before, kShare, &owners)) {
    sharing.owners = Owners(owners);
  } else if (RE2::FullMatch(before, kSame, &owners, &other)) {
    sharing.owners = {LowerCase(owners), LowerCase(other)};
  }
  if (sharing.owners.empty()) return std::nullopt;
  return sharing;
}

// Finds the lists that sentences state.
class Extractor {
 public:
  explicit Extractor(const Edition& edition) : edition_(edition) {}

  std::vector<VocabularyList> Run() {
    for (ProvisionId id = 0; id < edition_.provisions.size(); ++id) {
      place_ = {};
      place_.provision = id;
      ReadPassage(edition_.provisions[id].text.text, TopicOf(edition_, id));
    }
    for (uint32_t i = 0; i < edition_.glossary.size(); ++i) {
      place_ = {};
      place_.glossary_entry = i;
      ReadPassage(edition_.glossary[i].text.text, edition_.glossary[i].term.text);
    }
    std::set<std::string> names;
    for (const VocabularyList& list : lists_) names.insert(list.name);
    for (VocabularyList& list : lists_) SettleOwners(list, names);
    return std::move(lists_);
  }

 private:
  void ReadPassage(std::string_view text, std::string_view topic) {
    const std::vector<Sentence> sentences = SentencesWithoutStops(text);
    Context context{text, {}, topic, {}};
    begun_.clear();
    for (size_t i = 0; i < sentences.size(); ++i) {
      const std::string_view words =
          text.substr(sentences[i].begin, sentences[i].end - sentences[i].begin);
      context.near = Near(sentences, i);
      if (const auto sharing = MatchSharing(words, context.previous)) NoteSharing(*sharing);
      auto statement = MatchStatement(context, sentences[i]);
      if (statement && statement->begin >= statement->end && i + 1 < sentences.size()) {
        TakeNextParagraph(sentences, i + 1, *statement);
      }
      if (statement) {
        AddList(text, std::move(*statement));
      } else {
        begun_.clear();
      }
      context.previous = words;
    }
  }

  static std::span<const Sentence> Near(std::span<const Sentence> sentences, size_t i) {
    constexpr size_t kOneSide = 3;
    const size_t begin = i - std::min(i, kOneSide);
    return sentences.subspan(begin, std::min(i + kOneSide + 1, sentences.size()) - begin);
  }

  // "… is as follows:" and then a paragraph of members.
  static void TakeNextParagraph(const std::vector<Sentence>& sentences, size_t next,
                                Statement& statement) {
    statement.begin = sentences[next].begin;
    while (!sentences[next].ends_paragraph && next + 1 < sentences.size()) ++next;
    statement.end = sentences[next].end;
  }

  void AddList(std::string_view text, Statement statement) {
    std::vector<ListMember> members =
        ParseMembers(text, statement.begin, statement.end, statement.expectation);
    if (statement.before_other) {
      begun_ = std::move(members);
      return;
    }
    if (statement.other && !begun_.empty() && !members.empty())
      members.insert(members.begin(), begun_.begin(), begun_.end());
    begun_.clear();
    if (members.empty()) return;
    VocabularyList list = place_;
    list.name = std::move(statement.name);
    list.of = std::move(statement.of);
    list.begin = members.front().begin;
    list.end = members.back().end;
    list.members = std::move(members);
    lists_.push_back(std::move(list));
  }

  void NoteSharing(const Sharing& sharing) {
    std::vector<std::string>& owners = owners_[sharing.name];
    for (const std::string& owner : sharing.owners) {
      if (owners.size() < kMaxOwners && std::ranges::find(owners, owner) == owners.end())
        owners.push_back(owner);
    }
  }

  void SettleOwners(VocabularyList& list, const std::set<std::string>& names) const {
    if (const auto owners = owners_.find(list.name); owners != owners_.end())
      list.shared_by = owners->second;
    // The "founding hearth types" belong to hearths if the hearth types do.
    const size_t blank = list.of.rfind(' ');
    if (blank == std::string::npos || !list.name.ends_with(" types")) return;
    const std::string last = list.of.substr(blank + 1);
    if (names.count(last + " types") > 0) list.of = last;
  }

  const Edition& edition_;
  std::vector<VocabularyList> lists_;
  std::map<std::string, std::vector<std::string>, std::less<>> owners_;
  VocabularyList place_;  // the place of the passage that is being read
  std::vector<ListMember> begun_;
};

void SettleWhichCount(std::vector<VocabularyList>& lists) {
  std::map<std::string_view, VocabularyList*> best;
  for (VocabularyList& list : lists) {
    VocabularyList*& longest = best[list.name];
    if (longest == nullptr || longest->members.size() < list.members.size()) longest = &list;
  }
  for (VocabularyList& list : lists) list.counts = best[list.name] == &list;
}

}  // namespace
}  // namespace vocabulary

Vocabulary ExtractVocabulary(const Edition& edition) {
  Vocabulary vocabulary;
  vocabulary.lists = vocabulary::Extractor(edition).Run();
  vocabulary::FindKeywordSections(edition, vocabulary.lists);
  vocabulary::FindSymbolDefinitions(edition, vocabulary.lists);
  vocabulary::FindSpreadLists(edition, vocabulary.lists);
  std::ranges::stable_sort(vocabulary.lists, [](const VocabularyList& a, const VocabularyList& b) {
    return a.provision < b.provision;
  });
  vocabulary::SettleWhichCount(vocabulary.lists);
  return vocabulary;
}

const VocabularyList* Vocabulary::Find(std::string_view name) const {
  const auto it = std::ranges::find_if(
      lists, [&](const VocabularyList& l) { return l.counts && l.name == name; });
  return it == lists.end() ? nullptr : &*it;
}

const Passage& PassageOfMember(const Edition& edition, const VocabularyList& list, size_t i) {
  if (list.member_provisions.empty()) {
    return list.provision == kNoProvision ? edition.glossary[list.glossary_entry].text
                                          : edition.provisions[list.provision].text;
  }
  const Provision& provision = edition.provisions[list.member_provisions[i]];
  return list.in_heading && !provision.heading.empty() ? provision.heading : provision.text;
}

}  // namespace codicil
