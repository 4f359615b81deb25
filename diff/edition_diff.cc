#include "diff/edition_diff.h"

#include <algorithm>

#include "diff/cited_numbers.h"

namespace codicil {
namespace {

class Differ {
 public:
  explicit Differ(const EditionPair& editions)
      : editions_(editions),
        old_(editions.old_edition),
        new_(editions.new_edition),
        index_(editions.concordance, old_.provisions.size(), new_.provisions.size()),
        old_numbers_(
            editions.old_references,
            OldMeanings(editions.concordance, old_.provisions.size(), new_.provisions.size())),
        new_numbers_(editions.new_references, NewMeanings(new_.provisions.size())),
        of_new_(new_.provisions.size()),
        gone_(old_.provisions.size()) {
    const auto& examples = editions.concordance.examples;
    for (uint32_t i = 0; i < examples.size(); ++i) {
      const ProvisionId new_id = examples[i].new_example.provision;
      const ProvisionId old_id = examples[i].old_example.provision;
      if (new_id != kNoProvision) {
        of_new_[new_id].push_back(i);
      } else {
        gone_[old_id].push_back(i);
      }
    }
  }

  EditionDiff Run() {
    EditionDiff diff;
    const Concordance& concordance = editions_.concordance;
    for (uint32_t i = 0; i < concordance.pairs.size(); ++i) {
      diff.provisions.push_back(OfPair(i));
      for (const ChangeKind kind : concordance.pairs[i].kinds.List()) {
        ++diff.counts[static_cast<size_t>(kind)];
      }
    }
    for (const GlossaryPair& pair : concordance.glossary) diff.glossary.push_back(OfEntry(pair));
    diff.shifts = FindShifts(old_, new_, concordance);
    return diff;
  }

 private:
  // Where a passage stands; its citations are known by that.
  struct Spot {
    const Passage* passage = nullptr;
    Place place;
    bool is_place = true;  // false: of a glossary's term nothing is cited
  };

  bool IsMain(uint32_t pair) const {
    const ProvisionId id = editions_.concordance.pairs[pair].new_id;
    if (id == kNoProvision) return true;
    const auto& pairs = editions_.concordance.pairs;
    const auto& all = index_.OfNew(id);
    return pair == *std::max_element(all.begin(), all.end(), [&](uint32_t a, uint32_t b) {
             return pairs[a].confidence < pairs[b].confidence;
           });
  }

  ProvisionDiff OfPair(uint32_t i) {
    const Correspondence& pair = editions_.concordance.pairs[i];
    ProvisionDiff diff;
    diff.main = IsMain(i);
    const ProvisionId old_id = pair.old_id;
    const ProvisionId new_id = diff.main ? pair.new_id : kNoProvision;
    diff.heading = Diff(OldSpot(Place::kHeading, old_id), NewSpot(Place::kHeading, new_id));
    diff.text = Diff(OldSpot(Place::kText, old_id), NewSpot(Place::kText, new_id));
    DiffExamples(old_id, new_id, diff);
    diff.notes = DiffNotes(old_id, new_id);
    return diff;
  }

  static Spot SpotIn(const Edition& edition, Place::Kind kind, uint32_t owner, uint32_t index) {
    if (owner == kNoProvision) return {};
    const Place place{kind, owner, index};
    return {&PassageAt(edition, place), place};
  }
  Spot OldSpot(Place::Kind kind, uint32_t owner, uint32_t index = 0) const {
    return SpotIn(old_, kind, owner, index);
  }
  Spot NewSpot(Place::Kind kind, uint32_t owner, uint32_t index = 0) const {
    return SpotIn(new_, kind, owner, index);
  }

  PassageDiff Diff(const Spot& old_spot, const Spot& new_spot) {
    PassageDiff diff{old_spot.passage, new_spot.passage, {}};
    const std::string_view old_text = diff.old_passage ? diff.old_passage->text : "";
    const std::string_view new_text = diff.new_passage ? diff.new_passage->text : "";
    const auto old_cited = Cited(old_numbers_, old_spot);
    const auto new_cited = Cited(new_numbers_, new_spot);
    if (old_text == new_text && SameMeanings(old_cited, new_cited)) return diff;
    diff.edits = differ_.Diff({old_text, old_cited}, {new_text, new_cited});
    if (diff.edits.size() == 1 && diff.edits[0].kind == EditKind::kEqual) diff.edits.clear();
    return diff;
  }

