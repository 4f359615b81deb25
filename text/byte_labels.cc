#include "text/byte_labels.h"

#include <algorithm>
#include <cstring>

#include "text/utf8.h"

namespace codicil {
namespace {

constexpr std::array<std::string_view, kLabelCount> kNames = {
    "unrecognised", "number",      "heading", "text",  "example",   "glossary",
    "front matter", "back matter", "markup",  "blank", "furniture",
};

}  // namespace

std::string_view LabelName(Label label) { return kNames[static_cast<size_t>(label)]; }

void ByteLabels::Paint(uint32_t begin, uint32_t end, Label label) {
  if (begin < end) std::memset(labels_.data() + begin, static_cast<int>(label), end - begin);
}

void ByteLabels::PaintBlanks(std::string_view text) {
  const size_t size = std::min(text.size(), labels_.size());
  for (size_t i = 0; i < size;) {
    if (labels_[i] != Label::kUnrecognised) {
      const void* found =
          std::memchr(labels_.data() + i, static_cast<int>(Label::kUnrecognised), size - i);
      if (found == nullptr) return;
      i = static_cast<size_t>(static_cast<const Label*>(found) - labels_.data());
    }
    if (text[i] == '\n' || text[i] == '\r' || text[i] == ' ') {  // nearly all of them
      labels_[i++] = Label::kBlank;
      continue;
    }
    const Utf8Sequence sequence = Utf8At(text, i);
    const auto begin = static_cast<uint32_t>(i);
    i += sequence.size;
    if (IsBlank(sequence.code_point)) Paint(begin, static_cast<uint32_t>(i), Label::kBlank);
  }
}

std::vector<LabelRun> ByteLabels::Runs() const {
  std::vector<LabelRun> runs;
  for (auto at = labels_.begin(); at != labels_.end();) {
    const Label label = *at;
    const auto end = std::find_if(at, labels_.end(), [&](Label other) { return other != label; });
    runs.push_back({static_cast<uint32_t>(at - labels_.begin()),
                    static_cast<uint32_t>(end - labels_.begin()), label});
    at = end;
  }
  return runs;
}

Accounting ByteLabels::Count(const SourceText& source) const {
  Accounting bytes{};
  bytes[static_cast<size_t>(Label::kMarkup)] = source.bom_size();
  uint32_t begin = source.bom_size();
  for (const LabelRun& run : Runs()) {
    const uint32_t end = source.ToOriginal(run.end);
    bytes[static_cast<size_t>(run.label)] += end - begin;
    begin = end;
  }
  // A file that is not text has bytes, but no text that could carry labels.
  bytes[static_cast<size_t>(Label::kUnrecognised)] += source.bytes().size() - begin;
  return bytes;
}

}  // namespace codicil
