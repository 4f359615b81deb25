// The one walk over a diff, used by its readable forms. JSON is written without it: it has the
// whole diff, in the order of its parts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/diff_parts.h"

namespace codicil {

// A changed provision, entry or block of matter. Blocks have no name and no kinds.
struct DiffChange {
  std::string name;   // "104.3 → 104.4", a term
  std::string title;  // the nearest heading
  std::string parts;  // "Split into 305.1 and 305.2."
  ChangeKinds kinds;
  float confidence = 1;
};

// Of the provisions, which come first.
inline constexpr std::string_view kProvisionsTitle = "Changes";

enum class PassageRole : uint8_t { kHeading, kText, kExample, kNote };

// Receives the parts of a diff, in this order. Each readable form implements one.
class DiffSink {
 public:
  virtual ~DiffSink() = default;

  // Called first: which editions these are, and how much has changed.
  virtual void WriteSummary() = 0;
  // Runs of new numbers, and lists; called only if there are any and the options show them.
  virtual void WriteShifts(const std::vector<Shift>& shifts) = 0;
  virtual void WriteLists(const std::vector<ListChange>& lists) = 0;
  // What follows is under this title: kProvisionsTitle, "Glossary", "Front matter", "Back matter".
  virtual void BeginGroup(std::string_view title) = 0;
  virtual void BeginChange(const DiffChange& change) = 0;
  virtual void WritePassage(PassageRole role, std::string_view label, const PassageDiff&) = 0;
  // A passage whose words are the same in both editions; `label` says why it is shown.
  virtual void WriteSame(PassageRole, std::string_view /*label*/, const Passage&) {}
  // The old text of a provision merged into one whose changes are shown with another.
  virtual void WriteMerged(const PassageDiff& heading, const PassageDiff& text) = 0;
  // States what is not shown; called only if something is not.
  virtual void WriteHidden(std::string_view sentence) = 0;
};

void WalkDiff(const DiffReport& report, const DiffOptions& options, DiffSink& sink);

}  // namespace codicil
