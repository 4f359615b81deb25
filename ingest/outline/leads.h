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
  // Whether both are words for one thing, in languages of which none has both: as in "Artikel 1"
  // and "Article 1".
  bool AreTranslations(uint32_t a, uint32_t b) const;
  // Returns the lead that comes after its number, as in "1. Kapitel", at the character `at`, and
  // stores its end; 0 if there is none.
  uint32_t FindTail(const Start& start, size_t at, size_t* end) const;
  // Returns the lead that is all of `start`, for what is put after the rest; 0 if it is none.
  uint32_t FindLone(const Start& start) const;
  // Returns the lead that the characters from `at` on begin with, if a number follows, and stores
  // where the number begins; 0 if there is none.
  uint32_t Find(const Start& start, size_t at, size_t* number) const;

 private:
  struct Meaning {
    int kind = -1;           // a NumberLeadKind
    uint64_t languages = 0;  // a bit for each that has the word
  };
  static const std::unordered_map<std::string, Meaning>& Meanings();

  std::unordered_map<std::string, uint32_t> words_;  // as KeyOf has them; with those after numbers
  std::unordered_set<uint32_t> attachments_;
  std::vector<Meaning> meanings_;  // of each lead
  uint32_t leads_ = 0;             // the last that may stand before
};

// Returns where the words of `start` begin, after an article: "THE SCHEDULE".
size_t EndOfArticle(const Start& start);
// Whether the word, folded, is what captions begin with: "figure".
bool IsCaptionWord(const std::string& folded);

}  // namespace codicil::outline
