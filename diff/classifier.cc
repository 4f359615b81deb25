#include "diff/classifier.h"

#include <algorithm>
#include <utility>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/confidence.h"
#include "diff/main_pairs.h"
#include "text/fold.h"

namespace codicil {
namespace {

// How the citations changed.
struct CitationChange {
  bool renumbered = false;
  bool redirected = false;
  bool edited = false;       // the numbers differ, and mean nothing on at least one side
  bool reformatted = false;  // the same numbers with another dash between them
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
  change.redirected |= !same;
  change.renumbered |= same && !SameNumbers(a, b);
}

// Compares how the numbers are written, which the hashes of the text leave out.
void CompareSpelling(std::string_view a, std::string_view b, CitationChange& change) {
  if (a == b) return;
  Fold(a) == Fold(b) ? change.reformatted = true : change.edited = true;
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

class Orderer {
 public:
  Orderer(const TwoEditions& both, Matching matching)
      : both_(both),
        matched_(std::move(matching.pairs)),
        old_refused_(std::move(matching.old_refused)),
        new_refused_(std::move(matching.new_refused)),
        new_size_(static_cast<ProvisionId>(both.new_size())),
        of_new_(InGroups(matched_, new_size_, &MatchedPair::new_id)),
        old_count_(both.old_size()) {
    std::vector<ProvisionId> main_partner(both.old_size(), kNoProvision);
    for (const MatchedPair& pair : matched_) {
      ++old_count_[pair.old_id];
      if (pair.main) main_partner[pair.old_id] = pair.new_id;
    }
    PlaceGone(main_partner);
  }

  std::vector<Correspondence> Run() && {
    pairs_.reserve(new_size_ + gone_.All().size() + matched_.size());
    for (const ProvisionId id : gone_[new_size_]) AddRemoved(id);
    for (ProvisionId id = 0; id < new_size_; ++id) AddNew(id);
    return std::move(pairs_);
  }

 private:
  // A removed provision comes after the nearest one before it that was not removed; if there is
  // none before it, in a group after the others.
  void PlaceGone(const std::vector<ProvisionId>& main_partner) {
    std::vector<uint32_t> anchors(main_partner.size(), kNoGroup);
    ProvisionId anchor = new_size_;
    for (ProvisionId id = 0; id < main_partner.size(); ++id) {
      if (main_partner[id] != kNoProvision) {
        anchor = main_partner[id];
      } else if (old_count_[id] == 0) {
        anchors[id] = anchor;
      }
    }
    gone_ = InGroups(anchors, new_size_ + 1);
  }

  void AddNew(ProvisionId id) {
    const std::span<const uint32_t> group = of_new_[id];
    all_.assign(group.begin(), group.end());
    std::ranges::sort(
        all_, [this](uint32_t a, uint32_t b) { return matched_[a].old_id < matched_[b].old_id; });
    if (all_.empty())
      pairs_.push_back({kNoProvision, id, {ChangeKind::kAdded}, 1 - new_refused_[id]});
    for (const uint32_t i : all_) {
      MatchedPair& pair = matched_[i];
      Correspondence& added = pairs_.emplace_back();
      added.old_id = pair.old_id;
      added.new_id = id;
      added.confidence = pair.confidence;
      added.likeness =
          both_.Likeness(both_.old_words.provisions[pair.old_id], both_.new_words.provisions[id]);
      added.evidence = std::move(pair.evidence);
      if (old_count_[pair.old_id] > 1) added.kinds.Add(ChangeKind::kSplit);
      if (all_.size() > 1) added.kinds.Add(ChangeKind::kMerged);
    }
    for (const ProvisionId gone : gone_[id]) AddRemoved(gone);
  }

  void AddRemoved(ProvisionId id) {
    pairs_.push_back({id, kNoProvision, {ChangeKind::kRemoved}, 1 - old_refused_[id]});
  }

  const TwoEditions& both_;
  std::vector<MatchedPair> matched_;
  std::vector<float> old_refused_, new_refused_;
  ProvisionId new_size_;
  NumberLists of_new_;  // of matched_
  NumberLists gone_;    // old provisions, by the new one that they come after
  std::vector<uint32_t> old_count_;
  std::vector<uint32_t> all_;  // of the current new provision, in matched_
  std::vector<Correspondence> pairs_;
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
             change.reformatted) {
    kinds.Add(ChangeKind::kReformatted);
  }
  if (change.redirected) kinds.Add(ChangeKind::kRedirectedReferences);
  if (change.renumbered) kinds.Add(ChangeKind::kRenumberedReferences);
  return kinds;
}

void Classify(const TwoEditions& both, const ConcordanceIndex& index,
              std::vector<Correspondence>& pairs) {
  Classifier(both, index, pairs).Run();
}

std::vector<Correspondence> PairsInOrder(const TwoEditions& both, Matching matching) {
  std::vector<Correspondence> pairs = Orderer(both, std::move(matching)).Run();
  MarkMainPairs(both, pairs);
  Calibrate(pairs, both.old_size());
  return pairs;
}

}  // namespace codicil
