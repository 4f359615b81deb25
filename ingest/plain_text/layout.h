// The plan of a plain-text file: which lines are front matter, body, glossary and back matter, and
// how lines are broken.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ingest/outline/outline.h"
#include "ingest/plain_text/joints.h"
#include "ingest/plain_text/plain_line.h"
#include "ingest/plain_text/wrapping.h"

namespace codicil::plain {

// The number of columns that makes a line indented.
inline constexpr uint32_t kParagraphIndent = 3;

struct Layout {
  std::string_view text;  // of the file
  std::vector<PlainLine> lines;
  std::vector<PlainLine> rows;  // rules of one repeated sign; blank in `lines`
  outline::Outline outline;
  // [0, body) is front matter, [body, glossary) rules, [glossary, back) the glossary, [back, size)
  // back matter; a region that the file lacks is empty.
  uint32_t body = 0;
  uint32_t glossary = 0;
  uint32_t back = 0;
  std::optional<uint32_t> glossary_heading;  // the line "Glossary"
  bool possible_glossary = false;            // it says "Definitions": the lines below must prove it
  std::optional<uint32_t> contents;          // the line "Contents" in the front matter
  Wrapping wrapping;
  Joints joints;
  std::string_view inline_signs;       // see InlineSignsOf
  std::vector<uint32_t> captions;      // lines that are titles of what the next line begins
  std::vector<uint32_t> group_titles;  // lines that are titles of what comes next, unmarked
  std::vector<uint32_t> entries_at;  // by line: the index of the entry that it begins, or kNoEntry

  static constexpr uint32_t kNoEntry = static_cast<uint32_t>(-1);

  uint32_t size() const { return static_cast<uint32_t>(lines.size()); }
  // Returns what line `i` begins in the outline, or nullptr.
  const outline::Entry* EntryAt(uint32_t i) const {
    return entries_at[i] == kNoEntry ? nullptr : &outline.entries[entries_at[i]];
  }
  bool IsCaption(uint32_t i) const { return std::ranges::binary_search(captions, i); }
  // Whether a caption begins at this byte. Logarithmic in the captions.
  bool BeginsCaption(uint32_t begin) const {
    const auto begin_of = [&](uint32_t i) { return lines[i].begin; };
    return std::ranges::binary_search(captions, begin, {}, begin_of);
  }
  // Whether the line is a heading without a number that is part of no provision.
  bool IsHeading(uint32_t i) const {
    if (std::ranges::binary_search(group_titles, i)) return true;
    const auto heading = std::ranges::upper_bound(outline.headings, lines[i].begin, {},
                                                  [](const auto& one) { return one.second; });
    return heading != outline.headings.end() && heading->first < lines[i].end;
  }
  // Returns the lines of [begin, end) that have words of the work.
  std::vector<uint32_t> FilledLines(uint32_t begin, uint32_t end) const;
  std::string_view Text(uint32_t i) const { return text.substr(lines[i].begin, lines[i].size()); }
};

// `possible_headings`: whether headings such as "Definitions" may begin the glossary.
Layout PlanLayout(std::string_view text, bool possible_headings = true);

// Whether the line is a heading such as "Introduction", "Contents" or "Credits", alone on its line.
bool IsMatterHeading(std::string_view line);

}  // namespace codicil::plain
