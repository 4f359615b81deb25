#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <span>

#include "rules/building.h"
#include "rules/kinds.h"
#include "rules/letter_suffix.h"
#include "rules/number_index.h"

namespace codicil {
namespace {

constexpr uint32_t kNone = kNoProvision;

class TreeMaker {
 public:
  TreeMaker(std::vector<Provision>& drafts, Edition& edition, Diagnostics& diagnostics)
      : edition_(edition), diagnostics_(diagnostics), scheme_(edition.scheme), drafts_(drafts) {}

  void Make() {
    edition_.scheme.nested_digits = NestDigits(drafts_);
    TakeNumbers();
    SettleRomans(drafts_, numbers_);
    DetectScheme(numbers_, edition_.scheme);
    FindParents();
    CheckNumbers();
    Order();
    Settle();
    drafts_.clear();
  }

 private:
  Provision& node(uint32_t id) { return drafts_[id]; }
  uint32_t size() const { return static_cast<uint32_t>(drafts_.size()); }

  void TakeNumbers() {
    numbers_.Reserve(size());
    first_.reserve(size());
    for (const Provision& draft : drafts_) first_.push_back(numbers_.Add(draft.number));
  }

  // The parent is the last provision with the parent's number before this one in the same source,
  // so that two rules with one number keep their own subrules; otherwise the one from any source.
  void FindParents() {
    const uint32_t stated = size();
    parent_.assign(stated, kNone);
    last_.assign(stated, kNone);
    RuleNumber above, above_before;
    for (uint32_t i = 0; i < stated; ++i) {
      above = numbers_[i].Parent(scheme_);
      const RuleNumber container = ContainerOf(i);
      if (above.empty() || (IsContained(above, container) && !IsNamedFor(above, container)))
        above = container;
      const bool as_before = i > 0 && above == above_before && HaveOneSource(i, i - 1);
      parent_[i] = as_before ? parent_[i - 1] : ParentOf(i, above);
      last_[first_[i]] = i;
      above_before = above;
    }
    BreakCircles();
    GroupByParent();
  }

  // What comes later may contain what is before it, but not what contains it.
  void BreakCircles() {
    for (uint32_t i = 0; i < parent_.size(); ++i) {
      if (parent_[i] == kNone || parent_[i] < i) continue;
      uint32_t up = parent_[i];
      for (size_t steps = 0; up != kNone && up != i && steps < RuleNumber::kMaxComponents * 2;
           ++steps)
        up = parent_[up];
      if (up != kNone) parent_[i] = kNone;
    }
  }

  // § 91.3 is in Subpart A, not below an implied § 91, 4-1-101 in Chapter 1, FR-1 in 3.1, and 1.1
  // in Article 1, though a list elsewhere has a 1; but AC-1 is below an AC that is written.
  bool IsContained(const RuleNumber& above, const RuleNumber& container) const {
    if (container.empty() || (above.IsName() && numbers_.Find(above) != kNone)) return false;
    const uint32_t known = numbers_.Find(container);
    const bool before = known != kNone && last_[known] != kNone;
    return before || (numbers_.Find(above) == kNone && LedParent(above) == kNone);
  }

  // 9.2, which is not written, is in Article 9.
  static bool IsNamedFor(const RuleNumber& above, const RuleNumber& container) {
    const size_t size = container.size();
    return above.size() > size && !container.empty() &&
           above.Prefix(size).Bare() == container.Bare();
  }

  bool HaveOneSource(uint32_t a, uint32_t b) {
    return edition_.sources().files.size() < 2 || node(a).span.source == node(b).span.source;
  }

  // Lists the children of each provision in source order; the lists are contiguous.
  void GroupByParent() {
    children_begin_.assign(size() + 2, 0);
    for (uint32_t parent : parent_) ++children_begin_[Slot(parent) + 1];
    std::partial_sum(children_begin_.begin(), children_begin_.end(), children_begin_.begin());
    children_.resize(size());
    std::vector<uint32_t> next = children_begin_;
    for (uint32_t i = 0; i < size(); ++i) children_[next[Slot(parent_[i])]++] = i;
  }

  // Provisions without a parent come last.
  uint32_t Slot(uint32_t parent) const { return parent == kNone ? size() : parent; }
  std::span<uint32_t> ChildrenOf(uint32_t id) {
    const uint32_t begin = children_begin_[Slot(id)], end = children_begin_[Slot(id) + 1];
    return std::span(children_).subspan(begin, end - begin);
  }

