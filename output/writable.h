// Characters that a form of output cannot hold. They are written as U+FFFD, so that the place
// shows, and reported.
#pragma once

#include <string>
#include <string_view>

#include "rules/edition.h"
#include "text/diagnostics.h"

namespace codicil {

// JSON, CSV and the other forms hold every character.
enum class WrittenForm : uint8_t {
  kHtml,      // what is XML too: of the controls below U+0020 only tab and LF
  kMarkdown,  // not U+0000 and U+000D, which CommonMark reads otherwise, nor U+FFFE and U+FFFF,
              // which cmark does not write
  kText,  // plain text and RST: no line end but U+000A
};

// `text`, which is UTF-8, with U+FFFD for each character that the form cannot hold. O(n).
std::string Writable(std::string_view text, WrittenForm form);

// Reports each character of the edition's texts that the form cannot hold: once, where it comes
// first, with how often it does.
void ReportUnwritable(const Edition& edition, WrittenForm form, Diagnostics& diagnostics);

}  // namespace codicil
