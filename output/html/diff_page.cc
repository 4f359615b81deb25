// The page of changes from one edition to another, written by `codicil diff --to html`.

#include <fmt/format.h>

#include "output/html/diff_page_parts.h"
#include "output/html/document.h"
#include "output/html/nodes.h"
#include "output/html/page_assets.h"
#include "output/identity.h"

namespace codicil {
namespace html {
namespace {

std::string TitleOf(const EditionPair& editions) {
  const std::string dates =
      fmt::format("{} → {}", DateOf(editions.old_edition), DateOf(editions.new_edition));
  const std::string& work = editions.new_edition.title;
  return work.empty() ? dates : fmt::format("{}: {}", work, dates);
}

void AddButton(pugi::xml_node bar, std::string_view id, std::string_view words,
               std::string_view label) {
  pugi::xml_node button = AddElement(bar, "button");
  SetAttribute(button, "type", "button");
  SetAttribute(button, "id", id);
  SetAttribute(button, "aria-label", label);
  AddText(button, words);
}

// Buttons to go from change to change, shown by the script, since they do nothing without one.
void AppendBar(pugi::xml_node body) {
  pugi::xml_node bar = AddElement(body, "nav", "bar");
  SetAttribute(bar, "id", "bar");
  SetAttribute(bar, "aria-label", "Move between changes");
  SetAttribute(bar, "hidden", "hidden");
  AddButton(bar, "previous", "↑", "Previous change (p)");
  AddElementWithText(bar, "span", " ", "at");
  AddButton(bar, "next", "↓", "Next change (n)");
}

}  // namespace
}  // namespace html

std::string WriteDiffHtml(const DiffReport& report, const DiffOptions& options) {
  const std::string title = html::TitleOf(report.editions);
  pugi::xml_document document;
  const Edition &was = report.editions.old_edition, &is = report.editions.new_edition;
  pugi::xml_node root = html::AddPage(document, {is.language,
                                                 title,
                                                 {kDiffCss, kSymbolCss},
                                                 kDiffJs,
                                                 {{"codicil:work", WorkId(is)},
                                                  {"codicil:old-edition", EditionId(was)},
                                                  {"codicil:old-sha256", EditionDigest(was)},
                                                  {"codicil:new-edition", EditionId(is)},
                                                  {"codicil:new-sha256", EditionDigest(is)}}});
  pugi::xml_node body = html::AddElement(root, "body");
  pugi::xml_node main = html::AddElement(body, "main");
  html::DiffPage page(report, options);
  html::AppendSummary(main, page);
  html::AppendChanges(main, page);
  const std::string hidden = DescribeHidden(report, page.filter, options);
  if (!hidden.empty()) html::AddElementWithText(main, "p", hidden, "hidden");
  html::AppendBar(body);
  return html::Print(document);
}

}  // namespace codicil
