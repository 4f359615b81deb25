#include "diff/edition_diff.h"

#include <algorithm>

#include "crossref/number_lists.h"
#include "diff/cited_numbers.h"
#include "diff/matter_alignment.h"

namespace codicil {
namespace {

// What passages are compared with.
struct Comparison {
  explicit Comparison(const EditionPair& pair)
      : editions(pair),
        old_numbers(pair.old_references,
                    OldMeanings(pair.concordance, pair.old_edition.provisions.size(),
                                pair.new_edition.provisions.size())),
        new_numbers(pair.new_references, NewMeanings(pair.new_edition.provisions.size())),
        of_new(InGroups(pair.concordance.examples, pair.new_edition.provisions.size(), OwnerOfNew)),
        gone(InGroups(pair.concordance.examples, pair.old_edition.provisions.size(), OwnerOfGone)) {
  }

  static ProvisionId OwnerOfNew(const ExamplePair& pair) { return pair.new_example.provision; }
  static ProvisionId OwnerOfGone(const ExamplePair& pair) {
    const bool gone = pair.new_example.provision == kNoProvision;
    return gone ? pair.old_example.provision : kNoProvision;
  }

  const EditionPair& editions;
  const CitedNumbers old_numbers;
  const CitedNumbers new_numbers;
  const NumberLists of_new;  // pairs of examples by the new provision
  const NumberLists gone;    // those removed, by the old provision
};

class Differ {
 public:
  explicit Differ(const Comparison& comparison)
      : comparison_(comparison),
        editions_(comparison.editions),
        old_(editions_.old_edition),
        new_(editions_.new_edition) {}

  void Run(EditionDiff& diff) {
    diff.provisions.reserve(editions_.concordance.pairs.size());
    for (const Correspondence& pair : editions_.concordance.pairs)
      diff.provisions.push_back(OfPair(pair));
    for (const GlossaryPair& pair : editions_.concordance.glossary)
      diff.glossary.push_back(OfEntry(pair));
    diff.front_matter =
        DiffMatter(PassageKind::kFrontMatter, AlignBlocks(old_.front_matter, new_.front_matter));
    diff.between_matter =
        DiffMatter(PassageKind::kBetween, AlignBlocks(old_.between_matter, new_.between_matter));
    diff.back_matter =
        DiffMatter(PassageKind::kBackMatter, AlignBlocks(old_.back_matter, new_.back_matter));
  }

 private:
  // A passage of one edition, or none.
  struct Side {
    const Passage* passage = nullptr;
    PassageRef ref;
  };

  ProvisionDiff OfPair(const Correspondence& pair) {
    ProvisionDiff diff;
    diff.main = pair.main_of_new;
    diff.part = !pair.main_of_old;
    if (diff.part && !diff.main) return diff;
    const ProvisionId old_id = pair.old_id;
    const ProvisionId new_id = diff.main ? pair.new_id : kNoProvision;
    diff.heading =
        Diff(OldSide(PassageKind::kHeading, old_id), NewSide(PassageKind::kHeading, new_id));
    diff.text = Diff(OldSide(PassageKind::kText, old_id), NewSide(PassageKind::kText, new_id));
    if (diff.part) {
      DropDeleted(diff.heading);
      DropDeleted(diff.text);
    }
    const ProvisionId parts_of = diff.part ? kNoProvision : old_id;
    DiffExamples(parts_of, new_id, diff);
    diff.notes = DiffNotes(parts_of, new_id);
    return diff;
  }

  static void DropDeleted(PassageDiff& diff) {
    std::erase_if(diff.edits, [](const WordEdit& edit) { return edit.kind == EditKind::kDeleted; });
    const bool same = std::ranges::all_of(
        diff.edits, [](const WordEdit& edit) { return edit.kind == EditKind::kEqual; });
    if (same) diff.edits.clear();
  }

  static Side SideIn(const Edition& edition, const PassageRef& ref) {
    if (ref.owner == kNoProvision) return {};
    return {&PassageAt(edition, ref), ref};
  }
  Side OldSide(PassageKind kind, uint32_t owner, uint32_t index = 0) const {
    return SideIn(old_, {kind, owner, index});
  }
  Side NewSide(PassageKind kind, uint32_t owner, uint32_t index = 0) const {
    return SideIn(new_, {kind, owner, index});
  }

