// Diagnostics as commands of GitHub's workflows, which shows them beside the lines of a pull
// request.
#pragma once

#include <string>
#include <vector>

#include "output/line_index.h"
#include "text/diagnostics.h"
#include "text/sources.h"

namespace codicil {

// Returns a line such as "::warning file=a.txt,line=3,…,title=KIND::MESSAGE\n". `lines` are those
// of `sources`.
std::string GithubCommand(const Diagnostic& diagnostic, const Sources& sources,
                          const std::vector<LineIndex>& lines);

}  // namespace codicil
