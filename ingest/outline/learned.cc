#include "ingest/outline/learned.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_set>
#include <utility>

#include "base/hash_map.h"

namespace codicil::outline {

std::array<size_t, Learned::kShown> Learned::FeaturesOf(const Block& block) {
  constexpr uint32_t kLong = 60;
  return {std::min<size_t>(block.level, 6),
          7 + size_t{block.bullet},
          9 + size_t{block.bold},
          11 + std::min<size_t>(block.indent / 2, 10),
          22 + size_t{block.blanks > 0},
          24 + size_t{block.open},
          26 + size_t{block.end - block.words > kLong}};
}

Learned::Learned(const Candidates& candidates, const Weights& weights)
    : found_(candidates), w_(weights), claimed_(candidates.all.size()) {
  CountRuns();
}

// Labels of a style that are the next one, or the first, where they stand: known before any pass.
void Learned::CountRuns() {
  constexpr double kMany = 8;
  struct Run {
    const Label* last = nullptr;
    double all = 0, next = 0;
    bool counts = false;  // not all are the first
  };
  std::vector<Run> runs(found_.styles.size());
  for (const Site& site : found_.sites) {
    if (found_.blocks[site.block].contents) continue;
    for (uint32_t c = site.begin; c < site.end; ++c) {
      if (found_.all[c].second != kNoLabel) continue;
      const Label& label = found_.labels[found_.all[c].label];
      Run& run = runs[label.style];
      ++run.all;
      const uint32_t value = label.last().value;
      run.counts |= value != 1 || label.suffix != 0 || label.size > 1;
      const bool next = run.last != nullptr && value == run.last->last().value + 1;
      run.next += next || (run.last != nullptr && value == 1) || label.suffix != 0;
      run.last = &label;
    }
  }
  runs_.assign(runs.size(), 0);
  for (size_t style = 0; style < runs.size(); ++style) {
    if (runs[style].all < 2) continue;
    const bool counts = runs[style].counts || found_.styles[style].lazy;
    const double share = counts ? runs[style].next / (runs[style].all - 1) : 0;
    runs_[style] =
        w_.run * (share - .5) * std::min(1., std::log2(runs[style].all) / std::log2(kMany));
  }
}

void Learned::Learn(const std::vector<Chosen>& path) {
  LearnStyles(path);
  LearnLooks();
  LearnParents(path);
  LearnDivisions(path);
  LearnClaims(path);
  learned_ = true;
}

void Learned::LearnStyles(const std::vector<Chosen>& path) {
  looks_.assign(found_.styles.size(), {});
  std::vector<uint32_t> taken(found_.sites.size(), kNoLabel);
  for (const Chosen& chosen : path) {
    if (taken[chosen.site] == kNoLabel) taken[chosen.site] = chosen.label;
  }
  for (uint32_t s = 0; s < found_.sites.size(); ++s) {
    const Site& site = found_.sites[s];
    const Block& block = found_.blocks[site.block];
    const auto features = FeaturesOf(block);
    if (taken[s] != kNoLabel) {
      Look& look = looks_[found_.labels[taken[s]].style];
      ++look.taken;
      for (const size_t feature : features) ++look.of_taken[feature];
      continue;
    }
    if (block.contents) continue;
    std::set<uint32_t> styles;
    for (uint32_t c = site.begin; c < site.end; ++c)
      styles.insert(found_.labels[found_.all[c].label].style);
    for (const uint32_t style : styles) {
      ++looks_[style].left;
      for (const size_t feature : features) ++looks_[style].of_left[feature];
    }
  }
  // A list that is inside one provision or two is no part of the outline.
  std::vector<std::set<int32_t>> groups(found_.styles.size());
  for (const Chosen& chosen : path) {
    const bool heading = found_.blocks[found_.sites[chosen.site].block].level > 0;
    groups[found_.labels[chosen.label].style].insert(heading ? -1 : chosen.parent);
  }
  styles_.assign(found_.styles.size(), 0);
  for (size_t style = 0; style < styles_.size(); ++style) {
    const Look& look = looks_[style];
    if (look.taken + look.left == 0) continue;
    styles_[style] =
        w_.style * std::clamp(std::log((look.taken + .5) / (look.left + 1)), -2.5, 2.5);
    const bool local = !groups[style].empty() && !groups[style].contains(-1) &&
                       groups[style].size() < 3 && look.taken < .02 * double(path.size()) &&
                       found_.styles[style].single();
    if (local) styles_[style] += w_.local;
  }
}

void Learned::LearnLooks() {
  constexpr double kFewest = 5;
  shapes_.assign(looks_.size(), {});
  for (size_t style = 0; style < looks_.size(); ++style) {
    const Look& look = looks_[style];
    if (look.taken < kFewest) continue;
    for (size_t f = 0; f < kFeatures; ++f) {
      const double yes = look.of_taken[f], no = look.of_left[f];
      if (yes == 0 && no == 0) continue;
      const double share = std::log((yes + .5) / (look.taken + 1));
      if (look.left > 2) {
        shapes_[style][f] = share - std::log((no + .5) / (look.left + 1));
      } else if (yes < .1 * look.taken) {
        shapes_[style][f] = std::max(-1.5, share + .7);
      }
    }
  }
}

void Learned::LearnParents(const std::vector<Chosen>& path) {
  parents_.clear();
  no_parents_.assign(found_.styles.size(), 0);
  std::map<std::pair<uint32_t, uint32_t>, double> counts;
  std::vector<double> most(found_.styles.size(), 0);
  for (const Chosen& chosen : path) {
    const uint32_t style = found_.labels[chosen.label].style;
    const uint32_t above =
        chosen.parent < 0 ? kNoLabel
                          : found_.labels[path[static_cast<size_t>(chosen.parent)].label].style;
    most[style] = std::max(most[style], ++counts[{style, above}]);
  }
  for (const auto& [pair, count] : counts)
    parents_[pair] = w_.parent * std::max(-2.5, std::log((count + .5) / (most[pair.first] + .5)));
  for (size_t style = 0; style < most.size(); ++style) {
    if (most[style] > 0)
      no_parents_[style] = w_.parent * std::max(-2.5, std::log(.5 / (most[style] + .5)));
  }
}

// "Chapter 1" below Article 1 and "Chapter 2" below Article 3, each the last of its article and
// counted through the work: the articles after it are below it.
void Learned::LearnDivisions(const std::vector<Chosen>& path) {
  struct Use {
    uint32_t above = kNoLabel;  // style
    uint32_t last = 0;          // value
    size_t count = 0;
    bool divides = true;
  };
  const auto style_of = [&](const Chosen& chosen) { return found_.labels[chosen.label].style; };
  std::map<uint32_t, Use> uses;  // by style
  for (size_t i = 0; i + 1 < path.size(); ++i) {
    const Label& label = found_.labels[path[i].label];
    if (label.lead == 0 || label.size != 1) continue;
    Use& use = uses[style_of(path[i])];
    ++use.count;
    const uint32_t above =
        path[i].parent < 0 ? kNoLabel : style_of(path[static_cast<size_t>(path[i].parent)]);
    const bool closes = above != kNoLabel && style_of(path[i + 1]) == above &&
                        path[i + 1].parent == path[static_cast<size_t>(path[i].parent)].parent;
    use.divides &= closes && label.last().value == use.last + 1 &&
                   (use.above == kNoLabel || use.above == above);
    use.above = above;
    use.last = label.last().value;
  }
  for (const auto& [style, use] : uses) {
    if (!use.divides || use.count < 2) continue;
    parents_[{style, use.above}] = w_.division;
    parents_[{style, kNoLabel}] = 0;
    parents_[{use.above, style}] = 0;
  }
}

// An address is the number of one place only. A claim holds while its claimant is taken.
void Learned::LearnClaims(const std::vector<Chosen>& path) {
  const auto candidate_of = [&](size_t i) {  // of the path's i-th, if it has no second label
    const Site& site = found_.sites[path[i].site];
    for (uint32_t c = site.begin; c < site.end; ++c) {
      if (found_.all[c].label == path[i].label && found_.all[c].second == kNoLabel) return c;
    }
    return kNoLabel;
  };
  struct Claim {
    double score;
    uint32_t candidate;
    size_t at;      // in the path
    int32_t above;  // of a heading: what it is named for, right above it; or -1
  };
  // A number printed twice by mistake, with no other of its list between them.
  std::vector<size_t> elders(path.size(), path.size());
  std::map<std::pair<int32_t, uint32_t>, size_t> last;  // by parent and style
  for (size_t i = 0; i < path.size(); ++i) {
    const auto [at, first] =
        last.try_emplace({path[i].parent, found_.labels[path[i].label].style}, i);
    if (!first) elders[i] = std::exchange(at->second, i);
  }
  const auto are_neighbours = [&](size_t a, size_t b) { return elders[a] == b || elders[b] == a; };
  std::unordered_set<uint32_t> taken;
  std::map<uint64_t, std::vector<Claim>> claims;  // by address
  for (size_t i = 0; i < path.size(); ++i) {
    const uint32_t candidate = candidate_of(i);
    if (candidate == kNoLabel) continue;
    taken.insert(candidate);
    const Label& label = found_.labels[path[i].label];
    if (label.size < 2) continue;
    if (i > 0 && label.IsMisprintAfter(found_.labels[path[i - 1].label])) continue;
    const int32_t above = path[i].parent;
    const bool heading = found_.blocks[found_.sites[path[i].site].block].level > 0;
    bool below = false;
    if (above >= 0) {
      const Label& parent = found_.labels[path[static_cast<size_t>(above)].label];
      below = parent.size + 1 == label.size && label.StartsAs(parent, parent.size);
    }
    claims[Combine(label.AddressKey(), label.lead)].push_back(
        {path[i].score + (below ? 10 : 0), candidate, i, below && heading ? above : -1});
  }
  std::erase_if(claimants_, [&](const auto& claim) { return !taken.contains(claim.second); });
  for (auto& [address, list] : claims) {
    std::ranges::stable_sort(list, {}, &Claim::score);
    for (size_t i = 0; i + 1 < list.size(); ++i) {
      const bool both = list[i].above >= 0 && list.back().above >= 0;  // each below a 1 of its own
      if (!are_neighbours(list[i].at, list.back().at) &&
          !(both && list[i].above != list.back().above))
        claimants_[list[i].candidate] = list.back().candidate;
    }
  }
  claimed_.assign(found_.all.size(), false);
  for (const auto& [candidate, claimant] : claimants_) claimed_[candidate] = true;
}

double Learned::OfBlock(uint32_t style, const Block& block) const {
  if (!learned_) return runs_[style];
  double shape = 0;
  for (const size_t feature : FeaturesOf(block)) shape += shapes_[style][feature];
  return styles_[style] + w_.shape * std::clamp(shape, -4., 4.);
}

double Learned::OfParent(uint32_t style, uint32_t parent) const {
  if (!learned_) return 0;
  const auto known = parents_.find({style, parent});
  return known == parents_.end() ? no_parents_[style] : known->second;
}

}  // namespace codicil::outline
