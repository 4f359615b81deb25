// The glossary and closed lists: what is out of alphabetical order, and members that appear twice.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "rules/source_span.h"
#include "text/collation.h"
#include "text/fold.h"
#include "text/language.h"

namespace codicil {
namespace {

struct Misplaced {
  size_t member;
  size_t should_follow;  // SIZE_MAX: should be first
  bool certain = true;   // by every alphabet
};

// A list is meant to be alphabetical if nearly all of it is in order, and it is too long for two
// short sorted groups to explain that.
constexpr size_t kMinMembers = 20;
constexpr double kMinShare = 0.95;

// Returns one of the longest subsequences of members that are in order, as indices; the others are
// those that would have to move. O(n log n).
std::vector<size_t> LongestOrdered(const std::vector<std::string>& keys) {
  std::vector<size_t> tails;  // tails[k]: the least end of an ordered run of k + 1 members
  std::vector<size_t> before(keys.size(), SIZE_MAX);
  for (size_t i = 0; i < keys.size(); ++i) {
    const auto place = std::upper_bound(tails.begin(), tails.end(), i,
                                        [&](size_t a, size_t b) { return keys[a] < keys[b]; });
    if (place != tails.begin()) before[i] = *std::prev(place);
    if (place == tails.end()) {
      tails.push_back(i);
    } else {
      *place = i;
    }
  }
  std::vector<size_t> run;
  for (size_t i = tails.empty() ? SIZE_MAX : tails.back(); i != SIZE_MAX; i = before[i])
    run.push_back(i);
  std::ranges::reverse(run);
  return run;
}

// "The Ember" is sorted under E, and so are "“Ember”" and, in a file that lost its quotes,
// "?Ember?".
std::string SortName(std::string_view name) {
  static const WordList articles = InAllLanguages(&Language::articles);
  std::string folded = Fold(name);
  std::erase_if(folded, [](char c) { return c == '"' || c == '?'; });
  const size_t space = folded.find(' ');
  const bool begins =
      space != folded.npos && Contains(articles, LowerCase(folded.substr(0, space)));
  return begins ? folded.substr(space + 1) : folded;
}

// How much of a name counts as one word for the alphabet: "Bind, Bound" comes before "Bind Again"
// if the comma ends it, and after it if not.
enum class Head { kWholeName, kToComma };

std::string KeyOf(std::string_view name, const Collation& collation, Head head) {
  const size_t end = head == Head::kToComma ? name.find_first_of(",(") : name.npos;
  if (end == name.npos) return collation.Key(name);
  // A key ends in a byte that is less than any other.
  return collation.Key(name.substr(0, end)) + collation.Key(name.substr(end));
}

std::vector<Misplaced> OutsideRun(const std::vector<std::string>& keys,
                                  const std::vector<size_t>& run) {
  std::vector<Misplaced> misplaced;
  size_t next = 0;
  for (size_t i = 0; i < keys.size(); ++i) {
    if (next < run.size() && run[next] == i) {
      ++next;
      continue;
    }
    const auto after = std::upper_bound(run.begin(), run.end(), i,
                                        [&](size_t a, size_t b) { return keys[a] < keys[b]; });
    misplaced.push_back({i, after == run.begin() ? SIZE_MAX : *std::prev(after), true});
  }
  return misplaced;
}

std::vector<Misplaced> MisplacedBy(const std::vector<std::string>& names,
                                   const Collation& collation, Head head) {
  std::vector<std::string> keys;
  keys.reserve(names.size());
  for (const std::string& name : names) keys.push_back(KeyOf(name, collation, head));
  return OutsideRun(keys, LongestOrdered(keys));
}

// Finds what is out of order in every alphabet: a long list seldom follows just one, and where they
// differ the choice is the editor's. Finds nothing if the list is not meant to be alphabetical.
std::vector<Misplaced> FindMisplaced(const std::vector<std::string>& names,
                                     std::string_view language) {
  if (names.size() < kMinMembers) return {};
  std::vector<std::string> sort_names;
  sort_names.reserve(names.size());
  for (const std::string& name : names) sort_names.push_back(SortName(name));
  std::vector<Misplaced> misplaced;
  std::vector<int> times(names.size());
  std::vector<std::set<size_t>> places(names.size());
  for (const Alphabet alphabet : {Alphabet::kWordByWord, Alphabet::kLetterByLetter}) {
    const Collation collation(language, alphabet);
    for (const Head head : {Head::kWholeName, Head::kToComma}) {
      misplaced = MisplacedBy(sort_names, collation, head);
      for (const Misplaced& one : misplaced)
        ++times[one.member], places[one.member].insert(one.should_follow);
    }
  }
  std::erase_if(misplaced, [&](const Misplaced& one) { return times[one.member] < 4; });
  for (Misplaced& one : misplaced) one.certain = places[one.member].size() == 1;
  const auto in_order = static_cast<double>(names.size() - misplaced.size());
  if (in_order < kMinShare * static_cast<double>(names.size())) return {};
  return misplaced;
}

// Returns the message about one of them.
std::string OrderMessage(const std::vector<std::string>& names, const Misplaced& misplaced) {
  const auto after = [&](size_t i) { return fmt::format("after \"{}\"", names[i]); };
  const size_t member = misplaced.member, other = misplaced.should_follow;
  return fmt::format("\"{}\" comes {}; alphabetically it should come {}", names[member],
                     member == 0 ? "first" : after(member - 1),
                     other == SIZE_MAX ? "first" : after(other));
}

// Moves some bytes to before others.
std::vector<SourceEdit> Move(const Edition& edition, const Span& what, const Span& to) {
  const std::string_view words = edition.sources().text(what.source).Cut(what);
  return {{what, ""}, {{to.source, to.begin, to.begin}, std::string(words)}};
}

class ListCheck {
 public:
  ListCheck(const Edition& edition, const VocabularyList& list, Findings& findings)
      : edition_(edition), list_(list), findings_(findings) {}

