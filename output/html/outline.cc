// The outline beside the text.

#include <fmt/format.h>

#include "output/front_matter.h"
#include "output/html/nodes.h"
#include "output/html/page_parts.h"

namespace codicil::html {
namespace {

pugi::xml_node AddItem(pugi::xml_node list, std::string_view href, std::string_view words) {
  pugi::xml_node item = AddElement(list, "li");
  AddText(AddLink(item, href), words);
  return item;
}

std::string LineOf(const Provision& provision) {
  const std::string number = provision.number.ToString();
  if (provision.heading.empty()) return number;
  return fmt::format("{} {}", number, provision.heading.text);
}

// The subsections of one section under a mark that opens them.
void AppendSubsections(pugi::xml_node item, ProvisionId section, const PageFacts& page) {
  const auto& provisions = page.edition.provisions;
  pugi::xml_node list;
  for (ProvisionId id = section + 1; id < provisions[section].subtree_end;
       id = provisions[id].subtree_end) {
    if (provisions[id].level != Level::kSubsection) continue;
    if (!list) {
      pugi::xml_node details = AddElement(item, "details");
      const std::string label = fmt::format("Subsections of {}", LineOf(provisions[section]));
      pugi::xml_node summary = AddElement(details, "summary");
      SetAttribute(summary, "aria-label", label);
      AddElementWithText(summary, "span", "+");
      list = AddElement(details, "ol");
    }
    AddItem(list, page.anchors.LinkToProvision(id), LineOf(provisions[id]));
  }
}

void AppendHeadings(pugi::xml_node list, std::string_view where,
                    const std::vector<const MatterBlock*>& blocks) {
  size_t number = 0;
  for (const MatterBlock* block : blocks) {
    if (block->kind != MatterKind::kHeading) continue;
    AddItem(list, fmt::format("#{}", MatterAnchor(where, ++number)), block->text.text);
  }
}

}  // namespace

void AppendOutline(pugi::xml_node parent, const PageFacts& page) {
  const Edition& edition = page.edition;
  pugi::xml_node list = AddElement(parent, "ol");
  AppendHeadings(list, kFrontAnchor, FrontMatterToShow(edition));
  const auto& provisions = edition.provisions;
  for (ProvisionId id = 0; id < provisions.size(); id = provisions[id].subtree_end) {
    pugi::xml_node item = AddItem(list, page.anchors.LinkToProvision(id), LineOf(provisions[id]));
    AppendSubsections(item, id, page);
    EndLine(list);
  }
  if (!edition.glossary.empty()) AddItem(list, fmt::format("#{}", kGlossaryAnchor), "Glossary");
  std::vector<const MatterBlock*> back;
  for (const MatterBlock& block : edition.back_matter) back.push_back(&block);
  AppendHeadings(list, kBackAnchor, back);
}

}  // namespace codicil::html
