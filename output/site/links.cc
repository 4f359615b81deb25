// The page on which readers check the numbers in texts of their own, and its data.

#include <cmath>
#include <map>
#include <utility>

#include "output/json_writer.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {
namespace {

// A number named the same provision in editions [first, last].
struct Run {
  uint32_t first, last;
  LineageIndex history;
};
using Runs = std::map<std::string, std::vector<Run>>;

Runs RunsOf(const Work& work) {
  Runs runs;
  for (uint32_t edition = 0; edition < work.editions.size(); ++edition) {
    const auto& provisions = work.editions[edition].provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      if (provisions[id].occurrence > 1) continue;
      const LineageIndex history = work.lineages.of[edition][id];
      std::vector<Run>& of = runs[provisions[id].num];
      if (!of.empty() && of.back().last + 1 == edition && of.back().history == history) {
        of.back().last = edition;
      } else {
        of.push_back({edition, edition, history});
      }
    }
  }
  return runs;
}

ProvisionId ProvisionAt(const Lineage& lineage, uint32_t edition) {
  return std::ranges::find(lineage.stops, edition, &Lineage::Stop::edition)->provision;
}

constexpr float kPart = 0.5f;  // what is less certain may not be a part of a split

struct Part {
  uint32_t edition;  // the first that has it
  LineageIndex history;
};

// The histories that began with words of each history.
std::vector<std::vector<Part>> PartsOf(const Lineages& lineages) {
  std::vector<std::vector<Part>> parts(lineages.all.size());
  for (LineageIndex history = 0; history < lineages.all.size(); ++history) {
    for (const Lineage::Link& link : lineages.all[history].split_from)
      if (link.confidence >= kPart) parts[link.other].push_back({link.edition, history});
  }
  return parts;
}

// {"editions": ["2021-03-01", …], "numbers": [{"number": "203.1", "runs": [{"first": 0, "last": 1,
// "now": "202.1", "confidence": 87, "parts": [{"since": 2, "now": "202.2"}]}, …]}, …]}: in the
// editions from the first to the last the number named what is 202.1 today ("": is gone), which is
// 87 % confidence; in edition 2 a part of it became a provision of its own, which is 202.2 today.
std::string Numbers(const Site& site) {
  const Work& work = site.work();
  std::vector<std::string> editions;
  for (uint32_t i = 0; i < work.editions.size(); ++i) editions.push_back(site.addresses.Edition(i));
  const Runs all = RunsOf(work);
  const std::vector<std::vector<Part>> parts = PartsOf(work.lineages);
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  const auto write_run = [&](const Run& run) {
    const Lineage& lineage = work.lineages.all[run.history];
    const Today today = TodayOf(work, {run.first, ProvisionAt(lineage, run.first)});
    const std::string now = today.place ? At(work, *today.place).num : "";
    std::vector<std::pair<uint32_t, std::string>> others;
    for (const Part& part : parts[run.history]) {
      const Lineage& other = work.lineages.all[part.history];
      const Today of_part = TodayOf(work, {other.stops[0].edition, other.stops[0].provision});
      if (part.edition > run.first && of_part.place && At(work, *of_part.place).num != now)
        others.emplace_back(part.edition, At(work, *of_part.place).num);
    }
    json.Object("first", run.first, "last", run.last, "now", now, "confidence",
                static_cast<uint32_t>(std::lround(today.confidence * 100)), "parts",
                json.Each(others, [&](const auto& part) {
                  json.Object("since", part.first, "now", part.second);
                }));
  };
  json.Document("schema", "codicil-site-numbers/1", "editions", editions, "numbers",
                json.Each(all, [&](const auto& number) {
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
  page.title = "Not found";
  page.description = "There is no page at this address.";
  page.scripts = {"links.js"};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put(
      "<h1>Not found</h1>\n<p class=\"lead\">There is no page at this address.</p>\n<p>");
  writer.Link("", "All rules of today");
  writer.out().Put("</p>\n<div id=\"links\" data-missing=\"true\"></div>\n");
  writer.Finish();
}

}  // namespace

std::string WriteLinks(const Site& site) {
  site.folder.Write("links/numbers.json", Numbers(site));
  Page page;
  page.folder = "links/";
  page.title = "Your links";
  page.description =
      "Check the rule numbers in notes, code or a question against all editions of the rules.";
  page.kind = "links";
  page.crumbs = {{"Your links", ""}};
  page.scripts = {"links.js"};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put(
      "<h1>Your links</h1>\n<p class=\"lead\">Paste notes, code or a rules question. Each rule "
      "number is checked against all editions, in your browser: nothing leaves this page.</p>\n"
      "<noscript><p>This page needs a script.</p></noscript>\n<div id=\"links\"></div>\n");
  writer.Finish();
  WriteMissing(site);
  return "";
}

}  // namespace codicil::site
