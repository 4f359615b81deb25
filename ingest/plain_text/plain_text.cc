#include "ingest/plain_text/plain_text.h"

#include "ingest/plain_text/layout.h"
#include "ingest/plain_text/regions.h"

namespace codicil {

void ReadPlainText(SourceId id, EditionBuilder& builder) {
  builder.ReadWords(id);
  const plain::Layout layout = plain::PlanLayout(builder.source(id).text());
  const plain::Region region{id, &layout, &builder};
  plain::ReadFrontMatter(region);
  plain::ReadBody(region);
  plain::ReadGlossary(region);
  plain::ReadBackMatter(region);
}

}  // namespace codicil
