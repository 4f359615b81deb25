// The accounting: every byte of a source carries exactly one label.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "text/source_text.h"
#include "text/span.h"

namespace codicil {

enum class Label : uint8_t {
  kUnrecognised,
  kNumber,
  kHeading,
  kText,
  kExample,
  kGlossary,
  kFrontMatter,
  kBackMatter,
  kMarkup,
  kBlank,
  kFurniture,
};
inline constexpr size_t kLabelCount = 11;
std::string_view LabelName(Label label);  // as in JSON: "front matter"

// Byte counts of the original file by label; they add up to the size of the file.
using Accounting = std::array<uint64_t, kLabelCount>;

struct LabelRun {
  uint32_t begin;
  uint32_t end;
  Label label;
};

// The labels of one source's text. What is painted is settled once: the runs then partition the
// text. A byte that is never painted is kUnrecognised. A byte order mark is outside the text and
// counts as markup.
class ByteLabels {
 public:
  explicit ByteLabels(uint32_t text_size) : size_(text_size) {}

  // Paints [begin, end), which must be inside the text. The last label painted wins. O(1).
  void Paint(uint32_t begin, uint32_t end, Label label);

  // Makes the runs of `text`, once all is painted; unrecognised white space (ASCII and the Unicode
  // spaces) becomes kBlank. Linear in the text, n log n in what was painted.
  void Settle(std::string_view text);

  // Once settled. O(log runs).
  Label at(uint32_t offset) const;
  // By place, neighbours with different labels; none before they are settled.
  const std::vector<LabelRun>& Runs() const { return runs_; }
  Accounting Count(const SourceText& source) const;

 private:
  void AddRun(uint32_t begin, uint32_t end, Label label);
  void AddUnpainted(std::string_view text, uint32_t begin, uint32_t end);

  uint32_t size_;
  std::vector<LabelRun> painted_;  // in the order of painting, until settled
  std::vector<LabelRun> runs_;
};

}  // namespace codicil
