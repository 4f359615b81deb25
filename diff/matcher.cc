#include "diff/matcher.h"

#include <algorithm>
#include <array>
#include <utility>

#include "diff/limits.h"
#include "rules/relatives.h"

namespace codicil {
namespace {

// By how much the first choice must beat the second if nothing is known about the context.
constexpr float kMarginAlone = 0.15f;

float Score(const Candidate& candidate, const Context& context, const MatchWeights& weights) {
  float score = candidate.similarity;
  score += weights.phrases * candidate.phrases;
  score += weights.parent * context.parent;
  score += weights.neighbours * static_cast<float>(context.neighbours);
  score += weights.children * context.children;
  if (context.same_number) score += weights.same_number;
  return score;
}

// Below this nothing is a pair, however good its score compared with others.
bool IsAcceptable(const Candidate& candidate, const Context& context) {
  if (candidate.unique || candidate.similarity >= 0.6f) return true;
  if (context.children >= 0.34f) return true;
  // Nearly all of the shorter one, in the same order.
  if (candidate.contained >= kNearlyContained && candidate.phrases >= 0.7f &&
      candidate.similarity >= kLeastSimilarity)
    return true;
  const bool supported = context.parent > 0 || context.neighbours > 0 || context.children > 0;
  if (candidate.similarity >= kFairSimilarity) return supported;
  return candidate.similarity >= kLeastSimilarity && context.parent == 1 && context.neighbours == 2;
}

std::pair<ProvisionId, ProvisionId> IdsOf(const Candidate& candidate) {
  return {candidate.old_id, candidate.new_id};
}

// A count per candidate, in a list that may be shorter than the list of candidates.
uint32_t& CountOf(std::vector<uint32_t>& counts, uint32_t candidate) {
  if (candidate >= counts.size()) counts.resize(candidate + 1);
  return counts[candidate];
}
uint32_t CountOf(const std::vector<uint32_t>& counts, uint32_t candidate) {
  return candidate < counts.size() ? counts[candidate] : 0;
}

std::array<ProvisionId, 3> NearTo(ProvisionId id, ProvisionId parent, const Siblings& siblings) {
  return {siblings.before[id], siblings.after[id], parent};
}

}  // namespace

Siblings::Siblings(const Edition& edition)
    : before(edition.provisions.size(), kNoProvision),
      after(edition.provisions.size(), kNoProvision),
      children(edition.provisions.size()) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& provision = edition.provisions[id];
    if (provision.parent != kNoProvision) ++children[provision.parent];
    const ProvisionId next = provision.subtree_end;
    if (next >= edition.provisions.size() || edition.provisions[next].parent != provision.parent)
      continue;
    after[id] = next;
    before[next] = id;
  }
}

Matcher::Matcher(const TwoEditions& both, const Overrides& overrides, const MatchWeights& weights)
    : both_(both),
      weights_(weights),
      candidates_(both),
      old_siblings_(both.old_words.edition()),
      new_siblings_(both.new_words.edition()),
      of_old_(both.old_size()),
      of_new_(both.new_size()),
      family_of_old_(both.old_size(), kNoProvision),
      pinned_old_(both.old_size()),
      pin_of_new_(both.new_size()) {
  ReadOverrides(overrides);
}

struct Matcher::Scored {
  float score;
  uint32_t candidate;
  Context context;
};

void Matcher::Run() {
  candidates_.Collect();
  for (const auto& [old_id, new_id] : pins_) candidates_.Add(old_id, new_id);
  std::vector<Scored> certain = ScoreAll(false);
  DropRivals(certain);
  Assign(certain);
  for (int round = 0; round < weights_.rounds; ++round) {
    SuggestFamilies();
    SuggestParents();
    if (!Assign(ScoreAll(true))) break;
  }
  SuggestParts();
}

void Matcher::ReadOverrides(const Overrides& overrides) {
  for (size_t i = 0; i < overrides.size(); ++i) {
    if (!ReadOverride(overrides[i])) unfit_.push_back(i);
  }
}

bool Matcher::ReadOverride(const Override& override) {
  const auto find = [](const EditionUnits& words, const RuleNumber& number) {
    return number.empty() ? kNoProvision : words.edition().Find(number);
  };
  const ProvisionId old_id = find(both_.old_words, override.old_number);
  const ProvisionId new_id = find(both_.new_words, override.new_number);
  const bool lacks_old = old_id == kNoProvision && !override.old_number.empty();
  const bool lacks_new = new_id == kNoProvision && !override.new_number.empty();
  if (lacks_old || lacks_new || (old_id == kNoProvision && new_id == kNoProvision)) return false;
  if (override.action == Override::kForbid)
    return forbidden_.insert(PairKey(old_id, new_id)).second;
  if (old_id != kNoProvision && pinned_old_[old_id]) return false;
  if (new_id != kNoProvision && IsPinnedNew(new_id)) return false;
  if (old_id != kNoProvision) pinned_old_[old_id] = true;
  if (new_id != kNoProvision) pin_of_new_[new_id] = &override;
  if (old_id != kNoProvision && new_id != kNoProvision) pins_.emplace_back(old_id, new_id);
  return true;
}

