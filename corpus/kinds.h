// The kinds of diagnostics that come from a corpus.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kManifest{
    "manifest", "corpus.toml is not TOML, or says something that cannot be used.", Stops::kYes};
inline constexpr DiagnosticKind kUnfitPin{
    "unfit-pin",
    "A pinned lineage names a provision that does not exist, or that another one has."};

inline constexpr DiagnosticKind kDatabase{
    "database", "A database of a corpus is damaged, or not one that this program made.",
    Stops::kYes};
inline constexpr DiagnosticKind kChangedFile{
    "changed-file", "A file of the corpus is not the one whose digest corpus.toml has."};
inline constexpr DiagnosticKind kUnusableEdition{"unusable-edition",
                                                 "An edition of the corpus cannot be read."};
inline constexpr DiagnosticKind kOtherDate{
    "other-date", "The text of an edition states another date than corpus.toml."};
inline constexpr DiagnosticKind kBackwardEditions{
    "backward-editions",
    "The text of an edition states an earlier date than that of the edition before it."};
inline constexpr DiagnosticKind kUnlikeCopy{
    "unlike-copy", "An edition has other words than the one that it is said to be a copy of."};
inline constexpr DiagnosticKind kUnknownAlias{
    "unknown-alias", "An alias in corpus.toml is of a number that the newest edition lacks."};
inline constexpr DiagnosticKind kUnlistedFile{
    "unlisted-file",
    "A file in the folder looks like an edition, but corpus.toml does not list it."};

// Of other people's texts, held against an edition.
inline constexpr DiagnosticKind kReusedNumber{
    "reused-number", "A cited number is another provision's than the one that the text means."};
inline constexpr DiagnosticKind kUnverifiedQuotation{
    "unverified-quotation", "What is quoted next to a number is not in the provision."};
inline constexpr DiagnosticKind kRepairedQuotation{
    "repaired-quotation",
    "A quotation differs from the provision in white space, case, punctuation or other marks "
    "alone."};
inline constexpr DiagnosticKind kStaleCitation{
    "stale-citation", "A cited provision is not what it was when it was entered in a lock file."};

inline constexpr DiagnosticKind kLock{
    "lock", "A lock file of citations is not TOML, or says something that cannot be used.",
    Stops::kYes};

inline constexpr DiagnosticKind kCorpusKinds[] = {
    kManifest,          kUnfitPin,        kDatabase,
    kChangedFile,       kUnusableEdition, kOtherDate,
    kBackwardEditions,  kUnlikeCopy,      kUnknownAlias,
    kUnlistedFile,      kReusedNumber,    kUnverifiedQuotation,
    kRepairedQuotation, kStaleCitation,   kLock};

}  // namespace codicil::kind
