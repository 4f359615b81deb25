#include "diff/matched_pairs.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "crossref/number_lists.h"
#include "diff/family_pairs.h"
#include "diff/further_pairs.h"
#include "diff/matcher.h"
#include "diff/remains.h"
#include "diff/tombstones.h"

namespace codicil {
namespace {

// What only this part has of the whole: as a share of the part, or of the whole.
constexpr float kLeastOfPart = 0.05f;
constexpr float kLeastOfWhole = 0.015f;

// One direction: parts on one side of wholes on the other.
class CopyFinder {
 public:
  CopyFinder(const EditionUnits& parts, const EditionUnits& wholes,
             const std::vector<float>& weights)
      : parts_(parts), wholes_(wholes), weights_(weights), counts_(weights.size()) {}

  struct Part {
    ProvisionId id;
    bool further;  // may be dropped
    bool dropped = false;
  };

  void Judge(ProvisionId whole, std::vector<Part>& parts) {
    for (const Part& part : parts) Count(part.id, 1);
    for (Part* worst = MostDoubtful(whole, parts); worst; worst = MostDoubtful(whole, parts)) {
      worst->dropped = true;
      Count(worst->id, -1);
    }
    for (const Part& part : parts) {
      if (!part.dropped) Count(part.id, -1);
    }
  }

 private:
  void Count(ProvisionId part, int sign) {
    for (const WordCount& one : parts_.WordsOnce(parts_.provisions[part]))
      counts_[one.word] += sign * static_cast<int>(one.count);
  }

  ProvisionId ParentOf(ProvisionId part) const { return parts_.edition().provisions[part].parent; }

  // Returns the part to drop next, or nullptr. Of equals, one in another family goes first.
  Part* MostDoubtful(ProvisionId whole, std::vector<Part>& parts) const {
    using Rank = std::tuple<float, bool, ProvisionId>;
    Part* worst = nullptr;
    Rank least;
    for (Part& part : parts) {
      if (!part.further || part.dropped) continue;
      const float loss = LossWithout(part.id, whole);
      if (loss >= 1) continue;
      const Rank rank(loss, IsAmongOthers(part, parts), kNoProvision - part.id);
      if (worst && rank >= least) continue;
      worst = &part;
      least = rank;
    }
    return worst;
  }

  static bool IsFirst(const Part& part) { return !part.further; }

  bool IsAmongOthers(const Part& part, const std::vector<Part>& parts) const {
    const auto main = std::ranges::find_if(parts, IsFirst);
    if (main == parts.end()) return false;
    const ProvisionId parent = ParentOf(part.id);
    return parent == main->id || parent == ParentOf(main->id);
  }

  // From 1 on, something would be lost.
  float LossWithout(ProvisionId part, ProvisionId whole) const {
    const Unit &unit = parts_.provisions[part], &all = wholes_.provisions[whole];
    float lost = 0;
    ForEachShared(parts_.Bag(unit), wholes_.Bag(all),
                  [&](const WordCount& in_part, const WordCount& in_whole) {
                    const int others = counts_[in_part.word] - static_cast<int>(in_part.count);
                    const int shared = static_cast<int>(std::min(in_part.count, in_whole.count));
                    lost +=
                        weights_[in_part.word] * static_cast<float>(std::max(0, shared - others));
                  });
    return std::max(lost / unit.weight / kLeastOfPart, lost / all.weight / kLeastOfWhole);
  }

  const EditionUnits& parts_;
  const EditionUnits& wholes_;
  const std::vector<float>& weights_;
  std::vector<int> counts_;  // by word, in all parts of one whole; all 0 between two wholes
};

// `part_of` and `whole_of` are the two ends of a pair.
void DropCopiesOneWay(const EditionUnits& parts, const EditionUnits& wholes,
                      const std::vector<float>& weights, ProvisionId MatchedPair::*part_of,
                      ProvisionId MatchedPair::*whole_of, std::vector<MatchedPair>& pairs) {
  const NumberLists of_whole = InGroups(pairs, wholes.provisions.size(), whole_of);
  CopyFinder finder(parts, wholes, weights);
  std::vector<CopyFinder::Part> group;
  for (ProvisionId whole = 0; whole < wholes.provisions.size(); ++whole) {
    if (of_whole[whole].size() < 2) continue;
    group.clear();
    for (const uint32_t i : of_whole[whole]) {
      const ProvisionId part = pairs[i].*part_of;
      const bool has_text = parts.provisions[part].text.typeset != 0;
      group.push_back({part, !pairs[i].main && has_text});
    }
    finder.Judge(whole, group);
    for (size_t k = 0; k < group.size(); ++k) {
      if (group[k].dropped) pairs[of_whole[whole][k]].old_id = kNoProvision;
    }
  }
  std::erase_if(pairs, [](const MatchedPair& pair) { return pair.old_id == kNoProvision; });
}

// Removes from `pairs` each further part (of a split, or of a merge the other way round) without
// which nothing of the whole would be lost: its words were copied, not moved. Each whole's parts
// are judged one at a time, the most doubtful first. O(n) for wholes of a bounded number of parts.
void DropCopies(const TwoEditions& both, std::vector<MatchedPair>& pairs) {
  constexpr auto old_of = &MatchedPair::old_id, new_of = &MatchedPair::new_id;
  DropCopiesOneWay(both.new_words, both.old_words, both.weights, new_of, old_of, pairs);
  DropCopiesOneWay(both.old_words, both.new_words, both.weights, old_of, new_of, pairs);
}

// A part of a split is never as certain as a match without alternatives.
constexpr float kSurestPart = 0.9f;
constexpr float kPinned = -1;

float ConfidenceOf(const Candidate& candidate, const Context& context) {
  float confidence = candidate.unique ? 0.95f : 0.2f + 0.6f * candidate.similarity;
  confidence += 0.1f * std::max(0.0f, context.parent);
  confidence += 0.05f * static_cast<float>(context.neighbours);
  confidence += 0.15f * context.children;
  return std::clamp(confidence, 0.0f, 1.0f);
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
  FollowChildren(both, matcher, Titles::kAlike, pairs);
  const std::vector<MatchedPair> left = PairLeftovers(both, matcher, pairs);
  pairs.insert(pairs.end(), left.begin(), left.end());
  MoveSentences(both, matcher, pairs);
  PairRemains(both, matcher, matching);
  for (ProvisionId id = 0; id < both.old_size(); ++id) {
    if (matcher.IsPinnedOld(id)) matching.old_refused[id] = kPinned;
  }
  for (ProvisionId id = 0; id < both.new_size(); ++id) {
    if (matcher.IsPinnedNew(id)) matching.new_refused[id] = kPinned;
  }
  ReadTombstones(both, matcher, pairs);
  FollowChildren(both, matcher, Titles::kAny, pairs);
  return matching;
}

}  // namespace codicil
