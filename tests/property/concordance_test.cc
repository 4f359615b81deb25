// Invariants of every concordance, over every edition and all pairs of consecutive ones, and the
// number of correct pairs where hand-made labels exist.

#include <algorithm>
#include <map>
#include <set>

#include "align_oracle.h"
#include "four_steps.h"
#include "neighbours.h"
#include "text/fold.h"

namespace codicil {
namespace {

using Paths = std::vector<std::string>;

std::set<std::pair<ProvisionId, ProvisionId>> OneToOne(const Concordance& concordance) {
  std::set<std::pair<ProvisionId, ProvisionId>> pairs;
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    if (!pair.kinds.Has(ChangeKind::kSplit) && !pair.kinds.Has(ChangeKind::kMerged))
      pairs.emplace(pair.old_id, pair.new_id);
  }
  return pairs;
}

double Share(size_t part, size_t whole) {
  return whole == 0 ? 1 : static_cast<double>(part) / static_cast<double>(whole);
}

class ConcordanceOfOne : public EditionTest {};

TEST_P(ConcordanceOfOne, WithItselfIsUnchanged) {
  const std::string& path = GetParam().paths[0];
  const Concordance concordance = AlignPaths(path, path);
  const ChangeKinds unchanged{ChangeKind::kUnchanged};
  EXPECT_EQ(concordance.pairs.size(), Prepare(path).edition.provisions.size());
  for (const Correspondence& pair : concordance.pairs) {
    EXPECT_EQ(pair.old_id, pair.new_id);
    EXPECT_EQ(pair.kinds, unchanged)
        << Prepare(path).edition.provisions[pair.new_id].number.ToString();
  }
  for (const GlossaryPair& pair : concordance.glossary) EXPECT_EQ(pair.kinds, unchanged);
  for (const ExamplePair& pair : concordance.examples) EXPECT_EQ(pair.kinds, unchanged);
}
INSTANTIATE_TEST_SUITE_P(All, ConcordanceOfOne, testing::ValuesIn(AllEditions()), EditionTestName);

TEST(Concordance, EveryProvisionIsInAPair) {
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Concordance concordance = AlignPaths(old_path, new_path);
    std::set<ProvisionId> olds, news;
    for (const Correspondence& pair : concordance.pairs) {
      olds.insert(pair.old_id), news.insert(pair.new_id);
      EXPECT_FALSE(pair.kinds.empty());
    }
    olds.erase(kNoProvision), news.erase(kNoProvision);
    EXPECT_EQ(olds.size(), Prepare(old_path).edition.provisions.size()) << new_path;
    EXPECT_EQ(news.size(), Prepare(new_path).edition.provisions.size()) << new_path;
  }
}

TEST(Concordance, EveryEntryIsInAPair) {
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Concordance concordance = AlignPaths(old_path, new_path);
    std::set<uint32_t> olds, news;
    for (const GlossaryPair& pair : concordance.glossary) {
      olds.insert(pair.old_entry), news.insert(pair.new_entry);
      const bool added = pair.old_entry == kNoEntry, removed = pair.new_entry == kNoEntry;
      EXPECT_EQ(pair.kinds == ChangeKinds{ChangeKind::kAdded}, added) << new_path;
      EXPECT_EQ(pair.kinds == ChangeKinds{ChangeKind::kRemoved}, removed) << new_path;
    }
    olds.erase(kNoEntry), news.erase(kNoEntry);
    EXPECT_EQ(olds.size(), Prepare(old_path).edition.glossary.size()) << new_path;
    EXPECT_EQ(news.size(), Prepare(new_path).edition.glossary.size()) << new_path;
  }
}

