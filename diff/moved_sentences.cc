#include <algorithm>
#include <set>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/further_pairs.h"
#include "diff/limits.h"
#include "diff/sentences.h"
#include "rules/relatives.h"
#include "text/budget.h"

namespace codicil {
namespace {

// Shorter sentences occur in many places.
constexpr size_t kShortest = 6;
constexpr size_t kShortestFar = 8;
// A sentence that is as like as this to one of a partner's stayed where it was.
constexpr float kStayed = 0.6f;
// A provision that is a single sentence may have a partner that was modelled on it. If it is less
// like that one than this, it may have gone elsewhere.
constexpr float kModelled = 0.85f;
// How alike a sentence and the one that it became must be, if the two provisions are near each
// other and if they are not; and how much more than any other.
constexpr float kNearLikeness = 0.6f;
constexpr float kFarLikeness = 0.75f;
constexpr float kMargin = 0.1f;
// What two sections had both said is said once where they are one: how alike a sentence must be to
// one that came from another section. Less is enough if nothing else says any of what it is in.
constexpr float kLikeRestatedNear = 0.6f;
constexpr float kLikeRestatedAlone = 0.55f;
// Families with more members than this are not looked through for it.
constexpr size_t kFamilySize = 500;
// How much of one of the two provisions it must be.
constexpr float kLeastShare = 0.11f;
// Both provisions may be about much else.
constexpr float kLeastSure = 0.3f;
constexpr float kSurest = 0.65f;
// A sentence that no partner has.
struct Lone {
  ProvisionId id;
  SentenceBag sentence;
  float stayed;  // how like the partners' sentences it is
};

// The lone sentence on the other side that is most alike, and how alike the second is.
struct BestHome {
  uint32_t other = kNoGroup;
  float likeness = 0;
  float second = 0;
  void See(uint32_t index, float found) {
    if (found > likeness) {
      second = likeness, likeness = found, other = index;
    } else {
      second = std::max(second, found);
    }
  }
  bool IsClear() const { return other != kNoGroup && likeness >= second + kMargin; }
};

// One of the two editions.
struct SentenceSide {
  SentenceSide(const EditionUnits& w, NumberLists pairs)
      : words(w), in_pairs(std::move(pairs)), sentences(w.provisions.size()) {
    for (ProvisionId id = 0; id < in_pairs.size(); ++id)
      partners.push_back(static_cast<uint32_t>(in_pairs[id].size()));
  }

  ProvisionId Parent(ProvisionId id) const { return words.edition().provisions[id].parent; }
  float Weight(ProvisionId id) const {
    float weight = 0;
    for (const SentenceBag& sentence : sentences[id]) weight += sentence.weight;
    return weight;
  }

  const EditionUnits& words;
  NumberLists in_pairs;                             // by provision
  std::vector<std::vector<SentenceBag>> sentences;  // by provision, made on first use
  std::vector<uint32_t> partners;                   // by provision: how many, with those found here
  std::vector<Lone> lone;
};

class MovedSentenceFinder {
 public:
  MovedSentenceFinder(const TwoEditions& both, const Matcher& matcher,
                      std::vector<MatchedPair>& pairs)
      : both_(both),
        matcher_(matcher),
        pairs_(pairs),
        stems_(both.items, both.weights),
        old_(both.old_words, InGroups(pairs, both.old_size(), &MatchedPair::old_id)),
        new_(both.new_words, InGroups(pairs, both.new_size(), &MatchedPair::new_id)) {
    const auto old_of = [&pairs](uint32_t i) { return pairs[i].old_id; };
    const auto new_of = [&pairs](uint32_t i) { return pairs[i].new_id; };
    const auto pinned_old = [&matcher](ProvisionId id) { return matcher.IsPinnedOld(id); };
    const auto pinned_new = [&matcher](ProvisionId id) { return matcher.IsPinnedNew(id); };
    for (const MatchedPair& pair : pairs) {
      known_.insert(PairKey(pair.old_id, pair.new_id));
      families_.insert(PairKey(old_.Parent(pair.old_id), new_.Parent(pair.new_id)));
    }
    CollectLone(old_, new_, new_of, pinned_old);
    CollectLone(new_, old_, old_of, pinned_new);
  }

