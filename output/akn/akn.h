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

// What is known of an edition from the other editions of its work.
struct AknHistory {
  // The names of a provision through time; either may be empty.
  struct Names {
    std::string wid;   // its eId in the first edition that has it
    std::string guid;  // its lineage
  };
  struct Modification {
    const char* type = "substitution";       // one of the schema's TextualMods
    ProvisionId provision = kNoProvision;    // of this edition; kNoProvision if it was removed
    std::vector<std::string> previous = {};  // eIds in the edition before
  };

  std::string work;           // its id; empty: made from the title
  std::string date;           // of the edition; empty: as the edition says
  std::string first_date;     // of the first edition; empty: this is it
  std::string previous_date;  // of the edition before; empty: there is none
  std::function<Names(ProvisionId)> names;
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