TEST(Concordance, SameInputSameResult) {
  for (const auto& [old_path, new_path] : Neighbours()) {
    const Concordance a = AlignPaths(old_path, new_path), b = AlignPaths(old_path, new_path);
    EXPECT_TRUE(std::equal(a.pairs.begin(), a.pairs.end(), b.pairs.begin(), b.pairs.end(),
                           [](const auto& x, const auto& y) {
                             return x.old_id == y.old_id && x.new_id == y.new_id &&
                                    x.kinds == y.kinds && x.evidence == y.evidence &&
                                    x.confidence == y.confidence;
                           }))
        << new_path;
  }
}

// In both directions.
TEST(Concordance, OneToOnePairsAreTheSameBothWays) {
  for (const auto& [old_path, new_path] : Neighbours()) {
    std::set<std::pair<ProvisionId, ProvisionId>> back;
    for (const auto& [a, b] : OneToOne(AlignPaths(new_path, old_path))) back.emplace(b, a);
    const auto forth = OneToOne(AlignPaths(old_path, new_path));
    std::vector<std::pair<ProvisionId, ProvisionId>> differing;
    std::set_symmetric_difference(forth.begin(), forth.end(), back.begin(), back.end(),
                                  std::back_inserter(differing));
    EXPECT_TRUE(differing.empty()) << new_path << ": " << differing.size() << " differ";
  }
}

// A -> B -> C agrees with A -> C.
TEST(Concordance, Composes) {
  size_t both = 0, agree = 0;
  for (const Paths& work : Works()) {
    for (size_t i = 2; i < work.size(); ++i) {
      if (!WereNeighbours(work[i - 2], work[i - 1]) || !WereNeighbours(work[i - 1], work[i]))
        continue;
      std::map<ProvisionId, ProvisionId> second, direct;
      for (const auto& [a, b] : OneToOne(AlignPaths(work[i - 1], work[i]))) second[a] = b;
      for (const auto& [a, b] : OneToOne(AlignPaths(work[i - 2], work[i]))) direct[a] = b;
      for (const auto& [a, b] : OneToOne(AlignPaths(work[i - 2], work[i - 1]))) {
        if (!second.contains(b) || !direct.contains(a)) continue;
        ++both;
        agree += second[b] == direct[a];
      }
    }
  }
  std::printf("composition: %zu of %zu one-to-one pairs agree (%.3f %%)\n", agree, both,
              100 * Share(agree, both));
  EXPECT_GE(Share(agree, both), 0.99);
}

// Two numbers cited at the same place of texts that differ only in what they cite.
struct Vote {
  const Correspondence* pair;
  const Locator* left;
  const Locator* right;
};

using LocatorsOf = std::map<ProvisionId, std::vector<const Locator*>>;

// The numbers that the texts of provisions cite, in their order.
LocatorsOf CitedInTexts(const CrossReferences& references) {
  LocatorsOf cited;
  for (const Citation& citation : references.citations) {
    if (citation.place.kind != PassageKind::kText) continue;
    for (const Locator& locator : citation.locators) {
      if (locator.kind == Locator::kNumber) cited[citation.place.owner].push_back(&locator);
    }
  }
  return cited;
}

std::string WithoutNumbers(std::string_view text, const std::vector<const Locator*>& cited) {
  std::string out;
  size_t at = 0;
  for (const Locator* locator : cited) {
    if (locator->begin < at) continue;
    out.append(text, at, locator->begin - at).push_back('#');
    at = locator->end;
  }
  return Fold(out.append(text.substr(at)));
}

std::vector<Vote> VotesOf(const Prepared& a, const Prepared& b, const Concordance& concordance) {
  LocatorsOf olds = CitedInTexts(a.references), news = CitedInTexts(b.references);
  std::vector<Vote> votes;
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    const auto &left = olds[pair.old_id], &right = news[pair.new_id];
    if (left.empty() || left.size() != right.size()) continue;
    if (WithoutNumbers(a.edition.provisions[pair.old_id].text.text, left) !=
        WithoutNumbers(b.edition.provisions[pair.new_id].text.text, right)) {
      continue;
    }
    for (size_t i = 0; i < left.size(); ++i) {
      if (!left[i]->targets.empty() && !right[i]->targets.empty())
        votes.push_back({&pair, left[i], right[i]});
    }
  }
  return votes;
}

