// The style sheet and the scripts of a site, which all of its pages share. Their names have a part
// of their digest, so that a browser may keep them for ever.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "corpus/manifest.h"
#include "ingest/reader.h"
#include "output/site/folder.h"
#include "output/wording/wording.h"

namespace codicil::site {

class Assets {
 public:
  // With the publisher's own, "logo", "icon" and "own.css", of those that the manifest names.
  // Fails if one of them cannot be read.
  static Result<Assets> Read(const Manifest& manifest, const FileStore& files, const Wording& say);

  // Returns the address of an asset, "assets/site-1a2b3c4d.css" for "site.css"; "" if there is
  // none.
  std::string Address(std::string_view name) const;
  // Writes them. Those of earlier builds stay: a browser may have kept a page that loads them.
  void Write(SiteFolder& folder) const;
  // A digest of all of them.
  const std::string& digest() const { return digest_; }

 private:
  struct Asset {
    std::string name, address, bytes;
  };
  explicit Assets(const Wording& say);
  // `file`: gives the address its name and extension.
  void Add(std::string name, std::string_view file, std::string bytes);
  Status AddOwn(const Manifest& manifest, const FileStore& files);
  std::vector<Asset> assets_;
  std::string digest_;
};

}  // namespace codicil::site
