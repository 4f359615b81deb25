#include "diff/example_alignment.h"

#include <algorithm>
#include <utility>

#include "diff/classifier.h"
#include "diff/pairing.h"

namespace codicil {
namespace {

// The least share of their words that two examples of corresponding provisions must have in common.
constexpr float kLikeExamples = 0.3f;
// If one provision has more pairs of examples than this, they are not tried one by one.
constexpr size_t kExamplePairs = 400;

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
        if (pairing_.OfOld(i) != kNoEntry || pairing_.OfNew(k) != kNoEntry) continue;
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
      if (old_id == kNoEntry) {
        pair.kinds.Add(ChangeKind::kAdded);
      } else {
        const ProvisionId old_owner = OwnerOf(both_.old_words, old_id);
        pair.old_example = RefOf(both_.old_words, old_owner, old_id);
        pair.confidence = pairing_.Similarity(old_id, i);
        pair.kinds = CompareUnits(both_, index_, concordance_.pairs,
                                  both_.old_words.examples[old_id], both_.new_words.examples[i]);
        if (!Answers(index_, concordance_.pairs, old_owner, owner))
          pair.kinds.Add(ChangeKind::kMoved);
        if (pair.kinds.empty()) pair.kinds.Add(ChangeKind::kUnchanged);
      }
      concordance_.examples.push_back(pair);
    }
  }

  void AddRemoved() {
    for (uint32_t i = 0; i < both_.old_words.examples.size(); ++i) {
      if (pairing_.OfOld(i) != kNoEntry) continue;
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

void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance) {
  ExampleAligner(both, index, concordance).Run();
}

}  // namespace codicil
