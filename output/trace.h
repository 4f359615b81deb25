// The history of a provision, in the formats that `codicil trace` writes.
#pragma once

#include <string>

#include "base/byte_sink.h"
#include "corpus/history.h"
#include "corpus/locate.h"
#include "output/table.h"
#include "output/terminal_text.h"

namespace codicil {

struct Trace {
  const Work& work;
  const TransitionIndex& index;  // of the work
  std::string asked;
  NamedHistories found;  // at least one history
};

// Each writes the editions in which something changed, with the words that did; where the history
// comes from, what became of it, how confident that is; and what else had the number. Linear in the
// work.
void WriteTraceText(const Trace& trace, const PrintStyle& style, ByteSink& out);
void WriteTraceMarkdown(const Trace& trace, ByteSink& out);
void TraceTable(const Trace& trace, const PutRow& row);  // a row per step
void WriteTraceJson(const Trace& trace, ByteSink& out);  // codicil-trace/1

}  // namespace codicil
