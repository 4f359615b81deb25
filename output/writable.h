// Characters that an output format cannot represent. Each is written as U+FFFD, so that its place
// is visible, and reported.
#pragma once

#include <string>
#include <string_view>

#include "rules/edition.h"
#include "text/diagnostics.h"

namespace codicil {

// JSON, CSV and the other formats can represent every character.
enum class WrittenFormat : uint8_t {
  kHtml,      // also valid XML: of the controls below U+0020 only tab and LF
  kMarkdown,  // not U+0000 and U+000D, which CommonMark interprets differently, nor U+FFFE and
              // U+FFFF, which cmark does not write
  kXml,       // as kHtml, and not U+FFFE and U+FFFF
  kText,      // plain text and RST: no line end except U+000A
};

// Returns `text`, which must be UTF-8, with U+FFFD for each character that the format cannot
// represent. O(n).
std::string Writable(std::string_view text, WrittenFormat format);

// Reports each character in the edition's texts that the format cannot represent: once, at its
// first occurrence, with the number of occurrences.
void ReportUnwritable(const Edition& edition, WrittenFormat format, Diagnostics& diagnostics);

}  // namespace codicil
