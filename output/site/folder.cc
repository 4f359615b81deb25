#include "output/site/folder.h"

#include <fmt/format.h>

#include <algorithm>

namespace codicil::site {

void SiteFolder::Write(const std::string& name, std::string_view bytes) {
  {
    const std::lock_guard lock(mutex_);
    names_.insert(name);
    given_ += bytes.size();
    if (given_ > allowed_ && status_.ok())
      status_ = Status::Unusable(fmt::format(
          "the site would be larger than {} MB, the budget for this work", allowed_ >> 20));
    if (!status_.ok()) return;
  }
  if (Read(name) == bytes) return;
  const Status replaced = Replace(name, bytes);
  const std::lock_guard lock(mutex_);
  ++written_;
  written_bytes_ += bytes.size();
  if (status_.ok()) status_ = replaced;
}

void SiteFolder::Keep(const std::string& name) {
  const std::lock_guard lock(mutex_);
  names_.insert(name);
}

void SiteFolder::Redirect(const std::string& folder, const std::string& address) {
  const std::lock_guard lock(mutex_);
  redirects_.emplace(folder, address);
}

size_t SiteFolder::pages() const {
  return static_cast<size_t>(std::ranges::count_if(
      names_, [](const std::string& name) { return name.ends_with("index.html"); }));
}

}  // namespace codicil::site
