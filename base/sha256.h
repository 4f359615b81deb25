// SHA-256, for telling whether a file is the one that was read.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// The digest of `bytes` in 64 lower-case hexadecimal digits.
std::string Sha256Hex(std::string_view bytes);
// The same in Base64, as a Content-Security-Policy names what it allows.
std::string Sha256Base64(std::string_view bytes);

}  // namespace codicil
