#include "diff/matched_pairs.h"

#include <algorithm>
#include <utility>

#include "diff/copies.h"
#include "diff/leftovers.h"
#include "diff/matcher.h"
#include "diff/moved_sentences.h"
#include "diff/split_finder.h"

namespace codicil {
namespace {

// A part of a split is never as certain as a match without alternatives.
constexpr float kSurestPart = 0.9f;
// What is found in the first round says in the second which families belong together.
constexpr int kLeftoverRounds = 2;

float ConfidenceOf(const Candidate& candidate, const Context& context) {
  float sure = candidate.unique ? 0.95f : 0.2f + 0.6f * candidate.similarity;
  sure += 0.1f * std::max(0.0f, context.parent);
  sure += 0.05f * static_cast<float>(context.neighbours);
  sure += 0.15f * context.children;
  return std::clamp(sure, 0.0f, 1.0f);
}

Evidence::Reason WordsOf(const Candidate& candidate) {
  if (candidate.unique) return Evidence::kOnlyWords;
  return candidate.same_words ? Evidence::kSameWords : Evidence::kSharedWords;
}

Evidence EvidenceOf(const TwoEditions& both, const Candidate& candidate, const Context& context) {
  Evidence evidence{WordsOf(candidate)};
  evidence.share = candidate.similarity;
  const uint64_t heading = both.old_words.provisions[candidate.old_id].heading_words;
  if (!candidate.same_words && heading != 0 &&
      heading == both.new_words.provisions[candidate.new_id].heading_words) {
    evidence.Add(Evidence::kSameHeading);
  }
  if (context.parent > 0) evidence.Add(Evidence::kFollowsParent);
  if (context.neighbours == 2) evidence.Add(Evidence::kBothNeighbours);
  if (context.neighbours == 1) evidence.Add(Evidence::kOneNeighbour);
  if (context.children > 0) evidence.Add(Evidence::kChildren);
  evidence.children = context.children;
  if (context.same_number) evidence.Add(Evidence::kSameNumber);
  return evidence;
}

Evidence PartEvidence(float share) {
  Evidence evidence{Evidence::kPart};
  evidence.share = share;
  return evidence;
}

Evidence PinEvidence(std::string reason) {
  Evidence evidence{Evidence::kPinned};
  evidence.pinned = std::move(reason);
  return evidence;
}

// Only those that are in no pair matter. What a person pinned has no alternative.
void FindRefused(const TwoEditions& both, const Matcher& matcher, Matching& matching) {
  matching.old_refused.resize(both.old_size());
  matching.new_refused.resize(both.new_size());
  for (const Candidate& candidate : matcher.candidates().list()) {
    const auto [old_id, new_id] = std::pair(candidate.old_id, candidate.new_id);
    if (matcher.IsForbidden(old_id, new_id)) continue;
    const auto refuse = [&candidate](bool pinned, float& refused) {
      if (!pinned) refused = std::max(refused, std::min(1.0f, candidate.similarity));
    };
    refuse(matcher.IsPinnedOld(old_id), matching.old_refused[old_id]);
    refuse(matcher.IsPinnedNew(new_id), matching.new_refused[new_id]);
  }
}

}  // namespace

Matching MatchProvisions(const TwoEditions& both, const Overrides& overrides,
                         const MatchWeights& weights, std::vector<size_t>& unfit) {
  Matcher matcher(both, overrides, weights);
  matcher.Run();
  unfit = matcher.unfit_overrides();
  Matching matching;
  std::vector<MatchedPair>& pairs = matching.pairs;
  pairs.reserve(both.new_size());
  for (ProvisionId id = 0; id < both.new_size(); ++id) {
    const Match& match = matcher.of_new()[id];
    if (match.partner == kNoProvision) continue;
    if (matcher.IsPinnedNew(id)) {
      pairs.push_back({match.partner, id, true, 1, PinEvidence(matcher.PinOfNew(id).reason)});
      continue;
    }
    const Candidate& candidate = matcher.candidates().list()[match.candidate];
    pairs.push_back({match.partner, id, true, ConfidenceOf(candidate, match.context),
                     EvidenceOf(both, candidate, match.context)});
  }
  for (const ExtraPair& pair : FindSplitsAndMerges(both, matcher)) {
    pairs.push_back({pair.old_id, pair.new_id, false, std::min(kSurestPart, pair.contained),
                     PartEvidence(pair.contained)});
  }
  DropCopies(both, pairs);
  for (int round = 0; round < kLeftoverRounds; ++round) {
    const std::vector<MatchedPair> left = PairLeftovers(both, matcher, pairs);
    pairs.insert(pairs.end(), left.begin(), left.end());
  }
  MoveSentences(both, matcher, pairs);
  FindRefused(both, matcher, matching);
  return matching;
}

}  // namespace codicil
