// The head of the page of changes.

#include <fmt/format.h>

#include "output/html/diff_page_parts.h"
#include "output/html/nodes.h"

namespace codicil::html {
namespace {

constexpr size_t kMostOpenRuns = 12;  // further ones are shown on request

void AppendTitle(pugi::xml_node header, const DiffPage& page) {
  const Edition& old_edition = page.report.editions.old_edition;
  const Edition& new_edition = page.report.editions.new_edition;
  const std::string_view work = new_edition.title.empty() ? old_edition.title : new_edition.title;
  if (!work.empty()) AddElementWithText(header, "p", work, "work");
  AddElementWithText(header, "h1",
                     fmt::format("{} → {}", DateOf(old_edition), DateOf(new_edition)));
}

void AppendCount(pugi::xml_node list, ChangeKind kind, uint32_t count) {
  if (count == 0) return;
  pugi::xml_node item = AddElement(list, "li", ChangeKindName(kind));
  AddElementWithText(item, "b", fmt::to_string(count));
  AddText(item, fmt::format(" {}", ChangeKindName(kind)));
}

void AppendCounts(pugi::xml_node header, const DiffPage& page) {
  const auto& counts = page.report.diff.counts;
  AddElementWithText(header, "p",
                     fmt::format("{} provisions before, {} after",
                                 page.report.editions.old_edition.provisions.size(),
                                 page.report.editions.new_edition.provisions.size()),
                     "sizes");
  if (IsEmpty(page.report.editions.concordance, page.report.diff)) {
    AddElementWithText(header, "p", "Nothing has changed.");
    return;
  }
  pugi::xml_node list = AddElement(header, "ul", "counts");
  for (const ChangeKind kind :
       {ChangeKind::kEdited, ChangeKind::kAdded, ChangeKind::kRemoved, ChangeKind::kSplit,
        ChangeKind::kMerged, ChangeKind::kMoved, ChangeKind::kRenumbered, ChangeKind::kRetargeted,
        ChangeKind::kRecited, ChangeKind::kRetypeset, ChangeKind::kUnchanged}) {
    AppendCount(list, kind, counts[static_cast<size_t>(kind)]);
  }
}

void AppendChoice(pugi::xml_node form, std::string_view id, std::string_view words, bool chosen) {
  pugi::xml_node label = AddElement(form, "label");
  pugi::xml_node radio = AddElement(label, "input");
  SetAttribute(radio, "type", "radio");
  SetAttribute(radio, "name", "view");
  SetAttribute(radio, "id", id);
  if (chosen) SetAttribute(radio, "checked", "checked");
  AddElementWithText(label, "span", words);
}

void AppendViews(pugi::xml_node header) {
  pugi::xml_node views = AddElement(header, "fieldset", "views");
  AddElementWithText(views, "legend", "View");
  AppendChoice(views, "view-inline", "Inline", true);
  AppendChoice(views, "view-sides", "Side by side", false);
}

std::string RangeOf(const Edition& edition, ProvisionId first, ProvisionId last) {
  const std::string from = edition.provisions[first].number.ToString();
  return first == last ? from
                       : fmt::format("{}–{}", from, edition.provisions[last].number.ToString());
}

void AppendRun(pugi::xml_node list, const Shift& shift, const EditionPair& editions) {
  pugi::xml_node item = AddElement(list, "li");
  AddText(item,
          fmt::format("{} → {}", RangeOf(editions.old_edition, shift.old_first, shift.old_last),
                      RangeOf(editions.new_edition, shift.new_first, shift.new_last)));
  std::string remark = shift.moved ? "moved" : "";
  if (shift.provisions > 1) {
    remark += fmt::format("{}{} provisions", shift.moved ? ", " : "", shift.provisions);
  }
  if (remark.empty()) return;
  AddText(item, " ");
  AddElementWithText(item, "small", remark);
}

void AppendRuns(pugi::xml_node main, const DiffPage& page) {
  const auto& shifts = page.report.diff.shifts;
  if (shifts.empty()) return;
  pugi::xml_node section = AddElement(main, "section", "overview");
  AddElementWithText(section, "h2", "Renumbered");
  pugi::xml_node parent = section;
  if (shifts.size() > kMostOpenRuns) {
    parent = AddElement(section, "details");
    AddElementWithText(parent, "summary", fmt::format("{} runs of numbers", shifts.size()));
  }
  pugi::xml_node list = AddElement(parent, "ul", "runs");
  for (const Shift& shift : shifts) {
    AppendRun(list, shift, page.report.editions);
  }
}

void AppendMembers(pugi::xml_node parent, const char* element,
                   const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    AddElementWithText(AddElement(parent, "li"), element, name);
    AddText(parent, " ");
  }
}

void AppendLists(pugi::xml_node main, const DiffPage& page) {
  if (page.report.lists.empty()) return;
  pugi::xml_node section = AddElement(main, "section", "overview");
  AddElementWithText(section, "h2", "Lists");
  pugi::xml_node lists = AddElement(section, "dl");
  for (const ListChange& change : page.report.lists) {
    pugi::xml_node row = AddElement(lists, "div");
    pugi::xml_node name = AddElementWithText(row, "dt", change.name);
    if (const std::string fate = DescribeFate(change); !fate.empty())
      AddElementWithText(name, "small", " " + fate);
    pugi::xml_node members = AddElement(AddElement(row, "dd"), "ul", "members");
    AddText(members, " ");
    AppendMembers(members, "ins", change.added);
    AppendMembers(members, "del", change.removed);
  }
}

}  // namespace

std::string DiffPage::UniqueId(const std::string& wish) {
  std::string id = wish;
  for (size_t next = 2; !ids_.insert(id).second; ++next) id = fmt::format("{}-{}", wish, next);
  return id;
}

void AppendSummary(pugi::xml_node main, DiffPage& page) {
  pugi::xml_node header = AddElement(main, "header");
  AppendTitle(header, page);
  AppendCounts(header, page);
  AppendViews(header);
  if (!page.filter.ShowsOverview()) return;
  AppendRuns(main, page);
  AppendLists(main, page);
}

}  // namespace codicil::html
