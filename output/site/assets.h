// The style sheet and the scripts of a site, which all of its pages share. Their names have a part
// of their digest, so that a browser may keep them for ever.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/site/folder.h"

namespace codicil::site {

class Assets {
 public:
  Assets();

  // Returns the address of an asset, "assets/site-1a2b3c4d.css" for "site.css".
  const std::string& Address(std::string_view name) const;
  // Writes them. Those of earlier builds stay: a browser may have kept a page that loads them.
  void Write(SiteFolder& folder) const;
  // A digest of all of them.
  const std::string& digest() const { return digest_; }

 private:
  struct Asset {
    std::string name, address, bytes;
  };
  std::vector<Asset> assets_;
  std::string digest_;
};

}  // namespace codicil::site
