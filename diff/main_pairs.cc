#include "diff/main_pairs.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/limits.h"
#include "diff/sentences.h"

namespace codicil {
namespace {

// A shorter first sentence is a formula, which does not say what the rest is about.
constexpr uint32_t kFewestHeadWords = 6;
// How like the first sentence a sentence of a part must be to be what became of it, and as a share
// of how like it the most similar one is.
constexpr float kHeadKept = 0.4f;
constexpr float kHeadShared = 0.6f;
// As a share of the weight of the heaviest: the first of several that weigh nearly the same is as
// good.
constexpr float kNearlyAsHeavy = 0.75f;
// How much of a provision its parts must have together, if none has kept its head or its place.
constexpr float kLeastHeld = 0.5f;

// What speaks for a part.
struct Part {
  uint32_t pair;
  float head;    // how like the first sentence of the whole one of its sentences is
  int place;     // 3: in the same family, and the last in its number is the same; 2: in the same
                 // family; 1: below what is in the same place, or above it
  float weight;  // of the words in common, without examples
};

// The pairs that provisions of one edition are in, those of splits and merges only. Of each pair
// the end in this edition is the whole, the other one a part.
struct Side {
  const EditionUnits& wholes;
  const EditionUnits& parts;
  ProvisionId Correspondence::*whole;
  ProvisionId Correspondence::*part;
  bool Correspondence::*main;
  NumberLists groups;           // by whole
  std::vector<uint32_t> ranks;  // by pair: the best of its group first
};

class Marker {
 public:
  Marker(const TwoEditions& both, std::vector<Correspondence>& pairs)
      : both_(both),
        pairs_(pairs),
        old_{both.old_words,
             both.new_words,
             &Correspondence::old_id,
             &Correspondence::new_id,
             &Correspondence::main_of_old,
             GroupsBy(&Correspondence::old_id, both.old_size()),
             {}},
        new_{both.new_words,
             both.old_words,
             &Correspondence::new_id,
             &Correspondence::old_id,
             &Correspondence::main_of_new,
             GroupsBy(&Correspondence::new_id, both.new_size()),
             {}},
        taken_(both.new_size(), kNone) {}

  void Run() {
    for (Correspondence& pair : pairs_) {
      pair.continues = pair.old_id != kNoProvision && pair.new_id != kNoProvision;
      if (!pair.continues) continue;
      known_.insert(PairKey(pair.old_id, pair.new_id));
      pair.continues = !both_.Old(pair.old_id).implied && !both_.New(pair.new_id).implied;
    }
    RankParts(old_);
    RankParts(new_);
    ShareOut();
    for (ProvisionId id = 0; id < both_.old_size(); ++id) EndIfScattered(id);
    MarkMain(old_);
    MarkMain(new_);
  }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  NumberLists GroupsBy(ProvisionId Correspondence::*end, size_t provisions) const {
    return InGroups(pairs_, provisions, [end](const Correspondence& pair) {
      const bool several =
          pair.kinds.Has(ChangeKind::kSplit) || pair.kinds.Has(ChangeKind::kMerged);
      return several ? pair.*end : kNoGroup;
    });
  }

  void RankParts(Side& side) {
    side.ranks.resize(pairs_.size());
    for (ProvisionId whole = 0; whole < side.groups.size(); ++whole) {
      std::vector<Part> parts = PartsOf(side, whole);
      for (uint32_t rank = 0; !parts.empty(); ++rank) {
        const auto best = Best(parts);
        side.ranks[best->pair] = rank;
        parts.erase(best);
      }
    }
  }

