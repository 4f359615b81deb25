#include "ingest/plain_text/plain_text.h"

#include <algorithm>

#include "ingest/plain_text/layout.h"
#include "ingest/plain_text/metadata.h"
#include "ingest/plain_text/regions.h"

namespace codicil {
namespace {

void OfferMetadata(std::string_view text, EditionBuilder& builder) {
  const plain::Metadata metadata = plain::MetadataOf(text);
  if (!metadata.title.empty()) builder.OfferTitle(metadata.title);
  if (!metadata.date.empty()) builder.OfferDate(metadata.date);
  if (builder.edition().language.empty()) builder.edition().language = metadata.language;
}

void AddScheme(const outline::Outline& outline, NumberingStyle& scheme) {
  if (!outline.hundreds) scheme.subsections_per_section = 0;
  scheme.has_parts |= outline.HasParts();
}

}  // namespace

void ReadPlainText(SourceId id, EditionBuilder& builder) {
  const std::string_view text = builder.source(id).text();
  plain::Layout layout = plain::PlanLayout(text);
  const plain::Region region{id, &layout, &builder};
  if (layout.possible_glossary && !plain::IsGlossary(region))
    layout = plain::PlanLayout(text, false);
  AddScheme(layout.outline, builder.edition().scheme);
  OfferMetadata(text, builder);
  for (const auto& [begin, end] : layout.outline.headings) {
    if (!layout.BeginsCaption(begin)) builder.NoteHeading(Span{id, begin, end});
  }
  for (const plain::PlainLine& row : layout.rows) region.Paint(row.begin, row.end, Label::kMarkup);
  // A text with nothing numbered may be a part of a glossary; a letter or a play is not.
  if (layout.body == layout.glossary && !layout.glossary_heading && !plain::IsGlossary(region))
    layout.body = layout.glossary = layout.back;
  plain::ReadFrontMatter(region);
  plain::ReadBody(region);
  plain::ReadGlossary(region);
  plain::ReadBackMatter(region);
}

}  // namespace codicil
