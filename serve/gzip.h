// Bytes as they are kept and sent: compressed (RFC 1952), by zlib.
#pragma once

#include <string>
#include <string_view>

namespace codicil::serve {

// The same bytes always give the same.
std::string Gzipped(std::string_view bytes);

// `compressed` is what Gzipped gave, of `size` bytes.
std::string Ungzipped(std::string_view compressed, size_t size);

}  // namespace codicil::serve
