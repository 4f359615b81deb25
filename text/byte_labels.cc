#include "text/byte_labels.h"

#include <algorithm>
#include <numeric>
#include <queue>

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
  if (begin >= end) return;
  const bool goes_on =
      !painted_.empty() && painted_.back().end == begin && painted_.back().label == label;
  if (goes_on) {
    painted_.back().end = end;
  } else {
    painted_.push_back({begin, end, label});
  }
}

void ByteLabels::Settle(std::string_view text) {
  std::vector<uint32_t> by_begin(painted_.size());
  std::iota(by_begin.begin(), by_begin.end(), 0u);
  std::ranges::stable_sort(by_begin, {}, [&](uint32_t i) { return painted_[i].begin; });
  std::priority_queue<uint32_t> open;  // what covers this place, and what did; the last one on top
  auto next = by_begin.begin();
  runs_.reserve(2 * painted_.size());  // with the spaces between them
  for (uint32_t at = 0; at < size_;) {
    while (next != by_begin.end() && painted_[*next].begin <= at) open.push(*next++);
    while (!open.empty() && painted_[open.top()].end <= at) open.pop();
    uint32_t end = next == by_begin.end() ? size_ : painted_[*next].begin;
    if (open.empty()) {
      AddUnpainted(text, at, end);
    } else {
      end = std::min(end, painted_[open.top()].end);
      AddRun(at, end, painted_[open.top()].label);
    }
    at = end;
  }
  painted_ = {};
  runs_.shrink_to_fit();
}

void ByteLabels::AddRun(uint32_t begin, uint32_t end, Label label) {
  if (!runs_.empty() && runs_.back().label == label) {
    runs_.back().end = end;
  } else {
    runs_.push_back({begin, end, label});
  }
}

void ByteLabels::AddUnpainted(std::string_view text, uint32_t begin, uint32_t end) {
  while (begin < end) {
    const Utf8Sequence sequence = Utf8At(text, begin);
    const uint32_t next = std::min(end, begin + static_cast<uint32_t>(sequence.size));
    AddRun(begin, next, IsBlank(sequence.code_point) ? Label::kBlank : Label::kUnrecognised);
    begin = next;
  }
}

Label ByteLabels::at(uint32_t offset) const {
  return std::ranges::upper_bound(runs_, offset, {}, &LabelRun::end)->label;
}

Accounting ByteLabels::Count(const SourceText& source) const {
  Accounting bytes{};
  bytes[static_cast<size_t>(Label::kMarkup)] = source.bom_size();
  uint32_t begin = source.bom_size(), markup_before = 0;
  for (const LabelRun& run : runs_) {
    const uint32_t end = source.ToOriginal(run.end);
    const uint32_t markup = source.MarkupBefore(run.end) - markup_before;
    bytes[static_cast<size_t>(run.label)] += end - begin - markup;
    bytes[static_cast<size_t>(Label::kMarkup)] += markup;
    begin = end;
    markup_before += markup;
  }
  const auto size = static_cast<uint32_t>(source.text().size());
  const uint32_t markup = source.MarkupBefore(size) - markup_before;
  bytes[static_cast<size_t>(Label::kMarkup)] += markup;
  // A file that is not text has bytes, but no text that could carry labels.
  bytes[static_cast<size_t>(Label::kUnrecognised)] += source.bytes().size() - begin - markup;
  return bytes;
}

}  // namespace codicil
