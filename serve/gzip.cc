#include "serve/gzip.h"

#include <zlib.h>

#include <new>

namespace codicil::serve {
namespace {

// A gzip header and trailer around what is deflated.
constexpr int kGzipWindow = 15 + 16;
// A page is compressed once and sent often, but all are before the first is sent: the default, 6,
// takes twice the time for a twentieth of the size.
constexpr int kLevel = 4;

// zlib takes what it reads as bytes that it might change, and does not.
void Connect(z_stream& stream, std::string_view in, std::string& out) {
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data()));
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
}

}  // namespace

std::string Gzipped(std::string_view bytes) {
  constexpr int kMemory = 8;
  z_stream stream{};
  if (deflateInit2(&stream, kLevel, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string compressed(deflateBound(&stream, bytes.size()), '\0');
  Connect(stream, bytes, compressed);
  deflate(&stream, Z_FINISH);
  compressed.resize(stream.total_out);
  compressed.shrink_to_fit();
  deflateEnd(&stream);
  return compressed;
}

std::string Ungzipped(std::string_view compressed, size_t size) {
  std::string bytes(size, '\0');
  z_stream stream{};
  if (inflateInit2(&stream, kGzipWindow) != Z_OK) throw std::bad_alloc();
  Connect(stream, compressed, bytes);
  inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  return bytes;
}

}  // namespace codicil::serve
