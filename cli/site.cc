// codicil site: a work as a static site.

#include "output/site/site.h"

#include <fmt/format.h>

#include <filesystem>
#include <thread>

#include "base/file_writer.h"
#include "base/output_folder.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct SiteCommand {
  CommonOptions common;
  std::string out;
  std::string url;
  bool formats = false;
  bool force = false;
};

class DiskSite : public site::SiteFolder {
 public:
  explicit DiskSite(OutputFolder& folder) : folder_(folder) {}
  std::string Read(const std::string& name) const override { return folder_.Read(name); }

  void Remove(const std::string& name) override { folder_.Remove(name); }

 protected:
  Status Replace(const std::string& name, std::string_view bytes) override {
    return folder_.Write(name, Bytes(bytes));
  }

 private:
  OutputFolder& folder_;
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
  const std::string& url = command.url.empty() ? corpus.manifest.site.url : command.url;
  site::SiteOptions options{url, std::thread::hardware_concurrency(), command.formats,
                            OutputAllowed()};
  if (!options.url.empty() && !options.url.ends_with('/')) options.url += '/';
  // Addresses are for ever: what an earlier run wrote stays.
  OutputFolder disk(command.out, {"site", corpus.build.work.id, /*complete=*/false});
  DiskSite folder(disk);
  Status written = disk.Open(InputsOf(command.common, corpus), command.force);
  if (written.ok()) written = site::WriteSite(corpus, files, options, folder);
  if (!written.ok()) return Fail(written);
  if (Publish(disk, command.common) == kFailure) return kFailure;
  if (!command.common.quiet)
    Tell(fmt::format("{} pages, {} files written ({} MB); open {}", folder.pages(),
                     folder.written(), folder.written_bytes() >> 20,
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
                  "Where the site will be published, for canonical links, feed and sitemap, if "
                  "corpus.toml does not say it")
      ->type_name("URL")
      ->check(CLI::Validator(CheckUrl, ""));
  command.add_flag("--formats", options.formats,
                   "JSON, Markdown and Akoma Ntoso beside every page, also the old ones");
  AddForce(command, &options.force);
  command.footer("Example:\n  codicil site corpus/emberfall -o site");
}

}  // namespace codicil::cli
