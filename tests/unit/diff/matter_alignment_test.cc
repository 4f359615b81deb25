#include "diff/matter_alignment.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "diff/concordance.h"

namespace codicil {
namespace {

// "#Title text text": one word per block; a "#" makes it a heading.
std::vector<MatterBlock> BlocksOf(const std::string& words, std::vector<std::string>& texts) {
  std::istringstream stream(words);
  texts.reserve(16);
  std::vector<MatterBlock> blocks;
  for (std::string word; stream >> word;) {
    texts.push_back(word);
    MatterBlock block;
    block.kind = word[0] == '#' ? MatterKind::kHeading : MatterKind::kText;
    block.text.text = texts.back();
    blocks.push_back(std::move(block));
  }
  return blocks;
}

std::string Aligned(const std::string& olds, const std::string& news) {
  std::vector<std::string> old_texts, new_texts;
  const auto a = BlocksOf(olds, old_texts), b = BlocksOf(news, new_texts);
  std::string out;
  for (const BlockPair& pair : AlignBlocks(a, b)) {
    out += (out.empty() ? "" : " ") +
           (pair.old_block == kNoEntry ? "" : old_texts[pair.old_block]) + ">" +
           (pair.new_block == kNoEntry ? "" : new_texts[pair.new_block]);
  }
  return out;
}

TEST(AlignBlocks, SameBlocksPartTheOthers) {
  EXPECT_EQ(Aligned("", ""), "");
  EXPECT_EQ(Aligned("a b", "a b"), "a>a b>b");
  EXPECT_EQ(Aligned("may a", "june a"), "may>june a>a");
  EXPECT_EQ(Aligned("a may b", "a b june"), "a>a may> b>b >june");
  EXPECT_EQ(Aligned("", "#a b"), ">#a >b");
}

TEST(AlignBlocks, OnlyBlocksOfOneKindAnswer) {
  EXPECT_EQ(Aligned("#may a", "june a"), "#may> >june a>a");
}

}  // namespace
}  // namespace codicil
