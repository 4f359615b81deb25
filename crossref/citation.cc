#include "crossref/citation.h"

namespace codicil {

std::string_view CitationStatusName(CitationStatus status) {
  switch (status) {
    case CitationStatus::kResolved:
      return "resolved";
    case CitationStatus::kDangling:
      return "dangling";
    case CitationStatus::kMistitled:
      return "mistitled";
    case CitationStatus::kAmbiguous:
      return "ambiguous";
    case CitationStatus::kOutside:
      return "outside";
    case CitationStatus::kExternal:
      return "external";
  }
  return "";
}

}  // namespace codicil
