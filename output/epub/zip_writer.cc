#include "output/epub/zip_writer.h"

#include <zip.h>

#include <memory>
#include <new>

namespace codicil {
namespace {

constexpr uint16_t kNoTime = 0, kFirstDay = 1 << 5 | 1;  // 1980-01-01, as early as ZIP has it

// All is in memory, where nothing but memory can lack.
void Require(bool done) {
  if (!done) throw std::bad_alloc();
}
template <typename T>
T* Got(T* pointer) {
  Require(pointer != nullptr);
  return pointer;
}

std::string BytesOf(zip_source_t* source) {
  zip_stat_t stat;
  Require(zip_source_stat(source, &stat) == 0);
  std::string bytes(stat.size, '\0');
  Require(zip_source_open(source) == 0);
  const zip_int64_t read = zip_source_read(source, bytes.data(), bytes.size());
  Require(read == static_cast<zip_int64_t>(bytes.size()));
  zip_source_close(source);
  return bytes;
}

}  // namespace

std::string ZipWriter::Finish() const {
  const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> all(
      Got(zip_source_buffer_create(nullptr, 0, 0, nullptr)), zip_source_free);
  zip_t* const archive = Got(zip_open_from_source(all.get(), ZIP_TRUNCATE, nullptr));
  zip_source_keep(all.get());  // the archive gives its own up when it is closed
  for (const File& file : files_) {
    zip_source_t* const source =
        Got(zip_source_buffer(archive, file.bytes.data(), file.bytes.size(), 0));
    const zip_int64_t added = zip_file_add(archive, file.name.c_str(), source, ZIP_FL_ENC_UTF_8);
    Require(added >= 0);
    const auto index = static_cast<zip_uint64_t>(added);
    zip_set_file_compression(archive, index,
                             file.packed == Packed::kStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0);
    zip_file_set_dostime(archive, index, kNoTime, kFirstDay, 0);
  }
  Require(zip_close(archive) == 0);
  return BytesOf(all.get());
}

}  // namespace codicil
