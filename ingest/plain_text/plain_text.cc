#include "ingest/plain_text/plain_text.h"

#include "ingest/plain_text/layout.h"
#include "ingest/plain_text/regions.h"

namespace codicil {

void ReadPlainText(SourceId id, EditionBuilder& builder) {
  plain::Layout layout = plain::PlanLayout(builder.source(id).text());
  const plain::Region region{id, &layout, &builder};
  if (layout.possible_glossary && !plain::IsGlossary(region))
    layout = plain::PlanLayout(builder.source(id).text(), false);
  builder.edition().scheme.Add(layout.style);
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

}  // namespace codicil
