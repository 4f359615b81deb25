#include "rules/style_finder.h"

#include <algorithm>
#include <map>

#include "rules/components.h"
#include "rules/insertion.h"
#include "rules/running_lists.h"
#include "rules/section_chain.h"
#include "text/lines.h"

namespace codicil {
namespace {

using Lists = std::unordered_set<std::string>;

bool IsDigits(const RuleNumber& number) {
  return number.size() == 1 && !number.is_letter(0) && number[0].lead == 0 &&
         number[0].joint == NumberComponent::kNone;
}

bool BeginsWithDigits(const RuleNumber& number) { return IsDigits(number.Prefix(1)); }

// Observations about one list.
struct Evidence {
  size_t labels = 0;
  size_t continued = 0;  // those that continue the list before them
  size_t runs = 0;
  size_t restarts = 0;
  size_t over = 0;                        // "Chapter 2" right above 2.1
  bool recitals = false;                  // its first run is over when the articles begin
  bool divides = false;                   // "PART 2" right above another label with a lead
  std::map<std::string, size_t> parents;  // how often its runs are below each list
  bool led = false;
  NumberLead lead = 0;
};

class StyleFinder {
 public:
  explicit StyleFinder(std::span<const LineLabel> labels) : labels_(labels) {}

  FoundStyle Find() && {
    FindFull();
    CountFull();
    found_.style = FindComponents(labels_, full_);
    found_.style.insertions = std::ranges::any_of(
        labels_, [](const LineLabel& label) { return IsInsertion(label.number.back().suffix); });
    DropCited();
    found_.sections = FindSections(labels_, full_);
    found_.style.bare_sections = HasBareSections(labels_, full_);
    running_ = FindRunningLists(labels_, full_);
    FindLists();
    return std::move(found_);
  }

 private:
  // Which labels are written in full: those of several components, and the sections above them.
  void FindFull() {
    full_.resize(labels_.size());
    const std::vector<size_t> above = DeepAbove();
    const LineLabel* below = nullptr;
    for (size_t i = labels_.size(); i-- > 0;) {
      const RuleNumber& number = labels_[i].number;
      const bool begun = above[i] < i && Contains(number, labels_[above[i]].number);
      const bool over = below != nullptr && !begun && IsOver(labels_[i], *below);
      full_[i] = IsDeep(number) || over || IsChapter(i);
      if (full_[i]) below = &labels_[i];
      // "Section 2", and right below it 2.1: an item "2." above it is not the section.
      if (below != nullptr && IsLedSection(number, below->number)) below = nullptr;
    }
  }

  // For each label the nearest one above it that has several components, or its own place.
  std::vector<size_t> DeepAbove() const {
    std::vector<size_t> above(labels_.size());
    size_t last = labels_.size();
    for (size_t i = 0; i < labels_.size(); ++i) {
      above[i] = std::min(last, i);
      if (IsDeep(labels_[i].number)) last = i;
    }
    return above;
  }

  static bool IsDeep(const RuleNumber& number) {
    return number.size() > 1 &&
           (BeginsWithDigits(number) || number[0].lead != 0 || IsInLetteredSection(number));
  }

  // A section over its first rule; "100." over 100.1.
  static bool IsOver(const LineLabel& label, const LineLabel& below) {
    constexpr uint32_t kReach = 1 /* columns */, kHundred = 100;
    const RuleNumber &number = label.number, &first = below.number;
    if (number.size() == 1 && Contains(number, first) && label.indent <= below.indent + kReach)
      return true;
    return label.period && IsDigits(number) && BeginsWithDigits(first) &&
           first.value(0) / kHundred == number.value(0);
  }

  static bool IsLedSection(const RuleNumber& number, const RuleNumber& below) {
    return number.size() == 1 && number[0].lead != 0 && below.size() > 1 && below[0].lead == 0 &&
           number.value(0) == below.value(0);
  }

  // "100." over items: three digits are not an item of a list.
  bool IsChapter(size_t i) const {
    constexpr uint32_t kLeast = 100;
    const LineLabel& label = labels_[i];
    return label.shape == "1." && label.number.value(0) >= kLeast &&
           label.number.value(0) < kLeast * kLeast;
  }

  // The section of a Markdown heading may have nothing numbered below it, as others do; "5a" may be
  // put into a list after 5.
  bool IsListed(size_t i) const {
    return labels_[i].shape.starts_with('#') || labels_[i].number.size() == 2;
  }

  void CountFull() {
    for (size_t i = 0; i < labels_.size(); ++i) {
      const RuleNumber& number = labels_[i].number;
      if (!full_[i] || number.size() == 1) continue;
      ++fulls_;
      has_letters_ += number.back().kind == NumberComponent::kLetters &&
                      number.back().joint != NumberComponent::kBracket;
    }
  }

