// What the readable forms of a diff share: which changes are shown, and the pieces of a passage.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "output/diff.h"

namespace codicil {

// A stretch of a changed passage as it is shown.
struct DiffPiece {
  EditKind kind = EditKind::kEqual;
  std::string_view old_text;  // of an inserted piece empty
  std::string_view new_text;  // of a deleted piece empty
  bool cut_before = false;    // words are left out before it
  bool cut_after = false;
};

// The pieces of a passage with `context` words around each change. What differs only in
// typography or in the number of a citation counts as a change where the passage has no other;
// else it is part of an equal piece, which has the text of only one edition: of the new one, unless
// `old_side`.
std::vector<DiffPiece> PiecesOf(const PassageDiff& passage, size_t context, bool old_side = false);

// Where the words of a text begin and end, without the spaces around them; all of it where it has
// nothing else.
std::pair<size_t, size_t> WordsOf(std::string_view text);

// Decides what is shown.
class DiffFilter {
 public:
  DiffFilter(const EditionPair& editions, const DiffOptions& options);

  bool Shows(const Correspondence& pair) const;
  bool Shows(const GlossaryPair& pair) const;
  bool Shows(const MatterDiff& block) const;
  // Runs and lists, that no kind or number picks out.
  bool ShowsOverview() const { return options_.only.empty() && options_.rule.empty(); }

 private:
  bool ShowsKinds(const ChangeKinds& kinds) const;
  // Of options_.rule.
  bool IsNumbered(const Edition& edition, ProvisionId id) const;
  bool IsWithin(const Edition& edition, ProvisionId id) const;

  const EditionPair& editions_;
  const DiffOptions& options_;
};

// "2031-02-03", or "undated".
std::string DateOf(const Edition& edition);
// "edited, renumbered".
std::string KindsOf(const ChangeKinds& kinds);
// "104.3", "104.3 → 104.4".
std::string NumbersOf(const EditionPair& editions, const Correspondence& pair);
// The nearest heading at or above the provision of a pair, in the new edition where there is one;
// none where its own heading changed, since the change shows it.
std::string TitleOf(const EditionPair& editions, const Correspondence& pair,
                    const ProvisionDiff& diff);
ConcordanceIndex IndexOf(const EditionPair& editions);
// What became of all of a provision that was split, what all of a merged one comes from: "Split
// into 305.1 and 305.2.", "Merged from 115.2 and 115.3.", both, or "". Words that one part shows as
// gone may be in another.
std::string DescribeParts(const EditionPair& editions, const ConcordanceIndex& index,
                          const Correspondence& pair);
// "702.33–702.140 became 702.34–702.141 (312 provisions)".
std::string DescribeShift(const EditionPair& editions, const Shift& shift);
// "3100 provisions: 3000 unchanged, 60 edited, ...", only what there is.
std::string DescribeCounts(const DiffReport& report);
// "Example", or with where it came from or went.
std::string DescribeExample(const EditionPair& editions, const ExampleDiff& example,
                            const Correspondence& pair);
// What is not shown: "312 changes of numbers alone are not shown (--all shows them)", or "".
std::string DescribeHidden(const DiffReport& report, const DiffFilter& filter,
                           const DiffOptions& options);

}  // namespace codicil
