// Akoma Ntoso 3.0 (OASIS, LegalDocML): an edition as an act. docs/formats.md has the mapping.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "crossref/cross_references.h"
#include "output/akn/akn_names.h"
#include "output/linked_text.h"
#include "rules/edition.h"

namespace codicil {

// What is known of an edition from its work and the other editions of that.
struct AknHistory {
  struct Modification {
    const char* type = "substitution";       // one of the schema's TextualMods
    ProvisionId provision = kNoProvision;    // of this edition; kNoProvision if it was removed
    std::vector<std::string> previous = {};  // eIds in the edition before
  };

  AknWork work;               // without id: it is made from the title
  std::string date;           // of the edition; empty: as the edition says
  std::string previous_date;  // of the edition before; empty: there is none
  // The lasting id of a provision, which is its wId and GUID: unique in an edition, and the same in
  // all. May return "".
  std::function<std::string(ProvisionId)> lineage;
  std::vector<Modification> modifications;  // from the edition before
};

// Linear.
void WriteAkn(const Edition& edition, const CrossReferences& references, const AknHistory& history,
              ByteSink& out);

// Writes parts of one edition, each as a document of its own: a provision with what is below it.
class AknPortions {
 public:
  // All must outlive this object.
  AknPortions(const Edition& edition, const CrossReferences& references, const AknHistory& history)
      : edition_(edition), history_(history), ids_(edition), text_(edition, references) {}

  // Writes `ids`, in order: the first, and of those below it any such that none is without the one
  // above it. Linear in these.
  void Write(std::span<const ProvisionId> ids, ByteSink& out);

 private:
  const Edition& edition_;
  const AknHistory& history_;
  const AknIds ids_;
  LinkedText text_;
};

}  // namespace codicil
