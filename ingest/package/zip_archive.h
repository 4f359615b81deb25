// A ZIP archive in memory, of which no more is unpacked than any document has.
#pragma once

#include <zip.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace codicil {

class ZipArchive {
 public:
  // `bytes` must outlive this object. Has nothing in it, and an error(), if they are no archive.
  explicit ZipArchive(std::string_view bytes);

  bool Has(const std::string& name) const;
  // Returns a file of the archive, whose name may differ in case; nullopt if there is none, or with
  // an error() if it cannot be unpacked. All that is read of an archive may be 64 MB, and of a
  // small one less.
  std::optional<std::string> Read(const std::string& name);

  // Why something could not be read, as the end of a sentence; empty if all was.
  const std::string& error() const { return error_; }

 private:
  std::unique_ptr<zip_t, decltype(&zip_discard)> archive_{nullptr, zip_discard};
  size_t size_;  // of the archive
  size_t most_;  // bytes that may be unpacked,
  size_t left_;  // and those that still may
  std::string error_;
};

}  // namespace codicil
