#include <fmt/format.h>

#include "output/crosswalk.h"
#include "output/csv.h"
#include "output/passage_parts.h"
#include "rules/provision_key.h"

namespace codicil {
namespace {

std::string Reasons(const Correspondence& pair) {
  return fmt::format("{}", fmt::join(pair.evidence.List(), "; "));
}

std::string Kinds(const Correspondence& pair) {
  std::string names;
  for (const ChangeKind kind : pair.kinds.List()) {
    if (!names.empty()) names += '+';
    names += ChangeKindName(kind);
  }
  return names;
}

}  // namespace

void WriteCrosswalkCsv(const Edition& old_edition, const Edition& new_edition,
                       const Concordance& concordance, ByteSink& out) {
  out.Write(CsvRow({"old", "new", "kinds", "confidence", "evidence"}) + "\r\n");
  for (const Correspondence& pair : concordance.pairs) {
    out.Write(CsvRow({KeyText(old_edition, pair.old_id), KeyText(new_edition, pair.new_id),
                      Kinds(pair), fmt::format("{:.2f}", pair.confidence), Reasons(pair)}) +
              "\r\n");
  }
}

}  // namespace codicil
