// The blocks of a document that may begin a provision, with every reading of their labels.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "ingest/outline/block.h"
#include "ingest/outline/label.h"
#include "ingest/outline/leads.h"

namespace codicil::outline {

inline constexpr uint32_t kNoLabel = static_cast<uint32_t>(-1);

// One reading of a block: a label, and perhaps a second one after it: "2 (1) Text".
struct Candidate {
  uint32_t label = 0;
  uint32_t second = kNoLabel;
  uint32_t end = 0;  // byte of the text
  // What comes after the (first) label.
  char32_t next = 0;
  bool next_is_letter = false, next_is_small = false;
  bool apart = false;     // a space comes after it, or nothing
  bool footnote = false;  // one on an amendment comes after its bare number: "1. Ins. by Act 4"
  bool remark = false;  // a word and a colon come after its lead and number: "Rule 5.1(a) Comment:"
};

// A block with candidates [begin, end).
struct Site {
  uint32_t block = 0;
  uint32_t begin = 0;
  uint32_t end = 0;
};

// Labels that look alike.
struct Style {
  uint32_t lead = 0;
  std::string pattern;
  bool free = false;        // its numbers are names and not counted: "Rule 2139", then "Rule 478"
  bool attachment = false;  // "Annex A" is not below what is before it
  bool inserted = false;    // "12a" comes after 12, and is not below it
  bool headless = false;    // its lists begin with 2
  bool lazy = false;        // each number is 1, as Markdown allows
  bool single() const { return pattern.size() == 1 || pattern == "d3"; }
};

struct Candidates {
  explicit Candidates(Leads a_leads) : leads(std::move(a_leads)) {}

  Leads leads;
  std::vector<Block> blocks;
  std::vector<Site> sites;
  std::vector<Candidate> all;
  std::vector<Label> labels;
  std::vector<Style> styles;
};

// Marks the entries of contents (Block::contents) as well. Linear, but for what repeats.
Candidates FindCandidates(std::string_view text, std::vector<Block> blocks);

}  // namespace codicil::outline
