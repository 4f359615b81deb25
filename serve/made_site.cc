#include "serve/made_site.h"

#include "base/sha256.h"
#include "serve/gzip.h"

namespace codicil::serve {

const MadePage* MadeSite::Find(const std::string& name) const {
  const std::lock_guard lock(mutex_);
  const auto found = pages_.find(name);
  return found == pages_.end() ? nullptr : &found->second;
}

std::string MadeSite::Read(const std::string& name) const {
  const MadePage* page = Find(name);
  return page == nullptr ? "" : Ungzipped(page->gzipped, page->size);
}

void MadeSite::Remove(const std::string& name) {
  const std::lock_guard lock(mutex_);
  pages_.erase(name);
}

Status MadeSite::Replace(const std::string& name, std::string_view bytes) {
  if (stopped_) return Status::Unusable("the server stops");
  constexpr size_t kTag = 32;
  MadePage page{Gzipped(bytes), bytes.size(), Sha256Hex(bytes).substr(0, kTag)};
  const std::lock_guard lock(mutex_);
  pages_[name] = std::move(page);
  return {};
}

}  // namespace codicil::serve
