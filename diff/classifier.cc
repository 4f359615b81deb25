#include "diff/classifier.h"

#include <algorithm>

#include "text/fold.h"

namespace codicil {
namespace {

// How the citations changed.
struct CitationChange {
  bool recited = false;
  bool retargeted = false;
  bool edited = false;     // the numbers differ, and mean nothing on at least one side
  bool retypeset = false;  // the same numbers with another dash between them
};

bool SameNumbers(const Locator& a, const Locator& b) {
  return a.first == b.first && a.last == b.last;
}

// A range means what it meant if its ends do: what was inserted between them belongs to it.
void CompareTargets(const ConcordanceIndex& index, const std::vector<Correspondence>& pairs,
                    const Locator& a, const Locator& b, CitationChange& change) {
  if (a.targets.empty() || b.targets.empty()) {
    change.edited |= !SameNumbers(a, b);
    return;
  }
  const bool same = Answers(index, pairs, a.targets.front(), b.targets.front()) &&
                    Answers(index, pairs, a.targets.back(), b.targets.back());
  change.retargeted |= !same;
  change.recited |= same && !SameNumbers(a, b);
}

// Compares how the numbers are written, which the hashes of the text leave out.
void CompareSpelling(std::string_view a, std::string_view b, CitationChange& change) {
  if (a == b) return;
  Fold(a) == Fold(b) ? change.retypeset = true : change.edited = true;
}

std::string_view TextOf(const Edition& edition, const Citation& citation, const Locator& locator) {
  return PassageAt(edition, citation.place).text.substr(locator.begin, locator.end - locator.begin);
}

// Compares the citations one by one, if both sides have equally many.
CitationChange CompareCitations(const TwoEditions& both, const ConcordanceIndex& index,
                                const std::vector<Correspondence>& pairs, const Unit& a,
                                const Unit& b) {
  CitationChange change;
  const uint32_t count = a.end_citation - a.first_citation;
  if (b.end_citation - b.first_citation != count) return change;
  for (uint32_t i = 0; i < count; ++i) {
    const Citation& left = both.old_words.references().citations[a.first_citation + i];
    const Citation& right = both.new_words.references().citations[b.first_citation + i];
    if (left.locators.size() != right.locators.size()) continue;
    for (size_t k = 0; k < left.locators.size(); ++k) {
      const Locator &x = left.locators[k], &y = right.locators[k];
      if (x.kind != Locator::kNumber || y.kind != Locator::kNumber) continue;
      CompareTargets(index, pairs, x, y, change);
      if (!SameNumbers(x, y)) continue;
      CompareSpelling(TextOf(both.old_words.edition(), left, x),
                      TextOf(both.new_words.edition(), right, y), change);
    }
  }
  return change;
}

class Classifier {
 public:
  Classifier(const TwoEditions& both, const ConcordanceIndex& index,
             std::vector<Correspondence>& pairs)
      : both_(both),
        index_(index),
        pairs_(pairs),
        notes_count_(HasNotes(both.old_words) && HasNotes(both.new_words)) {}

  void Run() {
    for (Correspondence& pair : pairs_) {
      if (pair.old_id != kNoProvision && pair.new_id != kNoProvision) ClassifyPair(pair);
    }
  }

 private:
  // If the source of one edition has no such markup, a missing aside is not a change.
  static bool HasNotes(const EditionUnits& words) {
    return std::ranges::any_of(words.provisions, [](const Unit& unit) { return unit.notes != 0; });
  }

  void ClassifyPair(Correspondence& pair) const {
    if (both_.Old(pair.old_id).number != both_.New(pair.new_id).number)
      pair.kinds.Add(ChangeKind::kRenumbered);
    if (!ParentsAnswer(pair)) pair.kinds.Add(ChangeKind::kMoved);
    CompareTexts(pair);
    if (pair.kinds.empty()) pair.kinds.Add(ChangeKind::kUnchanged);
  }

  bool ParentsAnswer(const Correspondence& pair) const {
    const ProvisionId old_parent = both_.Old(pair.old_id).parent,
                      new_parent = both_.New(pair.new_id).parent;
    if (old_parent == kNoProvision || new_parent == kNoProvision) return old_parent == new_parent;
    return Answers(index_, pairs_, old_parent, new_parent);
  }

  void CompareTexts(Correspondence& pair) const {
    const Unit& a = both_.old_words.provisions[pair.old_id];
    const Unit& b = both_.new_words.provisions[pair.new_id];
    pair.kinds.AddAll(CompareUnits(both_, index_, pairs_, a, b));
    if (notes_count_ && a.notes != b.notes) pair.kinds.Add(ChangeKind::kEdited);
  }

  const TwoEditions& both_;
  const ConcordanceIndex& index_;
  std::vector<Correspondence>& pairs_;
  const bool notes_count_;
};

}  // namespace

bool Answers(const ConcordanceIndex& index, const std::vector<Correspondence>& pairs,
             ProvisionId old_id, ProvisionId new_id) {
  for (const uint32_t i : index.OfOld(old_id)) {
    if (pairs[i].new_id == new_id) return true;
  }
  return false;
}

ChangeKinds CompareUnits(const TwoEditions& both, const ConcordanceIndex& index,
                         const std::vector<Correspondence>& pairs, const Unit& a, const Unit& b) {
  ChangeKinds kinds;
  const CitationChange change = CompareCitations(both, index, pairs, a, b);
  if (a.heading.spoken != b.heading.spoken || a.text.spoken != b.text.spoken ||
      a.examples.spoken != b.examples.spoken || change.edited) {
    kinds.Add(ChangeKind::kEdited);
  } else if (a.heading != b.heading || a.text != b.text || a.examples != b.examples ||
             change.retypeset) {
    kinds.Add(ChangeKind::kRetypeset);
  }
  if (change.retargeted) kinds.Add(ChangeKind::kRetargeted);
  if (change.recited) kinds.Add(ChangeKind::kRecited);
  return kinds;
}

void Classify(const TwoEditions& both, const ConcordanceIndex& index,
              std::vector<Correspondence>& pairs) {
  Classifier(both, index, pairs).Run();
}

}  // namespace codicil
