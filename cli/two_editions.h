// For the subcommands that take OLD and NEW.
#pragma once

#include "cli/common.h"

namespace codicil::cli {

// Reads common.files[0] and [1], each as an edition. kFailure (and messages) where one could not be
// used, else kClean: what else is wrong with them is `codicil check`'s to tell.
int ReadTwo(const CommonOptions& common, Edition* old_edition, Edition* new_edition);

}  // namespace codicil::cli
