#include <algorithm>
#include <memory_resource>

#include "base/hash_map.h"
#include "diff/further_pairs.h"
#include "diff/limits.h"
#include "diff/sentences.h"
#include "text/budget.h"

namespace codicil {
namespace {

// How much the part must have in common with the whole: words at all, words that no other partner
// of the whole accounts for, and phrases. Less is required if the two are close to each other.
struct Floors {
  float contained;
  float beyond;
  float phrases;
};
constexpr Floors kNear{0.5f, 0.25f, 0.2f};
constexpr Floors kFar{0.65f, 0.35f, 0.3f};
// If a sentence of the whole became one of a part that is near, though much was added to it.
constexpr Floors kNearSentence{0.3f, 0.15f, 0.2f};
constexpr float kLikeWholeSentence = 0.5f;
// One of two provisions that say of one thing each what the whole said of both: how much the whole
// must have of it, how little no other partner may account for, and how alike the two must be.
constexpr float kHalfContained = 0.8f;
constexpr float kHalfBeyond = 0.03f;
constexpr float kLikeWhole = 0.65f;
constexpr size_t kFewestWordsNear = 4;
// The same for a part that is far: short sentences occur in many places.
constexpr size_t kFewestWordsFar = 8;
constexpr float kLikeSentence = 0.3f;
// How similar a sentence of the whole and one of a further part in a series must be, or how much of
// that part's sentence the whole must have.
constexpr float kSeriesLikeness = 0.45f;
constexpr float kSeriesSentence = 0.65f;
constexpr int kRounds = 3;
// How like a sentence of its partners each sentence of a whole is, as far as they were looked at.
struct Likenesses {
  std::vector<float> of_sentence;
  size_t partners = 0;
};

// One of the two editions, with the words of each provision that are not accounted for yet.
struct SplitSide {
  SplitSide(const EditionUnits& w, const Siblings& s)
      : words(w),
        siblings(s),
        partners(w.provisions.size(), &memory),
        rest(w.provisions.size()),
        sentences(w.provisions.size()),
        to_partners(w.provisions.size()) {}

  const Unit& unit(ProvisionId id) const { return words.provisions[id]; }
  WordBag Bag(ProvisionId id) const { return words.Bag(unit(id)); }
  ProvisionId Parent(ProvisionId id) const { return words.edition().provisions[id].parent; }

  const EditionUnits& words;
  const Siblings& siblings;
  // Partners on the other side. Nearly all provisions have one; their lists are close together in
  // memory.
  std::pmr::monotonic_buffer_resource memory;
  std::pmr::vector<std::pmr::vector<ProvisionId>> partners;
  // Made on first use.
  std::vector<std::vector<WordCount>> rest;
  std::vector<std::vector<SentenceBag>> sentences;
  std::vector<Likenesses> to_partners;
};

class SplitFinder {
 public:
  SplitFinder(const TwoEditions& both, const Matcher& matcher)
      : weights_(both.weights),
        meter_(both),
        matcher_(matcher),
        order_(matcher.candidates().InOrderOfMeasuring()),
        old_(both.old_words, matcher.old_siblings()),
        new_(both.new_words, matcher.new_siblings()) {
    for (ProvisionId id = 0; id < both.new_size(); ++id) {
      const ProvisionId old_id = matcher.of_new()[id].partner;
      if (old_id != kNoProvision) AddPair(old_id, id);
    }
  }

  std::vector<ExtraPair> Find() {
    for (int round = 0; round < kRounds; ++round) {
      if (!FindOnce()) break;
    }
    FindSeries(new_, old_,
               [](ProvisionId part, ProvisionId whole) { return std::pair(whole, part); });
    FindSeries(old_, new_,
               [](ProvisionId part, ProvisionId whole) { return std::pair(part, whole); });
    return std::move(found_);
  }

 private:
  struct Offer {
    float score = 0;
    float confidence = 0;
    ProvisionId old_id = kNoProvision;
    ProvisionId new_id = kNoProvision;
  };

