#include "ingest/outline/decoder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <span>

#include "base/hash_map.h"
#include "ingest/outline/learned.h"
#include "rules/insertion.h"
#include "rules/rule_number.h"

namespace codicil::outline {
namespace {

constexpr uint32_t kRoot = 0;

// An open list and where it stands: the last of its members so far. Stacks share what is below.
struct Frame {
  uint32_t label = kNoLabel;
  uint32_t block = 0;
  uint32_t before = kRoot;     // what was chosen before it
  uint32_t below = kRoot;      // the provision above it
  uint32_t chosen = kNoLabel;  // its site
  uint64_t key = 0;            // of the stack: two of one key go on alike
  uint32_t depth = 0;
};

// A way to go on from a hypothesis.
struct Move {
  double score = 0;
  uint32_t below = kRoot;
};

struct Hypothesis {
  double score = 0;
  uint32_t stack = kRoot;
  uint64_t key = 0;
};

// A step to a hypothesis that has not been kept yet.
struct Arc {
  double score = 0;
  uint64_t key = 0;
  uint32_t from = 0;              // index of the hypothesis before it
  uint32_t candidate = kNoLabel;  // kNoLabel: the block is passed over
  Move first, second;
};

class Decoder {
 public:
  Decoder(const Candidates& candidates, const Weights& weights)
      : found_(candidates), w_(weights), learned_(candidates, weights) {
    for (const Label& label : found_.labels) keys_.push_back(KeyOf(label));
    labelled_.resize(found_.blocks.size());
    for (const Site& site : found_.sites) labelled_[site.block] = true;
  }

  std::vector<Chosen> Run() {
    constexpr int kPasses = 3;
    beam_ = w_.first_beam;
    std::vector<Chosen> path = Pass();
    beam_ = w_.beam;
    for (int pass = 1; pass < kPasses; ++pass) {
      learned_.Learn(path);
      std::vector<Chosen> next = Pass();
      const bool settled = AreOnePath(path, next);
      path = std::move(next);
      if (settled) break;
    }
    return path;
  }

 private:
  static bool AreOnePath(const std::vector<Chosen>& a, const std::vector<Chosen>& b) {
    return std::ranges::equal(a, b, [](const Chosen& x, const Chosen& y) {
      return x.site == y.site && x.label == y.label && x.parent == y.parent;
    });
  }

  static constexpr size_t kMovesOfFirst = 4;
  static constexpr double kMostOfMoves = 12;  // what the moves of one candidate add at most

  // How each kept hypothesis came about.
  struct Step {
    uint32_t before = 0;  // index of the hypothesis at the site before
    uint32_t candidate = kNoLabel;
    uint32_t stack = kRoot;
    double score = 0;  // of this step
  };

  std::vector<Chosen> Pass() {
    frames_.assign(1, Frame());
    std::vector<std::vector<Step>> steps;
    steps.reserve(found_.sites.size());
    std::vector<Hypothesis> beam = {Hypothesis()};
    for (uint32_t s = 0; s < found_.sites.size(); ++s) {
      steps.emplace_back();
      beam = Advance(s, beam, steps.back());
    }
    return Trace(steps, beam);
  }

  std::vector<Hypothesis> Advance(uint32_t s, const std::vector<Hypothesis>& beam,
                                  std::vector<Step>& steps) {
    const Site& site = found_.sites[s];
    const Block& block = found_.blocks[site.block];
    const auto kept_frames = static_cast<uint32_t>(frames_.size());
    arcs_.clear();
    best_ = beam.front().score;
    for (uint32_t h = 0; h < beam.size(); ++h) {
      AddArc({beam[h].score, beam[h].key, h, kNoLabel, {}, {}});
      for (uint32_t c = site.begin; c < site.end; ++c) AddArcs(s, h, beam[h], c, block);
    }
    frames_.resize(kept_frames);  // those of second labels were tentative
    KeepBest();
    std::vector<Hypothesis> next;
    for (const Arc& arc : arcs_) {
      uint32_t stack = beam[arc.from].stack;
      if (arc.candidate != kNoLabel) {
        const Candidate& candidate = found_.all[arc.candidate];
        stack = Push(arc.first.below, stack, candidate.label, s);
        if (candidate.second != kNoLabel) stack = Push(stack, stack, candidate.second, s);
      }
      steps.push_back({arc.from, arc.candidate, stack, arc.score - beam[arc.from].score});
      next.push_back({arc.score, stack, arc.key});
    }
    return next;
  }

