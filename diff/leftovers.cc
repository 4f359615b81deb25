#include <algorithm>
#include <optional>

#include "crossref/number_lists.h"
#include "diff/further_pairs.h"
#include "diff/limits.h"
#include "diff/sentences.h"
#include "diff/votes.h"
#include "rules/relatives.h"
#include "text/budget.h"

namespace codicil {
namespace {

// How much two texts must have in common, and how much of that it is worth to be between the same
// neighbours, or to cite what no sibling cites.
constexpr float kLeastLikeness = 0.25f;
constexpr float kPlace = 0.1f;
constexpr float kCitation = 0.1f;
// The same if none of these supports them, and what is worth less: nearly the same place, and a
// sentence that stayed.
constexpr float kLeastUnsupported = 0.33f;
constexpr float kGap = 0.08f;
constexpr float kSentence = 0.2f;
// How alike two sentences must be for that. Shorter ones occur in many places; texts with more
// pairs of them are not compared.
constexpr float kSentenceStayed = 0.7f;
constexpr uint32_t kFewestWords = 4;
constexpr size_t kSentencePairs = 400;
// How much of a provision must be in the one that absorbed it, how much of it must be new there,
// and how alike it and all that is new there must be: the product of the shares of both.
constexpr float kLeastContained = 0.3f;
constexpr float kLeastGained = 0.2f;
constexpr float kLikeGained = 0.12f;
// How much of it must be in one that came from another section, and how alike the two must be, if
// nothing was gained.
constexpr float kLeastRestated = 0.5f;
constexpr float kLikeRestated = 0.4f;
// Down to this depth provisions are titles, which are called the same in many places.
constexpr size_t kTitles = 2;
// The likeness of two without words: only the same place makes them a pair.
constexpr float kWordless = kLeastLikeness - kPlace / 2;
// The confidence of two with nothing in common, and what their words add to it.
constexpr float kLeastConfidence = 0.2f;
constexpr float kWords = 0.5f;

struct StemmedUnit {
  std::vector<WordCount> bag;
  float weight = 0;
};

class LeftoverFinder {
 public:
  LeftoverFinder(const TwoEditions& both, const Matcher& matcher,
                 const std::vector<MatchedPair>& pairs)
      : both_(both),
        matcher_(matcher),
        pairs_(pairs),
        of_old_(InGroups(pairs, both.old_size(), &MatchedPair::old_id)),
        of_new_(InGroups(pairs, both.new_size(), &MatchedPair::new_id)),
        votes_(both, pairs, of_old_),
        places_(both, matcher, pairs, of_old_, of_new_),
        stems_(both.items, both.weights),
        old_units_(both.old_size()),
        new_units_(both.new_size()),
        old_sentences_(both.old_size()),
        new_sentences_(both.new_size()) {}

  std::vector<MatchedPair> Find() {
    for (ProvisionId id = 0; id < both_.old_size(); ++id) CompareFamily(id);
    std::ranges::sort(offers_, [](const Offer& a, const Offer& b) {
      if (a.score != b.score) return a.score > b.score;
      return a.new_id != b.new_id ? a.new_id < b.new_id : a.old_id < b.old_id;
    });
    std::vector<MatchedPair> found;
    std::vector<bool> old_used(both_.old_size()), new_used(both_.new_size());
    for (const Offer& offer : offers_) {
      if (old_used[offer.old_id] || new_used[offer.new_id]) continue;
      old_used[offer.old_id] = new_used[offer.new_id] = true;
      found.push_back(PairOf(offer));
    }
    for (const MatchedPair& pair : absorbed_) {
      if (!old_used[pair.old_id]) found.push_back(pair);
    }
    return found;
  }

 private:
  struct Offer {
    float score;
    Evidence evidence;
    ProvisionId old_id;
    ProvisionId new_id;
    bool is_supported = false;  // more than the words says that they are a pair
  };

  static MatchedPair PairOf(const Offer& offer) {
    const float confidence = kLeastConfidence + kWords * std::min(1.0f, offer.score);
    return {offer.old_id, offer.new_id, true, confidence, offer.evidence};
  }

