// The page as a whole: head, frame, and the parts in their places.

#include <fmt/format.h>

#include <string>

#include "output/html/block_height.h"
#include "output/html/document.h"
#include "output/html/nodes.h"
#include "output/html/page_assets.h"
#include "output/html/page_parts.h"
#include "output/identity.h"
#include "output/writer.h"

namespace codicil {
namespace html {
namespace {

std::string TitleOf(const Edition& edition) {
  const std::string title = edition.title.empty() ? "Rules" : edition.title;
  if (edition.effective_date.empty()) return title;
  return fmt::format("{} ({})", title, edition.effective_date);
}

pugi::xml_node AddButton(pugi::xml_node parent, std::string_view id, std::string_view words) {
  pugi::xml_node button = AddElement(parent, "button");
  SetAttribute(button, "type", "button");
  SetAttribute(button, "id", id);
  AddText(button, words);
  return button;
}

// On wide screens, a column that contains the outline; on narrow ones, a bar with a button that
// opens the outline without a script.
void WriteSide(PageWriter& out, const PageContext& page) {
  pugi::xml_document tree;
  pugi::xml_node side = AddElement(tree, "header", "side");
  pugi::xml_node bar = AddElement(side, "div", "bar");
  SetAttribute(AddButton(bar, "menu", "Contents"), "popovertarget", "outline");
  pugi::xml_node place = AddLink(bar, "#top", "here");
  AddText(place, page.edition.title.empty() ? "Rules" : page.edition.title);
  pugi::xml_node theme = AddButton(bar, "theme", "Dark");
  SetAttribute(theme, "aria-label", "Dark colours");
  SetAttribute(theme, "hidden", "hidden");  // shown by the script, since it does nothing without
                                            // one
  pugi::xml_node outline = AddElement(side, "nav");
  SetAttribute(outline, "id", "outline");
  SetAttribute(outline, "popover", "auto");
  SetAttribute(outline, "aria-label", "Contents");
  out.Open(PrintAround(tree, outline));
  WriteOutline(out, page);
  out.Close();
}

void OpenBody(PageWriter& out, const Edition& edition) {
  const std::string title = TitleOf(edition);
  pugi::xml_document tree;
  const std::string heights = BlockHeight::Styles();
  const pugi::xml_node root = AddPage(tree, {edition.language,
                                             title,
                                             {kPageCss, kSymbolCss, heights},
                                             kPageJs,
                                             {{"codicil:work", WorkId(edition)},
                                              {"codicil:edition", EditionId(edition)},
                                              {"codicil:sha256", EditionDigest(edition)}}});
  pugi::xml_node body = AddElement(root, "body");
  AddText(AddLink(body, "#text", "skip"), "Skip to the text");
  out.Open(PrintAround(tree, body));
}

void OpenMain(PageWriter& out) {
  pugi::xml_document tree;
  pugi::xml_node main = AddElement(tree, "main");
  SetAttribute(main, "id", "text");
  SetAttribute(main, "tabindex", "-1");
  out.Open(PrintAround(tree, main));
}

// Errs on the large side: unused memory costs nothing, growing does.
size_t LikelySize(const Edition& edition) {
  size_t size = kPageCss.size() + kSymbolCss.size() + kPageJs.size();
  for (const Source& source : edition.sources().files) size += 3 * source.text->text().size();
  return size;
}

}  // namespace

PageContext::PageContext(const Edition& an_edition, const CrossReferences& some_references)
    : edition(an_edition),
      references(some_references),
      anchors(edition),
      text(edition, references) {
  for (uint32_t i = 0; i < edition.glossary.size(); ++i)
    entry_links.Add(tags.link.before.view(), anchors.LinkToEntry(i), tags.link.after.view());
}

}  // namespace html

std::string WriteHtml(const Edition& edition, const CrossReferences& references) {
  html::PageContext page(edition, references);
  html::PageWriter out(html::LikelySize(edition));
  html::OpenBody(out, edition);
  html::WriteSide(out, page);
  out.EndLine();
  html::OpenMain(out);
  html::WriteFrontMatter(out, page);
  html::WriteProvisions(out, page);
  html::WriteGlossary(out, page);
  html::WriteBackMatter(out, page);
  out.Close();
  out.Close();
  out.EndLine();
  return out.Take();
}

}  // namespace codicil
