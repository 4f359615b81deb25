#include "rules/heading_census.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/building.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

// Where the texts of `source` that do not belong to a heading begin, in order.
std::vector<size_t> Ends(const Edition& edition, SourceId source) {
  const std::vector<Span>& headings = edition.sources().files[source].headings;
  std::vector<size_t> ends{edition.sources().text(source).text().size()};
  const auto add = [&](const Span& span) {
    if (span.source == source) ends.push_back(span.begin);
  };
  for (const Provision& provision : edition.provisions) {
    if (!provision.implied) add(provision.span);
  }
  for (const GlossaryEntry& entry : edition.glossary) add(entry.term.span);
  bool below = false;  // a heading that is counted
  for (const MatterBlock& block : edition.back_matter) {
    if (block.kind == MatterKind::kHeading)
      below = std::ranges::binary_search(headings, block.text.span.begin, {}, &Span::begin);
    if (!below) add(block.text.span);
  }
  std::ranges::sort(ends);
  return ends;
}

void Count(const Edition& edition, SourceId id, HeadingCensus& census) {
  const std::vector<size_t> ends = Ends(edition, id);
  size_t counted = 0;  // the end of what was counted
  for (const Span& heading : edition.sources().files[id].headings) {
    const auto end = std::ranges::upper_bound(ends, heading.begin);
    ++census.headings;
    if (end == ends.end() || heading.begin < counted) continue;
    census.below += *end - heading.begin;
    counted = *end;
  }
  census.all += edition.sources().text(id).text().size();
}

}  // namespace

HeadingCensus CountHeadings(const Edition& edition) {
  HeadingCensus census;
  for (SourceId id = 0; id < edition.sources().files.size(); ++id) Count(edition, id, census);
  return census;
}

void ReportHeadings(const Edition& edition, Diagnostics& diagnostics) {
  constexpr size_t kFewest = 3;
  constexpr double kMuch = .5;
  const HeadingCensus census = CountHeadings(edition);
  if (edition.provisions.empty() || census.headings < kFewest || census.Share() < kMuch) return;
  const auto first = std::ranges::find_if(
      edition.sources().files, [](const Source& source) { return !source.headings.empty(); });
  diagnostics.Report(
      kind::kHeadingUnread, Severity::kWarning,
      fmt::format("{} headings have no number; {:.0f} % of the text is below them, and in no "
                  "provision of its own",
                  census.headings, census.Share() * 100),
      first->headings.front());
}

}  // namespace codicil
