#include "text/source_text.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "text/code_points.h"
#include "text/lines.h"

namespace codicil {
namespace {

struct NewlineForm {
  std::string_view bytes;
  std::string_view name;
};
constexpr std::array<NewlineForm, 9> kNewlineForms = {{{"\n", "LF"},
                                                       {"\r\n", "CRLF"},
                                                       {"\r", "CR"},
                                                       {"\r\r\n", "CR CR LF"},
                                                       {"\v", "VT"},
                                                       {"\f", "FF"},
                                                       {"\u0085", "NEL"},
                                                       {"\u2028", "LS"},
                                                       {"\u2029", "PS"}}};

// Form feeds count only if nothing else ends the line.
size_t FormOf(std::string_view line_end) {
  while (line_end.size() > 1 && line_end.front() == '\f') line_end.remove_prefix(1);
  while (line_end.size() > 1 && line_end.back() == '\f') line_end.remove_suffix(1);
  const auto found = std::find_if(kNewlineForms.begin(), kNewlineForms.end(),
                                  [&](const NewlineForm& form) { return form.bytes == line_end; });
  return static_cast<size_t>(found - kNewlineForms.begin());
}

struct NumberedLine {
  uint32_t number;  // from 1
  Line line;
};

// Returns the line that contains `offset`. After a final line end, that is a further, empty line.
NumberedLine FindLine(std::string_view text, uint32_t offset) {
  const std::vector<Line> lines = SplitLines(text);
  const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
    return offset < line.next || line.next == line.end;
  });
  const auto number = static_cast<uint32_t>(found - lines.begin()) + 1;
  const auto size = static_cast<uint32_t>(text.size());
  return {number, found == lines.end() ? Line{size, size, size} : *found};
}

}  // namespace

uint32_t SourceText::ToOriginal(uint32_t text_offset) const {
  if (text_offset >= text_.size()) return static_cast<uint32_t>(bytes().size());
  return written_ ? written_->ToOriginal(Mapped(text_offset)) : Mapped(text_offset);
}

uint32_t SourceText::ToWritten(uint32_t text_offset) const {
  if (!written_) return text_offset;
  if (text_offset >= text_.size()) return static_cast<uint32_t>(written_->text_.size());
  return Mapped(text_offset);
}

uint32_t SourceText::MarkupBefore(uint32_t text_offset) const {
  if (!written_) return 0;
  if (text_offset >= text_.size()) return markup_.back();
  const auto after = std::ranges::upper_bound(runs_, text_offset, {}, &DecodedRun::text_begin);
  return markup_[static_cast<size_t>(after - runs_.begin()) - 1];
}

std::unique_ptr<SourceText> SourceText::Rendered(std::unique_ptr<SourceText> written,
                                                 std::string text, std::vector<DecodedRun> runs) {
  std::unique_ptr<SourceText> made(new SourceText);
  made->id_ = written->id_;
  made->name_ = written->name_;
  made->encoding_ = written->encoding_;
  made->bom_size_ = written->bom_size_;
  made->decoded_ = std::move(text);
  made->text_ = made->decoded_;
  made->runs_ = std::move(runs);
  made->written_ = std::move(written);
  const SourceText& file = *made->written_;
  uint32_t all = 0, end = 0;  // of the run before, in the text of the file
  for (size_t i = 0; i <= made->runs_.size(); ++i) {
    const bool last = i == made->runs_.size();
    const auto begin =
        last ? static_cast<uint32_t>(file.text_.size()) : made->runs_[i].original_begin;
    all += file.ToOriginal(begin) - (i == 0 ? file.bom_size_ : file.ToOriginal(end));
    made->markup_.push_back(all);
    if (last) break;
    const DecodedRun& run = made->runs_[i];
    const auto next = i + 1 < made->runs_.size() ? made->runs_[i + 1].text_begin
                                                 : static_cast<uint32_t>(made->text_.size());
    end = begin + (next - run.text_begin) / run.text_unit * run.original_unit;
  }
  return made;
}

uint32_t SourceText::Mapped(uint32_t text_offset) const {
  const auto after = std::upper_bound(
      runs_.begin(), runs_.end(), text_offset,
      [](uint32_t offset, const DecodedRun& run) { return offset < run.text_begin; });
  const DecodedRun& run = *std::prev(after);
  return run.original_begin + (text_offset - run.text_begin) / run.text_unit * run.original_unit;
}

std::unique_ptr<SourceText> SourceText::Unpacked(SourceId id, std::string name, std::string text,
                                                 std::string file, Diagnostics& diagnostics) {
  auto made = Decode(id, std::move(name), std::move(text), "UTF-8", diagnostics);
  made->file_ = std::move(file);
  return made;
}

std::unique_ptr<SourceText> SourceText::FromDecoded(SourceId id, const SourceText& other) {
  std::unique_ptr<SourceText> made(new SourceText);
  made->id_ = id;
  made->name_ = other.name_;
  made->bytes_ = other.text_;
  made->text_ = made->bytes_;
  made->encoding_ = "UTF-8";
  made->runs_ = {{0, 0, 1, 1}};
  return made;
}

std::string SourceText::Newline() const {
  if (written_) return written_->Newline();
  std::array<size_t, kNewlineForms.size()> counts{};
  for (const Line& line : SplitLines(text_)) {
    if (line.next > line.end) ++counts[FormOf(text_.substr(line.end, line.next - line.end))];
  }
  std::array<size_t, kNewlineForms.size()> order;
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return counts[a] > counts[b]; });
  std::string joined;
  for (const size_t form : order) {
    if (counts[form] == 0) continue;
    if (!joined.empty()) joined += " + ";
    joined += kNewlineForms[form].name;
  }
  return joined.empty() ? "none" : joined;
}

LineColumn SourceText::Locate(uint32_t text_offset) const {
  if (written_) return written_->Locate(ToWritten(text_offset));
  const uint32_t offset = std::min(text_offset, static_cast<uint32_t>(text_.size()));
  const auto [number, line] = FindLine(text_, offset);
  LineColumn at{number, 1};
  for (uint32_t i = line.begin; i < offset; ++i) at.column += StartsCodePoint(text_[i]);
  return at;
}

std::string_view SourceText::LineAt(uint32_t text_offset) const {
  if (written_) return written_->LineAt(ToWritten(text_offset));
  const Line line = FindLine(text_, text_offset).line;
  return text_.substr(line.begin, line.end - line.begin);
}

}  // namespace codicil
