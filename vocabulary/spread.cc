#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>

#include "base/ascii.h"
#include "rules/relatives.h"
#include "text/language.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

constexpr size_t kMaxName = 80;           // bytes of a member's name that is not a sentence
constexpr size_t kMaxSubject = 200;       // bytes of a subject that the text calls a member
constexpr std::ptrdiff_t kMaxSpaces = 4;  // in a name that no text calls a member

size_t NumberCalled(std::string_view word) {
  const WordList& numbers = English().lists.numbers;
  const auto found = std::ranges::find(numbers, LowerCase(word));
  if (found != numbers.end()) return static_cast<size_t>(found - numbers.begin());
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
      fmt::format(R"((?s)(?:.*[.)\n] ?)?(?:[^.:]*, t|T)here are (?:\w+ )?({}) )"
                  R"(([^,:;.()]+?)(?:,[^:.]*)?:)",
                  NumberPattern()));
  re2::StringPiece count, name;
  if (!RE2::FullMatch(text, kAnnounces, &count, &name)) return std::nullopt;
  Announcement announcement{CleanName(name), NumberCalled(count)};
  if (!IsListName(announcement.name)) return std::nullopt;
  return announcement;
}

// Patterns for the provisions below an announcement.
struct Patterns {
  explicit Patterns(const VocabularyList& list)
      : subject(
            R"((?:In [^.,]{1,60}, )?(?:(?:A|An|The) )?([^.,:;()]+?) (?:is|are) (?:an?|one of the) )" +
            RE2::QuoteMeta(Singular(list.name)) + R"(\b)"),
        said(fmt::format(
            R"((?:Doing so|This|That|It) is an? {}\b|\b(?:[Tt]his|[Tt]hat|[Ss]uch an?) {}\b)",
            RE2::QuoteMeta(Singular(list.name)), RE2::QuoteMeta(Singular(KindIn(list))))),
        kind(fmt::format(R"((?:(?:A|An|The) )?([^.,:;()]*?\b(?:{}|{}))(?: \([^)]*\))?[ ,:—])",
                         RE2::QuoteMeta(KindIn(list)), RE2::QuoteMeta(Singular(KindIn(list))))) {}

  // "abilities" of "categories of abilities" and of "stray abilities".
  static std::string KindIn(const VocabularyList& list) {
    return std::string(list.name.substr(list.name.rfind(' ') + 1));
  }

  // "Barges are wide boats."
  RE2 plain{R"((?:(?:A|An|The) )?([^.,:;()]+?) (?:is|are) )"};
  RE2 subject;  // "Laying a hearth is a special action": what is one
  RE2 said;     // "… This is a special action", "this action": the first sentence says what
  RE2 kind;     // "Spell abilities are …", "An activated ability has …"
};

// A name alone, or one before a colon or a dash.
const RE2& NameAlone() {
  static const RE2 kName(R"((?:(?:A|An|The) )?([^.,:;()—]+?)(?: \([^)]*\))?(?:: | ?—|\.?$|\.?\n))");
  return kName;
}

std::optional<ListMember> MemberAt(std::string_view text, re2::StringPiece name) {
  const auto begin = static_cast<uint32_t>(name.data() - text.data());
  return ListMember{std::string(name), {}, begin, begin + static_cast<uint32_t>(name.size())};
}

// Returns the member that a provision below the announcement states: its heading, or a name in its
// text.
std::optional<ListMember> MemberIn(const Provision& provision, const Patterns& patterns) {
  const std::string_view heading = provision.heading.text, text = provision.text.text;
  if (!heading.empty()) return MemberAt(heading, heading);
  const re2::StringPiece whole(text);
  re2::StringPiece name;
  re2::StringPiece sentence = whole.substr(0, kMaxSubject);
  if (RE2::Consume(&sentence, patterns.subject, &name)) return MemberAt(text, name);
  for (const RE2* pattern : {&patterns.kind, &patterns.plain, &NameAlone()}) {
    re2::StringPiece start = whole.substr(0, kMaxName);
    if (!RE2::Consume(&start, *pattern, &name)) continue;
    const bool cut = start.empty() && text.size() > kMaxName;
    if (!cut && std::ranges::count(name, ' ') <= kMaxSpaces) return MemberAt(text, name);
  }
  if (!RE2::PartialMatch(whole, patterns.said)) return std::nullopt;
  const Sentence first = SentencesWithoutStops(text).front();
  size_t end = first.end;
  for (const std::string_view closed : {".”", ".\""})
    if (text.substr(end).starts_with(closed)) end += closed.size();
  return MemberAt(text, whole.substr(first.begin, end - first.begin));
}

}  // namespace

// The stated number and the number of provisions below must agree.
void FindSpreadLists(const Edition& edition, std::vector<VocabularyList>& lists) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const auto announced = AnnouncedBy(edition.provisions[id].text.text);
    if (!announced) continue;
    VocabularyList list;
    list.name = announced->name;
    list.of = BelongsTo(list.name);
    list.provision = id;
    list.in_heading = true;  // if there is one
    list.member_provisions = ChildrenOf(edition, id);
    if (list.member_provisions.size() != announced->count) continue;
    const Patterns patterns(list);
    for (const ProvisionId child : list.member_provisions)
      if (auto member = MemberIn(edition.provisions[child], patterns))
        list.members.push_back(std::move(*member));
    if (list.members.size() == announced->count) lists.push_back(std::move(list));
  }
}

}  // namespace codicil::vocabulary
