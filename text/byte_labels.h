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

// The labels of one source's text. There is one per byte, so they partition the text by
// construction. A byte that is never painted is kUnrecognised. A byte order mark is outside the
// text and counts as markup.
class ByteLabels {
 public:
  explicit ByteLabels(uint32_t text_size) : labels_(text_size, Label::kUnrecognised) {}

  // Paints [begin, end), which must be inside the text. The last label painted wins.
  void Paint(uint32_t begin, uint32_t end, Label label);

  // Labels unrecognised white space (ASCII and the Unicode spaces) as kBlank.
  void PaintBlanks(std::string_view text);

  Label at(uint32_t offset) const { return labels_[offset]; }
  std::vector<LabelRun> Runs() const;
  Accounting Count(const SourceText& source) const;

 private:
  std::vector<Label> labels_;
};

}  // namespace codicil
