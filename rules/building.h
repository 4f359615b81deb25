// The steps of EditionBuilder::Build, one file each. Private to these files.
#pragma once

#include <span>
#include <vector>

#include "rules/edition.h"
#include "rules/edition_builder.h"

namespace codicil {

// headings.cc: whether the paragraph has the shape of a title.
bool IsTitle(std::string_view paragraph);
// Makes the first paragraph of a text the heading if it has that shape; for a section or subsection
// ("2", "202"), any short line that does not end like a sentence, unless most do. Titles that are
// written like sentences, "Duties of a captain", are headings where half of the provisions with so
// many components have one.
void SettleHeadings(std::vector<Provision>& drafts);

// fragments.cc: merges the drafts that have the same number in several sources and agree.
void MergeFragments(std::vector<Provision>& drafts, Sources& sources);
void MergeGlossaries(std::vector<GlossaryEntry>& glossary, Sources& sources);

// nested_digits.cc: takes 3.31 for the first provision below 3.3 where the order of the drafts
// shows that it is. Returns whether it is so in this work.
bool NestDigits(std::vector<Provision>& drafts);

// numbering.cc: detects what only the numbers show of the style, and reports problems with them.
void DetectScheme(const NumberIndex& numbers, NumberingStyle& style);
// Marks as Roman the letters that are first below their parent at "i", with no "a", "h" or "j"
// beside them.
void SettleRomans(std::vector<Provision>& drafts, NumberIndex& numbers);
struct NumberedDrafts {
  const NumberIndex& numbers;  // by draft
  const std::vector<Provision>& drafts;
  const NumberingStyle& scheme;
};
// `siblings` are the children of `parent` in source order; for kNoProvision, those without a
// parent.
void CheckSiblings(std::span<const uint32_t> siblings, uint32_t parent,
                   const NumberedDrafts& drafts, Diagnostics& diagnostics);

// tree.cc: sets the scheme, parents, order and subtree ends, moves `drafts` to edition.provisions
// and indexes them.
void MakeTree(std::vector<Provision>& drafts, Edition& edition, Diagnostics& diagnostics);

// labels.cc: labels the bytes that the passages came from, then the white space.
void LabelDraft(const Provision& provision, Sources& sources);
void LabelSurroundings(const Edition& edition, Sources& sources);

// number_census.cc: reports lines that look numbered but were read as running text, if a source has
// more than a few. The labels and the index of numbers must be complete.
void ReportUnreadNumbers(const Edition& edition, Diagnostics& diagnostics);

// heading_census.cc: reports headings without a number if much of the text is below them.
void ReportHeadings(const Edition& edition, Diagnostics& diagnostics);

}  // namespace codicil