  uint32_t ParentOf(uint32_t child, const RuleNumber& number) {
    if (number.empty()) return kNone;
    if (const uint32_t first = numbers_.Find(number); first != kNone) {
      const uint32_t last = last_[first];
      const bool own = last != kNone && HaveOneSource(last, child);
      return own ? last : first;
    }
    if (const uint32_t led = LedParent(number); led != kNone) return led;
    const bool own = node(child).container.empty();  // otherwise only groups of them have numbers
    if (number.Depth(scheme_) >= 3 && child > 0 && own) ReportWithoutRule(child, number);
    return MakeImplied(number, child);
  }

  // Reports a subrule whose rule is missing; a fragment may begin with one.
  void ReportWithoutRule(uint32_t child, const RuleNumber& rule) {
    const Provision& provision = node(child);
    if (!HaveOneSource(child - 1, child)) return;
    diagnostics_.Report(kind::kNumberGap, Severity::kWarning,
                        fmt::format("{} has no parent: there is no {}", provision.number.ToString(),
                                    rule.ToString()),
                        provision.number_span);
  }

  // 1a is below Article 1 if there is no 1, and 1.1.1 below Guideline 1.1, which come before it.
  uint32_t LedParent(const RuleNumber& number) const {
    if (number[0].lead != 0) return kNone;
    for (const NumberLead lead : scheme_.leads) {
      if (IsLetters(lead)) continue;  // A1 is not Article 1
      const uint32_t led = numbers_.Find(number.WithLead(lead));
      if (led != kNone && last_[led] != kNone) return led;
    }
    return kNone;
  }

  // Depth is bounded by RuleNumber::kMaxComponents.
  uint32_t MakeImplied(const RuleNumber& number, uint32_t child) {
    const uint32_t id = size();
    Provision implied;
    implied.number = number;
    implied.implied = true;
    drafts_.push_back(std::move(implied));
    parent_.push_back(kNone);
    last_.push_back(kNone);
    first_.push_back(numbers_.Add(number));
    RuleNumber above = number.Parent(scheme_);
    if (above.empty() && child != kNone) above = ContainerOf(child);
    if (!above.empty()) {
      uint32_t parent = numbers_.Find(above);
      if (parent == kNone) parent = LedParent(above);
      if (parent == kNone) parent = MakeImplied(above, kNone);
      parent_[id] = parent;
    }
    return id;
  }

  void CheckNumbers() {
    const NumberedDrafts drafts{numbers_, drafts_, scheme_};
    const auto before = [&](uint32_t a, uint32_t b) { return numbers_[a] < numbers_[b]; };
    for (uint32_t i = 0; i <= size(); ++i) {
      const std::span<uint32_t> children = ChildrenOf(i);
      if (children.empty()) continue;
      const uint32_t parent = i < size() ? i : kNone;
      if (const size_t end = EndOfList(children); end < children.size()) {
        CheckLists(children, end, parent, drafts);
        continue;
      }
      CheckSiblings(children, parent, drafts, diagnostics_);
      if (std::is_sorted(children.begin(), children.end(), before)) continue;  // allocates nothing
      if (!AreOneList(children) || AreSeveralLists(children)) {
        std::stable_sort(children.begin(), children.end(),
                         [&](uint32_t a, uint32_t b) { return PlaceOf(a) < PlaceOf(b); });
        continue;
      }
      std::stable_sort(children.begin(), children.end(), before);
    }
  }

  // Returns the number of children, in the order of the source, before one that begins again below
  // a heading without a number.
  size_t EndOfList(std::span<const uint32_t> children) {
    for (size_t i = 1; i < children.size(); ++i) {
      const bool headed = !node(children[i]).between.empty();
      if (headed && !(numbers_[children[i - 1]] < numbers_[children[i]])) return i;
    }
    return children.size();
  }

  // Of several lists each is by itself, in the order of the source; the first ends at `end`.
  void CheckLists(std::span<const uint32_t> children, size_t end, uint32_t parent,
                  const NumberedDrafts& drafts) {
    CheckSiblings(children.first(end), parent, drafts, diagnostics_);
    while (end < children.size()) {
      children = children.subspan(end);
      end = EndOfList(children);
      CheckSiblings(children.first(end), kNone, drafts, diagnostics_);
    }
  }

  RuleNumber ContainerOf(uint32_t id) {
    if (node(id).container.empty()) return RuleNumber();
    const auto number = RuleNumber::Parse(node(id).container, EveryStyle());
    if (!number) return RuleNumber();
    // 12a may be what is put in after 12, or a below it.
    const RuleNumber below = WithoutSuffix(*number);
    return numbers_.Find(*number) == kNone && numbers_.Find(below) != kNone ? below : *number;
  }

  // The first stated provision of a subtree.
  uint32_t PlaceOf(uint32_t id) {
    while (node(id).implied && !ChildrenOf(id).empty()) id = ChildrenOf(id).front();
    return id;
  }

