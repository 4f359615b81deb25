// The forms of `codicil diff`. Each gives the whole output as bytes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "diff/edition_diff.h"
#include "vocabulary/changes.h"

namespace codicil {

// What is written. All of it must outlive the call.
struct DiffReport {
  const EditionPair& editions;
  const EditionDiff& diff;
  const std::vector<ListChange>& lists;  // from CompareVocabularies
};

// What of it is shown to people.
struct DiffOptions {
  // Only changes of these kinds. Empty: every change but of numbers alone (renumbered, moved,
  // recited) and of typography alone, which the counts and the runs show.
  ChangeKinds only;
  RuleNumber rule;        // only this provision of either edition and those below; empty: all
  size_t context = 12;    // words shown around a change
  bool all = false;       // also what is unchanged or changed in its number alone
  bool color = false;     // ANSI escapes; without, [-old-]{+new+}
  bool terminal = false;  // what files say is made printable (text/printable.h)
  size_t width = 100;     // columns of a line
};

std::string WriteDiffText(const DiffReport& report, const DiffOptions& options);
std::string WriteDiffMarkdown(const DiffReport& report, const DiffOptions& options);
// One self-contained page, to be read side by side or inline.
std::string WriteDiffHtml(const DiffReport& report, const DiffOptions& options);
// codicil-diff/1: all of it, so that it applies.
std::string WriteDiffJson(const DiffReport& report);

}  // namespace codicil
