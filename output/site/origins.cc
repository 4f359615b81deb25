#include "output/site/origins.h"

#include <algorithm>

namespace codicil::site {
namespace {

// What is left of `was` where a text became the next one; the rest came with `edition`.
std::vector<Origin> Carry(const std::vector<Origin>& was, const std::vector<WordEdit>& edits,
                          uint32_t edition) {
  std::vector<Origin> is;
  const auto add = [&](uint32_t begin, uint32_t end, uint32_t from) {
    if (begin == end) return;
    if (!is.empty() && is.back().edition == from) {
      is.back().end = end;
    } else {
      is.push_back({begin, end, from});
    }
  };
  auto origin = was.begin();
  for (const WordEdit& edit : edits) {
    if (edit.kind != EditKind::kEqual) {
      add(edit.new_begin, edit.new_end, edition);
      continue;
    }
    while (origin != was.end() && origin->end <= edit.old_begin) ++origin;
    for (auto at = origin; at != was.end() && at->begin < edit.old_end; ++at) {
      const uint32_t shift = edit.new_begin - edit.old_begin;
      add(std::max(at->begin, edit.old_begin) + shift, std::min(at->end, edit.old_end) + shift,
          at->edition);
    }
  }
  return is;
}

}  // namespace

std::vector<Origin> OriginsOf(const Work& work, const std::vector<LifeStep>& steps,
                              TextDiffer& differ) {
  std::vector<Origin> origins;
  TextId text = kNoText;
  for (const LifeStep& step : steps) {
    const TextId next = At(work, step.place).text;
    if (next == text) continue;
    const auto size = static_cast<uint32_t>(work.texts[next].size());
    origins = text == kNoText ? std::vector<Origin>{{0, size, step.place.edition}}
                              : Carry(origins, differ.Diff(work.texts[text], work.texts[next]),
                                      step.place.edition);
    text = next;
  }
  if (text == kNoText) origins.clear();
  return origins;
}

}  // namespace codicil::site