  std::vector<Part> PartsOf(const Side& side, ProvisionId whole) const {
    std::vector<Part> parts;
    if (side.groups[whole].size() < 2) return parts;
    const std::vector<SentenceBag> sentences = SentencesIn(side.wholes, whole);
    const bool has_head = !sentences.empty() && sentences.front().words >= kFewestHeadWords;
    const std::vector<WordCount> bag = BagOf(side.wholes, whole);
    for (const uint32_t i : side.groups[whole]) {
      const ProvisionId part = pairs_[i].*side.part;
      parts.push_back(
          {i,
           has_head ? BestLikeness(sentences.front(), SentencesIn(side.parts, part), both_.weights)
                    : 0,
           PlaceOf(pairs_[i]), SharedWeight(bag, BagOf(side.parts, part), both_.weights)});
    }
    KeepWithLeadIns(side, parts);
    return parts;
  }

  // "There are three kinds:" is one sentence with those below it, and has kept what they have.
  void KeepWithLeadIns(const Side& side, std::vector<Part>& parts) const {
    const std::vector<Provision>& provisions = side.parts.edition().provisions;
    for (Part& part : parts) {
      const ProvisionId lead_in = pairs_[part.pair].*side.part;
      const std::string_view text = provisions[lead_in].text.text;
      if (!text.ends_with(":") && !text.ends_with("：")) continue;
      for (const Part& other : parts) {
        const ProvisionId id = pairs_[other.pair].*side.part;
        if (id > lead_in && id < provisions[lead_in].subtree_end)
          part.head = std::max(part.head, other.head);
      }
    }
  }

  // The part that has kept the head, then that in the same place, then the heaviest.
  static std::vector<Part>::const_iterator Best(const std::vector<Part>& parts) {
    const auto most = [&](auto value_of, auto may_be) {
      decltype(value_of(parts[0])) value = 0;
      for (const Part& part : parts) {
        if (may_be(part)) value = std::max(value, value_of(part));
      }
      return value;
    };
    const auto all = [](const Part&) { return true; };
    const float best_head = most([](const Part& part) { return part.head; }, all);
    const float kept = best_head < kHeadKept ? 0 : std::max(kHeadKept, kHeadShared * best_head);
    const auto has_head = [&](const Part& part) { return part.head >= kept; };
    const int place = most([](const Part& part) { return part.place; }, has_head);
    const auto in_place = [&](const Part& part) { return has_head(part) && part.place == place; };
    const float weight = most([](const Part& part) { return part.weight; }, in_place);
    return std::ranges::find_if(parts, [&](const Part& part) {
      return in_place(part) && part.weight >= kNearlyAsHeavy * weight;
    });
  }

  std::vector<SentenceBag> SentencesIn(const EditionUnits& words, ProvisionId id) const {
    std::vector<SentenceBag> sentences =
        SentencesOf(words, words.WithoutExamples(id), both_.weights);
    sentences.resize(std::min(sentences.size(), kMostSentences));
    return sentences;
  }

  static std::vector<WordCount> BagOf(const EditionUnits& words, ProvisionId id) {
    std::vector<WordCount> bag;
    PutInBag(words.Words(words.WithoutExamples(id)), bag);
    return bag;
  }

  static std::string EndOf(const RuleNumber& number) {
    return number.size() == 0 ? "" : number.ComponentText(number.size() - 1);
  }

  int PlaceOf(const Correspondence& pair) const {
    if (AreInOnePlace(pair.old_id, pair.new_id)) return 3;
    if (AreOfOneFamily(pair.old_id, pair.new_id)) return 2;
    return AreInOnePlace(pair.old_id, both_.New(pair.new_id).parent) ||
                   AreInOnePlace(both_.Old(pair.old_id).parent, pair.new_id)
               ? 1
               : 0;
  }

  bool AreInOnePlace(ProvisionId old_id, ProvisionId new_id) const {
    return old_id != kNoProvision && new_id != kNoProvision && AreOfOneFamily(old_id, new_id) &&
           EndOf(both_.Old(old_id).number) == EndOf(both_.New(new_id).number);
  }

  bool AreOfOneFamily(ProvisionId old_id, ProvisionId new_id) const {
    const ProvisionId was = both_.Old(old_id).parent, is = both_.New(new_id).parent;
    const bool top = was == kNoProvision && is == kNoProvision;
    return top || known_.contains(PairKey(was, is));
  }