  PassageDiff Diff(const Side& old_side, const Side& new_side) {
    PassageDiff diff{old_side.passage, new_side.passage, {}};
    const std::string_view old_text = TextOf(diff.old_passage), new_text = TextOf(diff.new_passage);
    FindCited(comparison_.old_numbers, old_side, old_cited_);
    FindCited(comparison_.new_numbers, new_side, new_cited_);
    if (old_text == new_text && SameMeanings(old_cited_, new_cited_)) return diff;
    diff.edits = differ_.Diff({old_text, old_cited_, WordsIn(editions_.old_references, old_side)},
                              {new_text, new_cited_, WordsIn(editions_.new_references, new_side)});
    if (diff.edits.size() == 1 && diff.edits[0].kind == EditKind::kEqual) diff.edits.clear();
    return diff;
  }

  static std::string_view TextOf(const Passage* passage) {
    return passage != nullptr ? passage->text : std::string_view();
  }
  static std::span<const SpelledWord> WordsIn(const CrossReferences& references, const Side& side) {
    if (side.passage == nullptr) return {};
    return references.words.Of(side.ref);
  }

  static void FindCited(const CitedNumbers& numbers, const Side& side,
                        std::vector<CitedNumber>& cited) {
    cited.clear();
    if (side.passage != nullptr) numbers.AppendAt(side.ref, cited);
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
      for (const uint32_t i : comparison_.of_new[new_id]) examples.push_back(OfExample(i));
    }
    if (old_id != kNoProvision) {
      for (const uint32_t i : comparison_.gone[old_id]) examples.push_back(OfExample(i));
    }
    const size_t olds = old_id == kNoProvision ? 0 : old_.provisions[old_id].examples.size();
    uint32_t next = 0;
    const bool same = std::ranges::all_of(examples, [&](const ExampleDiff& one) {
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
            Diff(OldSide(PassageKind::kExample, a.provision, a.index),
                 NewSide(PassageKind::kExample, b.provision, b.index))};
  }

  // Notes have no identity beyond their position.
  std::vector<PassageDiff> DiffNotes(ProvisionId old_id, ProvisionId new_id) {
    const auto count = [](const Edition& edition, ProvisionId id) {
      return id == kNoProvision ? 0 : static_cast<uint32_t>(edition.provisions[id].notes.size());
    };
    const uint32_t olds = count(old_, old_id);
    const uint32_t news = count(new_, new_id);
    std::vector<PassageDiff> diffs;
    bool changed = false;
    for (uint32_t i = 0; i < std::max(olds, news); ++i) {
      diffs.push_back(Diff(i < olds ? OldSide(PassageKind::kNote, old_id, i) : Side(),
                           i < news ? NewSide(PassageKind::kNote, new_id, i) : Side()));
      changed |= diffs.back().changed();
    }
    if (!changed) diffs.clear();
    return diffs;
  }

  GlossaryDiff OfEntry(const GlossaryPair& pair) {
    return {Diff(OldSide(PassageKind::kTerm, pair.old_entry),
                 NewSide(PassageKind::kTerm, pair.new_entry)),
            Diff(OldSide(PassageKind::kDefinition, pair.old_entry),
                 NewSide(PassageKind::kDefinition, pair.new_entry))};
  }

  std::vector<MatterDiff> DiffMatter(PassageKind kind, const std::vector<BlockPair>& blocks) {
    std::vector<MatterDiff> diffs;
    bool changed = false;
    for (const auto& [old_block, new_block] : blocks) {
      diffs.push_back(
          {old_block, new_block, Diff(OldSide(kind, old_block), NewSide(kind, new_block))});
      changed |= old_block != new_block || diffs.back().text.changed();
    }
    if (!changed) diffs.clear();
    return diffs;
  }

  const Comparison& comparison_;
  const EditionPair& editions_;
  const Edition& old_;
  const Edition& new_;
  WordDiffer differ_;
  // For the passages being compared:
  std::vector<CitedNumber> old_cited_;
  std::vector<CitedNumber> new_cited_;
};

}  // namespace

EditionDiff DiffEditions(const EditionPair& editions) {
  const Comparison comparison(editions);
  EditionDiff diff;
  Differ(comparison).Run(diff);
  diff.shifts = FindShifts(editions.old_edition, editions.new_edition, editions.concordance);
  diff.summary =
      SummaryOf(ChangesByChapter(editions.old_edition, editions.new_edition, editions.concordance));
  return diff;
}

bool IsEmpty(const Concordance& concordance) {
  const auto same = [](const auto& pair) {
    return pair.kinds == ChangeKinds{ChangeKind::kUnchanged};
  };
  return std::ranges::all_of(concordance.pairs, same) &&
         std::ranges::all_of(concordance.glossary, same) &&
         std::ranges::all_of(concordance.examples, same);
}

bool IsEmpty(const Concordance& concordance, const EditionDiff& diff) {
  return IsEmpty(concordance) && diff.front_matter.empty() && diff.between_matter.empty() &&
         diff.back_matter.empty();
}

}  // namespace codicil
