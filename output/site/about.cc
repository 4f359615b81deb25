// What the site was made from, and how confident it is.

#include <fmt/format.h>

#include <array>

#include "output/confidence.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Text;

namespace {

void WriteSources(PageWriter& page) {
  const Site& site = page.site();
  html::HtmlWriter out(page.sink());
  out.Put(
      "<h2 id=\"sources\">Sources</h2>\n<div class=\"wide sources\" tabindex=\"0\" role=\"region\" "
      "aria-labelledby=\"sources\"><table><thead><tr><th scope=\"col\">Edition</th>"
      "<th scope=\"col\">File</th><th scope=\"col\">Bytes</th>"
      "<th scope=\"col\">SHA-256</th></tr></thead><tbody>\n");
  for (uint32_t i = static_cast<uint32_t>(site.work().editions.size()); i-- > 0;) {
    const EditionRecord& edition = site.work().editions[i];
    for (const FileRecord& file : edition.files) {
      out.Put("<tr><td>");
      page.Link(site.addresses.EditionHome(i), NameOf(edition));
      out.Put("</td><td>", Text(file.name), "</td><td>", Text(std::to_string(file.bytes)),
              "</td><td><code>", Text(file.sha256), "</code></td></tr>\n");
    }
  }
  out.Put("</tbody></table></div>\n");
}

// How many pairs of all transitions are how confident.
void WriteSurety(PageWriter& page) {
  static constexpr std::array<std::pair<float, const char*>, 4> kSteps{
      {{kCertain, "certain"}, {kLikely, "likely"}, {kPossible, "possible"}, {0, "hints"}}};
  std::array<size_t, kSteps.size()> counts{};
  size_t all = 0;
  for (const Transition& transition : page.site().work().transitions) {
    for (const PairRecord& pair : transition.pairs) {
      if (pair.old_id == kNoProvision || pair.new_id == kNoProvision || !pair.main) continue;
      size_t step = 0;
      while (pair.confidence < kSteps[step].first) ++step;
      ++counts[step];
      ++all;
    }
  }
  if (all == 0) return;
  html::HtmlWriter out(page.sink());
  out.Put(
      "<h2>Confidence</h2>\n<p>A provision of one edition is aligned with that of the next by its "
      "words and by what surrounds it, never by its number alone. Of ",
      Text(std::to_string(all)), " such pairs:</p>\n<ul>");
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    out.Put("<li>", Text(std::to_string(counts[i])), " ", Text(kSteps[i].second), "</li>\n");
  }
  out.Put(
      "</ul>\n<p>Of what is certain, 95 % or more is right, of what is likely 80 %, of what is "
      "possible half. The pages say where it is not certain. The address of an old number leads on "
      "at once from 70 % on; below that it has a page that says so.</p>\n");
}

}  // namespace

Status WriteAbout(const Site& site) {
  Page page;
  page.folder = "about/";
  page.title = "About";
  page.description = "Sources, sums, addresses and how confident the history is.";
  page.kind = "about";
  page.language = "en";  // of what it says of the program
  page.crumbs = {{"About", ""}};
  PageWriter writer(site, page);
  writer.Body();
  html::HtmlWriter out(writer.sink());
  out.Put(
      "<h1>About</h1>\n<p class=\"lead\">", Text(site.work().title), ", ",
      Text(Counted(site.work().editions.size(), "edition")),
      ". Written by Codicil, which reads the published texts; it changes no word of them.</p>\n");
  if (!site.work().source.empty()) out.Put("<p>Source: ", Text(site.work().source), "</p>\n");
  if (!site.work().licence.empty()) out.Put("<p>Licence: ", Text(site.work().licence), "</p>\n");
  out.Put(
      "<h2>Addresses</h2>\n<p>These addresses are permanent:</p>\n<dl class=\"addresses\">"
      "<div><dt><code>rule/NUMBER/</code></dt><dd>the rule as it is today; the number of an "
      "older edition leads to what it became</dd></div>"
      "<div><dt><code>DATE/NUMBER/#rNUMBER</code></dt><dd>the rule as it was in that edition; "
      "the page is that of its subsection</dd></div>"
      "<div><dt><code>id/ID/</code></dt><dd>the history of a provision, whatever its "
      "number</dd></div></dl>\n<p>Beside the pages of rules and of histories are "
      "<code>index.json</code> and <code>index.md</code>, beside those of rules also "
      "<code>index.xml</code> (Akoma Ntoso); each edition has whole files, and the sums of all in "
      "<code>SHA256SUMS</code>.</p>\n");
  out.Put("<p>What has become of every number: ");
  writer.Link("crosswalk/", "numbers then and now");
  out.Put(".</p>\n<h2>Findings</h2>\n<p>What a careful editor would look at: ");
  writer.Link("about/findings/", "findings in the newest edition");
  out.Put(".</p>\n");
  WriteSurety(writer);
  WriteSources(writer);
  writer.Finish();
  return {};
}

}  // namespace codicil::site
