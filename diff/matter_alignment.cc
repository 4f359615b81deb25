#include "diff/matter_alignment.h"

#include <map>
#include <string_view>

#include "diff/concordance.h"
#include "diff/myers.h"

namespace codicil {
namespace {

constexpr uint32_t kMostEdits = 400;

using BlockTable = std::map<std::pair<MatterKind, std::string_view>, uint32_t>;

std::vector<uint64_t> ItemsOf(const std::vector<MatterBlock>& blocks, BlockTable& table) {
  std::vector<uint64_t> items;
  for (const MatterBlock& block : blocks) {
    items.push_back(
        table.try_emplace({block.kind, block.text.text}, static_cast<uint32_t>(table.size()))
            .first->second);
  }
  return items;
}

void AppendPairs(const std::vector<MatterBlock>& olds, const std::vector<MatterBlock>& news,
                 const Hunk& hunk, std::vector<BlockPair>& pairs) {
  uint32_t a = hunk.old_begin, b = hunk.new_begin;
  while (a < hunk.old_end && b < hunk.new_end && olds[a].kind == news[b].kind)
    pairs.push_back({a++, b++});
  while (a < hunk.old_end) pairs.push_back({a++, kNoEntry});
  while (b < hunk.new_end) pairs.push_back({kNoEntry, b++});
}

}  // namespace

std::vector<BlockPair> AlignBlocks(const std::vector<MatterBlock>& olds,
                                   const std::vector<MatterBlock>& news) {
  BlockTable table;
  const std::vector<uint64_t> old_items = ItemsOf(olds, table), new_items = ItemsOf(news, table);
  const Hunk all{false, 0, static_cast<uint32_t>(olds.size()), 0,
                 static_cast<uint32_t>(news.size())};
  std::vector<BlockPair> pairs;
  for (const Hunk& hunk :
       ShortestEdit(old_items, new_items, kMostEdits).value_or(std::vector<Hunk>{all})) {
    AppendPairs(olds, news, hunk, pairs);
  }
  return pairs;
}

}  // namespace codicil
