// The kinds of diagnostics that come from checking an edition.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kDanglingCitation{
    "dangling-citation", "A citation names a provision that does not exist."};
inline constexpr DiagnosticKind kAmbiguousCitation{"ambiguous-citation",
                                                   "A citation fits several provisions."};
inline constexpr DiagnosticKind kMistitledCitation{
    "mistitled-citation",
    "The number of a citation points to one provision, its title to another."};
inline constexpr DiagnosticKind kUndefinedTerm{"undefined-term",
                                               "A reference names a term that the glossary lacks."};
inline constexpr DiagnosticKind kUnreferencedEntry{
    "unreferenced-entry", "Nothing uses or cites the term of a glossary entry."};
inline constexpr DiagnosticKind kDuplicateText{
    "duplicate-text", "Two provisions, or two examples, have the same words."};
inline constexpr DiagnosticKind kGlossaryOrder{"glossary-order",
                                               "A glossary entry is out of alphabetical order."};
inline constexpr DiagnosticKind kListOrder{"list-order",
                                           "A member of an alphabetical list is out of order."};
inline constexpr DiagnosticKind kListDuplicate{"list-duplicate",
                                               "A list has the same member twice."};
inline constexpr DiagnosticKind kUnbalancedQuotes{"unbalanced-quotes",
                                                  "A quotation mark has no partner."};
inline constexpr DiagnosticKind kUnbalancedBrackets{"unbalanced-brackets",
                                                    "A bracket has no partner."};
inline constexpr DiagnosticKind kDoubleSpace{"double-space",
                                             "There are several spaces between two words."};
inline constexpr DiagnosticKind kSentenceCutOff{"sentence-cut-off",
                                                "A paragraph does not end like a sentence."};
inline constexpr DiagnosticKind kRepeatedWord{"repeated-word", "A word appears twice in a row."};
inline constexpr DiagnosticKind kUnknownIgnore{
    "unknown-ignore", "A comment ignores findings of a kind that there is not."};
inline constexpr DiagnosticKind kCheckSettings{"check-settings",
                                               "A key or a value of codicil.toml cannot be used."};

inline constexpr DiagnosticKind kCheckKinds[] = {
    kDanglingCitation,  kAmbiguousCitation, kMistitledCitation,  kUndefinedTerm,
    kUnreferencedEntry, kDuplicateText,     kGlossaryOrder,      kListOrder,
    kListDuplicate,     kUnbalancedQuotes,  kUnbalancedBrackets, kDoubleSpace,
    kSentenceCutOff,    kRepeatedWord,      kUnknownIgnore,      kCheckSettings};

}  // namespace codicil::kind