  void AddArcs(uint32_t s, uint32_t h, const Hypothesis& from, uint32_t c, const Block& block) {
    const Candidate& candidate = found_.all[c];
    const double own = Emission(c, block);
    if (IsHopeless(from.score + own + kMostOfMoves)) return;
    FindMoves(from.stack, candidate.label, block, moves_);
    std::array<Move, kMovesOfFirst> firsts;
    const auto last =
        std::ranges::partial_sort_copy(moves_, firsts, std::greater(), &Move::score, &Move::score);
    for (const Move& first : std::span(firsts.begin(), last.out)) {
      const double score = from.score + own + first.score;
      if (candidate.second == kNoLabel) {
        AddArc({score, KeyOf(candidate.label, first.below), h, c, first, {}});
        continue;
      }
      const uint32_t stack = Push(first.below, from.stack, candidate.label, s);
      FindMoves(stack, candidate.second, block, moves_);
      const auto best = std::ranges::max_element(moves_, {}, &Move::score);
      if (best == moves_.end() || best->below != stack) continue;
      AddArc({score + best->score + w_.second, KeyOf(candidate.second, stack), h, c, first, *best});
    }
  }

  // So far behind the best of this site that it is not kept.
  bool IsHopeless(double score) const { return score < best_ - w_.hopeless; }

  void AddArc(const Arc& arc) {
    if (IsHopeless(arc.score)) return;
    best_ = std::max(best_, arc.score);
    arcs_.push_back(arc);
  }

  // Keeps the best arc of each key, and of those the best that are not hopelessly behind.
  void KeepBest() {
    std::ranges::stable_sort(arcs_, std::greater(), &Arc::score);
    std::vector<Arc> kept;
    for (const Arc& arc : arcs_) {
      if (IsHopeless(arc.score)) break;
      if (std::ranges::any_of(kept, [&](const Arc& better) { return better.key == arc.key; }))
        continue;
      kept.push_back(arc);
      if (kept.size() == beam_) break;
    }
    arcs_ = std::move(kept);
  }

  uint64_t KeyOf(uint32_t label, uint32_t below) const {
    return Combine(frames_[below].key + 1, keys_[label]);
  }
  static uint64_t KeyOf(const Label& label) {
    uint64_t key = Combine(label.lead, label.opened);
    for (const char c : label.pattern) key = Combine(key, static_cast<unsigned char>(c));
    return Combine(key, label.AddressKey());
  }

  uint32_t Push(uint32_t below, uint32_t before, uint32_t label, uint32_t site) {
    Frame frame;
    frame.label = label;
    frame.block = found_.sites[site].block;
    frame.before = before;
    frame.below = below;
    frame.chosen = site;
    frame.key = KeyOf(label, below);
    frame.depth = frames_[below].depth + 1;
    frames_.push_back(frame);
    return static_cast<uint32_t>(frames_.size() - 1);
  }

  std::vector<Chosen> Trace(const std::vector<std::vector<Step>>& steps,
                            const std::vector<Hypothesis>& beam) const {
    if (steps.empty()) return {};
    size_t at = 0;
    for (size_t h = 1; h < beam.size(); ++h) {
      if (beam[h].score > beam[at].score) at = h;
    }
    std::vector<std::pair<uint32_t, double>> stacks;  // from the last to the first
    for (size_t s = steps.size(); s-- > 0;) {
      const Step& step = steps[s][at];
      if (step.candidate != kNoLabel) {
        stacks.push_back({step.stack, step.score});
        if (found_.all[step.candidate].second != kNoLabel)
          stacks.push_back({frames_[step.stack].below, step.score});
      }
      at = step.before;
    }
    std::ranges::reverse(stacks);
    std::vector<Chosen> path;
    HashMap<uint64_t, int32_t> at_frame;
    for (const auto& [stack, score] : stacks) {
      const Frame& frame = frames_[stack];
      const auto above = at_frame.find(frame.below);
      path.push_back(
          {frame.chosen, frame.label, above == at_frame.end() ? -1 : above->second, score});
      at_frame[stack] = static_cast<int32_t>(path.size()) - 1;
    }
    return path;
  }

  // ---- How like a label a block's start is.