  // "9(b) above", where the work has no numbers of that kind, is cited at the start of a line.
  void DropCited() {
    const NumberingStyle& style = found_.style;
    for (size_t i = 0; i < labels_.size(); ++i) {
      const NumberingStyle parts = PartsOf(labels_[i].number);
      const bool foreign = (parts.dashes && !style.dashes) || (parts.brackets && !style.brackets) ||
                           (parts.capitals && !style.capitals) ||
                           (parts.digits_after_letters && !style.digits_after_letters);
      if (!full_[i] || !foreign) continue;
      full_[i] = false;
      --fulls_;
    }
    // So is a lone "1.3" in a text of lists.
    constexpr size_t kFew = 2, kMany = 5;
    const auto is_item = [](const LineLabel& label) { return label.is_item(); };
    const auto items = static_cast<size_t>(std::ranges::count_if(labels_, is_item));
    if (fulls_ == 0 || fulls_ > kFew || items < fulls_ * kMany || AreInSections()) return;
    for (size_t i = 0; i < labels_.size(); ++i) full_[i] = IsChapter(i);
    fulls_ = 0;
  }

  // 4.1 and 4.2 after "4. Title": whether all numbers of several components are so.
  bool AreInSections() const {
    uint32_t section = 0, last = 0;
    for (size_t i = 0; i < labels_.size(); ++i) {
      const RuleNumber& number = labels_[i].number;
      if (labels_[i].shape == "1.") {
        section = number.value(0);
        last = 0;
      } else if (full_[i] && IsDeep(number)) {
        if (number.size() != 2 || number.value(0) != section || number.value(1) != ++last)
          return false;
      }
    }
    return true;
  }

  // Removes lists that prove not to be lists and examines the others again, because items below a
  // removed list are then below something else.
  void FindLists() {
    Lists lists;
    for (const LineLabel& label : labels_) {
      if (!label.is_item()) continue;
      lists.insert(label.shape);
    }
    AddRomans(lists);
    AddNested(lists);
    constexpr int kRounds = 12;
    for (int round = 0; round < kRounds && !lists.empty(); ++round) {
      const std::map<std::string, Evidence> all = CountLists(lists);
      const size_t before = lists.size();
      std::erase_if(lists, [&](const std::string& list) {
        const auto it = all.find(list);
        return it == all.end() || !IsList(list, it->second, all);
      });
      if (lists.size() == before) return Keep(lists, all);
    }
  }

  static void AddRomans(Lists& lists) {
    const Lists letters = lists;
    for (std::string list : letters) {
      if (list.find(' ') != std::string::npos) continue;
      const size_t at = list.find_first_of("aA");
      if (at == std::string::npos) continue;
      list[at] = list[at] == 'a' ? 'i' : 'I';
      lists.insert(list);
    }
  }

  static void AddNested(Lists& lists) {
    const Lists shapes = lists;
    for (const std::string& shape : shapes) {
      lists.insert('>' + shape);
      lists.insert(">>" + shape);
    }
  }

  const LineLabel* NextAfter(size_t i) const {
    return i + 1 < labels_.size() ? &labels_[i + 1] : nullptr;
  }

  // The label with which the articles begin after recitals; 0 if there are none.
  size_t EndOfRecitals() const {
    const auto first = std::ranges::find(labels_, true, &LineLabel::afresh);
    return first == labels_.end() ? 0 : static_cast<size_t>(first - labels_.begin());
  }

  std::map<std::string, Evidence> CountLists(const Lists& lists) {
    std::map<std::string, Evidence> all;
    ItemStack stack(&lists);
    stack.SetRunning(running_);
    const size_t articles = EndOfRecitals();
    for (size_t i = 0; i < labels_.size(); ++i) {
      const auto item =
          full_[i] && !IsListed(i) ? std::nullopt : stack.Take(labels_[i], NextAfter(i));
      if (!item && full_[i]) {
        stack.Begin(labels_[i].number);
        continue;
      }
      if (!item) {
        Stray(labels_[i], all);
        continue;
      }
      Evidence& evidence = all[item->list];
      ++evidence.labels;
      evidence.continued += !item->first;
      evidence.runs += item->first;
      evidence.restarts += item->restarts;
      const LineLabel* below = NextAfter(i);
      evidence.over += below != nullptr && IsLedSection(labels_[i].number, below->number);
      // Numbers that begin again in a schedule are still those at the top of the work.
      evidence.recitals |= item->first && item->parent.empty() && i < articles;
      evidence.divides |= Divides(labels_[i], below);
      if (item->first && !(item->attached && evidence.parents.contains("")))
        ++evidence.parents[item->parent];
      evidence.led = labels_[i].number.back().lead != 0;
      evidence.lead = labels_[i].number.back().lead & 0xFFFF;
    }
    return all;
  }