  bool IsFreeOld(ProvisionId id) const { return of_old_[id].empty() && !matcher_.IsPinnedOld(id); }
  bool IsFreeNew(ProvisionId id) const { return of_new_[id].empty() && !matcher_.IsPinnedNew(id); }

  // Compares the free children of an old provision with what came of their family; if nothing came
  // of their parent, also with what came of its family.
  void CompareFamily(ProvisionId parent) {
    const Provision& family = both_.Old(parent);
    std::vector<ProvisionId> free;
    for (const ProvisionId child : OldChildren(parent)) {
      if (IsFreeOld(child)) free.push_back(child);
    }
    if (free.empty()) return;
    const std::vector<ProvisionId> none, near = ChildrenOf(FamiliesOf(parent));
    const bool lost = of_old_[parent].empty() && family.depth > kTitles;
    const std::vector<ProvisionId>& further = lost ? WhatCameOf(family.parent) : none;
    if (free.size() * (near.size() + further.size()) > kFamilyPairs) return;
    for (const ProvisionId id : free) Compare(id, near, further);
  }

  std::vector<ProvisionId> OldChildren(ProvisionId parent) const {
    return codicil::ChildrenOf(both_.old_words.edition(), parent);
  }

  // Returns the new provisions in the families that an old one became. Found once for all that
  // vanished below it: they come one after the other, with deeper families between them.
  const std::vector<ProvisionId>& WhatCameOf(ProvisionId parent) {
    const size_t depth = both_.Old(parent).depth;
    if (depth >= came_of_.size()) came_of_.resize(depth + 1);
    auto& [of, provisions] = came_of_[depth];
    if (of != parent) provisions = ChildrenOf(FamiliesOf(parent));
    of = parent;
    return provisions;
  }

  // Returns what an old provision became, and the parents of what its children became.
  std::vector<ProvisionId> FamiliesOf(ProvisionId parent) const {
    std::vector<ProvisionId> families;
    for (const uint32_t i : of_old_[parent]) families.push_back(pairs_[i].new_id);
    for (const ProvisionId child : OldChildren(parent)) {
      for (const uint32_t i : of_old_[child])
        families.push_back(both_.New(pairs_[i].new_id).parent);
    }
    return families;
  }

  // Returns where what is below a title went, ascending; nothing for a text, which may stay alone.
  std::vector<ProvisionId> HomesBelow(ProvisionId old_id) const {
    if (!IsTitle(both_.old_words, old_id)) return {};
    std::vector<ProvisionId> homes = FamiliesOf(old_id);
    std::ranges::sort(homes);
    return homes;
  }

  // Returns the children of some provisions, and theirs: a rule may have become a subrule. Stops
  // where they are too many to be compared.
  std::vector<ProvisionId> ChildrenOf(std::vector<ProvisionId> families) const {
    std::vector<ProvisionId> children;
    for (int level = 0; level < 2; ++level) {
      std::ranges::sort(families);
      families.erase(std::unique(families.begin(), families.end()), families.end());
      std::vector<ProvisionId> below;
      for (const ProvisionId family : families) {
        if (below.size() > kFamilyPairs) break;
        if (family != kNoProvision && (level == 0 || both_.New(family).depth > kTitles))
          AppendChildren(family, below);
      }
      children.insert(children.end(), below.begin(), below.end());
      families = std::move(below);
    }
    std::ranges::sort(children);
    children.erase(std::unique(children.begin(), children.end()), children.end());
    return children;
  }

  void AppendChildren(ProvisionId family, std::vector<ProvisionId>& children) const {
    const auto& news = both_.new_words.edition().provisions;
    for (ProvisionId c = family + 1;
         c < news[family].subtree_end && children.size() <= kFamilyPairs; c = news[c].subtree_end)
      children.push_back(c);
  }

