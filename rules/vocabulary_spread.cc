#include <re2/re2.h>

#include <algorithm>
#include <array>

#include "rules/vocabulary_parts.h"

namespace codicil::vocabulary {
namespace {

constexpr size_t kMaxMember = 80;  // bytes
constexpr size_t kMaxSpaces = 7;   // in a member's name

constexpr std::array<std::string_view, 16> kNumbers = {
    "zero",  "one",  "two", "three",  "four",   "five",     "six",      "seven",
    "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"};

size_t NumberCalled(std::string_view word) {
  const auto* found = std::find(kNumbers.begin(), kNumbers.end(), LowerCase(word));
  if (found != kNumbers.end()) return static_cast<size_t>(found - kNumbers.begin());
  return static_cast<size_t>(std::atoi(std::string(word).c_str()));
}

// What the last sentence of a provision announces, and how many.
struct Announcement {
  std::string name;
  size_t count = 0;
};

std::optional<Announcement> AnnouncedBy(std::string_view text) {
  if (!text.ends_with(':')) return std::nullopt;
  static const RE2 kAnnounces(
      R"((?s)(?:.*[.)] )?(?:[^.:]*, t|T)here are (?:\w+ )?(\w+) ([^,:;.()]+?)(?:,[^:.]*)?:)");
  re2::StringPiece count, name;
  if (!RE2::FullMatch(re2::StringPiece(text.data(), text.size()), kAnnounces, &count, &name))
    return std::nullopt;
  Announcement announcement{CleanName({name.data(), name.size()}),
                            NumberCalled({count.data(), count.size()})};
  if (announcement.count < 2 || HeadWord(announcement.name).empty()) return std::nullopt;
  return announcement;
}

// What a provision below is about: the words up to the first verb, dash, colon or full stop.
std::optional<ListMember> SubjectOf(std::string_view text) {
  static const RE2 kSubject(
      R"((?:(?:A|An|The|Some) )?([^.,:;()]+?)(?: \([^)]*\))?(?: (?:is|are|has|have|can|may|must|means?|represents?|exists?|happens?|occurs?|consists?|allows?|lets?|causes?|determines?|refers?)\b|: | ?—|\.(?: |$)|$))");
  re2::StringPiece rest(text.data(), std::min(text.size(), kMaxMember)), subject;
  if (!RE2::Consume(&rest, kSubject, &subject)) return std::nullopt;
  const std::string_view name(subject.data(), subject.size());
  const auto spaces = static_cast<size_t>(std::count(name.begin(), name.end(), ' '));
  if (name.empty() || spaces > kMaxSpaces || name.find('\n') != name.npos) return std::nullopt;
  const auto begin = static_cast<uint32_t>(name.data() - text.data());
  return ListMember{std::string(name), {}, begin, begin + static_cast<uint32_t>(name.size())};
}

std::vector<ProvisionId> ChildrenOf(const Edition& edition, ProvisionId id) {
  std::vector<ProvisionId> children;
  const ProvisionId end = edition.provisions[id].subtree_end;
  for (ProvisionId child = id + 1; child < end; child = edition.provisions[child].subtree_end)
    children.push_back(child);
  return children;
}

}  // namespace

// The number that is stated and the number of provisions below prove each other.
void FindSpreadLists(const Edition& edition, std::vector<VocabularyList>& lists) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const auto announced = AnnouncedBy(edition.provisions[id].text.text);
    if (!announced) continue;
    VocabularyList list;
    list.name = announced->name;
    list.of = BelongsTo(list.name);
    list.provision = id;
    list.member_provisions = ChildrenOf(edition, id);
    if (list.member_provisions.size() != announced->count) continue;
    for (const ProvisionId child : list.member_provisions)
      if (auto member = SubjectOf(edition.provisions[child].text.text))
        list.members.push_back(std::move(*member));
    if (list.members.size() == announced->count) lists.push_back(std::move(list));
  }
}

}  // namespace codicil::vocabulary
