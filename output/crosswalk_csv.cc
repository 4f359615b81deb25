#include <fmt/format.h>

#include "output/crosswalk.h"
#include "output/csv.h"

namespace codicil {
namespace {

std::string Number(const Edition& edition, ProvisionId id) {
  return id == kNoProvision ? std::string() : edition.provisions[id].number.ToString();
}

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

std::string WriteCrosswalkCsv(const Edition& old_edition, const Edition& new_edition,
                              const Concordance& concordance) {
  std::string csv = CsvRow({"old", "new", "kinds", "confidence", "evidence"}) + "\r\n";
  for (const Correspondence& pair : concordance.pairs) {
    csv += CsvRow({Number(old_edition, pair.old_id), Number(new_edition, pair.new_id), Kinds(pair),
                   fmt::format("{:.2f}", pair.confidence), Reasons(pair)}) +
           "\r\n";
  }
  return csv;
}

}  // namespace codicil
