#include "serve/works.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "corpus/edition_name.h"

namespace codicil::serve {
namespace {

namespace fs = std::filesystem;

fs::file_time_type WrittenAt(const std::string& path) {
  std::error_code failed;
  const std::string file = fs::is_directory(path, failed) ? ManifestPath(path) : path;
  const auto at = fs::last_write_time(file, failed);
  return failed ? fs::file_time_type() : at;
}

}  // namespace

ServedWork::ServedWork(std::string path, std::unique_ptr<AskedWork> work)
    : path_(std::move(path)),
      work_(std::move(work)),
      written_(WrittenAt(path_)),
      looked_(std::chrono::steady_clock::now()) {
  id_ = work_->open().work().id;
  has_files_ = !work_->open().corpus().manifest.editions.empty();
}

Result<std::unique_ptr<ServedWork>> ServedWork::Open(const std::string& path) {
  auto work = AskedWork::Open(path);
  if (!work) return work.failure();
  return std::unique_ptr<ServedWork>(new ServedWork(path, std::move(*work)));
}

void ServedWork::Refresh() {
  const auto now = std::chrono::steady_clock::now();
  if (now - looked_ < kLookAgain) return;
  looked_ = now;
  const auto written = WrittenAt(path_);
  if (written == written_) return;
  // What cannot be opened may lack a file that is still to come: it is tried again.
  auto work = AskedWork::Open(path_);
  if (!work) return;
  written_ = written;
  work_ = std::move(*work);
}

std::shared_ptr<AskedWork> ServedWork::Opened() {
  const std::lock_guard lock(mutex_);
  Refresh();
  return work_;
}

Result<std::string> ServedWork::Reply(const std::string& question) {
  const std::lock_guard lock(mutex_);
  Refresh();
  return work_->Reply(question);
}

ServedWork::Summary ServedWork::Summarised() {
  const std::lock_guard lock(mutex_);
  Refresh();
  const Work& work = work_->open().work();
  const EditionRecord& newest = work.editions.back();
  return {work.id, work.title, newest.id, newest.date, work.editions.size()};
}

ServedWork::Identity ServedWork::Identify(const std::string& edition, const std::string& name) {
  const std::lock_guard lock(mutex_);
  OpenWork& open = work_->open();
  const auto index = open.EditionOf(edition);
  if (!index) return {};
  const EditionRecord& record = open.work().editions[*index];
  const bool newest = *index == open.newest();
  Identity identity{record.id, record.date, open.work().title, newest, ""};
  if (name.empty()) return identity;
  if (const auto found = open.Locate(*index, name); found && !found->provisions.empty())
    identity.address = newest ? open.addresses().Rule(found->provisions.front())
                              : open.addresses().Dated(*index, found->provisions.front());
  return identity;
}

Status Works::Add(const std::string& path) {
  auto work = ServedWork::Open(path);
  if (!work) return work.failure();
  if (std::ranges::any_of(all_, [&](const auto& one) { return one->id() == (*work)->id(); }))
    return Status::Unclear(fmt::format("two works are called \"{}\"", (*work)->id()));
  all_.push_back(std::move(*work));
  return {};
}

void Works::PutApart() {
  if (all_.size() < 2) return;
  for (const auto& work : all_) work->folder_ = work->id() + "/";
}

Result<ServedWork*> Works::Find(const std::string& id) const {
  if (id.empty() && all_.size() == 1) return all_.front().get();
  for (const auto& work : all_)
    if (work->id() == id) return work.get();
  std::vector<std::string> ids;
  for (const auto& work : all_) ids.push_back(work->id());
  return Status::Missing(id.empty() ? "several works are served: name one with \"work\""
                                    : fmt::format("no work is called \"{}\"", id),
                         std::move(ids));
}

}  // namespace codicil::serve