// The children of a pair may be pairs, whatever their words: boilerplate follows its parent.
void Matcher::SuggestFamilies() {
  const Edition &olds = both_.old_words.edition(), &news = both_.new_words.edition();
  std::vector<ProvisionId> old_children, new_children;
  for (ProvisionId old_id = 0; old_id < olds.provisions.size(); ++old_id) {
    const ProvisionId new_id = of_old_[old_id].partner;
    if (new_id == kNoProvision || old_siblings_.children[old_id] == 0 ||
        new_siblings_.children[new_id] == 0)
      continue;
    old_children.clear(), new_children.clear();
    for (const ProvisionId c : ChildrenOf(olds, old_id)) {
      if (!candidates_.IsAnchoredOld(c)) old_children.push_back(c);
    }
    for (const ProvisionId c : ChildrenOf(news, new_id)) {
      if (!candidates_.IsAnchoredNew(c)) new_children.push_back(c);
    }
    const bool known = std::exchange(family_of_old_[old_id], new_id) == new_id;
    if (!known && old_children.size() * new_children.size() <= kFamilyPairs) {
      for (const ProvisionId a : old_children) {
        for (const ProvisionId b : new_children) {
          if (candidates_.MayBePair(a, b)) candidates_.Add(a, b);
        }
      }
    }
    for (const ProvisionId a : old_children) SuggestNextTo(a);
  }
}

// Next to a pair of siblings there is often another pair.
void Matcher::SuggestNextTo(ProvisionId a) {
  const ProvisionId before = old_siblings_.before[a], after = old_siblings_.after[a];
  if (before != kNoProvision && of_old_[before].partner != kNoProvision) {
    const ProvisionId b = new_siblings_.after[of_old_[before].partner];
    if (b != kNoProvision) candidates_.Add(a, b);
  }
  if (after != kNoProvision && of_old_[after].partner != kNoProvision) {
    const ProvisionId b = new_siblings_.before[of_old_[after].partner];
    if (b != kNoProvision) candidates_.Add(a, b);
  }
}

// The parents of a pair may be a pair. Siblings are adjacent and have the same parents.
void Matcher::SuggestParents() {
  child_pairs_.clear();
  std::pair last(kNoProvision, kNoProvision);
  uint32_t parents = 0;
  for (ProvisionId id = 0; id < of_new_.size(); ++id) {
    const ProvisionId old_id = of_new_[id].partner;
    if (old_id == kNoProvision) continue;
    const ProvisionId old_parent = both_.Old(old_id).parent, new_parent = both_.New(id).parent;
    if (old_parent == kNoProvision || new_parent == kNoProvision) continue;
    if (last != std::pair(old_parent, new_parent)) {
      last = {old_parent, new_parent};
      parents = candidates_.Add(old_parent, new_parent);
    }
    ++CountOf(child_pairs_, parents);
  }
}

// What has no partner may be a part of what a provision next to it, or above it, is a pair with.
void Matcher::SuggestParts() {
  for (ProvisionId id = 0; id < of_new_.size(); ++id) {
    if (of_new_[id].partner != kNoProvision) continue;
    for (const ProvisionId near : NearTo(id, both_.New(id).parent, new_siblings_)) {
      if (near != kNoProvision && of_new_[near].partner != kNoProvision)
        candidates_.Add(of_new_[near].partner, id);
    }
  }
  for (ProvisionId id = 0; id < of_old_.size(); ++id) {
    if (of_old_[id].partner != kNoProvision) continue;
    for (const ProvisionId near : NearTo(id, both_.Old(id).parent, old_siblings_)) {
      if (near != kNoProvision && of_old_[near].partner != kNoProvision)
        candidates_.Add(id, of_old_[near].partner);
    }
  }
}

float Matcher::ParentAgreement(ProvisionId old_id, ProvisionId new_id) const {
  const ProvisionId old_parent = both_.Old(old_id).parent, new_parent = both_.New(new_id).parent;
  if (old_parent == kNoProvision || new_parent == kNoProvision)
    return old_parent == new_parent ? 1 : -0.5f;
  const ProvisionId image = of_old_[old_parent].partner;
  if (image == new_parent) return 1;
  // One level deeper or higher than before.
  if (image != kNoProvision &&
      (image == both_.New(new_parent).parent || new_parent == both_.New(image).parent))
    return 0.5f;
  const ProvisionId above = both_.Old(old_parent).parent;
  if (above != kNoProvision && of_old_[above].partner == new_parent) return 0.5f;
  if (image == kNoProvision && of_new_[new_parent].partner == kNoProvision) return 0;
  return -1;
}

// Returns the share of pairs among the children of the larger family. But a provision without words
// of its own, such as the implied parent in a fragment, is what its children are.
float Matcher::ChildAgreement(uint32_t candidate) const {
  const uint32_t pairs = CountOf(child_pairs_, candidate);
  if (pairs == 0) return 0;
  const auto [old_id, new_id] = IdsOf(candidates_.list()[candidate]);
  const bool old_words = both_.old_words.provisions[old_id].words != 0;
  const bool new_words = both_.new_words.provisions[new_id].words != 0;
  const uint32_t olds = old_siblings_.children[old_id], news = new_siblings_.children[new_id];
  const uint32_t most = old_words == new_words ? std::max(olds, news) : old_words ? news : olds;
  return static_cast<float>(pairs) / static_cast<float>(most);
}

