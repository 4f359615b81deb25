#include <fmt/format.h>

#include <algorithm>
#include <memory_resource>
#include <numeric>
#include <span>
#include <unordered_map>

#include "rules/building.h"

namespace codicil {
namespace {

constexpr uint32_t kNone = kNoProvision;

class TreeMaker {
 public:
  TreeMaker(std::vector<Provision>& drafts, Edition& edition)
      : edition_(edition), scheme_(edition.scheme), drafts_(drafts) {}

  void Make() {
    FindParents();
    CheckNumbers();
    Order();
    Settle();
    drafts_.clear();
  }

 private:
  // Where a number stands.
  struct Places {
    uint32_t first;
    uint32_t last;  // of those that were looked at so far
  };

  Provision& node(uint32_t id) { return drafts_[id]; }
  uint32_t size() const { return static_cast<uint32_t>(drafts_.size()); }

  // The parent is the last one of that number before the provision in its own source, so that
  // each of two rules with one number keeps its own subrules; else the one of any source.
  void FindParents() {
    const uint32_t stated = size();
    parent_.assign(stated, kNone);
    places_.reserve(stated);
    for (uint32_t i = 0; i < stated; ++i) places_.try_emplace(node(i).number, Places{i, kNone});
    for (uint32_t i = 0; i < stated; ++i) {
      parent_[i] = ParentOf(i);
      places_.find(node(i).number)->second.last = i;
    }
    GroupByParent();
  }

  // Lists the children of each provision, in source order, one list behind the other.
  void GroupByParent() {
    children_begin_.assign(size() + 2, 0);
    for (uint32_t parent : parent_) ++children_begin_[Slot(parent) + 1];
    std::partial_sum(children_begin_.begin(), children_begin_.end(), children_begin_.begin());
    children_.resize(size());
    std::vector<uint32_t> next = children_begin_;
    for (uint32_t i = 0; i < size(); ++i) children_[next[Slot(parent_[i])]++] = i;
  }

  // Those with no parent come last.
  uint32_t Slot(uint32_t parent) const { return parent == kNone ? size() : parent; }
  std::span<uint32_t> ChildrenOf(uint32_t id) {
    const uint32_t begin = children_begin_[Slot(id)], end = children_begin_[Slot(id) + 1];
    return std::span(children_).subspan(begin, end - begin);
  }

  uint32_t ParentOf(uint32_t child) {
    const RuleNumber number = node(child).number.Parent(scheme_);
    if (number.empty()) return kNone;
    if (const auto known = places_.find(number); known != places_.end()) {
      const auto [first, last] = known->second;
      const bool own = last != kNone && node(last).span.source == node(child).span.source;
      return own ? last : first;
    }
    if (number.Depth(scheme_) >= 3 && child > 0) ReportWithoutRule(child, number);
    return MakeImplied(number);
  }

  // A subrule whose rule is nowhere; a fragment may begin with one.
  void ReportWithoutRule(uint32_t child, const RuleNumber& rule) {
    const Provision& provision = node(child);
    if (node(child - 1).span.source != provision.span.source) return;
    edition_.diagnostics.Report(
        DiagnosticKind::kNumberGap, Severity::kWarning,
        fmt::format("{} stands alone: there is no {}", provision.number.ToString(), rule.ToString()),
        provision.number_span);
  }

  // Depth is bounded by RuleNumber::kMaxComponents.
  uint32_t MakeImplied(const RuleNumber& number) {
    const uint32_t id = size();
    Provision implied;
    implied.number = number;
    implied.implied = true;
    drafts_.push_back(std::move(implied));
    parent_.push_back(kNone);
    places_.emplace(number, Places{id, kNone});
    const RuleNumber above = number.Parent(scheme_);
    if (!above.empty()) {
      const auto known = places_.find(above);
      const uint32_t parent = known != places_.end() ? known->second.first : MakeImplied(above);
      parent_[id] = parent;
    }
    return id;
  }

  void CheckNumbers() {
    std::vector<const Provision*> siblings;
    for (uint32_t i = 0; i <= size(); ++i) {
      const std::span<uint32_t> children = ChildrenOf(i);
      if (children.empty()) continue;
      siblings.clear();
      for (uint32_t child : children) siblings.push_back(&node(child));
      CheckSiblings(siblings, i < size() ? &node(i) : nullptr, scheme_, edition_.diagnostics);
      const auto before = [&](uint32_t a, uint32_t b) { return node(a).number < node(b).number; };
      if (std::is_sorted(children.begin(), children.end(), before)) continue;  // allocates nothing
      std::stable_sort(children.begin(), children.end(), before);
    }
  }

  void Order() {
    order_.reserve(size());
    id_.resize(size());
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
    provision.level = provision.number.LevelIn(scheme_);
    id_[id] = Placed();
    order_.push_back(id);
  }

  // Most editions state their provisions in the order of the tree: then nothing moves.
  void Settle() {
    if (std::is_sorted(order_.begin(), order_.end())) {
      edition_.provisions = std::move(drafts_);
      return;
    }
    edition_.provisions.reserve(size());
    for (const uint32_t from : order_) edition_.provisions.push_back(std::move(node(from)));
  }

  Edition& edition_;
  const NumberScheme& scheme_;
  std::vector<Provision>& drafts_;  // and, behind them, the implied ones
  std::vector<uint32_t> parent_;
  std::vector<uint32_t> order_;  // of the tree
  std::vector<ProvisionId> id_;  // in the tree, of each
  std::vector<uint32_t> children_;
  std::vector<uint32_t> children_begin_;  // of each, and the end of the last
  std::pmr::monotonic_buffer_resource memory_;  // a node a provision, all gone at once
  std::pmr::unordered_map<RuleNumber, Places, RuleNumberHash> places_{&memory_};
};

}  // namespace

void MakeTree(std::vector<Provision>& drafts, Edition& edition) {
  TreeMaker(drafts, edition).Make();
}

}  // namespace codicil
