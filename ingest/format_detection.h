// Detects the form of a file from its contents, never from its name.
#pragma once

#include <string_view>

#include "ingest/reader.h"
#include "text/source_text.h"

namespace codicil {

// Returns "XML", "PostScript", "RTF", "LaTeX" or "AsciiDoc", formats whose text differs from what a
// reader of the page sees; empty for all others.
std::string_view OtherForm(std::string_view text);

// Returns the format of a file. JSON is recognised by its first characters,
// Akoma Ntoso by its root, HTML by its head or its many elements. A text that shows signs
// of RST is read both ways: its format is the one in which more of it is read as provisions, and
// less of what looks numbered is left over. Linear; a text without signs of RST is not read for
// this.
Format DetectFormat(const SourceText& source, const ReadOptions& options);

}  // namespace codicil