  double Emission(uint32_t c, const Block& block) const {
    constexpr uint32_t kYears = 1500;
    const Candidate& candidate = found_.all[c];
    const Label& label = found_.labels[candidate.label];
    const Style& style = found_.styles[label.style];
    double score = w_.bias + w_.components * std::min(label.size - 1, 2);
    if (block.level > 0) score += w_.level;
    if (block.blanks > 0 || block.bullet || (block.bold && label.lead != 0)) score += w_.blank;
    if (block.open) score += w_.open;
    if (block.citing && block.blanks == 0) score += w_.citing;
    if (block.contents) return score + w_.contents;
    if (block.listed) score += w_.listed;
    if (learned_.IsClaimed(c)) score += w_.claimed;
    if (style.inserted) score += w_.not_first;
    if (label.spaced) score += w_.spaced;
    const bool plain =
        label.closed.empty() && label.opened == 0 && label.size == 1 && label.suffix == 0;
    const bool eastern =
        label.components[0].script == Script::kHan || label.components[0].script == Script::kStyled;
    const bool unit = label.pattern.size() > 1 && label.components[0].script == Script::kHan;
    if (unit && candidate.apart) score += w_.lead;  // "第一章 Title"
    if (label.lead != 0) {
      score += label.small ? w_.small_lead : w_.lead;
    } else if (plain && !eastern && !label.heads) {
      score += w_.bare;
    }
    if (!label.closed.empty() || label.opened != 0)
      score += label.opened == U'[' && label.size == 1 && !label.closed.starts_with(".0")
                   ? (block.level > 0 || block.bullet ? 0 : w_.square)
                   : w_.closed;
    if (candidate.remark && label.size > 1) score += w_.citing;
    if (candidate.footnote) score += w_.footnote;
    if (candidate.next == 0) {
      if (label.lead == 0 && block.level == 0 && label.size == 1) score += w_.empty;
    } else if (candidate.next_is_small) {
      if (block.level > 0 || !IsRightAfterHeading(block))
        score += IsItem(label) && label.closed == ")" ? w_.lower / 2 : w_.lower;
    } else if (candidate.next_is_letter) {
      score += w_.capital;
    } else if (std::u32string_view(U",;%=+").find(candidate.next) != std::u32string_view::npos) {
      score += w_.citing;
    }
    const bool years = std::ranges::all_of(label.path(), [](const Component& component) {
      return component.script == Script::kDigits && component.value > kYears;
    });
    if (years && !style.free) score += w_.year * label.size;
    return score + learned_.OfBlock(label.style, block);
  }

  // ---- Where it may stand.

  void FindMoves(uint32_t stack, uint32_t label_id, const Block& block, std::vector<Move>& moves) {
    const Label& label = found_.labels[label_id];
    constexpr uint32_t kDeepest = 24;  // outlines are not deeper, and garbage would be
    nodes_.clear();
    for (uint32_t at = stack; at != kRoot; at = frames_[at].below) nodes_.push_back(at);
    nodes_.push_back(kRoot);
    moves.clear();
    const uint32_t counted = LastOfList(stack, label);
    for (size_t k = 0; k < nodes_.size(); ++k) {
      const uint32_t above = nodes_[k];
      if (frames_[above].depth == kDeepest) continue;
      const uint32_t elder = k > 0 ? nodes_[k - 1] : kRoot;
      double score = Place(label, above, elder, counted, block) + w_.pop * double(k);
      score += UnderHeading(label, above, block);
      score += AsListed(label, above, block);
      const bool next = IsNext(label, elder);
      if (block.linked && block.blanks == 0 && !next) score += w_.citing;
      // "a) oil and", and "b) rope" below it, which is as long a line as any
      if (block.linked && block.open && next && label.closed.starts_with(')')) score -= w_.open;
      if (IsHeadless(label) && (above == kRoot || !IsBelow(label, LabelOf(above)))) continue;
      const uint32_t up = above == kRoot ? kNoLabel : LabelOf(above).style;
      const bool goes_on = elder != kRoot && LabelOf(elder).style == label.style;
      if (!goes_on) score += learned_.OfParent(label.style, up);  // once a group
      moves.push_back({score, above});
    }
  }

  // What the contents list is not below what they do not, and none of its numbers is another's.
  double AsListed(const Label& label, uint32_t above, const Block& block) const {
    const bool full = label.lead != 0 || label.size > 1;
    if (label.elsewhere && (full || above == kRoot)) return w_.elsewhere;
    const bool below_other = block.listed && !full && above != kRoot && LabelOf(above).unlisted;
    return below_other ? w_.elsewhere : 0;
  }

  // "a1", which is below (a): no number of its own begins with a small letter and a digit.
  static bool IsHeadless(const Label& label) {
    return label.pattern.starts_with("ad") || label.pattern.starts_with("rd");
  }

  bool IsNext(const Label& label, uint32_t elder) const {
    if (elder == kRoot || LabelOf(elder).style != label.style) return false;
    const uint32_t before = LabelOf(elder).last().value;
    const bool lazy = found_.styles[label.style].lazy && before == 1;
    return label.last().value == (lazy ? 1 : before + 1);
  }

  // The last that was chosen of the list that `label` may be of, wherever it stands: counters go on
  // from part to part. kRoot if it is far above, or above it in the outline.
  uint32_t LastOfList(uint32_t stack, const Label& label) const {
    constexpr int kFar = 120;
    uint32_t at = stack;
    for (int steps = 0; at != kRoot && steps < kFar; ++steps, at = frames_[at].before) {
      const Label& other = LabelOf(at);
      if (other.lead != label.lead || other.opened != label.opened ||
          other.pattern != label.pattern)
        continue;
      return std::ranges::find(nodes_, at) == nodes_.end() ? at : kRoot;
    }
    return kRoot;
  }

  const Label& LabelOf(uint32_t frame) const { return found_.labels[frames_[frame].label]; }
  const Block& BlockOf(uint32_t frame) const { return found_.blocks[frames_[frame].block]; }