  // Next to parts of one whole there may be another part, which shares a sentence with it: "Lamps
  // have their own …", "Ships have their own …" from a text about both.
  template <typename OldNew>
  void FindSeries(SplitSide& parts, SplitSide& wholes, OldNew old_new) {
    for (ProvisionId part = 0; part < parts.partners.size(); ++part) {
      if (!parts.partners[part].empty() || parts.unit(part).text.typeset == 0) continue;
      for (const ProvisionId near :
           {parts.siblings.before[part], parts.siblings.after[part], parts.Parent(part)}) {
        const ProvisionId whole =
            near == kNoProvision ? kNoProvision : WholeOfSeries(parts, near, wholes);
        if (whole == kNoProvision) continue;
        const auto [old_id, new_id] = old_new(part, whole);
        if (!MayBePair(old_id, new_id) || !SharesSentence(parts, part, wholes, whole)) continue;
        AddPair(old_id, new_id);
        found_.push_back(
            {old_id, new_id,
             SharedWeight(parts.Bag(part), wholes.Bag(whole), weights_) / parts.unit(part).weight});
        break;
      }
    }
  }

  // Returns the provision that `part` is one of several parts of.
  static ProvisionId WholeOfSeries(const SplitSide& parts, ProvisionId part,
                                   const SplitSide& wholes) {
    for (const ProvisionId whole : parts.partners[part]) {
      if (wholes.partners[whole].size() >= 2 && wholes.unit(whole).text.typeset != 0) return whole;
    }
    return kNoProvision;
  }

  bool SharesSentence(SplitSide& part_side, ProvisionId part, SplitSide& whole_side,
                      ProvisionId whole) {
    const std::vector<SentenceBag>& sentences = Sentences(part_side, part);
    if (Sentences(whole_side, whole).size() > kMostSentences) return false;
    return std::ranges::any_of(sentences, [&](const SentenceBag& sentence) {
      const float share =
          SharedWeight(sentence.bag, whole_side.Bag(whole), weights_) / sentence.weight;
      return share >= kSeriesSentence ||
             BestLikeness(sentence, whole_side, whole) >= kSeriesLikeness;
    });
  }

  bool FindOnce() {
    std::vector<Offer> offers;
    for (const uint32_t i : order_) {
      const Offer offer = Judge(matcher_.candidates().list()[i]);
      if (offer.score > 0) offers.push_back(offer);
    }
    std::ranges::sort(offers, [](const Offer& a, const Offer& b) {
      if (a.score != b.score) return a.score > b.score;
      return a.new_id != b.new_id ? a.new_id < b.new_id : a.old_id < b.old_id;
    });
    bool any = false;
    for (const Offer& offer : offers) any |= Accept(offer);
    return any;
  }

  // The part is the one without a partner; if both have none, the lighter one.
  Offer Judge(const Candidate& candidate) {
    const auto [a, b] = std::pair(candidate.old_id, candidate.new_id);
    const bool old_free = old_.partners[a].empty(), new_free = new_.partners[b].empty();
    if ((!old_free && !new_free) || !MayBePair(a, b)) return {};
    const bool part_is_new = new_free && (!old_free || new_.unit(b).weight <= old_.unit(a).weight);
    const auto [score, confidence] = part_is_new ? JudgePart(candidate, new_, b, old_, a)
                                                 : JudgePart(candidate, old_, a, new_, b);
    return {score, confidence, a, b};
  }

