#include "cli/disk_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>

namespace codicil::cli {
namespace {

namespace fs = std::filesystem;

std::string WithReason(const std::string& path, const std::string& reason) {
  return "cannot write " + path + ": " + reason;
}

// One sync for all files: a sync for each takes minutes for thousands of them.
void SyncAll(const std::string& folder) {
  const int descriptor = open(folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  syncfs(descriptor);
  close(descriptor);
}

}  // namespace

DiskFolder::~DiskFolder() {
  std::error_code ignored;
  if (!aside_.empty()) fs::remove_all(aside_, ignored);
}

// Returns the name of the file in the folder aside, after making the folders above it.
std::string DiskFolder::PathAside(const std::string& name, std::string* why) {
  if (aside_.empty()) {
    std::string beside = (fs::path(path_) / "").parent_path().string() + ".codicil-XXXXXX";
    std::error_code ignored;
    fs::create_directories(fs::path(beside).parent_path(), ignored);
    if (mkdtemp(beside.data()) == nullptr) {
      *why = WithReason(path_, std::strerror(errno));
      return "";
    }
    aside_ = beside;
    fs::permissions(aside_, fs::perms::all & ~fs::perms::group_write & ~fs::perms::others_write,
                    ignored);
  }
  const fs::path file = fs::path(aside_) / name;
  std::error_code failed;
  fs::create_directories(file.parent_path(), failed);
  if (failed) *why = WithReason(file.string(), failed.message());
  names_.push_back(name);
  return file.string();
}

std::string DiskFolder::WriteTogether(const std::vector<std::string>& names,
                                      const FilesContent& content) {
  std::string why;
  std::deque<DescriptorSink> files;
  std::vector<ByteSink*> sinks;
  for (const std::string& name : names) {
    const std::string file = PathAside(name, &why);
    if (!why.empty()) break;
    const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0) why = WithReason(path_ + "/" + name, std::strerror(errno));
    if (descriptor < 0) break;
    sinks.push_back(&files.emplace_back(descriptor));
  }
  if (why.empty()) why = content(sinks);
  for (size_t i = 0; i < files.size(); ++i) {
    const int error = files[i].Close();
    if (error != 0 && why.empty()) why = WithReason(path_ + "/" + names[i], std::strerror(error));
  }
  return why;
}

std::string DiskFolder::Finish() {
  if (aside_.empty()) return "";
  SyncAll(aside_);
  for (const std::string& name : names_) {
    const fs::path target = fs::path(path_) / name;
    std::error_code failed;
    fs::create_directories(target.parent_path(), failed);
    if (!failed) fs::rename(fs::path(aside_) / name, target, failed);
    if (failed) return WithReason(target.string(), failed.message());
  }
  return "";
}

}  // namespace codicil::cli