  // A heading is no part of an item, nor of a lesser heading.
  double UnderHeading(const Label& label, uint32_t above, const Block& block) const {
    if (above == kRoot || block.level == 0) return 0;
    const Block& up = BlockOf(above);
    if (up.level == 0) return w_.in_item;
    // Some works mark their parts and what is in them as headings of one level.
    const bool parts = block.level == up.level && label.lead != 0 && LabelOf(above).lead != 0 &&
                       label.lead != LabelOf(above).lead;
    if (block.level > up.level || parts) return 0;
    return w_.other_level / (label.size == 1 ? 1 : 2);
  }

  // Whether `label` says that it is below `other`.
  static bool IsBelow(const Label& label, const Label& other) {
    return other.size < label.size && label.StartsAs(other, other.size);
  }
  static std::weak_ordering Compare(const Label& a, const Label& b) {
    return std::lexicographical_compare_three_way(
        a.path().begin(), a.path().end(), b.path().begin(), b.path().end(),
        [](const Component& x, const Component& y) { return x.value <=> y.value; });
  }

  double Near(uint32_t frame, const Block& block, const Label& label) const {
    const Block& other = BlockOf(frame);
    double score = 0;
    if (other.level != block.level) score += label.size == 1 ? w_.other_level : w_.other_class;
    if (other.bullet != block.bullet) score += w_.other_class;
    const double apart = std::abs(double(other.indent) - double(block.indent));
    if (apart > 1) score += w_.indent * std::min(3., apart / 3) / label.size;
    if (LabelOf(frame).closed != label.closed) score += w_.closing;
    return score;
  }

  // "Titre premier", or "Article 1", after which "Titre II" comes.
  static bool IsFirstOtherwise(const Label& first, const Label& label) {
    const bool word = first.last().end > first.last().begin + 2;
    return label.lead != 0 && label.size == 1 && first.size == 1 && first.last().value == 1 &&
           first.last().digits > 0 && (word || label.last().value == 2);
  }

  // Whether an item further to the left, which was passed over, comes between the two.
  bool IsInterrupted(uint32_t frame, const Block& block) const {
    constexpr size_t kReach = 60;
    const auto own = static_cast<size_t>(&block - found_.blocks.data());
    for (size_t b = frames_[frame].block + 1; b < own && b < frames_[frame].block + kReach; ++b) {
      if (labelled_[b] && found_.blocks[b].indent < block.indent) return true;
    }
    return false;
  }

  // "1." after "1.", which Markdown counts: one of the same list if it stands in the same column.
  std::optional<double> AfterLazySibling(uint32_t frame, const Block& block, double near) const {
    const Block& above = BlockOf(frame);
    if (above.indent != block.indent || IsInterrupted(frame, block)) return std::nullopt;
    const bool restarts = block.heading_above > static_cast<int32_t>(frames_[frame].block);
    return near + (restarts ? w_.sibling / 2 : w_.sibling);
  }

  // A number printed twice by mistake begins a paragraph.
  double SameAgain(const Label& label, const Block& block) const {
    if (block.blanks == 0 && block.level == 0) return w_.same;
    const bool long_number = label.size > 1 || label.lead != 0 || label.last().digits > 2;
    return long_number ? w_.same / 4 : w_.same / 2;
  }

  // 2 after 118, before 200, where no 1 is written.
  static bool IsNextHundred(const Label& label, const Label& other) {
    constexpr uint32_t kHundred = 100;
    return label.heads_hundred && label.size == 1 &&
           other.last().digits == label.last().digits + 2 &&
           label.last().value == other.last().value / kHundred + 1;
  }

  // "## 3 Oars" after "## § 2 Boats", or "## § 4 Oil" after it.
  bool OneLacksLead(const Label& label, const Block& block, uint32_t frame) const {
    const Label& other = LabelOf(frame);
    return (label.lead == 0) != (other.lead == 0) && label.size == 1 && other.size == 1 &&
           label.pattern == other.pattern && label.opened == other.opened && block.level > 0 &&
           block.level == BlockOf(frame).level && label.last().value == other.last().value + 1;
  }

  static bool CountsInTens(const Label& label, const Label& other) {
    const Component &before = other.last(), &last = label.last();
    return label.size > 1 && last.digits == before.digits &&
           IsNextTen(before.value, last.value, last.digits);
  }
  // 1, or the first that is counted in tens.
  static bool IsFirst(const Label& label, uint32_t first) {
    constexpr uint32_t kTen = 10, kWide = 3;
    const bool ten = label.size > 1 && label.last().digits == kWide && label.last().value == kTen;
    return label.last().value <= first || ten;
  }

