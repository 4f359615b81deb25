// The words before numbers, "Article", and after them, "1. Kapitel".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ingest/outline/block.h"

namespace codicil::outline {

// Words that stand before numbers at the start of blocks, by number from 1 on; learned from the
// document, in any language.
class Leads {
 public:
  Leads(std::string_view text, const std::vector<Block>& blocks);

  // Whether it is a word for what is put after the rest: "Appendix", "Schedule".
  bool IsAttachment(uint32_t lead) const { return attachments_.contains(lead); }
  // Returns the lead that comes after its number, as in "1. Kapitel", at the character `at`, and
  // stores its end; 0 if there is none.
  uint32_t FindTail(const Start& start, size_t at, size_t* end) const;
  // Returns the lead that is all of `start`, for what is put after the rest; 0 if it is none.
  uint32_t FindLone(const Start& start) const;
  // Returns the lead that the characters from `at` on begin with, if a number follows, and stores
  // where the number begins; 0 if there is none.
  uint32_t Find(const Start& start, size_t at, size_t* number) const;

 private:
  std::unordered_map<std::string, uint32_t> words_;  // folded; with those that come after
  std::unordered_set<uint32_t> attachments_;
  uint32_t leads_ = 0;  // the last that may stand before
};

// Returns where the words of `start` begin, after an article: "THE SCHEDULE".
size_t BehindArticle(const Start& start);

}  // namespace codicil::outline
