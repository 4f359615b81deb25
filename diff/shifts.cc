#include "diff/shifts.h"

#include <algorithm>

namespace codicil {
namespace {

class ShiftFinder {
 public:
  ShiftFinder(const Edition& old_edition, const Edition& new_edition,
              const Concordance& concordance)
      : old_(old_edition),
        new_(new_edition),
        old_of_(new_edition.provisions.size(), kNoProvision),
        moved_(new_edition.provisions.size()),
        shift_of_(new_edition.provisions.size(), kNone) {
    const ConcordanceIndex index(concordance, old_edition.provisions.size(),
                                 new_edition.provisions.size());
    for (const Correspondence& pair : concordance.pairs) {
      if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
      if (index.OfOld(pair.old_id).size() > 1 || index.OfNew(pair.new_id).size() > 1) continue;
      old_of_[pair.new_id] = pair.old_id;
      moved_[pair.new_id] = pair.kinds.Has(ChangeKind::kMoved);
    }
  }

  // In the new order; parents come before the provisions below them.
  std::vector<Shift> Run() {
    last_child_.assign(new_.provisions.size() + 1, kNone);
    for (ProvisionId id = 0; id < new_.provisions.size(); ++id) {
      if (old_of_[id] == kNoProvision || OldOf(id).number == new_.provisions[id].number) continue;
      Place(id);
      ++shifts_[shift_of_[id]].provisions;
    }
    return std::move(shifts_);
  }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  const Provision& OldOf(ProvisionId id) const { return old_.provisions[old_of_[id]]; }

  // What a number adds to its parent's: the last component, or the "02" of "702".
  static std::pair<bool, uint32_t> Own(const RuleNumber& number, const NumberingStyle& scheme) {
    const size_t last = number.size() - 1;
    const uint32_t hundreds = scheme.subsections_per_section;
    const bool in_section = last == 0 && hundreds > 0 && number.value(0) >= hundreds;
    return {number.is_letter(last), in_section ? number.value(0) % hundreds : number.value(last)};
  }

  bool FollowsParent(ProvisionId id) const {
    const ProvisionId parent = new_.provisions[id].parent;
    return parent != kNoProvision && shift_of_[parent] != kNone &&
           OldOf(id).parent == old_of_[parent] &&
           Own(OldOf(id).number, old_.scheme) == Own(new_.provisions[id].number, new_.scheme);
  }

  // Letters that a scheme omits make steps uneven; siblings without a gap are accepted then.
  bool SameStep(ProvisionId before, ProvisionId id) const {
    const auto [letter, at] = Own(new_.provisions[id].number, new_.scheme);
    if (letter) return true;
    return at - Own(new_.provisions[before].number, new_.scheme).second ==
           Own(OldOf(id).number, old_.scheme).second -
               Own(OldOf(before).number, old_.scheme).second;
  }

  bool Continues(const Shift& shift, ProvisionId id) const {
    const ProvisionId before = shift.new_last;
    return shift.moved == moved_[id] && new_.provisions[before].subtree_end == id &&
           OldOf(before).subtree_end == old_of_[id] && OldOf(before).parent == OldOf(id).parent &&
           SameStep(before, id);
  }

  void Place(ProvisionId id) {
    const ProvisionId parent = new_.provisions[id].parent;
    if (FollowsParent(id)) {
      shift_of_[id] = shift_of_[parent];
      return;
    }
    uint32_t& last = last_child_[parent == kNoProvision ? new_.provisions.size() : parent];
    if (last == kNone || !Continues(shifts_[last], id)) {
      last = static_cast<uint32_t>(shifts_.size());
      shifts_.push_back({old_of_[id], old_of_[id], id, id, 0, moved_[id]});
    }
    shift_of_[id] = last;
    shifts_[last].old_last = old_of_[id];
    shifts_[last].new_last = id;
  }

  const Edition& old_;
  const Edition& new_;
  std::vector<ProvisionId> old_of_;  // by new id: the old one, for one-to-one pairs
  std::vector<bool> moved_;
  std::vector<uint32_t> shift_of_;    // by new id
  std::vector<uint32_t> last_child_;  // by parent: the shift of the child last placed
  std::vector<Shift> shifts_;
};

}  // namespace

std::vector<Shift> FindShifts(const Edition& old_edition, const Edition& new_edition,
                              const Concordance& concordance) {
  return ShiftFinder(old_edition, new_edition, concordance).Run();
}

}  // namespace codicil
