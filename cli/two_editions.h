// Shared by the subcommands that take OLD and NEW.
#pragma once

#include "cli/common.h"
#include "diff/concordance.h"

namespace codicil::cli {

// Reads common.files[0] and [1], each as an edition. Returns kFailure (with messages) if one could
// not be used, otherwise kClean: other findings are left to `codicil check`.
int ReadTwo(const CommonOptions& common, Edition* old_edition, Edition* new_edition);

// Aligns the editions, and applies the file `overrides` first ("" for none). Reports on standard
// error the overrides that cannot be applied. Returns kFailure if the file cannot be used at all,
// otherwise kClean.
int AlignTwo(const CommonOptions& common, const std::string& overrides, const Edition& old_edition,
             const CrossReferences& old_references, const Edition& new_edition,
             const CrossReferences& new_references, Concordance* concordance);

}  // namespace codicil::cli