  // What is less like anything free than like something that has a partner is not a pair, unless
  // more than the words says so. Nor is a title and one that has nothing of what was below it, if
  // that is elsewhere.
  void Compare(ProvisionId old_id, const std::vector<ProvisionId>& near,
               const std::vector<ProvisionId>& further) {
    const std::vector<ProvisionId> homes = HomesBelow(old_id);
    const auto is_home = [&homes](ProvisionId new_id) {
      return homes.empty() || std::ranges::binary_search(homes, new_id);
    };
    const size_t first = offers_.size();
    float taken = kLeastUnsupported;
    Gain best;
    const auto see = [&](ProvisionId new_id, bool may_gain) {
      if (!IsFreeNew(new_id)) {
        taken = std::max(taken, Likeness(old_id, new_id));
        if (may_gain) best = std::max(best, GainOf(old_id, new_id), IsLess);
      } else if (is_home(new_id) && !matcher_.IsForbidden(old_id, new_id)) {
        offers_.push_back(OfferOf(old_id, new_id));
      }
    };
    for (const ProvisionId new_id : near) see(new_id, true);
    for (const ProvisionId new_id : further) see(new_id, false);
    offers_.erase(std::remove_if(offers_.begin() + static_cast<ptrdiff_t>(first), offers_.end(),
                                 [taken](const Offer& offer) {
                                   return offer.score <
                                          (offer.is_supported ? kLeastLikeness : taken);
                                 }),
                  offers_.end());
    if (best.share > 0) Absorb(old_id, best);
  }

  Offer OfferOf(ProvisionId old_id, ProvisionId new_id) {
    Offer offer{0, {Evidence::kSharedWords}, old_id, new_id};
    offer.score = offer.evidence.share = Likeness(old_id, new_id);
    const auto support = [&offer](bool given, Evidence::Reason reason, float worth) {
      if (!given) return;
      offer.is_supported = true;
      offer.evidence.Add(reason);
      offer.score += worth;
    };
    const Places::Place place = places_.Compare(old_id, new_id);
    support(place == Places::kSamePlace, Evidence::kBothNeighbours, kPlace);
    support(votes_.CiteAlone(old_id, new_id), Evidence::kSameCitation, kCitation);
    if (IsTitle(both_.old_words, old_id)) return offer;
    if (place == Places::kSameGap) offer.score += kGap;
    if (SentenceStayed(old_id, new_id)) offer.score += kSentence;
    return offer;
  }

  static bool IsTitle(const EditionUnits& words, ProvisionId id) {
    return words.provisions[id].text.typeset == 0;
  }

  bool SentenceStayed(ProvisionId old_id, ProvisionId new_id) {
    const auto& olds = Sentences(both_.old_words, old_id, old_sentences_[old_id]);
    const auto& news = Sentences(both_.new_words, new_id, new_sentences_[new_id]);
    return olds.size() * news.size() <= kSentencePairs &&
           std::ranges::any_of(olds, [&](const SentenceBag& sentence) {
             return BestLikeness(sentence, news, stems_.weights()) >= kSentenceStayed;
           });
  }

  using SentencesOfUnit = std::optional<std::vector<SentenceBag>>;

  const std::vector<SentenceBag>& Sentences(const EditionUnits& words, ProvisionId id,
                                            SentencesOfUnit& sentences) const {
    if (!sentences) {
      sentences = SentencesOf(words, words.provisions[id], stems_);
      std::erase_if(*sentences, [](const SentenceBag& one) { return one.words < kFewestWords; });
    }
    return *sentences;
  }

  // What one that has a partner gained from one that has none.
  struct Gain {
    float share = 0;  // of the one that has none
    ProvisionId new_id = kNoProvision;
  };
  static bool IsLess(const Gain& a, const Gain& b) { return a.share < b.share; }

  void Absorb(ProvisionId old_id, const Gain& gain) {
    Evidence evidence{Evidence::kPart};
    evidence.share = gain.share;
    absorbed_.push_back({old_id, gain.new_id, false, gain.share, evidence});
  }

