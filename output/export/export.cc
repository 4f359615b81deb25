#include "output/export/export.h"

#include <array>

namespace codicil {

std::span<const ExportForm> ExportForms() {
  static constexpr std::array<ExportForm, 3> kForms{{
      {"chunks", "one line of JSON for each wording of a provision, for retrieval", ExportChunks,
       nullptr},
      {"git", "a history for git fast-import, one commit an edition", ExportGit, nullptr},
      {"xml", "Akoma Ntoso, a file an edition, with lasting ids and what changed", nullptr,
       ExportXml},
  }};
  return kForms;
}

}  // namespace codicil
