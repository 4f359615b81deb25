// The paths of the Academy Ruins API that are of the rules of tournaments: /mtr and its files,
// diffs and metadata.
#pragma once

#include <httplib.h>

#include "codicil/open_work.h"

namespace codicil::serve {

// Whether the path is one of these.
bool IsOfPolicy(const std::string& path);
// Answers such a path; `open` is null if there is no such work.
void AnswerPolicy(OpenWork* open, const httplib::Request& request, httplib::Response& response);

}  // namespace codicil::serve
