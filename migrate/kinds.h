// The kinds of diagnostics that come from citations in other people's texts.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kRenumberedCitation{
    "renumbered-citation", "A cited provision has another number in the new edition."};
inline constexpr DiagnosticKind kRemovedCitation{
    "removed-citation", "Nothing in the new edition corresponds to a cited provision."};
inline constexpr DiagnosticKind kSplitCitation{
    "split-citation", "Several provisions of the new edition correspond to a cited one."};
inline constexpr DiagnosticKind kUncertainCitation{
    "uncertain-citation",
    "It is not certain enough which provision of the new edition corresponds to a cited one."};
inline constexpr DiagnosticKind kBrokenRange{
    "broken-range", "The provisions that correspond to a cited range do not form a range."};
inline constexpr DiagnosticKind kMisquotedCitation{
    "misquoted-citation", "The words next to a number are those of another provision."};
inline constexpr DiagnosticKind kRewordedQuotation{
    "reworded-quotation", "The words next to a number are different in the new edition."};
inline constexpr DiagnosticKind kDoubtfulCitation{
    "doubtful-citation", "What may be a number of the old edition was left unchanged."};
inline constexpr DiagnosticKind kFitsNewEdition{
    "fits-new-edition", "The citations of a file fit the new edition better than the old one."};

inline constexpr DiagnosticKind kMigrateKinds[] = {
    kRenumberedCitation, kRemovedCitation,   kSplitCitation,    kUncertainCitation, kBrokenRange,
    kMisquotedCitation,  kRewordedQuotation, kDoubtfulCitation, kFitsNewEdition};

}  // namespace codicil::kind
