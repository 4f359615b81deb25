#include <re2/re2.h>

#include "base/ascii.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

using re2::StringPiece;

// "Wardens, relics, and oaths" -> "warden", "relic", "oath".
std::vector<std::string> Owners(std::string_view words) {
  static const RE2 kOwner(R"((?:, and |, | and |^)([A-Za-z-]+))");
  std::vector<std::string> owners;
  StringPiece rest(words), owner;
  while (RE2::Consume(&rest, kOwner, &owner)) owners.push_back(Singular(LowerCase(owner)));
  return rest.empty() ? owners : std::vector<std::string>();
}

}  // namespace

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

}  // namespace codicil::vocabulary