// Stale if the number was kept although another provision has it now.
void ExplainDisagreement(const Prepared& a, const Prepared& b, const Vote& vote) {
  std::printf("  %s -> %s: %s cites %s, %s cites %s (%s)\n", a.name.c_str(), b.name.c_str(),
              a.edition.provisions[vote.pair->old_id].number.ToString().c_str(),
              vote.left->first.ToString().c_str(),
              b.edition.provisions[vote.pair->new_id].number.ToString().c_str(),
              vote.right->first.ToString().c_str(),
              vote.left->first == vote.right->first ? "stale" : "redirected-references");
  EXPECT_TRUE(vote.pair->kinds.Has(ChangeKind::kRedirectedReferences));
}

// Each vote states which provision became which: a check that needs no labels. Returns the share
// that agrees; a vote against the concordance must be reported as redirected-references.
double AgreementOf(const Paths& work) {
  size_t votes = 0, agree = 0;
  for (size_t i = 1; i < work.size(); ++i) {
    if (!WereNeighbours(work[i - 1], work[i])) continue;
    const Prepared &a = Prepare(work[i - 1]), &b = Prepare(work[i]);
    const Concordance concordance = Align(a.edition, a.references, b.edition, b.references);
    std::set<std::pair<ProvisionId, ProvisionId>> pairs;
    for (const Correspondence& pair : concordance.pairs) pairs.emplace(pair.old_id, pair.new_id);
    for (const Vote& vote : VotesOf(a, b, concordance)) {
      const bool agrees = pairs.contains({vote.left->targets.front(), vote.right->targets.front()});
      ++votes;
      agree += agrees;
      if (!agrees) ExplainDisagreement(a, b, vote);
    }
  }
  std::printf("citations: %zu of %zu votes agree (%.3f %%)\n", agree, votes,
              100 * Share(agree, votes));
  EXPECT_GT(votes, 0u);
  return Share(agree, votes);
}

bool HasNeighbours(const Paths& work) {
  return std::adjacent_find(work.begin(), work.end(), WereNeighbours) != work.end();
}

TEST(Concordance, CitationsVoteForIt) {
  if (Works().size() < 2 || !HasNeighbours(Works()[1])) GTEST_SKIP() << kNeedsRealEditions;
  EXPECT_GE(AgreementOf(Works()[1]), 0.998);
}

// A small work with some redirected citations, so that at least these occur.
TEST(Concordance, CitationsOfTheBundledWorkVoteForIt) { EXPECT_GE(AgreementOf(Works()[0]), 0.97); }

// With the published matcher of four steps next to it.
void PrintRow(const std::string& name, const AlignScores& ours, const AlignScores& four_steps) {
  std::printf("%-26s %5zu  %.4f %.4f   %.4f %.4f   %3zu of %3zu   %3zu of %3zu\n", name.c_str(),
              ours.all.labelled, ours.all.Precision(), ours.all.Recall(),
              four_steps.all.Precision(), four_steps.all.Recall(), ours.removed.right,
              ours.removed.given, ours.splits.right, ours.splits.given);
}

// What each labelled transition must reach; 0.99 if it is not here.
struct Floor {
  const char* old_name;
  double precision, recall;
};
constexpr Floor kFloors[] = {{"2003-05-26", 0.95, 0.96}, {"2009-05-01", 0.98, 0.98},
                             {"2009-10-01", 0.98, 0.98}, {"2016-08-26", 0.97, 0.98},
                             {"2020-08-07", 0.99, 0.97}, {"fls-2023-07", 0.99, 0.99}};

