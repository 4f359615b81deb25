#include "ingest/package/zip_archive.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/budget.h"

namespace codicil {
namespace {

constexpr size_t kMostUnpacked = 64 * kMegabyte;
constexpr size_t kMostTimes = 100;  // the size of the archive, beyond the first megabytes
constexpr size_t kAnyUnpacked = 4 * kMegabyte;
constexpr size_t kStep = size_t{1} << 16;

}  // namespace

ZipArchive::ZipArchive(std::string_view bytes)
    : size_(bytes.size()),
      most_(std::min(kMostUnpacked, kAnyUnpacked + kMostTimes * bytes.size())),
      left_(most_) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  if (source) archive_.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
  if (!archive_) {
    error_ = fmt::format("it is a damaged ZIP archive ({})", zip_error_strerror(&error));
    if (source) zip_source_free(source);
  }
  zip_error_fini(&error);
}

bool ZipArchive::Has(const std::string& name) const {
  return archive_ && zip_name_locate(archive_.get(), name.c_str(), ZIP_FL_NOCASE) >= 0;
}

std::optional<std::string> ZipArchive::Read(const std::string& name) {
  if (!Has(name)) return std::nullopt;
  const std::unique_ptr<zip_file_t, decltype(&zip_fclose)> file(
      zip_fopen(archive_.get(), name.c_str(), ZIP_FL_NOCASE), zip_fclose);
  if (!file) {
    error_ = fmt::format("{} in it cannot be unpacked ({})", name, zip_strerror(archive_.get()));
    return std::nullopt;
  }
  std::string bytes;
  for (;;) {  // what the archive says of the size may be untrue
    const size_t size = bytes.size();
    bytes.resize(size + std::min(kStep, left_ + 1));
    const zip_int64_t got = zip_fread(file.get(), bytes.data() + size, bytes.size() - size);
    bytes.resize(size + static_cast<size_t>(std::max<zip_int64_t>(got, 0)));
    if (got < 0) error_ = fmt::format("{} in it is damaged", name);
    if (got > static_cast<zip_int64_t>(left_))
      error_ = fmt::format("it unpacks to more than {} MB, as no document of {} KB does",
                           most_ / kMegabyte, size_ / 1024);
    if (!error_.empty()) return std::nullopt;
    if (got == 0) return bytes;
    left_ -= static_cast<size_t>(got);
  }
}

}  // namespace codicil
