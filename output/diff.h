// The formats of `codicil diff`.
#pragma once

#include <vector>

#include "base/byte_sink.h"
#include "diff/edition_diff.h"
#include "output/terminal_text.h"
#include "vocabulary/changes.h"

namespace codicil {

// Which part of the content to show, and how, in the formats for people.
struct DiffOptions {
  // Only changes of these kinds. If empty: every change except those of numbers alone (renumbered,
  // moved, renumbered-references) and of typography alone, which the counts and the runs summarise.
  ChangeKinds only;
  // Only these provisions of either edition and those below them; empty: all.
  std::vector<RuleNumber> rules;
  size_t context = 12;  // words to show around a change
  bool stat = false;    // text: only how much changed, in all and in each chapter
  bool all = false;     // also provisions that are unchanged or changed only in number
};

// The content to write. Everything it refers to must outlive the call.
struct DiffReport {
  const EditionPair& editions;
  const EditionDiff& diff;
  const std::vector<ListChange>& lists;  // from CompareVocabularies
  DiffOptions options = {};
};

// Runs and lists, which no kind or number picks out.
inline bool ShowsOverview(const DiffOptions& options) {
  return options.only.empty() && options.rules.empty();
}

// Whether what the options pick out has changed, be it in its number alone; without `only` and
// `rules`, whether anything has.
bool HasChanges(const DiffReport& report);

// Without color, changed words are [-old-]{+new+}.
void WriteDiffText(const DiffReport& report, const PrintStyle& style, ByteSink& out);
void WriteDiffMarkdown(const DiffReport& report, ByteSink& out);
// One self-contained page, for reading side by side or inline.
void WriteDiffHtml(const DiffReport& report, ByteSink& out);
// codicil-diff/1: all of it, so that it applies; or with options.rules, what changed in those.
void WriteDiffJson(const DiffReport& report, ByteSink& out);

}  // namespace codicil