  static std::vector<CitedNumber> Cited(const CitedNumbers& numbers, const Spot& spot) {
    if (spot.passage == nullptr || !spot.is_place) return {};
    return numbers.At(spot.place);
  }

  static bool SameMeanings(const std::vector<CitedNumber>& a, const std::vector<CitedNumber>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const CitedNumber& x, const CitedNumber& y) {
                        return x.begin == y.begin && x.end == y.end && x.meaning == y.meaning;
                      });
  }

  void DiffExamples(ProvisionId old_id, ProvisionId new_id, ProvisionDiff& diff) {
    std::vector<ExampleDiff>& examples = diff.examples;
    if (new_id != kNoProvision) {
      for (const uint32_t i : of_new_[new_id]) examples.push_back(OfExample(i));
    }
    if (old_id != kNoProvision) {
      for (const uint32_t i : gone_[old_id]) examples.push_back(OfExample(i));
    }
    const size_t olds = old_id == kNoProvision ? 0 : old_.provisions[old_id].examples.size();
    uint32_t next = 0;
    const bool same = std::all_of(examples.begin(), examples.end(), [&](const ExampleDiff& one) {
      return !one.passage.changed() && one.old_example == ExampleRef{old_id, next++};
    });
    diff.examples_changed = !same || olds != examples.size();
    if (!diff.examples_changed) examples.clear();
  }

  ExampleDiff OfExample(uint32_t i) {
    const ExamplePair& pair = editions_.concordance.examples[i];
    const ExampleRef& a = pair.old_example;
    const ExampleRef& b = pair.new_example;
    return {a, b, pair.kinds,
            Diff(OldSpot(Place::kExample, a.provision, a.index),
                 NewSpot(Place::kExample, b.provision, b.index))};
  }

  // Notes have no identity beyond their place.
  std::vector<PassageDiff> DiffNotes(ProvisionId old_id, ProvisionId new_id) {
    const auto count = [](const Edition& edition, ProvisionId id) {
      return id == kNoProvision ? 0 : static_cast<uint32_t>(edition.provisions[id].notes.size());
    };
    const uint32_t olds = count(old_, old_id);
    const uint32_t news = count(new_, new_id);
    std::vector<PassageDiff> diffs;
    bool changed = false;
    for (uint32_t i = 0; i < std::max(olds, news); ++i) {
      diffs.push_back(Diff(i < olds ? OldSpot(Place::kNote, old_id, i) : Spot(),
                           i < news ? NewSpot(Place::kNote, new_id, i) : Spot()));
      changed |= diffs.back().changed();
    }
    if (!changed) diffs.clear();
    return diffs;
  }

  GlossaryDiff OfEntry(const GlossaryPair& pair) {
    Spot old_term, new_term, old_text, new_text;
    old_term.is_place = new_term.is_place = false;
    if (pair.old_entry != kNoEntry) {
      old_term.passage = &old_.glossary[pair.old_entry].term;
      old_text = OldSpot(Place::kGlossary, pair.old_entry);
    }
    if (pair.new_entry != kNoEntry) {
      new_term.passage = &new_.glossary[pair.new_entry].term;
      new_text = NewSpot(Place::kGlossary, pair.new_entry);
    }
    return {Diff(old_term, new_term), Diff(old_text, new_text)};
  }

  const EditionPair& editions_;
  const Edition& old_;
  const Edition& new_;
  const ConcordanceIndex index_;
  const CitedNumbers old_numbers_;
  const CitedNumbers new_numbers_;
  std::vector<std::vector<uint32_t>> of_new_;  // pairs of examples by the new provision
  std::vector<std::vector<uint32_t>> gone_;    // those removed, by the old provision
  WordDiffer differ_;
};

}  // namespace

EditionDiff DiffEditions(const EditionPair& editions) { return Differ(editions).Run(); }

bool IsEmpty(const Concordance& concordance) {
  const auto same = [](const auto& pair) {
    return pair.kinds == ChangeKinds{ChangeKind::kUnchanged};
  };
  return std::all_of(concordance.pairs.begin(), concordance.pairs.end(), same) &&
         std::all_of(concordance.glossary.begin(), concordance.glossary.end(), same) &&
         std::all_of(concordance.examples.begin(), concordance.examples.end(), same);
}

}  // namespace codicil
