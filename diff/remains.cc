#include "diff/remains.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <queue>
#include <utility>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/sentences.h"
#include "text/budget.h"

namespace codicil {
namespace {

// A link less likely than this is no pair. Less is enough if neither has a partner: both would be
// called wrongly what they are not.
constexpr float kLikely = 0.5f;
constexpr float kLikelyBoth = 0.35f;
// Candidates that have less of the lighter one's words in common are not looked at.
constexpr float kWorthMeasuring = 0.25f;
// A text is compared with none that is longer than this many times its words and some more, so that
// a pair costs no more than the shorter of the two.
constexpr size_t kTimesLonger = 20;
constexpr size_t kWordsLonger = 200;
// In an edition of as few provisions a share says little.
constexpr size_t kFewProvisions = 50;
// Less of an edition makes no difference.
constexpr float kHardlyAny = 0.005f;
constexpr float kHardlyRewritten = 0.01f;

// What links two provisions, and what it is worth.
struct Link {
  ProvisionId old_id;
  ProvisionId new_id;
  float both_free = 0;   // neither has a partner
  float near = 0;        // one is below or next to what the other became
  float parents = 0;     // their parents are a pair, or one is below the other's pair
  float alike = 0;       // how alike their words are
  float lead = 0;        // how much less alike the next best is
  float free_alike = 0;  // how alike, if neither has a partner
  float contained = 0;   // how much of the free one's words the other has
  float gain = 0;        // the same, without what the other's partners have
  float phrases = 0;     // the share of their phrases
  float rebuilt = 0;     // log of the share of what has no partner, if they are not near
  float rewritten = 0;   // log of the share of pairs whose words differ

  float Probability() const {
    constexpr float kBias = -6.75f;
    constexpr std::array kWeights = {0.39f,  2.54f, 0.26f, 0.42f, 2.35f, 1.89f,
                                     -0.22f, 3.82f, 1.92f, 0.32f, 0.37f};
    const auto list = List();
    float sum = kBias;
    for (size_t i = 0; i < kWeights.size(); ++i) sum += kWeights[i] * list[i];
    return 1 / (1 + std::exp(-sum));
  }
  std::array<float, 11> List() const {
    return {both_free, near, parents, alike,   lead,     free_alike,
            contained, gain, phrases, rebuilt, rewritten};
  }
};

class RemainsFinder {
 public:
  RemainsFinder(const TwoEditions& both, const Matcher& matcher, Matching& matching)
      : both_(both),
        matcher_(matcher),
        matching_(matching),
        stems_(both.items, both.weights),
        meter_(both),
        partners_of_old_(both.old_size()),
        partners_of_new_(both.new_size()),
        stayed_old_(both.old_size()),
        stayed_new_(both.new_size()),
        of_old_(both.old_size()),
        of_new_(both.new_size()) {
    matching.old_refused.resize(both.old_size()), matching.new_refused.resize(both.new_size());
    for (const MatchedPair& pair : matching.pairs) {
      Know(pair.old_id, pair.new_id);
      if (both.old_words.provisions[pair.old_id].words !=
          both.new_words.provisions[pair.new_id].words)
        continue;
      stayed_old_[pair.old_id] = stayed_new_[pair.new_id] = true;
    }
    const float free = std::min(ShareFree(partners_of_old_), ShareFree(partners_of_new_));
    rebuilt_ = std::log(std::max(free / kHardlyAny, 1.0f));
    rewritten_ = std::log(std::max(ShareRewritten() / kHardlyRewritten, 1.0f));
  }

  void Run() {
    std::vector<std::pair<ProvisionId, ProvisionId>> offers;
    for (const Candidate& candidate : matcher_.candidates().list()) {
      if (!IsWorthMeasuring(candidate)) continue;
      const auto [a, b] = std::pair(candidate.old_id, candidate.new_id);
      const float alike = Likeness(a, b);
      of_old_[a].See(alike), of_new_[b].See(alike);
      if (MayBePair(a, b)) offers.emplace_back(a, b);
    }
    for (const auto& [old_id, new_id] : offers) Queue(old_id, new_id);
    while (!queue_.empty()) {
      const Ranked best = queue_.top();
      queue_.pop();
      Take(best);
    }
  }

 private:
  using PartnerLists = std::vector<std::vector<ProvisionId>>;