  // The score of `label` right after its elder sibling, or nullopt if they are none.
  std::optional<double> AfterSibling(const Label& label, uint32_t frame, const Block& block) const {
    const Label& other = LabelOf(frame);
    if (OneLacksLead(label, block, frame)) return Near(frame, block, label) + w_.sibling / 2;
    if (label.lead != other.lead || label.opened != other.opened) return std::nullopt;
    if (label.pattern != other.pattern && !IsFirstOtherwise(other, label)) return std::nullopt;
    if (!other.counts()) return std::nullopt;
    if (!label.StartsAs(other, label.size - 1u)) {
      if (!label.IsMisprintAfter(other)) return std::nullopt;
      return Near(frame, block, label) + w_.misprint;
    }
    const Style& style = found_.styles[label.style];
    const uint32_t before = other.last().value, value = label.last().value;
    const double near = Near(frame, block, label);
    if (style.free) return near + w_.free;
    if (style.lazy && value == 1 && before == 1) return AfterLazySibling(frame, block, near);
    if ((value == before + 1 || CountsInTens(label, other)) && label.suffix == 0)
      return near + w_.sibling + w_.exact * std::min(label.size - 1, 3);
    if (value == before && label.suffix != 0) {
      if (other.suffix > 0 && IsNextSuffix(other.suffix, label.suffix)) return near + w_.sibling;
      if (SuffixOrder(label.suffix) > SuffixOrder(other.suffix)) return near + w_.insertion;
    }
    if (value > before) {
      // 201 may come after 103 as well as after 111, and § 91.100 begins a subpart.
      const double farthest = label.components[0].script == Script::kCode ? .5
                              : label.lead != 0 && block.blanks > 0       ? 1.5
                                                                          : 3;
      return near + w_.sibling + w_.gap * (.7 + std::min(farthest, std::log2(value - before))) +
             (label.suffix == 0 ? 0 : w_.gap);
    }
    const bool headed = block.heading_above > static_cast<int32_t>(frames_[frame].block);
    if (value == 1 && label.size == 1 && label.suffix == 0 && headed && IsRightBelowHeading(block))
      return near + w_.restart_below_heading +
             (IsEndedByHeading(label, frames_[frame].below, block) ? w_.in_item : 0);
    if (value == before && label.suffix == 0) {
      const bool below_title = BlockOf(frame).level > block.level && frame == nodes_.front();
      return near + (below_title ? -w_.other_level : SameAgain(label, block));
    }
    if (frames_[frame].below == kRoot && IsNextHundred(label, other)) return near + w_.sibling;
    if (label.size > 1 && block.blanks > 0)  // out of order by mistake; two changed places
      return near + (value + 1 == before ? w_.sibling + w_.exact + w_.swapped : w_.back / 2);
    if (value > 1 || label.size > 1) return near + w_.back;
    if (headed) return near + w_.restart + (block.introduced ? 2 * w_.introduced : 0);
    const Block& above = BlockOf(frame);
    const bool apart =
        block.paragraph > above.paragraph + (block.blanks > 0) || block.indent > above.indent;
    const bool announced = block.introduced && apart && label.followed;
    return near + w_.again + (apart ? 0 : w_.again) + (announced ? w_.introduced + w_.followed : 0);
  }

  // Where no sentence goes on.
  bool IsRightAfterHeading(const Block& block) const {
    const auto heading = static_cast<uint32_t>(block.heading_above);
    return block.heading_above >= 0 && &found_.blocks[heading] + 1 == &block;
  }

  // Right below a heading without a number.
  bool IsRightBelowHeading(const Block& block) const {
    const auto heading = static_cast<uint32_t>(block.heading_above);
    return IsRightAfterHeading(block) && std::ranges::none_of(nodes_, [&](uint32_t node) {
             return node != kRoot && frames_[node].block == heading;
           });
  }

  // The score of `label` as the next child of `above`, whose last child was `elder`; `closed` was
  // the last of its list.
  double Place(const Label& label, uint32_t above, uint32_t elder, uint32_t closed,
               const Block& block) const {
    if (elder != kRoot) {
      if (const auto next = AfterSibling(label, elder, block)) return *next;
    }
    const bool opens = above != kRoot && elder == kRoot;
    if (closed != kRoot && opens && label.counts() && (label.size == 1 || label.lead != 0)) {
      if (const auto counted = GoOnCounting(label, closed, block)) return *counted;
    }
    if (elder != kRoot && (above == kRoot || LabelOf(above).size < label.size) &&
        !HasOpenParent(label, above) && ComesAfterParentOf(label, LabelOf(elder)))
      return w_.sibling + Near(elder, block, label);
    // 3.2 after 3.1 and a list that are both right below 3
    if (closed != kRoot && elder != kRoot && label.size > 1 && frames_[closed].below == above) {
      if (const auto next = AfterSibling(label, closed, block)) return *next + w_.other_list;
    }
    if (const auto named = BelowNamedParent(label, above, elder, block)) return *named;
    if (const auto nested = InNestedDigits(label, above, elder)) return *nested;
    if (const auto orphan = WithoutParents(label, above, elder)) return *orphan;
    return OpenList(label, above, elder, block);
  }