  // Each old provision goes on in the best of its parts that no other has a better right to: these
  // are stable marriages, and the offers may come in any order.
  void ShareOut() {
    for (const uint32_t i : old_.groups.All()) {
      if (std::exchange(pairs_[i].continues, false)) offers_.push_back(i);
    }
    std::ranges::sort(offers_, [&](uint32_t a, uint32_t b) {
      const ProvisionId x = pairs_[a].old_id, y = pairs_[b].old_id;
      return x != y ? x < y : old_.ranks[a] < old_.ranks[b];
    });
    for (uint32_t at = 0; at < offers_.size(); ++at) {
      if (at == 0 || OldOf(at) != OldOf(at - 1)) Offer(at);
    }
    for (const uint32_t taken : taken_) {
      if (taken != kNone) pairs_[offers_[taken]].continues = true;
    }
  }

  ProvisionId OldOf(uint32_t offer) const { return pairs_[offers_[offer]].old_id; }

  // Makes an offer, and then the next one of whoever is refused.
  void Offer(uint32_t at) {
    for (ProvisionId old_id = OldOf(at); at < offers_.size() && OldOf(at) == old_id; ++at) {
      uint32_t& taken = taken_[pairs_[offers_[at]].new_id];
      if (taken == kNone) {
        taken = at;
        return;
      }
      if (new_.ranks[offers_[at]] < new_.ranks[offers_[taken]]) std::swap(at, taken);
      old_id = OldOf(at);
    }
  }

  // The pair that continues, or else the best.
  void MarkMain(const Side& side) {
    for (ProvisionId whole = 0; whole < side.groups.size(); ++whole) {
      const std::span<const uint32_t> group = side.groups[whole];
      if (group.empty()) continue;
      const uint32_t main = *std::ranges::min_element(group, [&](uint32_t a, uint32_t b) {
        if (pairs_[a].continues != pairs_[b].continues) return pairs_[a].continues;
        return side.ranks[a] < side.ranks[b];
      });
      for (const uint32_t i : group) pairs_[i].*side.main = i == main;
    }
  }

  // Nothing continues a provision if no part has its head or its place, and most of it is in none,
  // or in heavier parts that continue others.
  void EndIfScattered(ProvisionId old_id) {
    if (old_.groups[old_id].size() < 2 || both_.old_words.provisions[old_id].text.typeset == 0)
      return;
    const std::vector<Part> parts = PartsOf(old_, old_id);
    const auto on =
        std::ranges::find_if(parts, [&](const Part& part) { return pairs_[part.pair].continues; });
    const bool goes_on = on != parts.end();
    if (goes_on && old_.ranks[on->pair] == 0 && (on->head >= kHeadKept || on->place > 0)) return;
    std::vector<WordCount> rest = BagOf(both_.old_words, old_id);
    const float weight = WeightOf(rest);
    for (const Part& part : parts) {
      const ProvisionId id = pairs_[part.pair].new_id;
      const bool is_free = taken_[id] == kNone || offers_[taken_[id]] == part.pair;
      if (is_free || (goes_on && part.weight <= on->weight))
        TakeAway(rest, both_.new_words.Bag(both_.new_words.provisions[id]));
    }
    if (WeightOf(rest) <= (1 - kLeastHeld) * weight) return;
    for (const Part& part : parts) pairs_[part.pair].continues = false;
  }

  float WeightOf(WordBag bag) const { return SharedWeight(bag, bag, both_.weights); }

  const TwoEditions& both_;
  std::vector<Correspondence>& pairs_;
  Side old_, new_;
  HashSet<uint64_t> known_;       // pairs
  std::vector<uint32_t> offers_;  // pairs, by their old provisions, the best of each first
  std::vector<uint32_t> taken_;   // by new provision: the offer that it took
};

}  // namespace

void MarkMainPairs(const TwoEditions& both, std::vector<Correspondence>& pairs) {
  Marker(both, pairs).Run();
}

}  // namespace codicil
