#include "diff/copies.h"

#include <algorithm>
#include <tuple>

#include "diff/groups.h"

namespace codicil {
namespace {

// What only this part has of the whole: as a share of the part, or of the whole.
constexpr float kLeastOfPart = 0.05f;
constexpr float kLeastOfWhole = 0.015f;

// One direction: parts on one side of wholes on the other.
class CopyFinder {
 public:
  CopyFinder(const EditionUnits& parts, const EditionUnits& wholes,
             const std::vector<float>& weights)
      : parts_(parts), wholes_(wholes), weights_(weights), counts_(weights.size()) {}

  struct Part {
    ProvisionId id;
    bool further;  // may be dropped
    bool dropped = false;
  };

  void Judge(ProvisionId whole, std::vector<Part>& parts) {
    for (const Part& part : parts) Count(part.id, 1);
    for (Part* worst = MostDoubtful(whole, parts); worst; worst = MostDoubtful(whole, parts)) {
      worst->dropped = true;
      Count(worst->id, -1);
    }
    for (const Part& part : parts) {
      if (!part.dropped) Count(part.id, -1);
    }
  }

 private:
  void Count(ProvisionId part, int sign) {
    for (const WordCount& one : parts_.WordsOnce(parts_.provisions[part]))
      counts_[one.word] += sign * static_cast<int>(one.count);
  }

  ProvisionId ParentOf(ProvisionId part) const { return parts_.edition().provisions[part].parent; }

  // Returns the part to drop next, or nullptr. Of equals, one in another family goes first.
  Part* MostDoubtful(ProvisionId whole, std::vector<Part>& parts) const {
    using Rank = std::tuple<float, bool, ProvisionId>;
    Part* worst = nullptr;
    Rank least;
    for (Part& part : parts) {
      if (!part.further || part.dropped) continue;
      const float loss = LossWithout(part.id, whole);
      if (loss >= 1) continue;
      const Rank rank(loss, IsAmongOthers(part, parts), kNoProvision - part.id);
      if (worst && rank >= least) continue;
      worst = &part;
      least = rank;
    }
    return worst;
  }

  static bool IsFirst(const Part& part) { return !part.further; }

  bool IsAmongOthers(const Part& part, const std::vector<Part>& parts) const {
    const auto main = std::ranges::find_if(parts, IsFirst);
    if (main == parts.end()) return false;
    const ProvisionId parent = ParentOf(part.id);
    return parent == main->id || parent == ParentOf(main->id);
  }

  // From 1 on, something would be lost.
  float LossWithout(ProvisionId part, ProvisionId whole) const {
    const Unit &unit = parts_.provisions[part], &all = wholes_.provisions[whole];
    const WordBag part_bag = parts_.Bag(unit), whole_bag = wholes_.Bag(all);
    float lost = 0;
    for (size_t i = 0, k = 0; i < part_bag.size() && k < whole_bag.size();) {
      const WordCount &in_part = part_bag[i], &in_whole = whole_bag[k];
      if (in_part.word == in_whole.word) {
        const int others = counts_[in_part.word] - static_cast<int>(in_part.count);
        const int shared = static_cast<int>(std::min(in_part.count, in_whole.count));
        lost += weights_[in_part.word] * static_cast<float>(std::max(0, shared - others));
      }
      i += in_part.word <= in_whole.word;
      k += in_whole.word <= in_part.word;
    }
    return std::max(lost / unit.weight / kLeastOfPart, lost / all.weight / kLeastOfWhole);
  }

  const EditionUnits& parts_;
  const EditionUnits& wholes_;
  const std::vector<float>& weights_;
  std::vector<int> counts_;  // by word, in all parts of one whole; all 0 between two wholes
};

// `part_of` and `whole_of` return the two ends of a pair.
template <typename PartOf, typename WholeOf>
void DropCopiesOneWay(const EditionUnits& parts, const EditionUnits& wholes,
                      const std::vector<float>& weights, PartOf part_of, WholeOf whole_of,
                      std::vector<MatchedPair>& pairs) {
  const NumberLists of_whole = InGroups(pairs.size(), wholes.provisions.size(),
                                        [&](uint32_t i) { return whole_of(pairs[i]); });
  CopyFinder finder(parts, wholes, weights);
  std::vector<CopyFinder::Part> group;
  for (ProvisionId whole = 0; whole < wholes.provisions.size(); ++whole) {
    if (of_whole[whole].size() < 2) continue;
    group.clear();
    for (const uint32_t i : of_whole[whole]) {
      const ProvisionId part = part_of(pairs[i]);
      const bool has_text = parts.provisions[part].text.typeset != 0;
      group.push_back({part, !pairs[i].main && has_text});
    }
    finder.Judge(whole, group);
    for (size_t k = 0; k < group.size(); ++k) {
      if (group[k].dropped) pairs[of_whole[whole][k]].old_id = kNoProvision;
    }
  }
  std::erase_if(pairs, [](const MatchedPair& pair) { return pair.old_id == kNoProvision; });
}

}  // namespace

void DropCopies(const TwoEditions& both, std::vector<MatchedPair>& pairs) {
  const auto old_of = [](const MatchedPair& pair) { return pair.old_id; };
  const auto new_of = [](const MatchedPair& pair) { return pair.new_id; };
  DropCopiesOneWay(both.new_words, both.old_words, both.weights, new_of, old_of, pairs);
  DropCopiesOneWay(both.old_words, both.new_words, both.weights, old_of, new_of, pairs);
}

}  // namespace codicil