  // Parts, articles and numbers side by side have no order but that of the source, and no more
  // have names: AC-1, AT-1.
  bool AreOneList(std::span<const uint32_t> children) const {
    constexpr uint32_t kLetters = 26;
    const RuleNumber& first = numbers_[children.front()];
    const NumberComponent& last = first.back();
    if (last.kind == NumberComponent::kCapitals && last.roman == 0 && last.value > kLetters)
      return false;
    return std::all_of(children.begin(), children.end(),
                       [&](uint32_t id) { return RuleNumber::AreOneList(numbers_[id], first); });
  }

  // Two documents in one file: a good part of the numbers is used twice.
  bool AreSeveralLists(std::span<const uint32_t> children) const {
    constexpr size_t kPart = 4;
    std::vector<uint32_t> numbers;
    for (const uint32_t id : children) numbers.push_back(first_[id]);
    std::sort(numbers.begin(), numbers.end());
    const auto repeated =
        static_cast<size_t>(numbers.end() - std::unique(numbers.begin(), numbers.end()));
    return repeated > 1 && repeated * kPart >= children.size();
  }

  void Order() {
    order_.reserve(size());
    id_.resize(size());
    uses_.resize(size());
    struct Step {
      uint32_t node;
      size_t next;
    };
    std::vector<Step> stack{{kNone, 0}};
    while (!stack.empty()) {
      Step& top = stack.back();
      const std::span<uint32_t> children = ChildrenOf(top.node);
      if (top.next == children.size()) {
        if (top.node != kNone) node(top.node).subtree_end = Placed();
        stack.pop_back();
        continue;
      }
      const uint32_t child = children[top.next++];
      Place(child);
      stack.push_back({child, 0});
    }
  }

  ProvisionId Placed() const { return static_cast<ProvisionId>(order_.size()); }

  // A parent is placed before its children, so that its id is known.
  void Place(uint32_t id) {
    Provision& provision = node(id);
    const uint32_t parent = parent_[id];
    provision.parent = parent == kNone ? kNoProvision : id_[parent];
    provision.depth = parent == kNone ? 1 : node(parent).depth + 1;
    provision.level = LevelOfDepth(provision.depth);
    provision.occurrence = ++uses_[first_[id]];
    id_[id] = Placed();
    order_.push_back(id);
  }

  // Reports provisions that come after one with another parent but belong before it. (CheckSiblings
  // reports those with the same parent.)
  void ReportStrangers() {
    for (uint32_t i = 1; i < size(); ++i) {
      if (node(i).implied || id_[i] > id_[i - 1] || parent_[i] == parent_[i - 1] ||
          !HaveOneSource(i - 1, i))
        continue;
      diagnostics_.Report(
          kind::kNumberOrder, Severity::kWarning,
          fmt::format("{} comes after {}", numbers_[i].ToString(), numbers_[i - 1].ToString()),
          node(i).number_span, node(i - 1).number_span);
    }
  }

  // Most editions are already in the order of the tree; then nothing is moved.
  void Settle() {
    const bool moves = !std::is_sorted(order_.begin(), order_.end());
    if (moves) {
      ReportStrangers();
      MoveToOrder();
    }
    edition_.provisions = std::move(drafts_);
    if (moves) numbers_ = NumberIndex();  // before another is made
    moves ? edition_.IndexNumbers() : edition_.UseNumbers(std::move(numbers_));
  }

  // In place, since provisions are large: along each cycle of the order, by one that is held.
  void MoveToOrder() {
    for (uint32_t begin = 0; begin < size(); ++begin) {
      if (order_[begin] == begin) continue;
      Provision held = std::move(node(begin));
      uint32_t to = begin;
      for (uint32_t from = order_[to]; from != begin; from = order_[to]) {
        node(to) = std::move(node(from));
        order_[to] = to;
        to = from;
      }
      node(to) = std::move(held);
      order_[to] = to;
    }
  }

  Edition& edition_;
  Diagnostics& diagnostics_;
  const NumberingStyle& scheme_;
  std::vector<Provision>& drafts_;  // followed by those that are implied here
  std::vector<uint32_t> parent_;
  std::vector<uint32_t> order_;  // of the tree
  std::vector<ProvisionId> id_;  // in the tree, of each
  std::vector<uint32_t> children_;
  std::vector<uint32_t> children_begin_;  // of each, and the end of the last
  NumberIndex numbers_;
  std::vector<uint32_t> first_;  // of its number, for each
  std::vector<uint32_t> uses_;   // by the same: of its number, so far
  std::vector<uint32_t> last_;   // by the first of a number: the last of that number seen so far
};

}  // namespace

void MakeTree(std::vector<Provision>& drafts, Edition& edition, Diagnostics& diagnostics) {
  TreeMaker(drafts, edition, diagnostics).Make();
}

}  // namespace codicil
