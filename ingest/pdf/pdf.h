// PDF documents as text, where the program is built with poppler (CODICIL_PDF).
#pragma once

#include <string_view>

#include "ingest/package/package.h"

namespace codicil {

bool IsPdf(std::string_view bytes);
// The words of each page where they stand on it, as spaces and lines; a form feed between pages.
// What stands on every page is left to the reader of plain text.
PackageText ReadPdf(std::string_view bytes);

// Whether a paragraph ends with the page, as the lengths of its last line and of the first one of
// the next page show: a blank line is then put between the two.
bool EndsWithPage(std::string_view page, std::string_view next);

}  // namespace codicil
