// Makes a ZIP archive in memory.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

class ZipWriter {
 public:
  enum class Packed : bool { kStored, kDeflated };

  void Add(std::string name, std::string bytes, Packed packed = Packed::kDeflated) {
    files_.push_back({std::move(name), std::move(bytes), packed});
  }

  // Returns the archive, in the order of Add; the same files give the same bytes. Linear.
  std::string Finish() const;

 private:
  struct File {
    std::string name, bytes;
    Packed packed;
  };
  std::vector<File> files_;
};

}  // namespace codicil
