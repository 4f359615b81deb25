// The steps of an alignment: words, one-to-one pairs, splits and merges, kinds, order.

#include <tuple>

#include "diff/classifier.h"
#include "diff/concordance.h"
#include "diff/example_alignment.h"
#include "diff/glossary_alignment.h"
#include "diff/matched_pairs.h"

namespace codicil {
namespace {

// Which of the two counts as the first, regardless of the order of the arguments.
bool IsFirst(const EditionUnits& a, const EditionUnits& b) {
  const auto rank = [](const EditionUnits& words) {
    uint64_t all = 0;
    for (const Unit& unit : words.provisions) all += unit.words;
    return std::tuple(words.edition().effective_date, words.provisions.size(), all);
  };
  return rank(a) <= rank(b);
}

Overrides TurnedRound(Overrides overrides) {
  for (Override& override : overrides) std::swap(override.old_number, override.new_number);
  return overrides;
}

// Always matches from the first edition to the second, so that both directions yield the same
// pairs.
Matching MatchEitherWay(const TwoEditions& both, const Overrides& overrides,
                        const MatchWeights& weights, std::vector<size_t>& unfit) {
  if (IsFirst(both.old_words, both.new_words))
    return MatchProvisions(both, overrides, weights, unfit);
  const TwoEditions turned{both.new_words, both.old_words, both.weights, both.items};
  Matching matching = MatchProvisions(turned, TurnedRound(overrides), weights, unfit);
  for (MatchedPair& pair : matching.pairs) std::swap(pair.old_id, pair.new_id);
  std::swap(matching.old_refused, matching.new_refused);
  return matching;
}

}  // namespace

Concordance Align(const Edition& old_edition, const CrossReferences& old_references,
                  const Edition& new_edition, const CrossReferences& new_references,
                  const Overrides& overrides, const MatchWeights& match_weights) {
  Items items;
  EditionUnits old_words(old_edition, old_references, items);
  EditionUnits new_words(new_edition, new_references, items);
  const std::vector<float> weights = WeightsOf(old_words, new_words, items.size());
  old_words.WeighUnits(weights);
  new_words.WeighUnits(weights);
  const TwoEditions both{old_words, new_words, weights, items};
  Concordance concordance;
  concordance.pairs = PairsInOrder(
      both, MatchEitherWay(both, overrides, match_weights, concordance.unfit_overrides));
  const ConcordanceIndex index(concordance, both.old_size(), both.new_size());
  Classify(both, index, concordance.pairs);
  AlignGlossary(both, index, concordance);
  AlignExamples(both, index, concordance);
  return concordance;
}

}  // namespace codicil
