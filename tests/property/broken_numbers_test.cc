// What `check --against` reports is what the crosswalk states, over all pairs of consecutive
// editions: every number whose old provision the crosswalk takes elsewhere, and no other.

#include "diff/broken_numbers.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "diff/kinds.h"
#include "neighbours.h"

namespace codicil {
namespace {

std::string NumberOf(const Edition& edition, ProvisionId id) {
  return edition.provisions[id].number.ToString();
}

std::set<std::string> Printed(const Edition& edition) {
  std::set<std::string> numbers;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id)
    if (!edition.provisions[id].implied) numbers.insert(NumberOf(edition, id));
  return numbers;
}

// Whether the first provision with the number is implied: then a reader sees no number there.
bool IsThere(const Edition& edition, const std::string& number) {
  const ProvisionId id = edition.Find(number);
  return id != kNoProvision && !edition.provisions[id].implied;
}

// The kind of each number that the crosswalk breaks, number by number, as text.
std::map<std::string, std::string> StatedBy(const Concordance& concordance, const Edition& was,
                                            const Edition& is) {
  std::set<std::string> kept, goes_on;
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    const std::string number = NumberOf(was, pair.old_id);
    if (number == NumberOf(is, pair.new_id)) kept.insert(number);
    if (was.provisions[pair.old_id].occurrence == 1) goes_on.insert(number);
  }
  std::map<std::string, std::string> broken;
  for (const std::string& number : Printed(was)) {
    if (kept.contains(number)) continue;
    broken[number] = std::string(!IsThere(is, number)       ? kind::kNumberDropped.name
                                 : goes_on.contains(number) ? kind::kNumberRedirected.name
                                                            : kind::kNumberReused.name);
  }
  return broken;
}

TEST(BrokenNumbers, AreThoseOfTheCrosswalkAndNoOthers) {
  size_t redirected = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Edition &was = Prepare(old_path).edition, &is = Prepare(new_path).edition;
    const Concordance concordance = AlignPaths(old_path, new_path);
    std::map<std::string, std::string> reported;
    for (const BrokenNumber& one : BrokenNumbers(was, is, concordance)) {
      const auto [it, fresh] =
          reported.emplace(one.number.ToString(), std::string(one.diagnostic.kind.name));
      EXPECT_TRUE(fresh) << it->first << " twice in " << new_path;
      redirected += one.diagnostic.kind != kind::kNumberDropped;
    }
    EXPECT_EQ(reported, StatedBy(concordance, was, is)) << old_path << " to " << new_path;
  }
  EXPECT_GT(redirected, 0u);
  RecordProperty("redirected", static_cast<int>(redirected));
}

TEST(BrokenNumbers, OfAnEditionAgainstItselfAreNone) {
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Edition& edition = Prepare(new_path).edition;
    EXPECT_TRUE(BrokenNumbers(edition, edition, AlignPaths(new_path, new_path)).empty());
  }
}

}  // namespace
}  // namespace codicil