  // Changes the pairs that it was made with.
  void Run() {
    CompareLone();
    for (uint32_t i = 0; i < old_.lone.size(); ++i) {
      const BestHome& best = best_of_old_[i];
      if (best.IsClear()) Judge(i, best);
    }
    for (const Lone& lone : old_.lone) FindRestated(lone);
    for (const uint32_t i : given_up_) pairs_[i].old_id = kNoProvision;
    std::erase_if(pairs_, [](const MatchedPair& pair) { return pair.old_id == kNoProvision; });
    pairs_.insert(pairs_.end(), found_.begin(), found_.end());
  }

 private:
  template <typename PartnerOf, typename IsPinned>
  void CollectLone(SentenceSide& mine, SentenceSide& theirs, PartnerOf partner_of,
                   IsPinned is_pinned) {
    const std::vector<Unit>&units = mine.words.provisions, &others = theirs.words.provisions;
    for (ProvisionId id = 0; id < units.size(); ++id) {
      const auto in_pairs = mine.in_pairs[id];
      const auto any_partner = [&](auto is_so) {
        return std::ranges::any_of(in_pairs, [&](uint32_t i) { return is_so(partner_of(i)); });
      };
      if (units[id].text.typeset == 0 || is_pinned(id)) continue;
      if (any_partner([&](ProvisionId other) { return others[other].words == units[id].words; }))
        continue;
      for (const SentenceBag& sentence : Sentences(mine, id)) {
        if (sentence.words < kShortest) continue;
        float stayed = 0;
        for (const uint32_t i : in_pairs)
          stayed = std::max(stayed, BestLikeness(sentence, theirs, partner_of(i)));
        if (stayed < (MayBeModel(mine, id) ? kModelled : kStayed))
          mine.lone.push_back({id, sentence, stayed});
      }
    }
  }

  const std::vector<SentenceBag>& Sentences(SentenceSide& side, ProvisionId id) const {
    std::vector<SentenceBag>& sentences = side.sentences[id];
    if (!sentences.empty()) return sentences;
    // Examples have pairs of their own.
    const Unit unit = side.words.WithoutExamples(id);
    if (side.words.SentenceEnds(unit).size() <= kMostSentences)
      sentences = SentencesOf(side.words, unit, stems_);
    return sentences;
  }

  float BestLikeness(const SentenceBag& sentence, SentenceSide& side, ProvisionId partner) const {
    return codicil::BestLikeness(sentence, Sentences(side, partner), stems_.weights());
  }

  bool MayBeModel(const SentenceSide& side, ProvisionId id) const {
    return &side == &old_ && side.sentences[id].size() == 1 && side.in_pairs[id].size() == 1;
  }

  // Compares lone sentences that share a word which few others have.
  void CompareLone() {
    const NumberLists with_word(stems_.weights().size(), [&](auto add) {
      for (uint32_t i = 0; i < new_.lone.size(); ++i) {
        for (const WordCount& word : new_.lone[i].sentence.bag) add(word.word, i);
      }
    });
    best_of_old_.resize(old_.lone.size()), best_of_new_.resize(new_.lone.size());
    std::vector<uint32_t> others;
    for (uint32_t i = 0; i < old_.lone.size(); ++i) {
      const SentenceBag& sentence = old_.lone[i].sentence;
      others.clear();
      for (const WordCount& word : sentence.bag) {
        const auto found = with_word[word.word];
        if (found.size() <= kCommonWord) others.insert(others.end(), found.begin(), found.end());
      }
      std::ranges::sort(others);
      others.erase(std::unique(others.begin(), others.end()), others.end());
      for (const uint32_t k : others) {
        const float likeness = Likeness(sentence, new_.lone[k].sentence, stems_.weights());
        best_of_old_[i].See(k, likeness);
        best_of_new_[k].See(i, likeness);
      }
    }
  }

  // Of several old provisions that say the same, the new one says it for all.
  void Judge(uint32_t lone, const BestHome& best) {
    const Lone &a = old_.lone[lone], &b = new_.lone[best.other];
    const BestHome& back = best_of_new_[best.other];
    if (back.other == lone && back.IsClear()) {
      const bool near = AreFree(a.id, b.id) || AreNear(a.id, b.id);
      const size_t words = std::min(a.sentence.words, b.sentence.words);
      if (near ? best.likeness >= kNearLikeness
               : best.likeness >= kFarLikeness && words >= kShortestFar)
        AddPair(a, b, best.likeness);
    } else if (old_.partners[a.id] == 0 && best.likeness >= kFarLikeness &&
               best.likeness >= back.likeness - kMargin) {
      AddPair(a, b, best.likeness);
    }
  }

