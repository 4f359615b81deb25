#include "serve/served_pages.h"

#include <malloc.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <utility>

#include "output/html/html_writer.h"
#include "output/site/site.h"
#include "serve/gzip.h"
#include "serve/replies.h"

namespace codicil::serve {
namespace {

// For the first pages, of whoever asks while they are being made.
constexpr std::chrono::seconds kLongestWait{10};
// So many may wait: others, of the API too, need a connection.
constexpr int kMostWaiting = 16;

constexpr std::string_view kList = "/index.html";

const char* TypeOf(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, const char*>, 16> kTypes{
      {{".html", "text/html"},
       {".css", "text/css"},
       {".js", "text/javascript"},
       {".json", "application/json"},
       {".md", "text/markdown; charset=utf-8"},
       {".txt", "text/plain; charset=utf-8"},
       {".csv", "text/csv; charset=utf-8"},
       {".xml", "application/xml"},
       {".svg", "image/svg+xml"},
       {".png", "image/png"},
       {".jpg", "image/jpeg"},
       {".jpeg", "image/jpeg"},
       {".gif", "image/gif"},
       {".webp", "image/webp"},
       {".avif", "image/avif"},
       {".ico", "image/x-icon"}}};
  for (const auto& [extension, type] : kTypes)
    if (name.ends_with(extension)) return type;
  return "application/octet-stream";
}

// The name of an asset has a part of its digest.
const char* KeepingOf(std::string_view name) {
  return name.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

size_t BytesOf(const Work& work) {
  size_t bytes = 0;
  for (const EditionRecord& edition : work.editions)
    for (const FileRecord& file : edition.files) bytes += file.bytes;
  return bytes;
}

}  // namespace

ServedPages::ServedPages(const Works& works, std::string url, std::string here, Report report)
    : url_(std::move(url)), here_(std::move(here)), report_(std::move(report)) {
  for (const auto& work : works.all())
    if (work->HasFiles()) all_.push_back({work.get()});
  maker_ = std::thread([this] { KeepMade(); });
}

ServedPages::~ServedPages() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_all();
  maker_.join();
}

void ServedPages::KeepMade() {
  while (!stopped_) {
    for (OfWork& pages : all_) Make(pages);
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, kLookAgain, [&] { return stopped_.load(); });
  }
}

void ServedPages::Make(OfWork& pages) {
  const std::shared_ptr<AskedWork> work = pages.work->Opened();
  if (work == pages.made_of) return;
  pages.made_of = work;
  const OpenedCorpus& corpus = work->open().corpus();
  const auto made = std::make_shared<MadeSite>(stopped_);
  const std::string& own = corpus.manifest.site.url;
  const bool named = !url_.empty() || own.empty();
  const std::string& root = url_.empty() ? here_ : url_;
  const site::SiteOptions options{named && !root.empty() ? root + pages.work->folder() : own,
                                  std::thread::hardware_concurrency(), /*formats=*/false,
                                  OutputBudget(BytesOf(corpus.build.work))};
  Status written;
  try {
    written = site::WriteSite(corpus, DiskFiles(), options, *made);
  } catch (const std::exception& why) {  // nothing else would catch it in this thread
    written = Status::Unusable(why.what());
  }
  malloc_trim(0);  // what the making took is several times what is kept
  if (stopped_) return;
  if (!written.ok()) report_(pages.work->id(), written);
  {
    const std::lock_guard lock(mutex_);
    pages.tried = true;
    if (written.ok()) pages.made = made;
  }
  changed_.notify_all();
}

bool ServedPages::Ready() const {
  std::unique_lock lock(mutex_);
  const auto tried = [&] { return std::ranges::all_of(all_, &OfWork::tried) || stopped_; };
  if (tried() || waiting_ == kMostWaiting) return tried();
  ++waiting_;
  const bool ready = changed_.wait_for(lock, kLongestWait, tried);
  --waiting_;
  return ready;
}

ServedPages::Place ServedPages::PlaceOf(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const std::string below = path.substr(1);
  for (const OfWork& pages : all_)
    if (below.starts_with(pages.work->folder()))
      return {pages.made, pages.work->folder(), below.substr(pages.work->folder().size())};
  return {};
}

bool ServedPages::Has(const std::string& path) const {
  const Place place = PlaceOf(path);
  if (place.site == nullptr) return path == kList && !all_.front().work->folder().empty();
  return place.site->Find(place.name) != nullptr;
}

std::string ServedPages::RedirectOf(const std::string& folder) const {
  const Place place = PlaceOf(folder);
  if (place.site == nullptr) return "";
  const auto found = place.site->redirects().find(place.name);
  return found == place.site->redirects().end() ? "" : place.folder + found->second;
}

std::string ServedPages::MissingPage(const std::string& path) const {
  const Place place = PlaceOf(path);
  return place.site == nullptr ? "" : place.site->Read("404.html");
}

std::string ServedPages::ListOfWorks() const {
  using html::Attribute, html::Text;
  StringSink sink;
  html::HtmlWriter out(sink);
  out.Put(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width\"><title>Works</title>"
      "<style>:root { color-scheme: light dark } body { font: 1.1rem/1.6 system-ui, sans-serif; "
      "max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style></head>\n"
      "<body><main><h1>Works</h1>\n<ul>\n");
  for (const OfWork& pages : all_) {
    const ServedWork::Summary is = pages.work->Summarised();
    out.Put("<li><a", Attribute("href", pages.work->folder()), ">",
            Text(is.title.empty() ? is.id : is.title), "</a></li>\n");
  }
  out.Put("</ul></main></body></html>\n");
  return sink.TakeText();
}

bool ServedPages::Send(const httplib::Request& request, const std::string& path, bool takes_gzip,
                       httplib::Response& response) const {
  const Place place = PlaceOf(path);
  if (place.site == nullptr) {
    SetAnswer(request, ListOfWorks(), "text/html", response);
    return true;
  }
  const MadePage* const page = place.site->Find(place.name);
  if (page == nullptr) {  // they have been made anew since it was asked whether it is there
    response.status = 404;
    return true;
  }
  const std::string tag = "\"" + page->tag + (takes_gzip ? "-gzip\"" : "\"");
  response.set_header("ETag", tag);
  response.set_header("Cache-Control", KeepingOf(place.name));
  response.set_header("Vary", "Accept-Encoding");
  response.status = IsKept(request, tag) ? 304 : 200;
  if (response.status == 304) return true;
  if (takes_gzip) response.set_header("Content-Encoding", "gzip");
  response.set_content(takes_gzip ? page->gzipped : Ungzipped(page->gzipped, page->size),
                       TypeOf(place.name));
  return true;
}

}  // namespace codicil::serve
