// Shared by the readable formats of a diff: which changes to show, and the pieces of a passage.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "output/diff.h"
#include "output/wording/wording.h"

namespace codicil {

// A stretch of a changed passage as shown.
struct DiffPiece {
  EditKind kind = EditKind::kEqual;
  std::string_view old_text;  // empty for an inserted piece
  std::string_view new_text;  // empty for a deleted piece
  bool cut_before = false;    // words before it are left out
  bool cut_after = false;
};

// The pieces of a passage with `context` words around each change. What differs only in
// typography or in the number of a citation counts as a change where the passage has no other;
// else it is part of an equal piece, which has the text of only one edition: of the new one, unless
// `old_side`.
std::vector<DiffPiece> PiecesOf(const PassageDiff& passage, size_t context, bool old_side = false);

// Adds the pieces of a passage: old words struck through and new ones underlined, or, without
// colors, [-old-]{+new+}.
void AddPieces(const std::vector<DiffPiece>& pieces, WrappedText& lines);

// Returns where the words of a text begin and end, without the surrounding spaces; the whole range
// if the text contains nothing but spaces.
std::pair<size_t, size_t> WordsOf(std::string_view text);

// Decides which changes to show.
class DiffFilter {
 public:
  DiffFilter(const EditionPair& editions, const DiffOptions& options);

  bool Shows(const Correspondence& pair) const;
  bool Shows(const GlossaryPair& pair) const;
  bool Shows(const MatterDiff& block) const;
  // Whether a provision of the pair is one of options.rules, or below one.
  bool IsWithin(const Correspondence& pair) const;

 private:
  bool ShowsKinds(const ChangeKinds& kinds) const;
  // Both refer to options_.rules.
  bool IsNumbered(const Edition& edition, ProvisionId id) const;
  bool IsWithin(const Edition& edition, ProvisionId id) const;

  const EditionPair& editions_;
  const DiffOptions& options_;
};

// "305.1, 305.2 and 305.3".
std::string InWords(const std::vector<std::string>& names, const Wording& say = Wording::English());
// "12 new, 3 removed, 40 edited, 7 only renumbered", "no change".
std::string InWords(const ChangeSummary& summary, const Wording& say = Wording::English());
// "2031-02-03", or "undated".
std::string DateOf(const Edition& edition);
// {"renumbered", "edited"}; "renumbered, edited".
std::vector<std::string_view> NamesOf(const ChangeKinds& kinds);
std::string KindsOf(const ChangeKinds& kinds, const Wording& say = Wording::English());
// "104.3", "104.3 → 104.4".
std::string NumbersOf(const EditionPair& editions, const Correspondence& pair);
// Returns the nearest heading at or above the provision of a pair, in the new edition if the
// provision is there. Empty if the provision's own heading changed, since the change shows it.
std::string TitleOf(const EditionPair& editions, const Correspondence& pair,
                    const ProvisionDiff& diff);
ConcordanceIndex IndexOf(const EditionPair& editions);
// Lists all the parts of a split provision, or all the sources of a merged one: "Split into 305.1
// and 305.2.", "Merged from 115.2 and 115.3.", both, or "". Words shown as removed from one part
// may be in another.
std::string DescribeParts(const EditionPair& editions, const ConcordanceIndex& index,
                          const Correspondence& pair);
// "702.33–702.140 became 702.34–702.141 (312 provisions)".
std::string DescribeShift(const EditionPair& editions, const Shift& shift);
// "3100 → 3112 provisions: 12 new, 60 edited".
std::string DescribeCounts(const DiffReport& report);
// "Example", with where it came from or went if it moved.
std::string DescribeExample(const EditionPair& editions, const ExampleDiff& example,
                            const Correspondence& pair);
// Describes what is hidden: "312 changes of numbers alone are not shown (--all shows them)", or "".
std::string DescribeHidden(const DiffReport& report, const DiffFilter& filter);

}  // namespace codicil
