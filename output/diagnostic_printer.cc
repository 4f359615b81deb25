#include "output/diagnostic_printer.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/code_points.h"
#include "text/columns.h"
#include "text/printable.h"

namespace codicil {
namespace {

constexpr std::string_view kNoteColor = "\x1b[1;36m";
constexpr std::string_view kCaretColor = "\x1b[1;32m";

std::string_view ColorOf(Severity severity) {
  constexpr std::string_view kColors[] = {kNoteColor, "\x1b[1;35m", "\x1b[1;31m"};
  return kColors[static_cast<size_t>(severity)];
}

// A part of the line with its width in columns, which the caret under it needs.
std::string Shown(std::string_view part) {
  std::string text(part);
  std::ranges::replace(text, '\t', ' ');
  return Printable(text);
}

// The part that fits in `columns`, with "…" in front if the line continues before it. `whole`:
// `text` is everything before the place.
std::string EndOf(const std::string& text, bool whole, size_t columns) {
  if (whole && CountColumns(text) <= columns) return text;
  return "…" +
         text.substr(text.size() - LastBytesOfColumns(text, std::max<size_t>(columns, 1) - 1));
}

std::string BeginOf(const std::string& text, bool whole, size_t columns) {
  if (whole && CountColumns(text) <= columns) return text;
  return text.substr(0, BytesOfColumns(text, std::max<size_t>(columns, 1) - 1)) + "…";
}

// The line as shown: the marked part, and the parts to its left and right.
struct Cutout {
  std::string left, marked, right;
};

// At most `width` columns of `line`, with the place a third of the way in, or further near the end
// of the line. Lines may be long, so no more characters are examined than can be shown.
Cutout CutAround(std::string_view line, size_t mark_begin, size_t mark_end, size_t width) {
  const std::string_view before = LastCodePoints(line.substr(0, mark_begin), width);
  const std::string_view mark = line.substr(mark_begin, mark_end - mark_begin);
  const std::string_view after =
      line.substr(mark_end, BytesOfCodePoints(line.substr(mark_end), width));
  const size_t shown = BytesOfCodePoints(mark, width);
  Cutout cut{Shown(before), Shown(mark.substr(0, shown)), Shown(after)};
  const size_t rest = CountColumns(cut.marked) + CountColumns(cut.right);
  cut.left = EndOf(cut.left, before.size() == mark_begin,
                   std::max(width / 3, width - std::min(width, rest)));
  const size_t room = width - std::min(width, CountColumns(cut.left));
  const size_t marked = CountColumns(cut.marked);
  if (shown < mark.size() || marked + (cut.right.empty() ? 0 : 1) > room) {
    cut.marked = BeginOf(cut.marked, false, room);
    cut.right.clear();
  } else {
    cut.right = BeginOf(cut.right, mark_end + after.size() == line.size(), room - marked);
  }
  return cut;
}

}  // namespace

DiagnosticPrinter::DiagnosticPrinter(const Sources& sources, PrintStyle style)
    : sources_(sources), style_(style), lines_(sources.files.size()) {}

LineIndex& DiagnosticPrinter::Lines(SourceId source) {
  auto& lines = lines_[source];
  if (!lines) lines = std::make_unique<LineIndex>(sources_.text(source));
  return *lines;
}

std::string DiagnosticPrinter::PlaceOf(const Span& span) {
  const LineColumn at = Lines(span.source).Locate(span.begin);
  const std::string& name = sources_.text(span.source).name();
  return fmt::format("{}:{}:{}", Printable(name), at.line, at.column);
}

std::string DiagnosticPrinter::Head(const Span* span, std::string_view severity,
                                    std::string_view severity_color) {
  const std::string place = span == nullptr ? "codicil" : PlaceOf(*span);
  if (!style_.color) return fmt::format("{}: {}: ", place, severity);
  return fmt::format("{}{}:{} {}{}:{} ", ansi::kBold, place, ansi::kReset, severity_color, severity,
                     ansi::kReset);
}

// The line where the span begins; if the span covers several lines, only the first is marked.
std::string DiagnosticPrinter::Excerpt(const Span& span) {
  const SourceText& source = sources_.text(span.source);
  const std::string_view text = source.written().text();
  const uint32_t begin = source.ToWritten(span.begin), end = source.ToWritten(span.end);
  const Line at = Lines(span.source).LineAt(span.begin);
  const std::string_view line = text.substr(at.begin, at.end - at.begin);
  if (line.empty()) return {};
  const size_t mark_begin = std::min(begin, at.end) - at.begin;
  const size_t mark_end = std::clamp(end, at.begin, at.end) - at.begin;
  const Cutout cut = CutAround(line, mark_begin, mark_end, style_.width);
  const size_t tail = std::max<size_t>(CountColumns(cut.marked), 1) - 1;  // after the caret
  return fmt::format("{}{}{}\n{}{}^{}{}\n", cut.left, cut.marked, cut.right,
                     std::string(CountColumns(cut.left), ' '), style_.color ? kCaretColor : "",
                     std::string(tail, '~'), style_.color ? ansi::kReset : "");
}

std::string DiagnosticPrinter::Message(const Diagnostic& diagnostic) {
  const Span* span = diagnostic.span ? &*diagnostic.span : nullptr;
  return Head(span, SeverityName(diagnostic.severity), ColorOf(diagnostic.severity)) +
         fmt::format("{} [{}]", Printable(diagnostic.message), diagnostic.kind.name);
}

std::string DiagnosticPrinter::PrintLine(const Diagnostic& diagnostic) {
  const std::string other =
      diagnostic.related ? fmt::format(" (the other one: {})", PlaceOf(*diagnostic.related)) : "";
  return Message(diagnostic) + other + "\n";
}

std::string DiagnosticPrinter::Print(const Diagnostic& diagnostic) {
  std::string out = Message(diagnostic) + "\n";
  if (diagnostic.span) out += Excerpt(*diagnostic.span);
  if (diagnostic.related) {
    out += Head(&*diagnostic.related, "note", kNoteColor) + "the other one is here\n";
    out += Excerpt(*diagnostic.related);
  }
  return out;
}

std::string DiagnosticPrinter::PrintAll() {
  std::string out;
  for (const Diagnostic& diagnostic : sources_.diagnostics.list()) out += Print(diagnostic);
  return out;
}

}  // namespace codicil