  // "Article 4", the first of Part II.
  std::optional<double> GoOnCounting(const Label& label, uint32_t closed,
                                     const Block& block) const {
    const auto next = AfterSibling(label, closed, block);
    if (!next) return std::nullopt;
    const uint32_t before = LabelOf(closed).last().value;
    const uint32_t value = label.last().value;
    const bool hundred = before > 100 && value / 100 > before / 100 && value % 100 <= 1;
    if ((value == before + 1 || hundred) && label.suffix == 0)
      return w_.counter + Near(closed, block, label);
    if (label.last().value > before) return *next + w_.missing;
    return std::nullopt;
  }

  // 3 below 2, A below 4, or 7 below 6.3, which is not what 3.1, A.1 and 7.1 are named for.
  bool IsInList(uint32_t frame) const {
    if (frames_[frame].below == kRoot) return false;
    const Label &label = LabelOf(frame), &up = LabelOf(frames_[frame].below);
    if (label.lead != up.lead) return false;
    if (label.size == 1 && up.size > 1) return true;
    const bool letter = label.lead == 0 && label.pattern == "A" && up.pattern == "d";
    return letter || (label.pattern == up.pattern && label.last().digits <= up.last().digits);
  }

  // 4-1-101 below Chapter 1 of Title 4; 2-201 below Part 2.
  bool IsBelowChapter(const Label& label, uint32_t above) const {
    constexpr uint32_t kHundred = 100;
    const Label& up = LabelOf(above);
    if (label.size < 2 || up.lead == 0 || up.size != 1 || up.lead == label.lead) return false;
    const uint32_t over = frames_[above].below;
    const bool second = label.size > 2 && over != kRoot && label.StartsAs(LabelOf(over), 1) &&
                        label.components[1].value == up.last().value;
    return second || label.last().value / kHundred == up.last().value;
  }

  // 3.2 below 3.
  std::optional<double> BelowNamedParent(const Label& label, uint32_t above, uint32_t elder,
                                         const Block& block) const {
    if (above == kRoot) return std::nullopt;
    const Label& up = LabelOf(above);
    if (IsBelowChapter(label, above) && elder == kRoot) return w_.child;
    if (!IsBelow(label, up) || up.suffix != 0) return std::nullopt;
    const bool apart = label.lead != 0 && label.lead != up.lead;
    if (apart && label.size != up.size + 1) return std::nullopt;  // "Rule 7.1" below 7
    double score = w_.child + w_.missing * (label.size - up.size - 1) * 1.5;
    if (IsInList(above)) score += w_.orphan;
    if (block.level == 0 && block.indent + 1 < BlockOf(above).indent) score += w_.other_level;
    const bool alike = elder != kRoot && LabelOf(elder).last().script == label.last().script;
    if (alike && IsBelow(LabelOf(elder), up)) {
      const Label& other = LabelOf(elder);
      const bool after = Compare(label, other) > 0 || IsBelow(other, label);  // 16-1 after 16-1-1
      return score + w_.gap + (after ? 0 : w_.back);
    }
    if (elder != kRoot) score += w_.other_list;
    return score + (label.counts() ? w_.gap * std::log2(std::max(1u, label.last().value)) : 0);
  }

  // 1 above 100, 1.2 above 1.21.
  std::optional<double> InNestedDigits(const Label& label, uint32_t above, uint32_t elder) const {
    if (above == kRoot || elder != kRoot) return std::nullopt;
    const std::optional<int> more = label.DigitsInside(LabelOf(above));
    if (!more) return std::nullopt;
    const auto tens = static_cast<uint32_t>(std::lround(std::pow(10, *more)));
    const uint32_t rest = label.last().value % tens;
    const bool first = rest == 1 || (*more > 1 && rest == 0);
    const bool extract = above == nodes_.front() && frames_[above].below == kRoot;
    if (!first && !extract) return std::nullopt;
    return w_.nested + (first ? 0 : w_.gap);
  }

  // Other than `above`.
  bool HasOpenParent(const Label& label, uint32_t above) const {
    return std::any_of(nodes_.begin(), nodes_.end() - 1, [&](uint32_t node) {
      return node != above && IsBelow(label, LabelOf(node));
    });
  }

  // 204 after 203.4, and no 203 is written.
  static bool ComesAfterParentOf(const Label& label, const Label& other) {
    const size_t size = label.size;
    if (other.size <= size || label.lead != other.lead || label.opened != other.opened ||
        label.suffix != 0 || !label.StartsAs(other, size - 1))
      return false;
    const Component &last = label.last(), &before = other.components[size - 1];
    return last.script == before.script && last.value == before.value + 1;
  }