  void Run() {
    for (const ListMember& member : list_.members) names_.push_back(member.name);
    Duplicates();
    if (!list_.member_provisions.empty()) return;  // in the order of their rules
    for (size_t begin = 0; begin < names_.size();) {
      const size_t end = GroupEnd(begin);
      Order(begin, end);
      begin = end;
    }
  }

 private:
  // A list may continue in another sentence ("One oath is two words long: Slow Fire. The others are
  // …"), with an order of its own.
  size_t GroupEnd(size_t begin) const {
    const std::string_view text = PassageOf(begin).text;
    for (size_t i = begin + 1; i < names_.size(); ++i) {
      const uint32_t from = list_.members[i - 1].end;
      const uint32_t to = list_.members[i].begin;
      if (to > from && text.substr(from, to - from).find_first_of(".:") != text.npos) return i;
    }
    return names_.size();
  }
  void Order(size_t begin, size_t end) {
    const auto at = [&](size_t i) { return names_.begin() + static_cast<std::ptrdiff_t>(i); };
    const std::vector<std::string> group(at(begin), at(end));
    for (const Misplaced& misplaced : FindMisplaced(group, edition_.language)) {
      Report(kind::kListOrder, begin + misplaced.member, OrderMessage(group, misplaced),
             std::nullopt, Fix(begin, end, misplaced));
    }
  }
  // A member with the comma after it goes to where it belongs, if both are between two others in
  // one line.
  std::vector<SourceEdit> Fix(size_t begin, size_t end, const Misplaced& misplaced) const {
    const size_t from = begin + misplaced.member, to = begin + misplaced.should_follow + 1;
    if (!misplaced.certain || misplaced.should_follow == SIZE_MAX || misplaced.member == 0)
      return {};
    if (from + 2 >= end || to + 1 >= end || !HasComma(from - 1) || !HasComma(from) ||
        !HasComma(to - 1) || to == from)
      return {};
    const Passage& passage = PassageOf(from);
    const auto what =
        SourceSpanOf(passage, list_.members[from].begin, list_.members[from + 1].begin);
    const auto where = SpanOf(to);
    return what && where ? Move(edition_, *what, *where) : std::vector<SourceEdit>();
  }
  // "Ash, Elm": nothing but a comma is between a member and the next.
  bool HasComma(size_t member) const {
    const ListMember &one = list_.members[member], &next = list_.members[member + 1];
    return next.begin > one.end &&
           PassageOf(member).text.substr(one.end, next.begin - one.end) == ", ";
  }
  void Duplicates() {
    std::unordered_map<std::string, size_t> seen;
    for (size_t i = 0; i < names_.size(); ++i) {
      const auto [it, fresh] = seen.try_emplace(Fold(names_[i]), i);
      if (fresh) continue;
      Report(kind::kListDuplicate, i,
             fmt::format("\"{}\" is already among the {}", names_[i], list_.name),
             SpanOf(it->second));
    }
  }
  const Passage& PassageOf(size_t member) const { return PassageOfMember(edition_, list_, member); }
  std::optional<Span> SpanOf(size_t member) const {
    const ListMember& place = list_.members[member];
    return SourceSpanOf(PassageOf(member), place.begin, place.end);
  }
  void Report(DiagnosticKind kind, size_t member, std::string message,
              std::optional<Span> related = std::nullopt, std::vector<SourceEdit> fix = {}) {
    const Span span = SpanOf(member).value_or(PassageOf(member).span);
    findings_.Add(kind, span, std::move(message), related, std::move(fix));
  }

  const Edition& edition_;
  const VocabularyList& list_;
  Findings& findings_;
  std::vector<std::string> names_;
};

// Whether an entry begins a line, after an empty one.
bool BeginsBlock(const Edition& edition, const Span& span) {
  const std::string_view before = edition.sources().text(span.source).text().substr(0, span.begin);
  return before.ends_with("\n\n") || before.ends_with("\n\r\n");
}

// The entry, with what is between it and the next, goes to where it belongs.
std::vector<SourceEdit> EntryFix(const Edition& edition, const Misplaced& misplaced) {
  const auto& entries = edition.glossary;
  const size_t from = misplaced.member;
  const size_t to = misplaced.should_follow == SIZE_MAX ? 0 : misplaced.should_follow + 1;
  if (!misplaced.certain || from + 1 >= entries.size() || to >= entries.size()) return {};
  const Span &first = entries[from].span, &next = entries[from + 1].span, &where = entries[to].span;
  const bool one_file = first.source == next.source && first.source == where.source;
  if (!one_file || first.begin >= next.begin || !BeginsBlock(edition, first) ||
      !BeginsBlock(edition, next) || !BeginsBlock(edition, where))
    return {};
  return Move(edition, {first.source, first.begin, next.begin}, where);
}

}  // namespace

void CheckLists(const CheckInput& input, Findings& findings) {
  for (const VocabularyList& list : input.vocabulary.lists)
    ListCheck(input.edition, list, findings).Run();
}

void CheckGlossaryOrder(const CheckInput& input, Findings& findings) {
  const Edition& edition = input.edition;
  std::vector<std::string> names;
  for (const GlossaryEntry& entry : edition.glossary) names.emplace_back(entry.term.text);
  for (const Misplaced& misplaced : FindMisplaced(names, edition.language)) {
    findings.Add(kind::kGlossaryOrder, edition.glossary[misplaced.member].term.span,
                 OrderMessage(names, misplaced), std::nullopt, EntryFix(edition, misplaced));
  }
}

}  // namespace codicil
