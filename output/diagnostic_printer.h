// Diagnostics for people: the place, the message, and the source line with a caret under it.
//
//   e1.txt:12:3: warning: 202.4 is used twice [number-duplicate]
//   202.4. A second rule of that number.
//   ^~~~~
//
// Names, messages and lines are made printable (text/printable.h) for any output; the caret is
// aligned with the columns of the text as shown.
#pragma once

#include <string>
#include <vector>

#include "output/line_index.h"
#include "output/terminal_text.h"
#include "text/sources.h"

namespace codicil {

// Shows as much of a source line around the place as the style's width has room for. Keeps a
// reference to the sources, which must outlive it. Not thread-safe.
class DiagnosticPrinter {
 public:
  explicit DiagnosticPrinter(const Sources& sources, PrintStyle style = {});

  std::string Print(const Diagnostic& diagnostic);
  // Returns one line, with the place of the other party but without source lines.
  std::string PrintLine(const Diagnostic& diagnostic);
  // Returns all diagnostics of the sources, in their order.
  std::string PrintAll();

 private:
  std::string PlaceOf(const Span& span);
  std::string Message(const Diagnostic& diagnostic);
  std::string Head(const Span* span, std::string_view severity, std::string_view severity_color);
  std::string Excerpt(const Span& span);
  LineIndex& Lines(SourceId source);

  const Sources& sources_;
  PrintStyle style_;
  std::vector<std::unique_ptr<LineIndex>> lines_;  // created on first use
};

}  // namespace codicil
