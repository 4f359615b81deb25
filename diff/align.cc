// The steps of an alignment: words, one-to-one pairs, splits and merges, kinds, order.

#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <utility>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/candidates.h"
#include "diff/classifier.h"
#include "diff/concordance.h"
#include "diff/matched_pairs.h"
#include "diff/pairing.h"
#include "text/fold.h"

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

// Fills in concordance.examples: pairs them within pairs of provisions first, then anywhere by
// their words.
void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance) {
  ExampleAligner(both, index, concordance).Run();
}

// The least share of their words that two entries without a common name must have in common.
constexpr float kLikeEntries = 0.5f;
// The least confidence of two whose terms differ in an addition alone.
constexpr float kLeastOfSameCore = 0.7f;

void PairSimilarEntries(const TwoEditions& both, Pairing& pairing) {
  const std::vector<Unit>&olds = both.old_words.glossary, &news = both.new_words.glossary;
  RareWords among_old(both.old_words, olds, both.weights);
  std::vector<Pairing::Offer> offers;
  for (uint32_t i = 0; i < news.size(); ++i) {
    if (pairing.OfNew(i) != kNoEntry) continue;
    for (const uint32_t old_id : among_old.Find(both.new_words.WordsOnce(news[i]))) {
      const float similarity = pairing.Similarity(old_id, i);
      if (pairing.OfOld(old_id) == kNoEntry && similarity >= kLikeEntries)
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

// By name: the one entry of several names that has it. "Lantern, Lamp" has "lantern" and "lamp".
HashMap<std::string, uint32_t> EntriesByName(const EditionUnits& words) {
  HashMap<std::string, uint32_t> entries;
  const std::vector<GlossaryEntry>& glossary = words.edition().glossary;
  for (uint32_t i = 0; i < glossary.size(); ++i) {
    std::string_view names = glossary[i].term.text;
    names = names.substr(0, names.find('('));
    if (names.find(',') == names.npos) continue;
    while (!names.empty()) {
      const size_t end = std::min(names.find(','), names.size());
      const auto [known, is_new] = entries.try_emplace(LowerCase(Fold(names.substr(0, end))), i);
      if (!is_new) known.value() = kNoEntry;
      names.remove_prefix(std::min(end + 1, names.size()));
    }
  }
  return entries;
}

// Returns, for each entry without a partner, the one of the other edition that has its name among
// others; kNoEntry if there is none.
template <typename PartnerOf>
std::vector<uint32_t> FindSharers(const EditionUnits& words, const EditionUnits& others,
                                  PartnerOf partner_of) {
  const HashMap<std::string, uint32_t> by_name = EntriesByName(others);
  std::vector<uint32_t> sharers(words.edition().glossary.size(), kNoEntry);
  for (uint32_t i = 0; i < sharers.size(); ++i) {
    if (partner_of(i) != kNoEntry) continue;
    const auto found = by_name.find(CoreOf(words.edition().glossary[i]));
    if (found != by_name.end()) sharers[i] = found->second;
  }
  return sharers;
}

// Marks the pairs that have the same end.
void MarkShared(uint32_t GlossaryPair::*end, size_t entries, ChangeKind kind,
                std::vector<GlossaryPair>& pairs) {
  std::vector<uint32_t> count(entries);
  for (const GlossaryPair& pair : pairs) {
    if (pair.*end != kNoEntry) ++count[pair.*end];
  }
  for (GlossaryPair& pair : pairs) {
    if (pair.*end != kNoEntry && count[pair.*end] > 1) pair.kinds.Add(kind);
  }
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
  GlossaryPair pair{old_id, new_id, CompareUnits(both, index, concordance.pairs, a, b), 1, {}};
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

// Fills in concordance.glossary: pairs entries by term, then by the words of the definition. An
// entry left over joins the one that has its name among others: "Lamp" was merged into "Lantern,
// Lamp".
void AlignGlossary(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance) {
  Pairing pairing(both, both.old_words.glossary, both.new_words.glossary);
  PairEntries(both, pairing);
  const auto old_partners =
      FindSharers(both.old_words, both.new_words, [&](uint32_t i) { return pairing.OfOld(i); });
  const auto new_partners =
      FindSharers(both.new_words, both.old_words, [&](uint32_t i) { return pairing.OfNew(i); });
  const size_t olds = both.old_words.glossary.size(), news = both.new_words.glossary.size();
  const NumberLists joining = InGroups(old_partners, news);
  const NumberLists parting = InGroups(new_partners, olds);
  std::vector<GlossaryPair>& pairs = concordance.glossary;
  for (uint32_t i = 0; i < news; ++i) {
    const uint32_t old_id = pairing.OfNew(i) != kNoEntry ? pairing.OfNew(i) : new_partners[i];
    if (old_id != kNoEntry) {
      pairs.push_back(EntryPair(both, index, concordance, old_id, i));
    } else if (joining[i].empty()) {
      pairs.push_back({kNoEntry, i, {ChangeKind::kAdded}, 1, {}});
    }
    for (const uint32_t joined : joining[i])
      pairs.push_back(EntryPair(both, index, concordance, joined, i));
  }
  for (uint32_t i = 0; i < olds; ++i) {
    if (pairing.OfOld(i) == kNoEntry && old_partners[i] == kNoEntry && parting[i].empty())
      pairs.push_back({i, kNoEntry, {ChangeKind::kRemoved}, 1, {}});
  }
  MarkShared(&GlossaryPair::old_entry, olds, ChangeKind::kSplit, pairs);
  MarkShared(&GlossaryPair::new_entry, news, ChangeKind::kMerged, pairs);
  for (GlossaryPair& pair : pairs) {
    if (pair.kinds.empty()) pair.kinds.Add(ChangeKind::kUnchanged);
  }
}

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