  // 3.1 after 2.4, and no 3 is written.
  std::optional<double> WithoutParents(const Label& label, uint32_t above, uint32_t elder) const {
    if (label.size < 2 || elder == kRoot) return std::nullopt;
    const Label& other = LabelOf(elder);
    const bool alike = other.pattern == label.pattern;
    if (above != kRoot && (!alike || LabelOf(above).size >= label.size)) return std::nullopt;
    if (HaveOtherCodes(label, other)) return std::nullopt;
    if (IsNamed(label) != IsNamed(other)) return std::nullopt;  // "FR-1.1" after "4.2"
    if (Compare(label, other) <= 0) return w_.missing * 2 + w_.back;
    double score = w_.missing * (alike ? 2 : label.size) + w_.sibling / 2;
    const Component &first = label.components[0], &before = other.components[0];
    if (first.value > before.value + 1) score += w_.gap;
    if (first.value == before.value) score += w_.missing;
    return score;
  }

  // "AD.1" after "GR.2": names have no order.
  static bool HaveOtherCodes(const Label& a, const Label& b) {
    const Component &x = a.components[0], &y = b.components[0];
    const bool any = x.script == Script::kCode || y.script == Script::kCode;
    return any && IsNamed(a) && IsNamed(b) && x.value != y.value;
  }

  // "２" below 第三条, whose first paragraph is never numbered.
  bool IsSecondOfArticle(const Label& label, uint32_t above) const {
    return above != kRoot && label.size == 1 && label.lead == 0 && label.last().value == 2 &&
           label.last().script == Script::kDigits && label.closed.empty() &&
           LabelOf(above).last().script == Script::kHan;
  }

  // "GR.2", "A1": what begins with a name, which may be of one letter.
  static bool IsNamed(const Label& label) {
    const Script script = label.components[0].script;
    return script == Script::kCode || (script == Script::kCapital && label.size > 1);
  }

  // "(a)", "ii."
  static bool IsItem(const Label& label) {
    const Script script = label.last().script;
    return label.lead == 0 && (script == Script::kLetter || script == Script::kRoman);
  }

  // "(a)", "ii.", "(1)", "II -", "4.2": what "Annex A" is not below.
  static bool MayNotLead(const Label& label) {
    const bool list = label.opened != 0 || label.closed == "-" || label.size > 1;
    return IsItem(label) || (label.lead == 0 && list);
  }

  // "3." below Article 2, in a list: "Paragraph 1" is not below it.
  bool IsItemOfLed(uint32_t frame) const {
    const uint32_t up = frames_[frame].below;
    return LabelOf(frame).lead == 0 && LabelOf(frame).size == 1 && BlockOf(frame).level == 0 &&
           up != kRoot && LabelOf(up).lead != 0;
  }

  // What is no heading itself does not go on below the next one, though that has no number; nor
  // does "Article 1" go on below a heading that one of its level without a number follows.
  bool IsEndedByHeading(const Label& label, uint32_t above, const Block& block) const {
    if (above == kRoot || block.heading_above <= static_cast<int32_t>(frames_[above].block))
      return false;
    const auto heading = static_cast<size_t>(block.heading_above);
    const uint8_t level = found_.blocks[heading].level;
    if (BlockOf(above).level == 0) return level > 0;
    const bool title = heading == frames_[above].block + 1;
    return label.lead != 0 && level > 0 && level <= BlockOf(above).level && !labelled_[heading] &&
           !title;
  }

  // Article 142 right below Title V, before which nothing was chosen but what it is below: a part
  // of a work may begin anywhere.
  bool BeginsExtract(const Label& label, uint32_t above) const {
    if (label.lead == 0 || above != nodes_.front()) return false;
    return std::ranges::all_of(nodes_, [&](uint32_t node) {
      return node == kRoot || (frames_[node].before == frames_[node].below &&
                               LabelOf(node).lead != 0 && BlockOf(node).level > 0);
    });
  }

