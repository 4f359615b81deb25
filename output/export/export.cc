#include "output/export/export.h"

#include <array>

namespace codicil {

std::span<const ExportForm> ExportForms() {
  static constexpr std::array<ExportForm, 4> kForms{{
      {"academy", "a folder with the answers of the Academy Ruins API, for all editions", nullptr,
       ExportAcademy},
      {"chunks", "one line of JSON for each wording of a provision, for retrieval", ExportChunks,
       nullptr},
      {"git", "a history for git fast-import, one commit an edition", ExportGit, nullptr},
      {"markdown", "a folder of Markdown, a file an edition, with anchors and links", nullptr,
       ExportMarkdown},
  }};
  return kForms;
}

}  // namespace codicil
