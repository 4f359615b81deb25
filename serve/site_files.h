// The files of a site, wherever they are.
#pragma once

#include <httplib.h>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace codicil::serve {

// Paths are those of requests, "/rule/203/index.html". Asked from several threads.
class SiteFiles {
 public:
  virtual ~SiteFiles() = default;

  // False if they are still being made. Waits some seconds until they are.
  virtual bool Ready() const { return true; }
  virtual bool Has(const std::string& path) const = 0;
  // Whether parts of files may be sent.
  virtual bool HasParts() const { return false; }
  // The size of a file, parts of which may be sent.
  virtual size_t SizeOf(const std::string& /*path*/) const { return 0; }
  // Where another page answers "/rule/203/": "rule/202/#203", also from the root; "" if none does.
  virtual std::string RedirectOf(const std::string& folder) const = 0;
  // Returns the bytes of "404.html" for what is not at `path`, or "".
  virtual std::string MissingPage(const std::string& path) const = 0;
  // Answers with the file, which is there. Returns false if the library is to send it, from the
  // folder below which it is.
  virtual bool Send(const httplib::Request& request, const std::string& path, bool takes_gzip,
                    httplib::Response& response) const = 0;
};

// A folder that `codicil site` wrote.
class SiteOnDisk final : public SiteFiles {
 public:
  explicit SiteOnDisk(std::string folder) : folder_(std::move(folder)) {}

  const std::string& folder() const { return folder_; }
  bool Has(const std::string& path) const override;
  bool HasParts() const override { return true; }
  size_t SizeOf(const std::string& path) const override;
  // Linear in the site's list.
  std::string RedirectOf(const std::string& folder) const override;
  std::string MissingPage(const std::string& path) const override;
  bool Send(const httplib::Request& request, const std::string& path, bool takes_gzip,
            httplib::Response& response) const override;

 private:
  // Nothing is found that is hidden, or outside the folder, to which links may lead.
  std::optional<std::filesystem::path> Find(const std::string& path) const;

  const std::string folder_;
};

}  // namespace codicil::serve
