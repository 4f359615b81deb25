// The page on which readers check the numbers in texts of their own, and its data.

#include <utility>

#include "output/confidence.h"
#include "output/json_writer.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {
namespace {

// {"editions": ["2021-03-01", …], "numbers": [{"number": "203.1", "runs": [{"first": 0, "last": 1,
// "now": "202.1", "confidence": 87, "parts": [{"since": 2, "now": "202.2"}]}, …]}, …]}: in the
// editions from the first to the last the number named what is 202.1 today ("": is gone), which is
// 87 % confidence; in edition 2 a part of it became a provision of its own, which is 202.2 today.
std::string Numbers(const Site& site) {
  const Work& work = site.work();
  std::vector<std::string> editions;
  for (uint32_t i = 0; i < work.editions.size(); ++i) editions.push_back(site.addresses.Edition(i));
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  const auto write_run = [&](const NumberRun& run) {
    const Place first = *LastStopBy(work.lineages.all[run.history], run.first);
    const Today today = TodayOf(work, first);
    const std::string now = today.place ? At(work, *today.place).num : "";
    json.Object("first", run.first, "last", run.last, "now", now, "confidence",
                Percentage(today.confidence), "parts",
                json.Each(PartsTodayOf(site, first), [&](const PartToday& part) {
                  json.Object("since", part.since, "now", At(work, part.place).num);
                }));
  };
  json.Document("schema", "codicil-site-numbers/1", "editions", editions, "numbers",
                json.Each(site.past.runs, [&](const auto& number) {
                  json.Object("number", number.first, "runs", json.Each(number.second, write_run));
                }));
  return sink.TakeText();
}

// "/rules/" for "https://example.org/rules/".
std::string PathOf(const std::string& url) {
  const size_t host = url.find("://");
  const size_t path = host == url.npos ? url.npos : url.find('/', host + 3);
  return path == url.npos ? "/" : url.substr(path);
}

// Hosts show 404.html for every address that there is not, so its own links cannot be relative.
void WriteMissing(const Site& site) {
  Page page;
  page.file = "404.html";
  page.root = PathOf(site.options.url);
  page.title = site.say()("Not found");
  page.description = site.say()("There is no page at this address.");
  page.scripts = {"links.js"};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put(
      "<h1>Not found</h1>\n<p class=\"lead\">There is no page at this address.</p>\n<p>");
  writer.Link("", site.say()("All rules of today"));
  writer.out().Put("</p>\n<div id=\"links\" data-missing=\"true\"></div>\n");
  writer.Finish();
}

}  // namespace

Status WriteLinks(const Site& site) {
  site.folder.Write("links/numbers.json", Numbers(site));
  Page page;
  page.folder = "links/";
  page.title = site.say()("Your links");
  page.description =
      "Check the rule numbers in notes, code or a question against all editions of the rules.";
  page.kind = "links";
  page.language = "en";
  page.crumbs = {{page.title, ""}};
  page.scripts = {"links.js"};
  PageWriter writer(site, page);
  writer.Body();
  html::HtmlWriter(writer.sink())
      .Put(
          "<h1>Your links</h1>\n<p class=\"lead\">Paste notes, code or a rules question. Each rule "
          "number is checked against all editions, in your browser: nothing leaves this page.</p>\n"
          "<noscript><p>This page needs a script.</p></noscript>\n<div id=\"links\"></div>\n");
  writer.Finish();
  WriteMissing(site);
  return {};
}

}  // namespace codicil::site
