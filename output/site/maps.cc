// For programs that visit the site: a feed of the editions, a map of the pages, the list of
// editions, and what a browser keeps to show without a connection.

#include <fmt/format.h>

#include "base/sha256.h"
#include "output/html/page_assets.h"
#include "output/json_writer.h"
#include "output/site/layout.h"
#include "output/site/state.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

namespace {

// A lasting name of anything, made from its own lasting id: a UUID of version 8.
std::string Uuid(std::string_view of) {
  std::string hex = Sha256Hex(of).substr(0, 32);
  hex[12] = '8';
  hex[16] = 'a';
  return fmt::format("urn:uuid:{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4),
                     hex.substr(12, 4), hex.substr(16, 4), hex.substr(20));
}

std::string TimeOf(const EditionRecord& edition) {
  return (edition.date.empty() ? "1970-01-01" : edition.date) + "T00:00:00Z";
}

void WriteEntry(const Site& site, uint32_t index, html::HtmlWriter& out) {
  const EditionRecord& edition = site.work().editions[index];
  const std::string address =
      index == 0 ? site.addresses.EditionHome(index) : site.addresses.Changes(index);
  const std::string title = site.say().With("Edition of {}", NameOf(edition));
  out.Put("<entry><id>", Text(Uuid(site.work().id + " " + edition.id)), "</id><title>", Text(title),
          "</title><updated>", Text(TimeOf(edition)), "</updated><link",
          Attribute("href", site.options.url + address), "/><summary>",
          Text(DescribeChanges(site.say(), site.work(), index)), "</summary></entry>\n");
}

std::string Feed(const Site& site) {
  StringSink sink;
  html::HtmlWriter out(sink);
  out.Put(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>",
      Text(Uuid(site.work().id)), "</id><title>", Text(site.work().title), "</title><updated>",
      Text(TimeOf(site.edition())), "</updated><author><name>Codicil</name></author><link",
      Attribute("rel", "self"), Attribute("href", site.options.url + "feed.xml"), "/>\n");
  for (auto i = static_cast<uint32_t>(site.work().editions.size()); i-- > 0;)
    WriteEntry(site, i, out);
  out.Put("</feed>\n");
  return sink.TakeText();
}

// The pages that search engines should know, with the day on which their text changed: the newest
// rules, each edition's first page, and what it changed.
std::string SiteMap(const Site& site) {
  StringSink sink;
  html::HtmlWriter out(sink);
  const auto add = [&](const std::string& address, const EditionRecord& edition) {
    out.Put("<url><loc>", Text(site.options.url + address), "</loc>");
    if (!edition.date.empty()) out.Put("<lastmod>", Text(edition.date), "</lastmod>");
    out.Put("</url>\n");
  };
  out.Put(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
  add("", site.edition());
  const std::vector<uint32_t> changed = LastChanges(site);
  for (const ProvisionId id : site.addresses.newest_pages().pages())
    add(site.addresses.RulePage(id), site.work().editions[changed[id]]);
  for (uint32_t i = 0; i < site.work().editions.size(); ++i) {
    add(site.addresses.EditionHome(i), site.work().editions[i]);
    if (i > 0) add(site.addresses.Changes(i), site.work().editions[i]);
  }
  out.Put("</urlset>\n");
  return sink.TakeText();
}

// The editions, for scripts.
std::string Editions(const Site& site) {
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  std::vector<uint32_t> indices(site.work().editions.size());
  for (uint32_t i = 0; i < indices.size(); ++i) indices[i] = i;
  json.Document("schema", "codicil-site-editions/1", "editions",
                json.Each(indices, [&](uint32_t i) {
                  const EditionRecord& edition = site.work().editions[i];
                  json.Object("name", site.addresses.Edition(i), "date", OrNull(edition.date),
                              "provisions", edition.provisions.size());
                }));
  return sink.TakeText();
}

// The newest edition on one page, and what the frame of pages needs.
std::string ServiceWorker(const Site& site) {
  std::vector<std::string> files = {"./",
                                    "rule/edition.html",
                                    "glossary/",
                                    "editions.json",
                                    "search/newest.json",
                                    "search/newest-texts.json"};
  for (const char* asset :
       {"site.css", "site.js", "search.js", "minisearch.js", "own.css", "icon", "logo"}) {
    if (std::string address = site.assets.Address(asset); !address.empty())
      files.push_back(std::move(address));
  }
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  json.Value(files);
  return fmt::format("const version = '{}';\nconst files = {};\n{}",
                     Sha256Hex(StateOf(site).Text()).substr(0, 10), sink.TakeText(), kOfflineJs);
}

}  // namespace

Status WriteMaps(const Site& site) {
  site.folder.Write("feed.xml", Feed(site));
  site.folder.Write("editions.json", Editions(site));
  site.folder.Write("sw.js", ServiceWorker(site));
  if (!site.options.url.empty()) site.folder.Write("sitemap.xml", SiteMap(site));
  return {};
}

}  // namespace codicil::site
