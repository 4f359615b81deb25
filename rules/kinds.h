// The kinds of diagnostics that come from building the tree.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kNoProvisions{"no-provisions", "Nothing in the input is numbered.",
                                              Stops::kYes};
inline constexpr DiagnosticKind kCutOff{"cut-off",
                                        "A text stops in mid-sentence at the edge of a fragment."};
inline constexpr DiagnosticKind kNumberUnread{
    "number-unread", "Lines that look numbered were read as running text."};
inline constexpr DiagnosticKind kHeadingUnread{
    "heading-unread", "Much of the text is below headings that have no number."};
inline constexpr DiagnosticKind kTwoEditions{
    "two-editions", "The files have different dates, so they are not parts of one edition.",
    Stops::kYes};
inline constexpr DiagnosticKind kOtherForm{
    "other-form", "The file is in a form that is not supported.", Stops::kYes};
inline constexpr DiagnosticKind kNumberGap{"number-gap", "A number is missing."};
inline constexpr DiagnosticKind kNumberDuplicate{"number-duplicate",
                                                 "Two provisions have the same number."};
inline constexpr DiagnosticKind kNumberOrder{"number-order", "A number comes after a higher one."};
inline constexpr DiagnosticKind kNumberSkippedLetter{
    "number-skipped-letter", "A number ends in a letter that the work skips elsewhere."};
inline constexpr DiagnosticKind kFragmentCutOff{
    "fragment-cut-off", "A provision that one fragment cuts off was taken whole from another."};
inline constexpr DiagnosticKind kFragmentConflict{
    "fragment-conflict", "Two fragments have different texts for one number."};
inline constexpr DiagnosticKind kRstMissingFile{"rst-missing-file",
                                                "A toctree names a file that does not exist."};

inline constexpr DiagnosticKind kRulesKinds[] = {
    kNoProvisions,   kCutOff,           kNumberUnread,    kHeadingUnread, kTwoEditions,
    kOtherForm,      kNumberGap,        kNumberDuplicate, kNumberOrder,   kNumberSkippedLetter,
    kFragmentCutOff, kFragmentConflict, kRstMissingFile};

}  // namespace codicil::kind