void ExpectScore(const std::string& old_name, const AlignScore& score) {
  const auto* floor = std::find_if(std::begin(kFloors), std::end(kFloors),
                                   [&](const Floor& known) { return known.old_name == old_name; });
  const bool known = floor != std::end(kFloors);
  EXPECT_GT(score.labelled, 0u) << old_name;
  EXPECT_GE(score.Precision(), known ? floor->precision : 0.99) << old_name;
  EXPECT_GE(score.Recall(), known ? floor->recall : 0.99) << old_name;
}

TEST(Oracle, LabelledTransitions) {
  std::printf("%-26s %5s  %-15s %-15s %-12s %s\n", "", "pairs", "precision, recall", "four steps",
              "removed", "splits");
  AlignScores all_ours, all_four_steps;
  for (const LabelledTransition& transition : LabelledTransitions()) {
    const Prepared &a = Prepare(transition.old_path), &b = Prepare(transition.new_path);
    const auto score = [&](const IdPairs& pairs) {
      return ScorePairs(NumberPairs(a.edition, b.edition, pairs), transition);
    };
    const AlignScores ours = score(PairsOf(AlignPaths(transition.old_path, transition.new_path)));
    const AlignScores four_steps = score(MatchInFourSteps(a.edition, b.edition));
    PrintRow(a.name + " -> " + b.name, ours, four_steps);
    ExpectScore(a.name, ours.all);
    for (const auto& [sum, one] : {std::pair(&all_ours, &ours), {&all_four_steps, &four_steps}}) {
      sum->all.Add(one->all), sum->removed.Add(one->removed), sum->splits.Add(one->splits);
    }
  }
  PrintRow("all", all_ours, all_four_steps);
}

// How many claims with each confidence, by tenths, are right.
TEST(Oracle, SureClaimsAreRight) {
  constexpr size_t kSteps = 10;
  std::vector<AlignScore> scores(kSteps);
  for (const LabelledTransition& transition : LabelledTransitions()) {
    const Prepared &a = Prepare(transition.old_path), &b = Prepare(transition.new_path);
    std::vector<IdPairs> pairs(kSteps);
    for (const Correspondence& pair : AlignPaths(transition.old_path, transition.new_path).pairs) {
      const auto step = static_cast<size_t>(pair.confidence * kSteps);
      pairs[std::min(step, kSteps - 1)].emplace_back(pair.old_id, pair.new_id);
    }
    for (size_t i = 0; i < kSteps; ++i)
      scores[i].Add(ScorePairs(NumberPairs(a.edition, b.edition, pairs[i]), transition).all);
  }
  for (size_t i = 0; i < kSteps; ++i) {
    std::printf("confidence from %.1f: %zu of %zu right (%.1f %%)\n",
                static_cast<double>(i) / kSteps, scores[i].right, scores[i].given,
                100 * scores[i].Precision());
  }
  EXPECT_GT(scores.back().given, 0u);
  EXPECT_GE(scores.back().Precision(), 0.99);
}

TEST(Oracle, HardCases) {
  const std::string truth = EditionsFolder() + "/oracle/align/hard_cases.tsv";
  if (!AreThere({truth})) GTEST_SKIP() << kNeedsRealEditions;
  size_t cases = 0, right = 0;
  for (const auto& [old_path, new_path] : Neighbours()) {
    const auto labels = ReadHardCases(truth, Prepare(old_path).name, Prepare(new_path).name);
    if (labels.empty()) continue;
    const auto pairs = NumberPairs(Prepare(old_path).edition, Prepare(new_path).edition,
                                   PairsOf(AlignPaths(old_path, new_path)));
    for (const LabelledPair& label : labels) {
      ++cases;
      const bool found = std::find(pairs.begin(), pairs.end(), label.numbers) != pairs.end();
      right += found;
      EXPECT_TRUE(found) << label.numbers.first << " -> " << label.numbers.second;
    }
  }
  std::printf("hard cases: %zu of %zu right\n", right, cases);
  if (cases == 0) GTEST_SKIP() << "no two neighbours here are among the labelled ones";
}

}  // namespace
}  // namespace codicil
