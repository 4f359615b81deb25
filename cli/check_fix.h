// codicil check --fix.
#pragma once

#include "check/fixes.h"
#include "cli/common.h"

namespace codicil::cli {

// Writes what `fixes` corrects to the files of the edition, all or none, and tells each
// correction. The files are read again before, as `again` does: if the text would then be read in
// another way, nothing is written. *reading becomes what the files hold. Returns false after a
// message.
using ReadAgain = std::function<Reading(const FileStore& files)>;
bool WriteFixes(const Fixes& fixes, const ReadAgain& again, Reading* reading);

}  // namespace codicil::cli
