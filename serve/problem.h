// What goes wrong in a request, as RFC 9457 has it: application/problem+json.
#pragma once

#include <httplib.h>

#include <string>
#include <vector>

#include "base/status.h"

namespace codicil::serve {

// {"type", "title", "status", "detail", "suggestions"}
void SetProblem(int status, const std::string& detail, const std::vector<std::string>& suggestions,
                httplib::Response& response);
void SetProblem(const Status& failure, httplib::Response& response);

}  // namespace codicil::serve