  struct Ranked {
    float probability;
    ProvisionId new_id;
    ProvisionId old_id;
    bool operator<(const Ranked& other) const {
      if (probability != other.probability) return probability < other.probability;
      return std::pair(new_id, old_id) > std::pair(other.new_id, other.old_id);
    }
  };

  // How alike the best two candidates of a provision are.
  struct Rivals {
    float best = 0, second = 0;
    void See(float alike) {
      second = std::max(second, std::min(best, alike));
      best = std::max(best, alike);
    }
    float LeadOf(float alike) const { return alike - (alike == best ? second : best); }
  };

  void Know(ProvisionId old_id, ProvisionId new_id) {
    partners_of_old_[old_id].push_back(new_id), partners_of_new_[new_id].push_back(old_id);
    known_.insert(PairKey(old_id, new_id));
    families_.insert(PairKey(both_.Old(old_id).parent, both_.New(new_id).parent));
  }

  static float ShareFree(const PartnerLists& lists) {
    const auto free = std::ranges::count_if(lists, [](const auto& list) { return list.empty(); });
    return static_cast<float>(free) / static_cast<float>(kFewProvisions + lists.size());
  }

  float ShareRewritten() const {
    const auto rewritten = std::ranges::count_if(matching_.pairs, [this](const MatchedPair& pair) {
      return both_.old_words.provisions[pair.old_id].words !=
             both_.new_words.provisions[pair.new_id].words;
    });
    return static_cast<float>(rewritten) /
           static_cast<float>(std::max<size_t>(1, matching_.pairs.size()));
  }

  bool IsFreeOld(ProvisionId id) const { return partners_of_old_[id].empty(); }
  bool IsFreeNew(ProvisionId id) const { return partners_of_new_[id].empty(); }

  // Titles follow what is below them.
  bool IsWorthMeasuring(const Candidate& candidate) const {
    const auto [a, b] = std::pair(candidate.old_id, candidate.new_id);
    return candidate.contained >= kWorthMeasuring && (IsFreeOld(a) || IsFreeNew(b)) &&
           both_.old_words.provisions[a].text.typeset != 0 &&
           both_.new_words.provisions[b].text.typeset != 0 &&
           AreOfALength(both_.old_words, a, both_.new_words, b);
  }

  static bool AreOfALength(const EditionUnits& words, ProvisionId id, const EditionUnits& others,
                           ProvisionId other) {
    const auto [shorter, longer] = std::minmax(
        {words.Words(words.provisions[id]).size(), others.Words(others.provisions[other]).size()});
    return longer <= kTimesLonger * shorter + kWordsLonger;
  }

  // What is like one that stayed as it was is a copy.
  bool MayBePair(ProvisionId old_id, ProvisionId new_id) const {
    return !stayed_old_[old_id] && !stayed_new_[new_id] && !matcher_.IsForbidden(old_id, new_id) &&
           !matcher_.IsPinnedOld(old_id) && !matcher_.IsPinnedNew(new_id);
  }

  void Queue(ProvisionId old_id, ProvisionId new_id) {
    const bool both_free = IsFreeOld(old_id) && IsFreeNew(new_id);
    const float probability = LinkOf(old_id, new_id).Probability();
    if (probability >= (both_free ? kLikelyBoth : kLikely)) {
      queue_.push({probability, new_id, old_id});
      return;
    }
    float &old_refused = matching_.old_refused[old_id],
          &new_refused = matching_.new_refused[new_id];
    old_refused = std::max(old_refused, probability);
    new_refused = std::max(new_refused, probability);
  }

  Link LinkOf(ProvisionId old_id, ProvisionId new_id) {
    const Unit &was = both_.old_words.provisions[old_id], &is = both_.new_words.provisions[new_id];
    Link link{old_id, new_id};
    link.both_free = IsFreeOld(old_id) && IsFreeNew(new_id);
    link.near = AreNear(old_id, new_id);
    link.parents = AreParents(old_id, new_id);
    link.alike = Likeness(old_id, new_id);
    link.lead = std::min(of_old_[old_id].LeadOf(link.alike), of_new_[new_id].LeadOf(link.alike));
    link.free_alike = link.alike * link.both_free;
    const bool old_is_part = link.both_free > 0 ? was.weight <= is.weight : IsFreeOld(old_id);
    const EditionUnits &olds = both_.old_words, &news = both_.new_words;
    const auto gain = [&](const std::vector<ProvisionId>& others) {
      return old_is_part ? GainOf(olds, old_id, news, new_id, others)
                         : GainOf(news, new_id, olds, old_id, others);
    };
    link.contained = gain({});
    link.gain = gain(old_is_part ? partners_of_new_[new_id] : partners_of_old_[old_id]);
    link.phrases = meter_.SharedPhrases(old_id, new_id);
    link.rebuilt = link.near > 0 ? 0 : rebuilt_;
    link.rewritten = rewritten_;
    return link;
  }

