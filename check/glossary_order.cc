// Glossary entries out of alphabetical order.

#include "check/alphabet.h"
#include "check/checks.h"
#include "check/kinds.h"

namespace codicil {

void CheckGlossaryOrder(const CheckInput& input, Findings& findings) {
  const Edition& edition = input.edition;
  std::vector<std::string> names;
  for (const GlossaryEntry& entry : edition.glossary) names.emplace_back(entry.term.text);
  for (const Misplaced& misplaced : FindMisplaced(names, edition.language)) {
    findings.Add(kind::kGlossaryOrder, edition.glossary[misplaced.member].term.span,
                 OrderMessage(names, misplaced));
  }
}

}  // namespace codicil
