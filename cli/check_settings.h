// The codicil.toml of a project.
#pragma once

#include "check/settings.h"
#include "cli/common.h"

namespace codicil::cli {

// Reads `path`, or, where that is "", the nearest codicil.toml in the folder of the edition's first
// file or in one above it; none is no error. Returns false, after messages, if it cannot be used.
// `found` is whether there is one.
bool ReadSettings(const CommonOptions& common, const std::string& path, const EditionFiles& files,
                  CheckSettings* settings, bool* found);

}  // namespace codicil::cli
