// Texts of other people, which commands read to find what they cite.
#pragma once

#include <string>
#include <vector>

#include "text/sources.h"

namespace codicil::cli {

// The path that all names of a file share; the name if there is no such file.
std::string RealPathOf(const std::string& file);

// Adds each file once, whatever the names it is given by. Returns false after a call of Fail.
bool ReadTexts(const std::vector<std::string>& files, Sources* texts);

}  // namespace codicil::cli
