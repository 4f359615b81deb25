// The pages of the works that are served, made by what writes a site (output/site) when the server
// begins, and again when a work has changed: docs/adr/0031 says why not one by one.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "serve/made_site.h"
#include "serve/site_files.h"
#include "serve/works.h"

namespace codicil::serve {

// The pages of each work are in its folder (Works::PutApart); if that is not the root, a page there
// leads to all of them.
class ServedPages final : public SiteFiles {
 public:
  // Called when pages of a work cannot be made: those made before stay.
  using Report = std::function<void(const std::string& work, const Status& why)>;

  // Makes the pages of those works whose editions can be read again, in a thread of its own.
  // `works` outlives it. `url`: where the root is published, with a final "/"; "" if only a work
  // may know it.
  ServedPages(const Works& works, std::string url, std::string here, Report report);
  // Waits until what is being written is.
  ~ServedPages() override;

  bool Ready() const override;
  bool Has(const std::string& path) const override;
  std::string RedirectOf(const std::string& folder) const override;
  std::string MissingPage(const std::string& path) const override;
  bool Send(const httplib::Request& request, const std::string& path, bool takes_gzip,
            httplib::Response& response) const override;

 private:
  struct OfWork {
    ServedWork* work;
    std::shared_ptr<AskedWork> made_of = {};    // of the maker alone
    std::shared_ptr<const MadeSite> made = {};  // null: none could be made yet
    bool tried = false;
  };
  // The pages that a path leads to, and its name among them.
  struct Place {
    std::shared_ptr<const MadeSite> site;  // null: it leads to no work
    std::string folder, name;
  };
  Place PlaceOf(const std::string& path) const;
  std::string ListOfWorks() const;
  void KeepMade();
  void Make(OfWork& pages);

  const std::string url_, here_;
  const Report report_;
  std::vector<OfWork> all_;
  std::atomic<bool> stopped_ = false;
  mutable std::mutex mutex_;  // of `made`, `tried`, `waiting_`
  mutable int waiting_ = 0;   // requests, for the first pages
  mutable std::condition_variable changed_;
  std::thread maker_;
};

}  // namespace codicil::serve
