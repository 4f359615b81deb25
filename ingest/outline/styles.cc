#include "ingest/outline/styles.h"

#include <algorithm>
#include <set>
#include <utility>

namespace codicil::outline {
namespace {

class StyleJudge {
 public:
  explicit StyleJudge(Candidates& found) : found_(found) {}

  void Judge() {
    std::vector<Labels> runs(found_.styles.size());
    for (const Site& site : found_.sites) {
      const Block& block = found_.blocks[site.block];
      for (uint32_t c = site.begin; c < site.end; ++c) {
        const Label& label = found_.labels[found_.all[c].label];
        if (found_.all[c].second == kNoLabel && label.suffix == 0 && !block.contents)
          runs[label.style].push_back({&label, &block});
      }
    }
    for (size_t style = 0; style < runs.size(); ++style) {
      found_.styles[style].free = AreNames(found_.styles[style], runs[style]);
      found_.styles[style].lazy = AreAllOne(found_.styles[style], runs[style]);
      found_.styles[style].inserted = AreInserted(style, runs);
      found_.styles[style].headless = HaveNoFirst(runs[style]);
    }
  }

 private:
  using Labels = std::vector<std::pair<const Label*, const Block*>>;

  // "2A" of an act: few of the numbers have one with a letter after it; "§ 2a": not all have.
  bool AreInserted(size_t style, const std::vector<Labels>& runs) const {
    constexpr size_t kFewest = 3, kShare = 3;
    const std::string& pattern = found_.styles[style].pattern;
    const bool apart = pattern.ends_with("d-A");
    const bool led = found_.styles[style].lead != 0 && (apart || pattern.ends_with("da"));
    if (runs[style].empty() || (!led && !pattern.ends_with("dA"))) return false;
    const auto before = [](const Label& label) {
      std::vector<uint32_t> values;
      for (const Component& component : label.path().first(label.size - 1u))
        values.push_back(component.value);
      return values;
    };
    std::set<std::vector<uint32_t>> with, all;
    for (const auto& [label, block] : runs[style]) with.insert(before(*label));
    const std::string bare = pattern.substr(0, pattern.size() - (apart ? 2 : 1));
    for (size_t other = 0; other < runs.size(); ++other) {
      const std::string& shape = found_.styles[other].pattern;
      if (found_.styles[other].lead != found_.styles[style].lead ||
          (shape != bare && shape != bare + "3"))
        continue;
      for (const auto& [label, block] : runs[other]) {
        std::vector<uint32_t> values = before(*label);
        values.push_back(label->last().value);
        all.insert(std::move(values));
      }
    }
    if (led) return all.empty() || with.size() < all.size();
    return all.size() >= kFewest && with.size() * kShare <= all.size();
  }

  // "Stk. 2", below a section whose first paragraph has no number.
  static bool HaveNoFirst(const Labels& labels) {
    const auto times = [&](uint32_t value) {
      return std::ranges::count_if(
          labels, [&](const auto& label) { return label.first->last().value == value; });
    };
    return times(1) == 0 && times(2) > 1;
  }

  static bool AreNames(const Style& style, const Labels& labels) {
    constexpr size_t kFewest = 12;
    if (style.lead == 0 || labels.size() < kFewest) return false;
    std::set<std::vector<uint32_t>> values;
    size_t strong = 0, up = 0;
    for (size_t i = 0; i < labels.size(); ++i) {
      const auto& [label, block] = labels[i];
      std::vector<uint32_t> value;
      for (const Component& component : label->path()) value.push_back(component.value);
      values.insert(std::move(value));
      strong += block->blanks > 0 || block->level > 0;
      if (i == 0) continue;
      const Label& before = *labels[i - 1].first;
      const bool one_list = before.size == label->size && label->StartsAs(before, label->size - 1u);
      up += one_list && label->last().value > before.last().value &&
            label->last().value < before.last().value + 4;
    }
    return values.size() * 10 >= labels.size() * 8 && up * 10 < labels.size() * 3 &&
           strong * 10 > labels.size() * 8;
  }

  static bool AreAllOne(const Style& style, const Labels& labels) {
    constexpr size_t kFewest = 5;
    const bool digits = style.pattern == "d" || style.pattern == "d3";
    if (!digits || labels.size() <= kFewest) return false;
    const auto ones = std::ranges::count_if(labels, [](const auto& label) {
      return label.first->last().value == 1 && label.first->opened == 0;
    });
    return static_cast<size_t>(ones) * 10 > labels.size() * 6;
  }

  Candidates& found_;
};

}  // namespace

void JudgeStyles(Candidates& found) { StyleJudge(found).Judge(); }

}  // namespace codicil::outline
