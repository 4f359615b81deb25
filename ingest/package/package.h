// Files that are a package of others, as a Word document and an EPUB book are, or a PDF, made into
// the text that a reader of them sees.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace codicil {

struct PackageText {
  std::string format;    // "docx", "epub", "pdf"
  std::string text;      // as ingest/html renders a page
  std::string title;     // empty if it states none
  std::string language;  // empty if it states none
  std::string fault;     // why there is no text, as the end of a sentence; empty if there is one
  std::string left_out;  // what of it no reader sees, "2 passages of hidden text"; may be empty
};

// Returns nullopt for files that are none of these, as a PDF is in a program built without poppler;
// text/file_sniffer.h names those. What a package unpacks to, and how deep its parts are nested, is
// bounded. Linear, as far as it is a package.
std::optional<PackageText> Unpack(std::string_view bytes);

}  // namespace codicil
