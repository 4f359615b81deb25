// Finds which labels of a text continue a list, and the number of each: "(a)" below 3.1 is 3.1(a),
// "(i)" below that 3.1(a)(i), "(b)" after it 3.1(b).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "rules/line_label.h"

namespace codicil {

// The list of the numbers that are written in full.
inline constexpr char kInRule[] = "1.1";

struct StackedItem {
  RuleNumber number;     // in full
  RuleNumber container;  // the provision above, if the number does not tell it; otherwise empty
  // Its shape, "(i)" if it is Roman, ">1." if it is set in below another list of that shape.
  std::string list;
  std::string parent;     // the list that it comes below; kInRule, or empty at the top
  bool first = false;     // of its list below this parent
  bool restarts = false;  // its list was counted before, below another parent
  bool attached = false;  // it is right below an appendix or schedule
};

class ItemStack {
 public:
  // `lists` that are provisions, or nullptr for all.
  explicit ItemStack(const std::unordered_set<std::string>* lists = nullptr) : lists_(lists) {}
  // Sets the lists with a lead that are counted anew below each parent.
  void SetRelative(std::unordered_set<std::string> lists) { relative_ = std::move(lists); }

  // Sets the lists without a lead that are counted through the work: their numbers are whole.
  void SetRunning(std::unordered_set<std::string> lists) { running_ = std::move(lists); }

  // Sets the numbers that have others below them written in full: items there are put in brackets,
  // 2(1), to differ from 2.1.
  void SetAbove(std::unordered_set<RuleNumber, RuleNumberHash> above) { above_ = std::move(above); }

  // Notes the begin of a provision whose number is written in full, and returns its container.
  RuleNumber Begin(const RuleNumber& number);
  // Returns the item that `label` is, or nullopt if it does not continue a list. `next` is the
  // label after it:
  // "(i)" after "(h)" is a letter, unless "(ii)" comes next.
  std::optional<StackedItem> Take(const LineLabel& label, const LineLabel* next);

 private:
  struct Open {
    std::string list;
    uint32_t ordinal;
    uint32_t indent;
    RuleNumber number;
    bool full;
  };

  static std::optional<LineLabel> AsLetter(const LineLabel& label);
  std::optional<LineLabel> AsInserted(const LineLabel& label) const;
  std::optional<size_t> Continued(const LineLabel& label, const LineLabel* next, bool roman) const;
  static bool GoesOn(const Open& open, const LineLabel& label, bool roman);
  std::optional<std::string> Opened(const LineLabel& label, const std::string& shape) const;
  std::optional<StackedItem> Push(const LineLabel& label, bool roman);
  void CloseOtherKind(const std::string& list);
  void CloseItems();
  void CloseNumbers();
  bool IsInAttachment() const;
  StackedItem Place(const LineLabel& label, const std::string& list, bool roman, bool first);
  bool Allows(const std::string& list) const { return lists_ == nullptr || lists_->contains(list); }

  const std::unordered_set<std::string>* lists_;
  std::unordered_set<std::string> relative_;
  std::unordered_set<std::string> running_;
  std::unordered_set<RuleNumber, RuleNumberHash> above_;
  std::vector<Open> open_;
  std::unordered_map<std::string, uint32_t> last_;  // ordinal of each list
};

}  // namespace codicil
