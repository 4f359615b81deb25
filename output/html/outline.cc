// The outline next to the text.

#include <fmt/format.h>

#include "output/front_matter.h"
#include "output/html/nodes.h"
#include "output/html/page_parts.h"

namespace codicil::html {
namespace {

// Leaves the item open.
void OpenItem(PageWriter& out, const PageTags& tags, std::string_view href,
              std::string_view words) {
  out.Open(tags.item);
  out.Open(tags.link, href);
  out.Text(words);
  out.Close();
}

void WriteItem(PageWriter& out, const PageTags& tags, std::string_view href,
               std::string_view words) {
  OpenItem(out, tags, href, words);
  out.Close();
}

// Returns the tag that holds the subsections of a section and lets the reader open them.
Tag DetailsTag(const std::string& section) {
  pugi::xml_document tree;
  pugi::xml_node details = AddElement(tree, "details");
  pugi::xml_node summary = AddElement(details, "summary");
  SetAttribute(summary, "aria-label", fmt::format("Subsections of {}", section));
  AddElementWithText(summary, "span", "+");
  return PrintAround(tree, AddElement(details, "ol"));
}

std::string LineOf(const Provision& provision) {
  const std::string number = provision.number.ToString();
  if (provision.heading.empty()) return number;
  return fmt::format("{} {}", number, provision.heading.text);
}

// Writes the subsections of one section, collapsed.
void WriteSubsections(PageWriter& out, ProvisionId section, const PageContext& page) {
  const auto& provisions = page.edition.provisions;
  bool open = false;
  for (ProvisionId id = section + 1; id < provisions[section].subtree_end;
       id = provisions[id].subtree_end) {
    if (provisions[id].level != Level::kSubsection) continue;
    if (!open) out.Open(DetailsTag(LineOf(provisions[section])));
    open = true;
    WriteItem(out, page.tags, page.anchors.LinkToProvision(id), LineOf(provisions[id]));
  }
  if (open) out.Close();
}

void WriteHeadings(PageWriter& out, const PageTags& tags, std::string_view where,
                   const std::vector<const MatterBlock*>& blocks) {
  size_t number = 0;
  for (const MatterBlock* block : blocks) {
    if (block->kind != MatterKind::kHeading) continue;
    WriteItem(out, tags, fmt::format("#{}", MatterAnchor(where, ++number)), block->text.text);
  }
}

}  // namespace

void WriteOutline(PageWriter& out, const PageContext& page) {
  const Edition& edition = page.edition;
  const PageTags& tags = page.tags;
  out.Open(tags.list);
  WriteHeadings(out, tags, kFrontAnchor, FrontMatterToShow(edition));
  const auto& provisions = edition.provisions;
  for (ProvisionId id = 0; id < provisions.size(); id = provisions[id].subtree_end) {
    OpenItem(out, tags, page.anchors.LinkToProvision(id), LineOf(provisions[id]));
    WriteSubsections(out, id, page);
    out.Close();
    out.EndLine();
  }
  if (!edition.glossary.empty())
    WriteItem(out, tags, fmt::format("#{}", kGlossaryAnchor), "Glossary");
  std::vector<const MatterBlock*> back;
  for (const MatterBlock& block : edition.back_matter) back.push_back(&block);
  WriteHeadings(out, tags, kBackAnchor, back);
  out.Close();
}

}  // namespace codicil::html
