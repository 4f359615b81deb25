#include "ingest/outline/headings.h"

namespace codicil::outline {
namespace {

// Whether a block with a level is a title: "# Lamps", or underlined; not "= 3", nor one in a list.
bool IsTitle(const Block& block, std::string_view text) {
  const std::string_view line = text.substr(block.begin, block.end - block.begin);
  return block.begin == block.words || plain::SizeOfHeadingMark(line) > 0;
}

}  // namespace

std::set<uint32_t> TakeTitles(const Candidates& found, std::vector<Chosen>& path) {
  std::vector<bool> parents(path.size());
  for (const Chosen& one : path) {
    if (one.parent >= 0) parents[static_cast<size_t>(one.parent)] = true;
  }
  std::set<uint32_t> titles;
  std::vector<Chosen> kept;
  std::vector<int32_t> places;
  for (size_t i = 0; i < path.size(); ++i) {
    Chosen one = path[i];
    const Label& label = found.labels[one.label];
    places.push_back(static_cast<int32_t>(kept.size()));
    if (label.lead != 0 && label.pattern == "C" && !parents[i]) {
      titles.insert(found.sites[one.site].block);
      continue;
    }
    if (one.parent >= 0) one.parent = places[static_cast<size_t>(one.parent)];
    kept.push_back(one);
  }
  path = std::move(kept);
  return titles;
}

std::vector<std::pair<uint32_t, uint32_t>> FindHeadings(std::string_view text,
                                                        const Candidates& found,
                                                        const std::vector<Chosen>& path,
                                                        const std::set<uint32_t>& titles) {
  const auto is_heading = [&](const Chosen& one) {
    return found.blocks[found.sites[one.site].block].level > 0;
  };
  std::vector<std::pair<uint32_t, uint32_t>> headings;
  size_t next = 0;
  uint8_t open = 0;  // the level of the numbered heading above, or 0
  for (uint32_t i = 0; i < found.blocks.size(); ++i) {
    while (next < path.size() && found.sites[path[next].site].block < i) ++next;
    const bool chosen = next < path.size() && found.sites[path[next].site].block == i;
    const Block& block = found.blocks[i];
    if (titles.contains(i)) {
      headings.emplace_back(block.words, block.end);
      open = 0;
      continue;
    }
    if (i == 0 || block.level == 0 || block.contents) continue;
    if (!chosen && !IsTitle(block, text)) continue;
    const bool inside = open > 0 && block.level > open;
    const bool among_entries =
        next > 0 && !is_heading(path[next - 1]) && next < path.size() && !is_heading(path[next]);
    if (!chosen && (!inside || among_entries)) headings.emplace_back(block.words, block.end);
    if (chosen || !inside) open = chosen ? block.level : 0;
  }
  return headings;
}

}  // namespace codicil::outline
