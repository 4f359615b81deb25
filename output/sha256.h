// SHA-256, for telling whether a file is the one that was read.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// The digest of `bytes` in 64 lower-case hexadecimal digits.
std::string Sha256Hex(std::string_view bytes);

}  // namespace codicil
