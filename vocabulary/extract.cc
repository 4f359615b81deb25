#include <algorithm>
#include <map>
#include <set>

#include "rules/relatives.h"
#include "vocabulary/parts.h"
#include "vocabulary/vocabulary.h"

namespace codicil {
namespace vocabulary {
namespace {

constexpr size_t kMaxOwners = 20;  // of one list

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
    const std::vector<Sentence> sentences = SplitSentences(text);
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

}  // namespace codicil