  // The new sentence that says what a lone old one said.
  struct Restated {
    ProvisionId id = kNoProvision;
    const SentenceBag* sentence = nullptr;
    float likeness = 0;
  };

  // It is near what the old provision, or one right below it, became.
  void FindRestated(const Lone& lone) {
    if (lone.stayed >= kStayed) return;
    Restated best;
    for (const ProvisionId family : FamiliesOf(lone.id)) {
      if (matcher_.new_siblings().children[family] > kFamilySize) continue;
      SeeRestated(lone, family, best);
      for (const ProvisionId c : ChildrenOf(new_.words.edition(), family))
        SeeRestated(lone, c, best);
    }
    const bool alone = old_.in_pairs[lone.id].empty();
    if (best.sentence == nullptr ||
        best.likeness < (alone ? kLikeRestatedAlone : kLikeRestatedNear))
      return;
    AddPair(lone, {best.id, *best.sentence, 0}, best.likeness);
  }

  std::set<ProvisionId> FamiliesOf(ProvisionId old_id) const {
    std::set<ProvisionId> families;
    const auto add = [&](ProvisionId id) {
      for (const uint32_t i : old_.in_pairs[id]) families.insert(new_.Parent(pairs_[i].new_id));
    };
    add(old_id);
    for (const ProvisionId c : ChildrenOf(old_.words.edition(), old_id)) add(c);
    families.erase(kNoProvision);
    return families;
  }

  void SeeRestated(const Lone& lone, ProvisionId id, Restated& best) {
    const auto in_pairs = new_.in_pairs[id];
    const bool elsewhere = std::ranges::any_of(
        in_pairs, [&](uint32_t i) { return !both_.AreFamilyOld(pairs_[i].old_id, lone.id); });
    const bool title = new_.words.provisions[id].text.typeset == 0;
    if (title || !elsewhere || known_.contains(PairKey(lone.id, id))) return;
    for (const SentenceBag& sentence : Sentences(new_, id)) {
      const float likeness = Likeness(lone.sentence, sentence, stems_.weights());
      if (likeness > best.likeness) best = {id, &sentence, likeness};
    }
  }

  bool AreFree(ProvisionId old_id, ProvisionId new_id) const {
    return old_.partners[old_id] == 0 && new_.partners[new_id] == 0;
  }

  // Whether one is below or next to what the other, or something next to it, became.
  bool AreNear(ProvisionId old_id, ProvisionId new_id) const {
    const ProvisionId a = old_.Parent(old_id), b = new_.Parent(new_id);
    const auto belong = [this](ProvisionId x, ProvisionId y) {
      return known_.contains(PairKey(x, y)) || families_.contains(PairKey(x, y));
    };
    return belong(a, b) || belong(old_id, b) || belong(a, new_id);
  }

  void AddPair(const Lone& a, const Lone& b, float likeness) {
    const float share = likeness * std::max(a.sentence.weight / old_.Weight(a.id),
                                            b.sentence.weight / new_.Weight(b.id));
    if (old_.partners[a.id] >= kMostParts || new_.partners[b.id] >= kMostParts) return;
    if (share < kLeastShare || matcher_.IsForbidden(a.id, b.id)) return;
    if (a.stayed >= kStayed) {
      if (likeness < a.stayed + kMargin || !AreNear(a.id, b.id)) return;
      given_up_.push_back(old_.in_pairs[a.id][0]);
    }
    if (!known_.insert(PairKey(a.id, b.id)).second) return;
    Evidence evidence{Evidence::kPart};
    evidence.share = share;
    const float confidence = std::min(kSurest, kLeastSure + share / 2);
    found_.push_back({a.id, b.id, AreFree(a.id, b.id), confidence, evidence});
    ++old_.partners[a.id], ++new_.partners[b.id];
  }

  const TwoEditions& both_;
  const Matcher& matcher_;
  std::vector<MatchedPair>& pairs_;
  const Stems stems_;
  SentenceSide old_, new_;
  HashSet<uint64_t> known_;     // pairs
  HashSet<uint64_t> families_;  // the parents of pairs
  std::vector<BestHome> best_of_old_, best_of_new_;
  std::vector<MatchedPair> found_;
  std::vector<uint32_t> given_up_;  // pairs
};

}  // namespace

void MoveSentences(const TwoEditions& both, const Matcher& matcher,
                   std::vector<MatchedPair>& pairs) {
  MovedSentenceFinder(both, matcher, pairs).Run();
}

}  // namespace codicil
