// codicil site: a work as a static site.

#include "output/site/site.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct SiteCommand {
  CommonOptions common;
  std::string out;
  std::string url;
};

// A page is written beside its name and takes it in one step. Thousands of them are not flushed to
// disk one by one: after a power cut the site is built again.
class DiskSite : public site::SiteFolder {
 public:
  explicit DiskSite(std::string path) : path_(std::move(path)) {}

  std::string Read(const std::string& name) const override {
    std::ifstream file(PathOf(name), std::ios::binary);
    if (!file) return "";
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

 protected:
  std::string Replace(const std::string& name, std::string_view bytes) override {
    const std::filesystem::path path = PathOf(name);
    std::error_code failed;
    std::filesystem::create_directories(path.parent_path(), failed);
    if (failed) return CannotWrite(path.parent_path(), failed.message());
    const std::filesystem::path temporary = path.string() + ".new";
    std::ofstream file(temporary, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) return CannotWrite(path, std::strerror(errno));
    std::filesystem::rename(temporary, path, failed);
    return failed ? CannotWrite(path, failed.message()) : "";
  }

 private:
  static std::string CannotWrite(const std::filesystem::path& path, const std::string& why) {
    return "cannot write " + path.string() + ": " + why;
  }
  std::filesystem::path PathOf(const std::string& name) const {
    return std::filesystem::path(path_) / name;
  }
  std::string path_;
};

std::string CheckUrl(const std::string& url) {
  const bool good = url.starts_with("https://") || url.starts_with("http://");
  return good ? "" : fmt::format("\"{}\" does not begin with https:// or http://", url);
}

int WriteSite(const SiteCommand& command) {
  OpenedCorpus corpus;
  if (OpenAndTell(command.common, command.common.files[0], &corpus) == kFailure) return kFailure;
  if (corpus.manifest.editions.empty())
    return Fail("site needs the files of the editions: name the folder, not the database");
  const BudgetedFiles files;
  site::SiteOptions options{command.url, std::thread::hardware_concurrency()};
  if (!options.url.empty() && !options.url.ends_with('/')) options.url += '/';
  DiskSite folder(command.out);
  const std::string error = site::WriteSite(corpus, files, options, folder);
  if (!error.empty()) return Fail(error);
  if (!command.common.quiet)
    Tell(fmt::format("{} pages, {} files written; open {}", folder.pages(), folder.written(),
                     (std::filesystem::path(command.out) / "index.html").string()));
  return kClean;
}

}  // namespace

void AddSite(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "site", "Write a work as a static site, with all its editions", WriteSite, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->description(
      "A folder with a corpus.toml, or a corpus.toml");
  command.add_option("-o", options.out, "The folder of the site")->required()->type_name("DIR");
  command
      .add_option("--url", options.url,
                  "Where the site will be published: for canonical links, feed and sitemap")
      ->type_name("URL")
      ->check(CLI::Validator(CheckUrl, ""));
  command.footer("Example:\n  codicil site corpus/emberfall -o site");
}

}  // namespace codicil::cli
