// Which form a file is in, by what is in it, never by its name.
#pragma once

#include <string_view>

#include "ingest/reader.h"
#include "text/source_text.h"

namespace codicil {

// "HTML", "XML", "PostScript" or "RTF", whose text would not be what a reader of the page sees;
// empty for all else.
std::string_view OtherForm(std::string_view text);

// JSON by its first signs. Whether a text with signs of RST is RST is decided by reading it both
// ways: the form is that in which more is read as provisions, and less of what looks numbered is
// left over. Linear; a text with no sign of RST is not read for this.
Format DetectFormat(const SourceText& source, const ReadOptions& options);

}  // namespace codicil
