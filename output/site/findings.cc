// What a careful editor would find in the newest edition.

#include <fmt/format.h>

#include <map>

#include "base/hash_map.h"
#include "check/check.h"
#include "check/report.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/trace_parts.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

namespace {

using ByKind = std::map<std::string_view, std::vector<const Finding*>>;

ByKind Sorted(const CheckReport& report) {
  ByKind kinds;
  for (const Finding& finding : report.findings)
    kinds[finding.diagnostic.kind.name].push_back(&finding);
  return kinds;
}

void WriteKind(PageWriter& page, const std::vector<const Finding*>& findings,
               const HashMap<std::string, ProvisionId>& ids) {
  const DiagnosticKind kind = findings[0]->diagnostic.kind;
  html::HtmlWriter out(page.sink());
  out.Put("<h2", Attribute("id", kind.name), ">", Text(kind.name), "</h2>\n<p>", Text(kind.summary),
          "</p>\n<ul>");
  for (const Finding* finding : findings) {
    out.Put("<li>");
    if (const auto id = ids.find(finding->provision); id != ids.end()) {
      page.Link(page.site().addresses.Rule(id->second), finding->provision);
      out.Put(": ");
    } else if (!finding->term.empty()) {
      out.Put("<b>", Text(finding->term), "</b>: ");
    }
    out.Put(Text(finding->diagnostic.message), "</li>\n");
  }
  out.Put("</ul>\n");
}

}  // namespace

void WriteFindings(const Site& site, const Edition& edition, const CrossReferences& references) {
  const CheckReport report = MakeCheckReport(
      edition, CheckEdition(edition, references, ExtractVocabulary(edition)), KindSelection());
  HashMap<std::string, ProvisionId> ids;
  for (ProvisionId id = 0; id < site.edition().provisions.size(); ++id)
    ids.emplace(site.edition().provisions[id].Key(), id);
  Page page;
  page.folder = "about/findings/";
  page.title = "Findings in the newest edition";
  page.description = fmt::format("What a careful editor would look at in the edition of {}.",
                                 NameOf(site.edition()));
  page.kind = "about";
  page.language = "en";
  page.crumbs = {{"About", "about/"}, {"Findings", ""}};
  PageWriter writer(site, page);
  writer.Body();
  html::HtmlWriter(writer.sink())
      .Put("<h1>", Text(page.title), "</h1>\n<p class=\"lead\">", Text(page.description), " ",
           Text(Counted(report.findings.size(), "finding")), ": ", Text(CountedBySeverity(report)),
           ".</p>\n");
  for (const auto& [name, findings] : Sorted(report)) WriteKind(writer, findings, ids);
  writer.Finish();
}

}  // namespace codicil::site
