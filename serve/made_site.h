// The pages of a work, made by what writes a site and kept in memory, compressed: thirty editions
// of a large work have two hundred megabytes of pages, which are a fifth of it so.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "output/site/folder.h"

namespace codicil::serve {

struct MadePage {
  std::string gzipped;
  size_t size = 0;  // of the page itself, in bytes
  std::string tag;  // the same for the same bytes
};

class MadeSite final : public site::SiteFolder {
 public:
  // `stopped`: makes the writing fail once it is true; it outlives this object.
  explicit MadeSite(const std::atomic<bool>& stopped) : stopped_(stopped) {}

  std::string Read(const std::string& name) const override;
  void Remove(const std::string& name) override;

  // "rule/203/index.html"; null if there is none. Once all is written, from any thread.
  const MadePage* Find(const std::string& name) const;

 protected:
  Status Replace(const std::string& name, std::string_view bytes) override;

 private:
  const std::atomic<bool>& stopped_;
  mutable std::mutex mutex_;
  std::map<std::string, MadePage, std::less<>> pages_;
};

}  // namespace codicil::serve