  // What the whole has of a part and of no other of its parts, as a share of the part.
  float GainOf(const EditionUnits& parts, ProvisionId part, const EditionUnits& wholes,
               ProvisionId whole, const std::vector<ProvisionId>& others) const {
    const WordBag words = wholes.Bag(wholes.provisions[whole]);
    std::vector<WordCount> rest(words.begin(), words.end());
    for (const ProvisionId other : others) {
      if (AreOfALength(parts, other, wholes, whole))
        TakeAway(rest, parts.Bag(parts.provisions[other]));
    }
    const Unit& unit = parts.provisions[part];
    return SharedWeight(parts.Bag(unit), rest, both_.weights) / unit.weight;
  }

  bool AreParents(ProvisionId old_id, ProvisionId new_id) const {
    const ProvisionId was_in = both_.Old(old_id).parent, is_in = both_.New(new_id).parent;
    const auto are = [this](ProvisionId a, ProvisionId b) {
      return known_.contains(PairKey(a, b));
    };
    return are(was_in, is_in) || are(old_id, is_in) || are(was_in, new_id);
  }

  bool AreNear(ProvisionId old_id, ProvisionId new_id) const {
    const ProvisionId was_in = both_.Old(old_id).parent, is_in = both_.New(new_id).parent;
    const auto belong = [this](ProvisionId a, ProvisionId b) {
      return a != kNoProvision && b != kNoProvision &&
             (known_.contains(PairKey(a, b)) || families_.contains(PairKey(a, b)));
    };
    return belong(was_in, is_in) || belong(old_id, is_in) || belong(was_in, new_id);
  }

  // However the words are inflected.
  float Likeness(ProvisionId old_id, ProvisionId new_id) const {
    const auto stemmed = [this](const EditionUnits& words, ProvisionId id) {
      std::vector<WordCount> bag;
      stems_.PutInBag(words.Words(words.provisions[id]), bag);
      return bag;
    };
    const std::vector<WordCount> a = stemmed(both_.old_words, old_id),
                                 b = stemmed(both_.new_words, new_id);
    const auto shared = [this](WordBag x, WordBag y) {
      return SharedWeight(x, y, stems_.weights());
    };
    return 2 * shared(a, b) / std::max(shared(a, a) + shared(b, b), 0.1f);
  }

  // Takes a pair, unless what was taken before makes it less likely.
  void Take(const Ranked& best) {
    const auto [a, b] = std::pair(best.old_id, best.new_id);
    if (known_.contains(PairKey(a, b)) || (!IsFreeOld(a) && !IsFreeNew(b)) ||
        partners_of_old_[a].size() >= kMostParts || partners_of_new_[b].size() >= kMostParts)
      return;
    const Link link = LinkOf(a, b);
    if (link.Probability() < best.probability) return Queue(a, b);
    const bool main = link.both_free > 0;
    Evidence evidence{main ? Evidence::kSharedWords : Evidence::kPart};
    evidence.share = main ? link.alike : link.contained;
    matching_.pairs.push_back({a, b, main, best.probability, evidence});
    Know(a, b);
  }

  const TwoEditions& both_;
  const Matcher& matcher_;
  Matching& matching_;
  const Stems stems_;
  PairMeter meter_;
  PartnerLists partners_of_old_, partners_of_new_;
  std::vector<bool> stayed_old_, stayed_new_;
  std::vector<Rivals> of_old_, of_new_;
  HashSet<uint64_t> known_;     // pairs
  HashSet<uint64_t> families_;  // the parents of pairs
  float rebuilt_, rewritten_;
  std::priority_queue<Ranked> queue_;
};

}  // namespace

void PairRemains(const TwoEditions& both, const Matcher& matcher, Matching& matching) {
  RemainsFinder(both, matcher, matching).Run();
}

}  // namespace codicil
