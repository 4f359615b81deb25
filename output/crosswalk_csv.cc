#include <fmt/format.h>

#include "output/crosswalk.h"

namespace codicil {
namespace {

std::string Number(const Edition& edition, ProvisionId id) {
  return id == kNoProvision ? std::string() : edition.provisions[id].number.ToString();
}

// In quotation marks where a comma, a quotation mark or a line end stands in it.
std::string Field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
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
  std::string csv = "old,new,kinds,confidence,evidence\r\n";
  for (const Correspondence& pair : concordance.pairs) {
    fmt::format_to(std::back_inserter(csv), "{},{},{},{:.2f},{}\r\n",
                   Number(old_edition, pair.old_id), Number(new_edition, pair.new_id), Kinds(pair),
                   pair.confidence, Field(Reasons(pair)));
  }
  return csv;
}

}  // namespace codicil