  std::pair<float, float> JudgePart(const Candidate& candidate, SplitSide& part_side,
                                    ProvisionId part, SplitSide& whole_side, ProvisionId whole) {
    const Unit& unit = part_side.unit(part);
    const size_t words = part_side.words.WordsOnce(unit).size();
    // A title alone is not part of a text, nor a text part of a title.
    if (words < kFewestWordsNear || unit.text.typeset == 0 ||
        whole_side.unit(whole).text.typeset == 0)
      return {};
    const bool near = IsNear(part_side, part, whole_side, whole) ||
                      AreFamilies(candidate.old_id, candidate.new_id);
    if (!near && words < kFewestWordsFar) return {};
    const Floors& floors = near ? kNear : kFar;
    const float contained = candidate.shared / unit.weight;
    if (contained < std::min(floors.contained, near ? kNearSentence.contained : 1)) return {};
    const float phrases = PhrasesOf(candidate);
    if (phrases < floors.phrases) return {};
    const Gain gain = GainOf(part_side, part, whole_side, whole);
    const bool sentence =
        near && gain.likeness >= kLikeWholeSentence && gain.share >= kNearSentence.beyond;
    if (!sentence && (contained < floors.contained || gain.share < floors.beyond)) {
      const bool half = near && IsHalf(candidate, contained, part_side, part, whole_side, whole);
      return half ? std::pair(contained, candidate.similarity) : std::pair(0.0f, 0.0f);
    }
    const float score =
        contained / 2 + gain.share + 2 * gain.likeness + phrases / 2 + (near ? 0.2f : 0);
    return {score, (contained + gain.share) / 2};
  }

  bool IsHalf(const Candidate& candidate, float contained, SplitSide& part_side, ProvisionId part,
              SplitSide& whole_side, ProvisionId whole) {
    return contained >= kHalfContained && candidate.similarity >= kLikeWhole &&
           GainOfWhole(part_side, part, whole_side, whole).share >= kHalfBeyond;
  }

  float PhrasesOf(const Candidate& candidate) {
    if (candidate.phrases != Candidate::kNotMeasured) return candidate.phrases;
    return meter_.SharedPhrases(candidate.old_id, candidate.new_id);
  }

  // Whether the part is below or next to a partner of the whole, or under what the whole's parent
  // became.
  static bool IsNear(const SplitSide& part_side, ProvisionId part, const SplitSide& whole_side,
                     ProvisionId whole) {
    const ProvisionId parent = part_side.Parent(part);
    if (parent == kNoProvision) return false;
    for (const ProvisionId partner : whole_side.partners[whole]) {
      if (parent == partner || parent == part_side.Parent(partner)) return true;
    }
    const auto& images = part_side.partners[parent];
    return std::ranges::find(images, whole_side.Parent(whole)) != images.end();
  }

  // What a part would account for in the whole.
  struct Gain {
    float share = 0;     // of the part's words: those that no partner of the whole accounts for
    float likeness = 0;  // of the sentence of the whole that is most like one of the part's
  };

  // Each of several sentences counts for the provision that has the most similar one.
  Gain GainOf(SplitSide& part_side, ProvisionId part, SplitSide& whole_side, ProvisionId whole) {
    const std::vector<SentenceBag>& sentences = Sentences(whole_side, whole);
    if (sentences.size() < 2 || sentences.size() > kMostSentences)
      return GainOfWhole(part_side, part, whole_side, whole);
    const std::vector<float>& known = LikenessToPartners(part_side, whole_side, whole);
    Gain gain;
    std::vector<uint32_t> gained;
    for (size_t i = 0; i < sentences.size(); ++i) {
      const float likeness = BestLikeness(sentences[i], part_side, part);
      if (likeness < kLikeSentence || likeness <= known[i]) continue;
      gain.likeness = std::max(gain.likeness, likeness);
      for (const WordCount& word : sentences[i].bag)
        gained.insert(gained.end(), word.count, word.word);
    }
    std::vector<WordCount> gained_bag;
    PutInBag(gained, gained_bag);
    const Unit& unit = part_side.unit(part);
    gain.share = SharedWeight(part_side.Bag(part), gained_bag, weights_) / unit.weight;
    return gain;
  }

  const std::vector<float>& LikenessToPartners(SplitSide& part_side, SplitSide& whole_side,
                                               ProvisionId whole) {
    const std::vector<SentenceBag>& sentences = Sentences(whole_side, whole);
    Likenesses& known = whole_side.to_partners[whole];
    known.of_sentence.resize(sentences.size());
    for (; known.partners < whole_side.partners[whole].size(); ++known.partners) {
      const ProvisionId partner = whole_side.partners[whole][known.partners];
      for (size_t i = 0; i < sentences.size(); ++i) {
        float& likeness = known.of_sentence[i];
        likeness = std::max(likeness, BestLikeness(sentences[i], part_side, partner));
      }
    }
    return known.of_sentence;
  }

