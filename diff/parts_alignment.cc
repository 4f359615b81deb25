#include "diff/parts_alignment.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <string>
#include <utility>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "diff/classifier.h"
#include "diff/rare_words.h"
#include "text/fold.h"

namespace codicil {
namespace {

constexpr uint32_t kNone = kNoEntry;
// The least share of their words that two units without a common name must have in common.
constexpr float kLikeEntries = 0.5f;
// The least confidence of two whose terms differ in an addition alone.
constexpr float kLeastOfSameCore = 0.7f;
// The same as kLikeEntries for two examples of corresponding provisions.
constexpr float kLikeExamples = 0.3f;
// If one provision has more pairs of examples than this, they are not tried one by one.
constexpr size_t kExamplePairs = 400;

// One-to-one partners among the units of two lists.
class Pairing {
 public:
  Pairing(const TwoEditions& both, const std::vector<Unit>& olds, const std::vector<Unit>& news)
      : both_(both),
        olds_(olds),
        news_(news),
        of_old_(olds.size(), kNone),
        of_new_(news.size(), kNone) {}

  uint32_t OfOld(uint32_t i) const { return of_old_[i]; }
  uint32_t OfNew(uint32_t i) const { return of_new_[i]; }

  void Pair(uint32_t old_id, uint32_t new_id) {
    of_old_[old_id] = new_id;
    of_new_[new_id] = old_id;
  }

  // Pairs units with equal hashes (`hash(words, i)`; 0: none), the first with the first and so on.
  template <typename Hash>
  void PairSame(Hash hash) {
    HashMap<uint64_t, std::deque<uint32_t>> same;
    for (uint32_t i = 0; i < olds_.size(); ++i) {
      const uint64_t key = of_old_[i] == kNone ? hash(both_.old_words, i) : 0;
      if (key != 0) same[key].push_back(i);
    }
    for (uint32_t i = 0; i < news_.size(); ++i) {
      const auto olds = of_new_[i] == kNone ? same.find(hash(both_.new_words, i)) : same.end();
      if (olds == same.end() || olds->second.empty()) continue;
      Pair(olds->second.front(), i);
      olds.value().pop_front();
    }
  }

  float Similarity(uint32_t old_id, uint32_t new_id) const {
    return both_.Likeness(olds_[old_id], news_[new_id]);
  }

  // Whether they can be that similar; false if their weights alone rule it out.
  bool MayReach(float floor, uint32_t old_id, uint32_t new_id) const {
    constexpr float kRounding = 0.01f;
    const Unit &a = olds_[old_id], &b = news_[new_id];
    return 2 * std::min(a.weight, b.weight) >= (floor - kRounding) * (a.weight + b.weight);
  }

  struct Offer {
    float similarity;
    uint32_t old_id, new_id;
  };
  // Most similar first.
  void PairBest(std::vector<Offer> offers) {
    std::sort(offers.begin(), offers.end(), [](const Offer& a, const Offer& b) {
      if (a.similarity != b.similarity) return a.similarity > b.similarity;
      return a.new_id != b.new_id ? a.new_id < b.new_id : a.old_id < b.old_id;
    });
    for (const Offer& offer : offers) {
      if (of_old_[offer.old_id] == kNone && of_new_[offer.new_id] == kNone)
        Pair(offer.old_id, offer.new_id);
    }
  }

 private:
  const TwoEditions& both_;
  const std::vector<Unit>& olds_;
  const std::vector<Unit>& news_;
  std::vector<uint32_t> of_old_, of_new_;
};

ChangeKinds OrUnchanged(ChangeKinds kinds) {
  if (kinds.empty()) kinds.Add(ChangeKind::kUnchanged);
  return kinds;
}

void PairSimilarEntries(const TwoEditions& both, Pairing& pairing) {
  const std::vector<Unit>&olds = both.old_words.glossary, &news = both.new_words.glossary;
  RareWords among_old(both.old_words, olds, both.weights);
  std::vector<Pairing::Offer> offers;
  for (uint32_t i = 0; i < news.size(); ++i) {
    if (pairing.OfNew(i) != kNone) continue;
    for (const uint32_t old_id : among_old.Find(both.new_words.WordsOnce(news[i]))) {
      const float similarity = pairing.Similarity(old_id, i);
      if (pairing.OfOld(old_id) == kNone && similarity >= kLikeEntries)
        offers.push_back({similarity, old_id, i});
    }
  }
  pairing.PairBest(std::move(offers));
}

// What a term is without an addition: "Lantern" for "Lantern (Obsolete)" and "Lantern, Lamp".
std::string CoreOf(const GlossaryEntry& entry) {
  const std::string_view term = entry.term.text;
  return LowerCase(Fold(term.substr(0, term.find_first_of("(,"))));
}

// The hash of each entry's core; 0 if other entries have the same.
std::vector<uint64_t> CoresOf(const EditionUnits& words) {
  std::vector<uint64_t> cores;
  HashMap<uint64_t, uint32_t> count;
  for (const GlossaryEntry& entry : words.edition().glossary)
    ++count[cores.emplace_back(std::hash<std::string>()(CoreOf(entry)))];
  for (uint64_t& core : cores) {
    if (count[core] > 1) core = 0;
  }
  return cores;
}

void PairEntries(const TwoEditions& both, Pairing& pairing) {
  pairing.PairSame(
      [](const EditionUnits& words, uint32_t i) { return words.glossary[i].heading_words; });
  const std::vector<uint64_t> old_cores = CoresOf(both.old_words),
                              new_cores = CoresOf(both.new_words);
  pairing.PairSame([&](const EditionUnits& words, uint32_t i) {
    return (&words == &both.old_words ? old_cores : new_cores)[i];
  });
  pairing.PairSame(
      [](const EditionUnits& words, uint32_t i) { return words.glossary[i].text.folded; });
  PairSimilarEntries(both, pairing);
}

GlossaryPair EntryPair(const TwoEditions& both, const ConcordanceIndex& index,
                       const Concordance& concordance, uint32_t old_id, uint32_t new_id) {
  const Unit &a = both.old_words.glossary[old_id], &b = both.new_words.glossary[new_id];
  GlossaryPair pair{
      old_id, new_id, OrUnchanged(CompareUnits(both, index, concordance.pairs, a, b)), 1, {}};
  if (a.heading_words == b.heading_words) pair.evidence.Add(Evidence::kSameTerm);
  if (a.words == b.words) pair.evidence.Add(Evidence::kSameWords);
  if (!pair.evidence.empty()) return pair;
  pair.confidence = both.Likeness(a, b);
  if (CoreOf(both.old_words.edition().glossary[old_id]) ==
      CoreOf(both.new_words.edition().glossary[new_id])) {
    pair.evidence.Add(Evidence::kSameCore);
    pair.confidence = std::max(pair.confidence, kLeastOfSameCore);
  } else {
    pair.evidence.Add(Evidence::kSimilarWords);
  }
  return pair;
}

class ExampleAligner {
 public:
  ExampleAligner(const TwoEditions& both, const ConcordanceIndex& index, Concordance& concordance)
      : both_(both),
        index_(index),
        concordance_(concordance),
        pairing_(both, both.old_words.examples, both.new_words.examples) {}

