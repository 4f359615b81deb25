// SHA-256, for checking that a file is the one that was read.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Returns the digest of `bytes` as 64 lower-case hexadecimal digits.
std::string Sha256Hex(std::string_view bytes);
// Returns the same in Base64, as used in a Content-Security-Policy.
std::string Sha256Base64(std::string_view bytes);

}  // namespace codicil