  double OpenList(const Label& label, uint32_t above, uint32_t elder, const Block& block) const {
    // "1." below 3.1 of 3, or below (a) of 3: less like 3 than "1." right below it.
    const double apart = above != kRoot && LabelOf(above).size > 1 ? .25 : .5;
    const Style& style = found_.styles[label.style];
    const uint32_t value = label.last().value;
    const bool first =
        !label.counts() || (IsFirst(label, style.headless ? 2 : 1) && label.suffix == 0);
    const bool coded = IsNamed(label) && (elder == kRoot || IsNamed(LabelOf(elder)) ||
                                          label.components[0].script == Script::kCode);
    double score = IsSecondOfArticle(label, above) ? w_.unnumbered_first
                   : first                         ? w_.first
                   : coded && label.size > 1       ? w_.missing
                   : style.free                    ? w_.free
                   : style.attachment && block.level > 0
                       ? w_.missing
                       : w_.not_first + (value % 100 <= 1 && label.size <= 2 ? 2 : 0);
    // "c" as 100, though it may be a letter
    const bool roman =
        label.last().script == Script::kRoman || label.last().script == Script::kCapitalRoman;
    if (roman && !first && label.last().end == label.last().begin + 1) score += w_.not_first / 4;
    const bool extract = (above == kRoot && elder == kRoot) || BeginsExtract(label, above);
    const bool named = label.lead != 0 && label.heads;  // "PART 7", above § 7.1
    const bool titled = label.size > 1 || named ||
                        (block.begin == found_.blocks.front().begin && label.closed == "." &&
                         label.last().digits > 0);
    if (extract && !first) score -= w_.not_first * (titled ? 1 : .7);
    if (extract && label.size > 1 && value > 0 && label.components[0].script == Script::kDigits)
      score += w_.extract;
    if (first && label.lead == 0 && above != kRoot) {
      // A list in an item of one that looks the same, even if it has but one.
      const bool nested = label.style == LabelOf(above).style && !label.closed.empty() &&
                          block.blanks > 0 && block.indent >= BlockOf(above).indent + 3;
      if (nested) score += w_.introduced;
      if (block.introduced) score += w_.introduced;
      if (label.followed) score += w_.followed;
    }
    score += w_.missing * (label.size - (coded ? 2 : 1));
    const bool fresh =
        elder != kRoot && BlockOf(elder).level > 0 && IsEndedByHeading(label, elder, block);
    const bool attached = style.attachment && above == kRoot;
    if (elder != kRoot && !coded && !fresh && !attached) {
      // Further to the right than the last item, it is rather a list inside that one.
      const bool inside =
          first && label.lead == 0 && block.level == 0 && block.indent >= BlockOf(elder).indent + 2;
      score += w_.other_list * (inside ? 2 : 1);
    }
    const Block* up = above == kRoot ? nullptr : &BlockOf(above);
    double same = 0;  // how much it looks like a list that is open
    bool orphan = false;
    for (size_t k = 0; k + 1 < nodes_.size(); ++k) {
      const Label& open = LabelOf(nodes_[k]);
      const bool heading = BlockOf(nodes_[k]).level > 0;
      if (HaveOtherCodes(label, open)) continue;
      const bool bracket = open.closed.starts_with(')') == label.closed.starts_with(')');
      if (open.pattern == label.pattern && open.opened == label.opened && bracket &&
          open.lead == label.lead && heading == (block.level > 0))
        same = std::max(same, nodes_[k] == above ? 1. : apart);
      orphan |= open.pattern.size() > 1 && open.pattern[0] == label.pattern[0];
    }
    const bool indented = up != nullptr && block.indent >= up->indent + 2;
    score += fresh ? 0 : same * w_.same_list / (indented ? 4 : 1);
    if (label.size > 1 && orphan) score += w_.orphan;
    if (label.lead != 0 && above != kRoot && (MayNotLead(LabelOf(above)) || IsItemOfLed(above)))
      score += w_.in_item;
    if (label.pattern == "C" && up != nullptr && up->level == 0) score += w_.in_item;
    if (above != kRoot && found_.leads.AreTranslations(label.lead, LabelOf(above).lead))
      score += 2 * w_.in_item;  // "Artikel 1" after "Article 7"
    if (above != kRoot && HaveOtherCodes(label, LabelOf(above))) score += w_.in_item;
    const bool recital = above != kRoot && LabelOf(above).opened != 0;  // "(B)", then 1 and 1.1
    if (label.heads && recital) score += w_.in_item;
    if (above == kRoot && label.size == 1 && IsItem(label)) {
      // A rule by itself, whose number is in its title: "(a) …", "(1) …", "(A) …".
      const bool rule = elder == kRoot && label.opened == U'(' && value == 1;
      score += (rule ? 1 : 2) * w_.in_item;
    }
    if (style.attachment && first) score += above == kRoot ? w_.attachment : w_.in_item;
    if (up != nullptr && block.indent + 1 < up->indent && block.level == 0)
      score += IsItem(LabelOf(above)) ? w_.in_item : w_.indent * 2;
    if (IsEndedByHeading(label, above, block)) score += w_.in_item;
    return score;
  }

  const Candidates& found_;
  const Weights& w_;
  Learned learned_;
  std::vector<Frame> frames_;   // [kRoot] is none
  std::vector<uint64_t> keys_;  // of the labels, wherever they stand
  std::vector<bool> labelled_;  // by block: whether it may begin with a label
  std::vector<Arc> arcs_;  // from one site, the best score among them, and what FindMoves needs:
  double best_ = 0;
  size_t beam_ = 0;
  std::vector<Move> moves_;
  std::vector<uint32_t> nodes_;  // of the stack, from the innermost to kRoot
};

}  // namespace

std::vector<Chosen> Decode(const Candidates& candidates, const Weights& weights) {
  return Decoder(candidates, weights).Run();
}

}  // namespace codicil::outline
