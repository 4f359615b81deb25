// For the subcommands that take OLD and NEW.
#pragma once

#include "cli/common.h"
#include "diff/concordance.h"

namespace codicil::cli {

// Reads common.files[0] and [1], each as an edition. kFailure (and messages) where one could not be
// used, else kClean: what else is wrong with them is for `codicil check` to report.
int ReadTwo(const CommonOptions& common, Edition* old_edition, Edition* new_edition);

// Aligns them, first by what the file `overrides` settles ("" for none). Tells on standard error
// what of that file cannot be followed. kFailure where it cannot be used at all, else kClean.
int AlignTwo(const CommonOptions& common, const std::string& overrides, const Edition& old_edition,
             const CrossReferences& old_references, const Edition& new_edition,
             const CrossReferences& new_references, Concordance* concordance);

}  // namespace codicil::cli
