// The folder that a site is written into.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "base/status.h"

namespace codicil::site {

// Takes the files of a site, from several threads. Names are relative, with "/" between folders.
class SiteFolder {
 public:
  virtual ~SiteFolder() = default;

  // Says how many bytes may be given to Write in all; more is a failure.
  void Allow(size_t bytes) { allowed_ = bytes; }
  // Makes the file have these bytes: one that has them already is not written. The first failure
  // is kept, and nothing is written after it.
  void Write(const std::string& name, std::string_view bytes);
  // Says that a file, written by an earlier build, stays as it is.
  void Keep(const std::string& name);
  // Says that the address of a folder, "2021-03-01/202/", is answered by another one, without a
  // file of its own.
  void Redirect(const std::string& folder, const std::string& address);
  // Says that a file of an earlier build is not to stay.
  virtual void Remove(const std::string& name) = 0;
  // Returns the bytes of a file, or "".
  virtual std::string Read(const std::string& name) const = 0;

  const std::set<std::string>& names() const { return names_; }  // written or kept
  const std::map<std::string, std::string>& redirects() const { return redirects_; }
  size_t pages() const;                                    // names that end in index.html
  size_t written() const { return written_; }              // whose bytes changed
  size_t written_bytes() const { return written_bytes_; }  // of these
  const Status& status() const { return status_; }

 protected:
  // Writes the file, whole or not at all. Called from several threads,
  // with different names.
  virtual Status Replace(const std::string& name, std::string_view bytes) = 0;

 private:
  std::mutex mutex_;
  std::set<std::string> names_;
  std::map<std::string, std::string> redirects_;
  size_t allowed_ = SIZE_MAX;
  size_t given_ = 0;  // bytes
  size_t written_ = 0;
  size_t written_bytes_ = 0;
  Status status_;
};

}  // namespace codicil::site