  Gain GainOf(ProvisionId old_id, ProvisionId new_id) {
    if (IsTitle(both_.old_words, old_id) || IsTitle(both_.new_words, new_id) ||
        of_new_[new_id].empty() || matcher_.IsPinnedNew(new_id) || matcher_.IsPinnedOld(old_id) ||
        of_new_[new_id].size() >= kMostParts || matcher_.IsForbidden(old_id, new_id))
      return {};
    const StemmedUnit &x = StemmedOld(old_id), &y = StemmedNew(new_id);
    const float shared = SharedWeight(x.bag, y.bag, stems_.weights());
    if (shared < kLeastContained * x.weight) return {};
    if (IsRestated(old_id, new_id, shared, x.weight, y.weight)) return {shared / x.weight, new_id};
    std::vector<uint32_t> before;
    for (const uint32_t i : of_new_[new_id]) {
      const auto words = both_.old_words.Words(both_.old_words.provisions[pairs_[i].old_id]);
      before.insert(before.end(), words.begin(), words.end());
    }
    std::vector<WordCount> known;
    stems_.PutInBag(before, known);
    std::vector<WordCount> gained(y.bag);
    TakeAway(gained, known);
    float all = 0;
    for (const WordCount& one : gained)
      all += stems_.weights()[one.word] * static_cast<float>(one.count);
    const float gain = SharedWeight(x.bag, gained, stems_.weights());
    if (gain < kLeastGained * x.weight || gain * gain < kLikeGained * x.weight * all) return {};
    return {gain / x.weight, new_id};
  }

  // What two sections had both said is said once where they are one.
  bool IsRestated(ProvisionId old_id, ProvisionId new_id, float shared, float old_weight,
                  float new_weight) const {
    if (shared < kLeastRestated * old_weight ||
        2 * shared < kLikeRestated * (old_weight + new_weight))
      return false;
    const auto of_new = of_new_[new_id];
    return std::ranges::any_of(
        of_new, [&](uint32_t i) { return !both_.AreFamilyOld(pairs_[i].old_id, old_id); });
  }

  // 0 for a title and a text.
  float Likeness(ProvisionId old_id, ProvisionId new_id) {
    const Unit &a = both_.old_words.provisions[old_id], &b = both_.new_words.provisions[new_id];
    if ((a.text.typeset == 0) != (b.text.typeset == 0)) return 0;
    if (a.words == b.words) return a.words == 0 ? kWordless : 1;
    return Likeness(StemmedOld(old_id), StemmedNew(new_id));
  }

  float Likeness(const StemmedUnit& a, const StemmedUnit& b) const {
    return 2 * SharedWeight(a.bag, b.bag, stems_.weights()) / (a.weight + b.weight);
  }

  const StemmedUnit& StemmedOld(ProvisionId id) {
    return Stemmed(both_.old_words, id, old_units_[id]);
  }
  const StemmedUnit& StemmedNew(ProvisionId id) {
    return Stemmed(both_.new_words, id, new_units_[id]);
  }

  const StemmedUnit& Stemmed(const EditionUnits& words, ProvisionId id, StemmedUnit& stemmed) {
    if (!stemmed.bag.empty()) return stemmed;
    stems_.PutInBag(words.Words(words.provisions[id]), stemmed.bag);
    for (const WordCount& one : stemmed.bag)
      stemmed.weight += stems_.weights()[one.word] * static_cast<float>(one.count);
    return stemmed;
  }

  const TwoEditions& both_;
  const Matcher& matcher_;
  const std::vector<MatchedPair>& pairs_;
  NumberLists of_old_, of_new_;  // of pairs_
  Votes votes_;
  Places places_;
  Stems stems_;
  // Made on first use.
  std::vector<StemmedUnit> old_units_, new_units_;
  std::vector<SentencesOfUnit> old_sentences_, new_sentences_;
  struct CameOf {
    ProvisionId of = kNoProvision;
    std::vector<ProvisionId> provisions;
  };
  std::vector<CameOf> came_of_;  // the last of each depth
  std::vector<Offer> offers_;
  std::vector<MatchedPair> absorbed_;
};

}  // namespace

std::vector<MatchedPair> PairLeftovers(const TwoEditions& both, const Matcher& matcher,
                                       const std::vector<MatchedPair>& pairs) {
  return LeftoverFinder(both, matcher, pairs).Find();
}

}  // namespace codicil
