#include "ingest/package/package.h"

#include "ingest/docx/docx.h"
#include "ingest/epub/epub.h"
#include "ingest/package/zip_archive.h"
#ifdef CODICIL_PDF
#include "ingest/pdf/pdf.h"
#endif

namespace codicil {

std::optional<PackageText> Unpack(std::string_view bytes) {
#ifdef CODICIL_PDF
  if (IsPdf(bytes)) return ReadPdf(bytes);
#endif
  if (!bytes.starts_with("PK\x03\x04")) return std::nullopt;
  ZipArchive archive(bytes);
  if (!archive.error().empty()) {
    PackageText damaged;
    damaged.fault = archive.error();
    return damaged;
  }
  if (archive.Has("META-INF/container.xml")) return ReadEpub(archive);
  if (archive.Has("_rels/.rels")) return ReadDocx(archive);
  return std::nullopt;
}

}  // namespace codicil
