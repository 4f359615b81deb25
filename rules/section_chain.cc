#include "rules/section_chain.h"

#include <map>
#include <optional>

namespace codicil {
namespace {

class SectionChain {
 public:
  SectionChain(std::span<const LineLabel> labels, std::vector<bool>& full)
      : labels_(labels), full_(full), next_(labels.size() + 1, 0) {
    for (size_t i = labels.size(); i-- > 0;) next_[i] = IsRule(i) ? Section(i) : next_[i + 1];
    FindIndent();
  }

  std::vector<size_t> Find() {
    if (!indent_) return {};
    for (size_t i = 0; i < labels_.size(); ++i) {
      if (IsSection(labels_[i].number)) {
        Judge(i);
      } else if (IsRule(i) && Section(i) > section_) {
        Begin(Section(i));
      }
    }
    return std::move(found_);
  }

 private:
  // The place among the sections: those with letters, "A", come after those with digits.
  uint32_t Section(size_t i) const {
    constexpr uint32_t kLettered = 10'000'000;
    const RuleNumber& number = labels_[i].number;
    return number.value(0) + (number.is_letter(0) ? kLettered : 0);
  }
  // Three digits are the number of a subsection in hundreds.
  static bool IsSection(const RuleNumber& number) {
    constexpr uint32_t kHundred = 100;
    const NumberComponent& first = number[0];
    return first.value < kHundred && number.size() == 1 && first.lead == 0 &&
           first.joint == NumberComponent::kNone && first.kind != NumberComponent::kLetters;
  }
  bool IsRule(size_t i) const {
    const RuleNumber& number = labels_[i].number;
    if (!full_[i] || number.size() < 2 || !IsSection(number.Prefix(1))) return false;
    return number[1].joint == NumberComponent::kDot || number[1].joint == NumberComponent::kDash;
  }

  // Where most of the known sections are.
  void FindIndent() {
    std::map<uint32_t, size_t> counts;
    for (size_t i = 0; i < labels_.size(); ++i) {
      if (!full_[i] || !IsSection(labels_[i].number) || next_[i] != Section(i)) continue;
      ++counts[labels_[i].indent];
      bare_ |= labels_[i].bare;
    }
    size_t most = 0;
    for (const auto& [indent, count] : counts) {
      if (count > most) indent_ = indent;
      most = std::max(most, count);
    }
  }

  // "1." where sections are; "10." may be one column to the left of "9.".
  bool IsInPlace(size_t i) const { return AreInOnePlace(labels_[i].indent, *indent_); }
  bool MayBegin(size_t i) const {
    return IsInPlace(i) && labels_[i].apart && (labels_[i].period || (bare_ && labels_[i].bare));
  }

  // Whether it counts on from the sections, and not from the items of a list.
  bool IsNext(size_t i) const {
    const bool first = section_ == 0 && Section(i) <= 1;
    // Rule 10 may be the first of a part.
    const bool in_part = i > 0 && labels_[i - 1].number[0].lead != 0 && Section(i) > section_;
    return first || in_part || (Section(i) == section_ + 1 && last_item_ != section_);
  }

  void Judge(size_t i) {
    const uint32_t value = Section(i);
    const bool known = full_[i] && next_[i] == value && value != section_;
    const bool next = !full_[i] && MayBegin(i) && IsNext(i);
    if (known) {
      // "2. Nets", "1. are wet", "2. are old", "2.1": the item is not the section.
      const bool item = last_item_ && *last_item_ + 1 == value && held_ && Section(*held_) == value;
      full_[i] = !item;
      Find(item ? *held_ : i);
    } else if (next && (next_[i] == 0 || next_[i] > value || next_[i] <= section_)) {
      Find(i);
    } else if (next && !held_) {
      held_ = i;
    } else if (IsInPlace(i)) {
      last_item_ = value;
    }
  }

  void Find(size_t i) {
    found_.push_back(i);
    full_[i] = true;
    Begin(Section(i));
  }

  void Begin(uint32_t section) {
    section_ = section;
    last_item_.reset();
    held_.reset();
  }

  std::span<const LineLabel> labels_;
  std::vector<bool>& full_;
  std::vector<uint32_t> next_;      // for each label, the section of the next rule
  std::optional<uint32_t> indent_;  // of the sections that are known
  bool bare_ = false;               // they have no period
  std::vector<size_t> found_;
  uint32_t section_ = 0;               // the last one
  std::optional<uint32_t> last_item_;  // in it: the last number that is not a section's
  std::optional<size_t> held_;         // in it: what may be the next
};

}  // namespace

std::vector<size_t> FindSections(std::span<const LineLabel> labels, std::vector<bool>& full) {
  return SectionChain(labels, full).Find();
}

}  // namespace codicil