// Two families with the same title and nothing else in common: many sections are called "General".
bool Matcher::IsBareTitle(const Candidate& candidate, const Context& context) const {
  const auto is_title = [](const EditionUnits& words, ProvisionId id) {
    return words.provisions[id].text.typeset == 0;
  };
  return is_title(both_.old_words, candidate.old_id) &&
         is_title(both_.new_words, candidate.new_id) &&
         old_siblings_.children[candidate.old_id] > 0 &&
         new_siblings_.children[candidate.new_id] > 0 && context.children == 0 &&
         context.parent < 1;
}

Context Matcher::ContextOf(uint32_t candidate) const {
  const auto [a, b] = IdsOf(candidates_.list()[candidate]);
  Context context;
  context.parent = ParentAgreement(a, b);
  // The first and the last of a family have their parent for a neighbour.
  const auto agree = [&](ProvisionId x, ProvisionId y) {
    if (x == kNoProvision || y == kNoProvision) return x == y && context.parent > 0;
    return of_old_[x].partner == y;
  };
  context.neighbours = agree(old_siblings_.before[a], new_siblings_.before[b]) +
                       agree(old_siblings_.after[a], new_siblings_.after[b]);
  context.children = ChildAgreement(candidate);
  context.same_number = both_.Old(a).number == both_.New(b).number;
  return context;
}

// Returns the acceptable candidates, best first.
std::vector<Matcher::Scored> Matcher::ScoreAll(bool with_context) {
  const std::vector<Candidate>& list = candidates_.list();
  std::vector<Scored> scored;
  scored.reserve(of_new_.size());
  for (uint32_t i = 0; i < list.size(); ++i) {
    if (IsHopeless(i)) continue;
    const auto [a, b] = IdsOf(list[i]);
    if (IsPinnedOld(a) || IsPinnedNew(b) || IsForbidden(a, b)) continue;
    const Context context = with_context ? ContextOf(i) : Context();
    if (with_context && IsBareTitle(list[i], context)) continue;
    if (!IsAcceptable(list[i], context)) continue;
    candidates_.MeasurePhrases(i);
    scored.push_back({Score(list[i], context, weights_), i, context});
  }
  PutInOrder(scored);
  return scored;
}

// Neither words nor children support it, as is the case for most candidates.
bool Matcher::IsHopeless(uint32_t candidate) const {
  return candidates_.list()[candidate].similarity < kLeastSimilarity &&
         CountOf(child_pairs_, candidate) == 0;
}

// The best first. Ties go to what comes first in the editions.
void Matcher::PutInOrder(std::vector<Scored>& scored) const {
  const std::vector<Candidate>& list = candidates_.list();
  std::ranges::sort(scored, [&list](const Scored& x, const Scored& y) {
    if (x.score != y.score) return x.score > y.score;
    const Candidate &a = list[x.candidate], &b = list[y.candidate];
    return a.new_id != b.new_id ? a.new_id < b.new_id : a.old_id < b.old_id;
  });
}

// Keeps only candidates that are clearly the best for both sides.
void Matcher::DropRivals(std::vector<Scored>& scored) const {
  struct Best {
    float score = 0;
    bool rivalled = false;
    void See(float other) {
      if (score == 0)
        score = other;
      else if (other > score - kMarginAlone)
        rivalled = true;
    }
    bool IsClearly(float other) const { return !rivalled && other == score; }
  };
  std::vector<Best> old_best(of_old_.size()), new_best(of_new_.size());
  const std::vector<Candidate>& list = candidates_.list();
  for (const Scored& s : scored) {
    old_best[list[s.candidate].old_id].See(s.score);
    new_best[list[s.candidate].new_id].See(s.score);
  }
  std::erase_if(scored, [&](const Scored& s) {
    const Candidate& c = list[s.candidate];
    return !old_best[c.old_id].IsClearly(s.score) || !new_best[c.new_id].IsClearly(s.score);
  });
}

// Returns whether the pairing changed.
bool Matcher::Assign(const std::vector<Scored>& best_first) {
  std::vector<Match> of_old(of_old_.size()), of_new(of_new_.size());
  for (const auto& [old_id, new_id] : pins_) {
    of_old[old_id].partner = new_id;
    of_new[new_id].partner = old_id;
  }
  for (const Scored& s : best_first) {
    const auto [a, b] = IdsOf(candidates_.list()[s.candidate]);
    if (of_old[a].partner != kNoProvision || of_new[b].partner != kNoProvision) continue;
    of_old[a] = {b, s.candidate, s.context};
    of_new[b] = {a, s.candidate, s.context};
  }
  const bool same =
      std::equal(of_old.begin(), of_old.end(), of_old_.begin(),
                 [](const Match& x, const Match& y) { return x.partner == y.partner; });
  of_old_ = std::move(of_old);
  of_new_ = std::move(of_new);
  return !same;
}

}  // namespace codicil
