#include "check/alphabet.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ascii.h"
#include "text/collation.h"
#include "text/fold.h"
#include "text/language.h"

namespace codicil {
namespace {

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
    misplaced.push_back({i, after == run.begin() ? SIZE_MAX : *std::prev(after)});
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

}  // namespace

std::vector<Misplaced> FindMisplaced(const std::vector<std::string>& names,
                                     std::string_view language) {
  if (names.size() < kMinMembers) return {};
  std::vector<std::string> sort_names;
  sort_names.reserve(names.size());
  for (const std::string& name : names) sort_names.push_back(SortName(name));
  std::vector<Misplaced> misplaced;
  std::vector<int> times(names.size());
  for (const Alphabet alphabet : {Alphabet::kWordByWord, Alphabet::kLetterByLetter}) {
    const Collation collation(language, alphabet);
    for (const Head head : {Head::kWholeName, Head::kToComma}) {
      misplaced = MisplacedBy(sort_names, collation, head);
      for (const Misplaced& one : misplaced) ++times[one.member];
    }
  }
  std::erase_if(misplaced, [&](const Misplaced& one) { return times[one.member] < 4; });
  const auto in_order = static_cast<double>(names.size() - misplaced.size());
  if (in_order < kMinShare * static_cast<double>(names.size())) return {};
  return misplaced;
}

std::string OrderMessage(const std::vector<std::string>& names, const Misplaced& misplaced) {
  const auto after = [&](size_t i) { return fmt::format("after \"{}\"", names[i]); };
  const size_t member = misplaced.member, other = misplaced.should_follow;
  return fmt::format("\"{}\" comes {}; alphabetically it should come {}", names[member],
                     member == 0 ? "first" : after(member - 1),
                     other == SIZE_MAX ? "first" : after(other));
}

}  // namespace codicil