  // A lone "TITLE II" right above "Chapter 4" or "§ 12.1" contains it.
  static bool Divides(const LineLabel& label, const LineLabel* below) {
    const auto lead = static_cast<NumberLead>(label.number.back().lead);
    return IsDivision(lead) && !label.opening && below != nullptr && below->number[0].lead != 0 &&
           below->shape != label.shape;
  }

  // A label of that shape that does not continue the list is evidence against it.
  static void Stray(const LineLabel& label, std::map<std::string, Evidence>& all) {
    if (label.is_item()) ++all[label.shape].labels;
  }

  bool IsList(const std::string& list, const Evidence& evidence,
              const std::map<std::string, Evidence>& all) const {
    // Each run has a first item, and at least one more on the average.
    const size_t sound = evidence.continued + evidence.runs;
    const bool only = evidence.parents.contains("") && fulls_ == 0;
    if (evidence.runs == 0 || sound * 10 < evidence.labels * (only ? 6 : 8)) return false;
    // "Part 2" in a list of books makes no parts of the work: those contain its numbers.
    const auto in_rules = evidence.parents.find(kInRule);
    const bool inside = in_rules != evidence.parents.end() && in_rules->second > 0;
    const bool over = evidence.over * 2 >= evidence.labels;
    const bool lone = evidence.labels == 1 && evidence.divides && evidence.restarts == 0;
    if (evidence.led)
      return (sound >= 2 || lone) && (!inside || over || sound * 5 >= labels_.size());
    if (evidence.continued < evidence.runs)
      return evidence.continued >= 1 && IsBelow(evidence, all);
    const auto at_top = evidence.parents.find("");
    if (at_top != evidence.parents.end())
      return (fulls_ == 0 || list.starts_with('#')) && evidence.labels >= 3 &&
             (evidence.parents.size() == 1 || evidence.recitals);
    if (IsBelow(evidence, all)) return evidence.continued >= 1;
    // Directly below numbers written in full.
    const bool letters = list.find_first_of("ai") != std::string::npos;
    if (letters && has_letters_ * 10 > fulls_) return false;
    // Letters are clauses, which are cited; numbers there are as often steps or choices in a text.
    const size_t rarest = letters ? 24 : 6;  // labels for each of the list
    return evidence.runs >= 2 && sound * rarest >= labels_.size();
  }

  // Below lists, rather than below a number in full: then one run is enough.
  static bool IsBelow(const Evidence& evidence, const std::map<std::string, Evidence>& all) {
    size_t below = 0;
    for (const auto& [parent, runs] : evidence.parents) {
      if (!parent.empty() && parent != kInRule && all.contains(parent)) below += runs;
    }
    return below * 2 >= evidence.runs && below > 0;
  }

  void Keep(const Lists& lists, const std::map<std::string, Evidence>& all) {
    NumberingStyle& style = found_.style;
    found_.full = std::ranges::find(full_, true) != full_.end();
    for (const std::string& list : lists) {
      const Evidence& evidence = all.at(list);
      style.items.push_back(list);
      if (evidence.led) style.leads.push_back(evidence.lead);
      if (evidence.led && evidence.restarts > 0) style.restarting.push_back(list);
      if (running_.contains(list)) style.running.push_back(list);
      style.brackets |= list.find('(') != std::string::npos || evidence.led;
      style.any_first |= evidence.parents.contains("");
    }
    std::sort(style.items.begin(), style.items.end());
    FindFirst(lists);
  }

  void FindFirst(const Lists& lists) {
    ItemStack stack(&lists);
    stack.SetRunning(running_);
    found_.first_item = labels_.size();
    for (size_t i = 0; i < labels_.size() && (!full_[i] || IsListed(i)); ++i) {
      if (!stack.Take(labels_[i], NextAfter(i))) continue;
      found_.first_item = i;
      return;
    }
  }

  std::span<const LineLabel> labels_;
  std::vector<bool> full_;
  std::unordered_set<std::string> running_;  // lists that are counted through the work
  size_t fulls_ = 0;                         // labels of several components
  size_t has_letters_ = 0;                   // those that end in letters: "203.1a"
  FoundStyle found_;
};

}  // namespace

FoundStyle FindNumberingStyle(std::span<const LineLabel> labels) {
  FoundStyle found = StyleFinder(labels).Find();
  if (found.style.items.empty()) found.first_item = labels.size();
  return found;
}

FoundStyle FindNumberingStyle(std::string_view text) {
  std::vector<LineLabel> labels;
  LineSplitter splitter(text);
  while (const std::optional<Line> line = splitter.Next()) {
    const std::string_view words = text.substr(line->begin, line->end - line->begin);
    if (auto label = ReadLineLabel(words)) {
      labels.push_back(std::move(*label));
    } else if (const auto number = RuleNumber::Parse(words)) {  // a title may be a number alone
      labels.emplace_back().number = *number;
    }
  }
  return FindNumberingStyle(labels);
}

}  // namespace codicil
