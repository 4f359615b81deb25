// The works that are served.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "base/status.h"
#include "codicil/asked_work.h"

namespace codicil::serve {

// Whether files have changed is looked at no more often.
inline constexpr std::chrono::seconds kLookAgain{1};

// A work that several threads may ask; one is answered at a time. When its files have changed, it
// is opened again; if that fails, it answers as it was.
class ServedWork {
 public:
  static Result<std::unique_ptr<ServedWork>> Open(const std::string& path);

  const std::string& id() const { return id_; }
  // Where its pages are below the root, "ember/"; "" if they are at the root.
  const std::string& folder() const { return folder_; }
  // Whether its editions can be read again: not of a database that is opened alone.
  bool HasFiles() const { return has_files_; }
  // As it is now. What is const in it may be read while others ask.
  std::shared_ptr<AskedWork> Opened();
  Result<std::string> Reply(const std::string& question);
  // Calls `ask` with the work, while nobody else asks it.
  template <typename Ask>
  void With(Ask ask) {
    const std::lock_guard lock(mutex_);
    Refresh();
    ask(work_->open());
  }
  // What it is, for a list: {"id", "title", "editions", "newest"}.
  struct Summary {
    std::string id, title, newest, newest_date;
    size_t editions = 0;
  };
  Summary Summarised();
  // The id of the edition, and the address in the site of what is named in it; "" for none.
  struct Identity {
    std::string edition, date, title;
    bool newest = true;
    std::string address;
  };
  Identity Identify(const std::string& edition, const std::string& name);

 private:
  friend class Works;
  ServedWork(std::string path, std::unique_ptr<AskedWork> work);
  void Refresh();

  const std::string path_;
  std::string id_;
  std::string folder_;
  bool has_files_ = false;
  std::mutex mutex_;
  std::shared_ptr<AskedWork> work_;
  std::filesystem::file_time_type written_;
  std::chrono::steady_clock::time_point looked_;
};

class Works {
 public:
  Status Add(const std::string& path);
  // Gives each work a folder for its pages, which is called as the work, if there are several.
  void PutApart();
  bool empty() const { return all_.empty(); }
  const std::vector<std::unique_ptr<ServedWork>>& all() const { return all_; }
  // The one with that id; without one, the only one.
  Result<ServedWork*> Find(const std::string& id) const;

 private:
  std::vector<std::unique_ptr<ServedWork>> all_;
};

}  // namespace codicil::serve
