// The description of the API in OpenAPI 3.1.
#pragma once

#include <string>

namespace codicil::serve {

// `public_url` has a final "/".
std::string OpenApiOf(const std::string& version, const std::string& public_url);

}  // namespace codicil::serve
