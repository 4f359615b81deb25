// Compares alignment with editions that were changed at random, for which the true pairs are known.

#include <array>
#include <set>

#include "generated_edition.h"
#include "neighbours.h"

namespace codicil {
namespace {

constexpr uint32_t kSeeds = 3;

using Pairs = std::set<std::pair<ProvisionId, ProvisionId>>;

// Pairs of each kind: true ones and those found.
struct Tally {
  size_t truth = 0, found = 0, right = 0;

  void Count(const Pairs& true_pairs, const Pairs& found_pairs) {
    truth += true_pairs.size();
    found += found_pairs.size();
    for (const auto& pair : found_pairs) right += true_pairs.count(pair);
  }
  double Precision() const {
    return found == 0 ? 1 : static_cast<double>(right) / static_cast<double>(found);
  }
  double Recall() const {
    return truth == 0 ? 1 : static_cast<double>(right) / static_cast<double>(truth);
  }
};

template <typename List>
Pairs PairsOfKind(const List& list, ChangeKind kind) {
  Pairs pairs;
  for (const auto& pair : list) {
    if (pair.kinds.Has(kind)) pairs.emplace(pair.old_id, pair.new_id);
  }
  return pairs;
}

template <typename List>
Pairs AllPairs(const List& list) {
  Pairs pairs;
  for (const auto& pair : list) pairs.emplace(pair.old_id, pair.new_id);
  return pairs;
}

struct Tallies {
  Tally all;
  std::array<Tally, kChangeKinds> kinds;

  void Count(const std::vector<TruePair>& truth, const Concordance& concordance) {
    all.Count(AllPairs(truth), AllPairs(concordance.pairs));
    for (size_t i = 0; i < kChangeKinds; ++i) {
      const auto kind = static_cast<ChangeKind>(i);
      kinds[i].Count(PairsOfKind(truth, kind), PairsOfKind(concordance.pairs, kind));
    }
  }
};

struct Floor {
  ChangeKind kind;
  double precision, recall;
};
constexpr Floor kFloors[] = {
    {ChangeKind::kRenumbered, 0.99, 0.99}, {ChangeKind::kEdited, 0.98, 0.99},
    {ChangeKind::kMoved, 0.95, 0.97},      {ChangeKind::kSplit, 0.97, 0.94},
    {ChangeKind::kMerged, 0.95, 0.96},     {ChangeKind::kAdded, 0.98, 0.98},
    {ChangeKind::kRemoved, 0.98, 0.95},
};

std::vector<std::string> Editions() {
  std::vector<std::string> paths;
  for (const std::vector<std::string>& work : Works()) {
    if (work.empty()) continue;
    paths.push_back(work.front());
    if (work.size() > 4) paths.push_back(work[work.size() / 2]);
    paths.push_back(work.back());
  }
  return paths;
}

Concordance AlignWith(const Prepared& old_side, const Edition& edition) {
  return Align(old_side.edition, old_side.references, edition, CrossReference(edition));
}

TEST(GeneratedPairs, AreFound) {
  Tallies tallies;
  for (const std::string& path : Editions()) {
    const Prepared& prepared = Prepare(path);
    for (uint32_t seed = 1; seed <= kSeeds; ++seed) {
      const GeneratedEdition generated =
          GenerateEdition(prepared.edition, prepared.references, seed);
      tallies.Count(generated.truth, AlignWith(prepared, generated.edition));
    }
  }
  std::printf("%-11s %6zu pairs, precision %.4f, recall %.4f\n", "all", tallies.all.truth,
              tallies.all.Precision(), tallies.all.Recall());
  EXPECT_GE(tallies.all.Precision(), 0.995);
  EXPECT_GE(tallies.all.Recall(), 0.995);
  for (const Floor& floor : kFloors) {
    const Tally& tally = tallies.kinds[static_cast<size_t>(floor.kind)];
    const std::string name(ChangeKindName(floor.kind));
    std::printf("%-11s %6zu pairs, precision %.4f, recall %.4f\n", name.c_str(), tally.truth,
                tally.Precision(), tally.Recall());
    EXPECT_GT(tally.truth, 0u) << name;
    EXPECT_GE(tally.Precision(), floor.precision) << name;
    EXPECT_GE(tally.Recall(), floor.recall) << name;
  }
}

Pairs OneToOne(const Concordance& concordance) {
  Pairs pairs;
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    if (!pair.kinds.Has(ChangeKind::kSplit) && !pair.kinds.Has(ChangeKind::kMerged))
      pairs.emplace(pair.old_id, pair.new_id);
  }
  return pairs;
}

TEST(GeneratedPairs, OneToOnePairsAreTheSameBothWays) {
  for (const std::string& path : Editions()) {
    const Prepared& prepared = Prepare(path);
    const GeneratedEdition generated = GenerateEdition(prepared.edition, prepared.references, 1);
    const CrossReferences references = CrossReference(generated.edition);
    Pairs back;
    for (const auto& [b, a] :
         OneToOne(Align(generated.edition, references, prepared.edition, prepared.references)))
      back.emplace(a, b);
    EXPECT_EQ(OneToOne(AlignWith(prepared, generated.edition)), back) << path;
  }
}

// The generator itself: its truth is a partition of both editions, and the same each time.
TEST(GeneratedPairs, TruthCoversBothEditions) {
  const Prepared& prepared = Prepare(Editions().back());
  const GeneratedEdition a = GenerateEdition(prepared.edition, prepared.references, 1);
  const GeneratedEdition b = GenerateEdition(prepared.edition, prepared.references, 1);
  std::set<ProvisionId> olds, news;
  for (const TruePair& pair : a.truth) olds.insert(pair.old_id), news.insert(pair.new_id);
  olds.erase(kNoProvision), news.erase(kNoProvision);
  EXPECT_EQ(olds.size(), prepared.edition.provisions.size());
  EXPECT_EQ(news.size(), a.edition.provisions.size());
  EXPECT_EQ(AllPairs(a.truth), AllPairs(b.truth));
}

}  // namespace
}  // namespace codicil
