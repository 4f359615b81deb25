// Helpers shared by the writers of readable formats.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// "1 error", "2 errors"; `many` if "s" alone does not make the plural.
std::string Counted(size_t count, std::string_view one, std::string_view many = {});
// "1 error, 2 warnings, 0 notes".
template <typename List>
std::string CountedBySeverity(const List& list) {
  return Counted(list.Count(Severity::kError), "error") + ", " +
         Counted(list.Count(Severity::kWarning), "warning") + ", " +
         Counted(list.Count(Severity::kNote), "note");
}

// "202.3b"; "" for kNoProvision.
std::string NumberOf(const Edition& edition, ProvisionId id);
// "202.3 Frame": the number with the heading, where there is one.
std::string NameOf(const Edition& edition, ProvisionId id);
// Whether a provision is shown as a section, under a heading, and not as a paragraph that begins
// with its number: one of the two highest depths, unless it has only a text and the first of its
// siblings has no title.
bool IsSection(const Edition& edition, ProvisionId id);
// "202.", "202.3.", but "202.3b": as plain text has it before a heading or a text.
std::string NumberOnItsLine(const Provision& provision);
// "202.3–202.7", or one number.
std::string RangeOf(const Edition& edition, ProvisionId first, ProvisionId last);

// A part of a passage with its marks, cut at its ends; offsets count from its start.
struct PassagePart {
  std::string_view text;
  std::vector<Mark> marks;
};

// Returns the paragraphs of a passage (if `separator` is "\n\n") or its lines ("\n"). Returns none
// for a passage without text. O(text + marks).
std::vector<PassagePart> SplitPassage(const Passage& passage, std::string_view separator);

// The paragraphs of a provision's heading, and then those of its text.
std::vector<PassagePart> HeadingAndText(const Provision& provision);

// "July 15, 2011" for "2011-07-15"; "" for what is not a date.
std::string SpelledDate(std::string_view iso_date);
// Returns the effective date as "July 15, 2011" if the front and back matter do not state it, so
// that the writer must add it; otherwise empty.
std::string DateToState(const Edition& edition);
// What the work is called on a page: "Rules" if no source states its title.
std::string_view TitleOf(const Edition& edition);
// Returns the first title block of the front matter, or nullptr.
const MatterBlock* TitleBlock(const Edition& edition);

}  // namespace codicil
