#include <fmt/format.h>

#include "output/crosswalk.h"
#include "output/csv.h"
#include "output/diff_parts.h"
#include "rules/provision_key.h"

namespace codicil {

void WriteCrosswalkCsv(const EditionPair& editions, ByteSink& out) {
  out.Write(CsvRow({"old", "new", "kinds", "main", "confidence", "evidence"}) + "\r\n");
  for (const Correspondence& pair : editions.concordance.pairs) {
    out.Write(CsvRow({KeyText(editions.old_edition, pair.old_id),
                      KeyText(editions.new_edition, pair.new_id), KindsOf(pair.kinds, "+"),
                      pair.main_of_old ? "1" : "0", fmt::format("{:.2f}", pair.confidence),
                      fmt::format("{}", fmt::join(pair.evidence.List(), "; "))}) +
              "\r\n");
  }
}

}  // namespace codicil
