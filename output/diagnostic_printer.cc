#include "output/diagnostic_printer.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/code_points.h"
#include "text/printable.h"

namespace codicil {
namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kRed = "\x1b[1;31m";
constexpr std::string_view kMagenta = "\x1b[1;35m";
constexpr std::string_view kCyan = "\x1b[1;36m";
constexpr std::string_view kGreen = "\x1b[1;32m";
constexpr std::string_view kReset = "\x1b[0m";

std::string_view ColorOf(Severity severity) {
  switch (severity) {
    case Severity::kNote:
      return kCyan;
    case Severity::kWarning:
      return kMagenta;
    case Severity::kError:
      return kRed;
  }
  return {};
}

// The part of a line that is shown, and where the marked part stands in it; all in bytes.
struct Cutout {
  size_t begin, end;
  size_t mark_begin, mark_end;
};

size_t BackCodePoints(std::string_view text, size_t from, size_t count) {
  return from - LastCodePoints(text.substr(0, from), count).size();
}

// At most `width` code points of `line` with the place a third of the way in, or as far to the left
// as the line allows.
Cutout CutAround(std::string_view line, size_t mark_begin, size_t mark_end, size_t width) {
  Cutout cut{0, line.size(), mark_begin, mark_end};
  if (BytesOfCodePoints(line, width) == line.size()) return cut;
  cut.begin = BackCodePoints(line, mark_begin, width / 3);
  cut.end = cut.begin + BytesOfCodePoints(line.substr(cut.begin), width);
  if (cut.end == line.size()) cut.begin = BackCodePoints(line, line.size(), width);
  cut.mark_end = std::min(mark_end, cut.end);
  return cut;
}

// A part of the line, as wide as it looks: the caret under it counts columns.
std::string Shown(std::string_view part) {
  std::string text(part);
  std::replace(text.begin(), text.end(), '\t', ' ');
  return Printable(text);
}

}  // namespace

DiagnosticPrinter::DiagnosticPrinter(const Edition& edition, PrintStyle style)
    : edition_(edition), style_(style), lines_(edition.sources.size()) {}

LineIndex& DiagnosticPrinter::Lines(SourceId source) {
  auto& lines = lines_[source];
  if (!lines) lines = std::make_unique<LineIndex>(*edition_.sources[source].text);
  return *lines;
}

std::string DiagnosticPrinter::Head(const Span* span, std::string_view severity,
                                    std::string_view severity_color) {
  std::string place = "codicil";
  if (span != nullptr) {
    const LineColumn at = Lines(span->source).Locate(span->begin);
    const std::string& name = edition_.sources[span->source].text->name();
    place = fmt::format("{}:{}:{}", Printable(name), at.line, at.column);
  }
  if (!style_.color) return fmt::format("{}: {}: ", place, severity);
  return fmt::format("{}{}:{} {}{}:{} ", kBold, place, kReset, severity_color, severity, kReset);
}

// The line of the span's begin; of a span over several lines only the first is marked.
std::string DiagnosticPrinter::Excerpt(const Span& span) {
  const std::string_view text = edition_.sources[span.source].text->text();
  const Line at = Lines(span.source).LineAt(span.begin);
  const std::string_view line = text.substr(at.begin, at.end - at.begin);
  if (line.empty()) return {};
  const size_t mark_begin = std::min(span.begin, at.end) - at.begin;
  const size_t mark_end = std::clamp(span.end, at.begin, at.end) - at.begin;
  const Cutout cut = CutAround(line, mark_begin, mark_end, style_.width);
  const std::string left =
      (cut.begin > 0 ? "…" : "") + Shown(line.substr(cut.begin, cut.mark_begin - cut.begin));
  const std::string marked = Shown(line.substr(cut.mark_begin, cut.mark_end - cut.mark_begin));
  const std::string right =
      Shown(line.substr(cut.mark_end, cut.end - cut.mark_end)) + (cut.end < line.size() ? "…" : "");
  const size_t tail = std::max<size_t>(CountCodePoints(marked), 1) - 1;  // behind the caret
  return fmt::format("{}{}{}\n{}{}^{}{}\n", left, marked, right,
                     std::string(CountCodePoints(left), ' '), style_.color ? kGreen : "",
                     std::string(tail, '~'), style_.color ? kReset : "");
}

std::string DiagnosticPrinter::Print(const Diagnostic& diagnostic) {
  const Span* span = diagnostic.span ? &*diagnostic.span : nullptr;
  std::string out = Head(span, SeverityName(diagnostic.severity), ColorOf(diagnostic.severity));
  out += fmt::format("{} [{}]\n", Printable(diagnostic.message), DiagnosticName(diagnostic.kind));
  if (span != nullptr) out += Excerpt(*span);
  if (diagnostic.related) {
    out += Head(&*diagnostic.related, "note", kCyan) + "the other one is here\n";
    out += Excerpt(*diagnostic.related);
  }
  return out;
}

std::string DiagnosticPrinter::PrintAll() {
  std::string out;
  for (const Diagnostic& diagnostic : edition_.diagnostics.list()) out += Print(diagnostic);
  return out;
}

}  // namespace codicil
