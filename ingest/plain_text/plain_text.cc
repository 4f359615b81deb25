#include "ingest/plain_text/plain_text.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "ingest/plain_text/layout.h"
#include "ingest/plain_text/metadata.h"
#include "ingest/plain_text/regions.h"
#include "rules/kinds.h"
#include "rules/number_census.h"
#include "text/lines.h"

namespace codicil {
namespace {

using plain::Numbering;

void OfferMetadata(std::string_view text, EditionBuilder& builder) {
  const plain::Metadata metadata = plain::MetadataOf(text);
  if (!metadata.title.empty()) builder.OfferTitle(metadata.title);
  if (!metadata.date.empty()) builder.OfferDate(metadata.date);
  if (builder.edition().language.empty()) builder.edition().language = metadata.language;
}

// "(a)" of 3.1(a).
bool HasParts(const outline::Outline& outline) {
  return std::ranges::any_of(outline.entries, [](const outline::Entry& entry) {
    return !entry.full && entry.number.size() > 1;
  });
}

void Read(const plain::Layout& planned, Numbering numbering, SourceId id, EditionBuilder& builder) {
  plain::Layout layout = planned;
  const plain::Region region{id, &layout, &builder};
  if (layout.possible_glossary && !plain::IsGlossary(region))
    layout = plain::PlanLayout(builder.source(id).text(), numbering, false);
  builder.edition().scheme.Add(layout.style);
  if (layout.outline && !layout.outline->hundreds)
    builder.edition().scheme.subsections_per_section = 0;
  builder.edition().scheme.has_parts = layout.outline && HasParts(*layout.outline);
  OfferMetadata(builder.source(id).text(), builder);
  for (const plain::PlainLine& row : layout.rows) region.Paint(row.begin, row.end, Label::kMarkup);
  // A text with nothing numbered may be a part of a glossary; a letter or a play is not.
  if (layout.body == layout.glossary && !layout.glossary_heading && !plain::IsGlossary(region))
    layout.body = layout.glossary = layout.back;
  plain::ReadFrontMatter(region);
  plain::ReadBody(region);
  plain::ReadGlossary(region);
  plain::ReadBackMatter(region);
  plain::ReportGlossaryProvisions(region);
}

// Whether most provisions are numbered as 702.11 in 702, which the style alone shows for certain.
bool IsInHundreds(const plain::Layout& layout) {
  size_t rules = 0, in_hundreds = 0, headings = 0;
  for (uint32_t i = layout.body; i < layout.glossary; ++i) {
    if (!layout.numbered[i]) continue;
    const RuleNumber& number = layout.numbered[i]->number;
    if (number.size() == 1) {
      ++headings;
      continue;
    }
    ++rules;
    in_hundreds += number[0].lead == 0 && number[1].joint == NumberComponent::kDot &&
                   plain::HasThreeDigits(number.Prefix(1));
  }
  return in_hundreds * 4 >= rules * 3 && in_hundreds * 3 >= std::max<size_t>(headings, 1);
}

// What a reading finds.
struct Trial {
  // Lines that begin a provision, by the first byte after the blanks; of those with one number the
  // first.
  std::vector<uint32_t> lines;
  // Of the numbering, and lines that look numbered and were not read. That a number is printed
  // twice is a fault of the work.
  size_t faults = 0;
};

Trial TryAs(const plain::Layout& layout, Numbering numbering, const SourceText& source) {
  EditionBuilder builder;
  const SourceId id = builder.AddDecoded(source);
  Read(layout, numbering, id, builder);
  const Edition edition = std::move(builder).Build();
  Trial trial;
  const std::vector<Line> lines = SplitLines(source.text());
  for (const Provision& provision : edition.provisions) {
    // The family of CC1 and CC2 need not be stated.
    const bool family =
        provision.number.size() == 1 && provision.number[0].kind == NumberComponent::kCapitals;
    trial.faults += provision.implied && !family;
    if (provision.implied || provision.occurrence > 1) continue;
    const auto line = std::ranges::upper_bound(lines, provision.span.begin, {}, &Line::begin) - 1;
    trial.lines.push_back(
        static_cast<uint32_t>(source.text().find_first_not_of(" \t", line->begin)));
  }
  std::ranges::sort(trial.lines);
  trial.faults += CountNumbers(edition, id).unread.size();
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list())
    trial.faults +=
        diagnostic.severity == Severity::kWarning && diagnostic.kind != kind::kNumberDuplicate;
  return trial;
}

size_t CountMissing(const std::vector<uint32_t>& all, const std::vector<uint32_t>& in) {
  std::vector<uint32_t> missing;
  std::ranges::set_difference(all, in, std::back_inserter(missing));
  return missing.size();
}

// Whether each line of `all` that is not in `in` begins with a word before numbers: "Annex A".
bool LeadTheRest(const std::vector<uint32_t>& all, const std::vector<uint32_t>& in,
                 std::string_view text) {
  std::vector<uint32_t> rest;
  std::ranges::set_difference(all, in, std::back_inserter(rest));
  return std::ranges::all_of(rest, [&](uint32_t begin) {
    size_t length = 0;
    return IsAttachment(ReadLead(text.substr(begin), EveryStyle(), &length));
  });
}

// Whether the search finds clearly more, or as much without clearly more faults. What is only in
// the table of contents is nothing found. From a few lines the search cannot learn how a work is
// numbered.
bool IsBetter(const Trial& search, const Trial& style, const std::vector<uint32_t>& repeated,
              bool in_hundreds, std::string_view text) {
  constexpr size_t kPart = 100, kSmall = 60, kFew = 6;
  const size_t more = CountMissing(search.lines, style.lines);
  std::vector<uint32_t> others;
  std::ranges::set_difference(style.lines, repeated, std::back_inserter(others));
  const size_t less = CountMissing(others, search.lines);
  const size_t all = std::max(search.lines.size(), style.lines.size());
  const size_t few = in_hundreds ? kFew : std::min(kFew, 2 + all / 5);
  const size_t clearly = all < kSmall ? few : 1 + all / kPart;
  if (more >= less + clearly) return true;
  if (more > 0 && less == 0 && search.faults <= style.faults &&
      LeadTheRest(search.lines, style.lines, text))
    return true;
  if (less >= more + clearly) return false;
  if (all >= kSmall) return search.faults <= style.faults + clearly;
  if (in_hundreds) return search.faults + clearly <= style.faults;
  return search.faults + (less == 0 ? 0 : clearly) <= style.faults;
}

}  // namespace

void ReadPlainText(SourceId id, EditionBuilder& builder) {
  const SourceText& source = builder.source(id);
  const plain::Layout style = plain::PlanLayout(source.text(), Numbering::kByStyle);
  constexpr size_t kMany = 50;
  const bool in_hundreds = IsInHundreds(style);
  if (in_hundreds && style.numbered.CountIn(style.body, style.glossary) >= kMany)
    return Read(style, Numbering::kByStyle, id, builder);
  const plain::Layout search = plain::PlanLayout(source.text(), Numbering::kBySearch);
  const bool better = IsBetter(TryAs(search, Numbering::kBySearch, source),
                               TryAs(style, Numbering::kByStyle, source), search.outline->repeated,
                               in_hundreds, source.text());
  if (better) return Read(search, Numbering::kBySearch, id, builder);
  Read(style, Numbering::kByStyle, id, builder);
}

}  // namespace codicil
