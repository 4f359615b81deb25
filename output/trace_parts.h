// Shared by the formats of a trace: what they say, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/history.h"
#include "corpus/text_differ.h"
#include "output/diff_parts.h"
#include "output/wording/wording.h"

namespace codicil {

// A passage of a step, and how it came from the same one before.
struct StepPassage {
  std::string_view role;  // "heading", "text", "example", "note"
  std::string_view old_text, new_text;
  std::vector<WordEdit> edits;  // empty if there was none before

  // As PiecesOf, without leaving words out; one inserted piece if there was no passage before.
  std::vector<DiffPiece> Pieces() const;
};

// "Example: " and the like; "" for the heading and the text.
std::string_view PassageLabel(std::string_view role);

// The passages whose words changed; all of them for a first step.
std::vector<StepPassage> ChangedPassages(const Work& work, const HistoryStep& step,
                                         TextDiffer& differ);

// The same for people: none if only typography or cited numbers differ.
std::vector<StepPassage> ShownPassages(const Work& work, const HistoryStep& step,
                                       TextDiffer& differ);

bool IsUnchanged(const HistoryStep& step);
// Whether a trace shows the step: something happened, to a provision that is not only implied.
bool IsShown(const Work& work, const HistoryStep& step);
// "2021-03-01", or the id of an undated edition.
std::string NameOf(const EditionRecord& edition);
// Where a history is in the last edition that has it.
inline const Place& LastOf(const Lineage& lineage) { return lineage.stops.back(); }
// "renumbered, edited (confidence 87 %)".
std::string DescribeKinds(const HistoryStep& step, const Wording& say = Wording::English());
// "split: the other parts are 203.1 and 203.2", "merged with 203.1 and 203.2", …; a sentence each.
std::vector<std::string> DescribeParts(const Work& work, const HistoryStep& step,
                                       const Wording& say = Wording::English());
// "Split from 203.1 (k7m2qdx)." and the like; empty if the history began on its own.
std::string DescribeBirth(const Work& work, LineageIndex history,
                          const Wording& say = Wording::English());
// "In force as 202.1.", "Removed in 2023-09-15.", "Taken over in 2023-09-15 by 204.1 (k7m2qdx),
// which is 205.1 today."
std::string DescribeFate(const Work& work, LineageIndex history,
                         const Wording& say = Wording::English());
// "2021-03-01 to 2022-03-04", "2021-03-01".
std::string DescribeYears(const Work& work, const Lineage& lineage,
                          const Wording& say = Wording::English());

}  // namespace codicil