  // By the words alone; if the whole is a single sentence, it can still be similar to one of the
  // part's.
  Gain GainOfWhole(SplitSide& part_side, ProvisionId part, SplitSide& whole_side,
                   ProvisionId whole) {
    const float share =
        SharedWeight(part_side.Bag(part), Rest(part_side, whole_side, whole), weights_) /
        part_side.unit(part).weight;
    const std::vector<SentenceBag>& sentences = Sentences(whole_side, whole);
    return {share, sentences.size() == 1 ? BestLikeness(sentences[0], part_side, part) : 0};
  }

  float BestLikeness(const SentenceBag& sentence, SplitSide& side, ProvisionId id) {
    return codicil::BestLikeness(sentence, Sentences(side, id), weights_);
  }

  const std::vector<SentenceBag>& Sentences(SplitSide& side, ProvisionId id) {
    std::vector<SentenceBag>& sentences = side.sentences[id];
    if (sentences.empty()) sentences = SentencesOf(side.words, side.unit(id), weights_);
    return sentences;
  }

  // Whether a child of one parent became a child of the other.
  bool AreFamilies(ProvisionId old_id, ProvisionId new_id) const {
    const ProvisionId a = old_.Parent(old_id), b = new_.Parent(new_id);
    return a != kNoProvision && b != kNoProvision && families_.contains(PairKey(a, b));
  }

  // Unless either is full, or a person decided otherwise.
  bool MayBePair(ProvisionId old_id, ProvisionId new_id) const {
    return !IsFull(old_id, new_id) && !matcher_.IsPinnedOld(old_id) &&
           !matcher_.IsPinnedNew(new_id) && !matcher_.IsForbidden(old_id, new_id);
  }

  // Limited, because each part is compared with the whole and shown next to it.
  bool IsFull(ProvisionId old_id, ProvisionId new_id) const {
    return old_.partners[old_id].size() >= kMostParts || new_.partners[new_id].size() >= kMostParts;
  }

  void AddPair(ProvisionId old_id, ProvisionId new_id) {
    old_.partners[old_id].push_back(new_id);
    new_.partners[new_id].push_back(old_id);
    const ProvisionId a = old_.Parent(old_id), b = new_.Parent(new_id);
    if (a != kNoProvision && b != kNoProvision) families_.insert(PairKey(a, b));
  }

  WordBag Rest(const SplitSide& part_side, SplitSide& whole_side, ProvisionId whole) {
    std::vector<WordCount>& rest = whole_side.rest[whole];
    if (rest.empty()) {
      const WordBag bag = whole_side.Bag(whole);
      rest.assign(bag.begin(), bag.end());
      for (const ProvisionId partner : whole_side.partners[whole])
        TakeAway(rest, part_side.Bag(partner));
    }
    return rest;
  }

  bool Accept(const Offer& offer) {
    const bool old_free = old_.partners[offer.old_id].empty(),
               new_free = new_.partners[offer.new_id].empty();
    if ((!old_free && !new_free) || IsFull(offer.old_id, offer.new_id)) return false;
    AddPair(offer.old_id, offer.new_id);
    if (!old_.rest[offer.old_id].empty()) TakeAway(old_.rest[offer.old_id], new_.Bag(offer.new_id));
    if (!new_.rest[offer.new_id].empty()) TakeAway(new_.rest[offer.new_id], old_.Bag(offer.old_id));
    found_.push_back({offer.old_id, offer.new_id, std::min(1.0f, offer.confidence)});
    return true;
  }

  const std::vector<float>& weights_;
  PairMeter meter_;
  const Matcher& matcher_;
  const std::vector<uint32_t> order_;  // of the candidates
  SplitSide old_, new_;
  HashSet<uint64_t> families_;
  std::vector<ExtraPair> found_;
};

}  // namespace

std::vector<ExtraPair> FindSplitsAndMerges(const TwoEditions& both, const Matcher& matcher) {
  return SplitFinder(both, matcher).Find();
}

}  // namespace codicil