  void Run() {
    for (const Correspondence& pair : concordance_.pairs) PairWithin(pair, 1);
    pairing_.PairSame(
        [](const EditionUnits& words, uint32_t i) { return words.examples[i].words; });
    for (const Correspondence& pair : concordance_.pairs) PairWithin(pair, kLikeExamples);
    AddNew();
    AddRemoved();
  }

 private:
  void PairWithin(const Correspondence& pair, float floor) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) return;
    const uint32_t old_first = both_.old_words.first_example[pair.old_id];
    const uint32_t old_end = both_.old_words.first_example[pair.old_id + 1];
    const uint32_t new_first = both_.new_words.first_example[pair.new_id];
    const uint32_t new_end = both_.new_words.first_example[pair.new_id + 1];
    if (size_t{old_end - old_first} * (new_end - new_first) > kExamplePairs) return;
    std::vector<Pairing::Offer> offers;
    for (uint32_t i = old_first; i < old_end; ++i) {
      for (uint32_t k = new_first; k < new_end; ++k) {
        if (pairing_.OfOld(i) != kNone || pairing_.OfNew(k) != kNone) continue;
        if (!pairing_.MayReach(floor, i, k)) continue;
        const float similarity = pairing_.Similarity(i, k);
        if (similarity >= floor) offers.push_back({similarity, i, k});
      }
    }
    pairing_.PairBest(std::move(offers));
  }

  static ExampleRef RefOf(const EditionUnits& words, ProvisionId id, uint32_t example) {
    return {id, example - words.first_example[id]};
  }

  // The provision that an example belongs to.
  static ProvisionId OwnerOf(const EditionUnits& words, uint32_t example) {
    const auto& first = words.first_example;
    return static_cast<ProvisionId>(std::upper_bound(first.begin(), first.end(), example) -
                                    first.begin() - 1);
  }

  void AddNew() {
    for (uint32_t i = 0; i < both_.new_words.examples.size(); ++i) {
      const ProvisionId owner = OwnerOf(both_.new_words, i);
      ExamplePair pair{{}, RefOf(both_.new_words, owner, i), {}, 1};
      const uint32_t old_id = pairing_.OfNew(i);
      if (old_id == kNone) {
        pair.kinds.Add(ChangeKind::kAdded);
      } else {
        const ProvisionId old_owner = OwnerOf(both_.old_words, old_id);
        pair.old_example = RefOf(both_.old_words, old_owner, old_id);
        pair.confidence = pairing_.Similarity(old_id, i);
        pair.kinds = CompareUnits(both_, index_, concordance_.pairs,
                                  both_.old_words.examples[old_id], both_.new_words.examples[i]);
        if (!Answers(index_, concordance_.pairs, old_owner, owner))
          pair.kinds.Add(ChangeKind::kMoved);
        pair.kinds = OrUnchanged(pair.kinds);
      }
      concordance_.examples.push_back(pair);
    }
  }

  void AddRemoved() {
    for (uint32_t i = 0; i < both_.old_words.examples.size(); ++i) {
      if (pairing_.OfOld(i) != kNone) continue;
      concordance_.examples.push_back(
          {RefOf(both_.old_words, OwnerOf(both_.old_words, i), i), {}, {ChangeKind::kRemoved}, 1});
    }
  }

  const TwoEditions& both_;
  const ConcordanceIndex& index_;
  Concordance& concordance_;
  Pairing pairing_;
};

}  // namespace

void AlignGlossary(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance) {
  Pairing pairing(both, both.old_words.glossary, both.new_words.glossary);
  PairEntries(both, pairing);
  for (uint32_t i = 0; i < both.new_words.glossary.size(); ++i) {
    const uint32_t old_id = pairing.OfNew(i);
    concordance.glossary.push_back(old_id == kNone
                                       ? GlossaryPair{kNoEntry, i, {ChangeKind::kAdded}, 1, {}}
                                       : EntryPair(both, index, concordance, old_id, i));
  }
  for (uint32_t i = 0; i < both.old_words.glossary.size(); ++i) {
    if (pairing.OfOld(i) == kNone)
      concordance.glossary.push_back({i, kNoEntry, {ChangeKind::kRemoved}, 1, {}});
  }
}

void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance) {
  ExampleAligner(both, index, concordance).Run();
}

}  // namespace codicil
