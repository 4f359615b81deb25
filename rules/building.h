// The steps of EditionBuilder::Build, one file each. Nobody else includes this.
#pragma once

#include <span>
#include <vector>

#include "rules/edition.h"
#include "rules/edition_builder.h"

namespace codicil {

// headings.cc: the first paragraph of a text that has the shape of a title becomes the heading; of
// a section or subsection ("2", "202") any short line that does not end as a sentence.
bool IsTitle(std::string_view paragraph);
void SettleHeading(Provision& provision);

// fragments.cc: one draft where several sources carry the same number and agree.
void MergeFragments(std::vector<Provision>& drafts, Edition& edition);
void MergeGlossaries(Edition& edition);

// numbering.cc: what the numbers themselves say of the scheme, and what is wrong with them.
NumberScheme DetectScheme(const NumberIndex& numbers);
struct NumberedDrafts {
  const NumberIndex& numbers;  // by draft
  const std::vector<Provision>& drafts;
  const NumberScheme& scheme;
};
// `siblings` are the children of `parent` (or of kNoProvision) in source order.
void CheckSiblings(std::span<const uint32_t> siblings, uint32_t parent,
                   const NumberedDrafts& drafts, Diagnostics& diagnostics);

// tree.cc: the scheme, parents, order, subtree ends; empties `drafts` into edition.provisions and
// indexes them.
void MakeTree(std::vector<Provision>& drafts, Edition& edition);

// labels.cc: labels the bytes that the passages came from, then the spaces.
void LabelDraft(const Provision& provision, Edition& edition);
void LabelSurroundings(Edition& edition);

// number_census.cc: lines that look numbered and were read as running text, where there are more
// than a few in a source. The labels and the index of numbers are complete.
void ReportUnreadNumbers(Edition& edition);

}  // namespace codicil
