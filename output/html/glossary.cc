// The glossary: its letters, and under each the terms with their definitions.

#include <algorithm>
#include <string>
#include <vector>

#include "output/html/block_height.h"
#include "output/html/paragraphs.h"

namespace codicil::html {
namespace {

constexpr char kOther = '#';  // stands for terms that begin with no letter of ASCII

struct Group {
  char letter;
  std::vector<uint32_t> entries;
};

char LetterOf(const GlossaryEntry& entry) {
  const char first = entry.term.empty() ? kOther : entry.term.text.front();
  if (first >= 'A' && first <= 'Z') return first;
  return first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : kOther;
}

// By letter in the order in which the letters first occur; a term that is out of order still comes
// under its own letter.
std::vector<Group> GroupByLetter(const std::vector<GlossaryEntry>& glossary) {
  std::vector<Group> groups;
  for (uint32_t i = 0; i < glossary.size(); ++i) {
    const char letter = LetterOf(glossary[i]);
    const auto has_letter = [&](const Group& group) { return group.letter == letter; };
    auto group = std::find_if(groups.begin(), groups.end(), has_letter);
    if (group == groups.end()) group = groups.insert(group, {letter, {}});
    group->entries.push_back(i);
  }
  return groups;
}

std::string LetterAnchor(char letter) {
  const bool other = letter == kOther;
  return std::string("letter-") +
         (other ? "other" : std::string(1, static_cast<char>(letter + 32)));
}

void AppendLetters(pugi::xml_node parent, const std::vector<Group>& groups) {
  pugi::xml_node letters = AddElement(parent, "nav", "letters");
  SetAttribute(letters, "aria-label", "Letters of the glossary");
  for (const Group& group : groups) {
    pugi::xml_node link = AddLink(letters, "#" + LetterAnchor(group.letter));
    AddText(link, std::string_view(&group.letter, 1));
    AddText(letters, " ");
  }
}

void AppendEntry(pugi::xml_node list, uint32_t index, PageContext& page) {
  const GlossaryEntry& entry = page.edition.glossary[index];
  pugi::xml_node group = AddElement(list, "div");
  SetAttribute(group, "id", page.anchors.Entry(index));
  pugi::xml_node term = AddLink(AddElement(group, "dt"), page.anchors.LinkToEntry(index));
  AppendWords(term, page.text.Of(entry.term), page);
  pugi::xml_node definition = AddElement(group, "dd");
  const Place place = {Place::kGlossary, index, 0};
  AppendParagraphs(definition, page.text.At(place), page);
  AppendCitedBy(definition, page.references.entry_cited_by[index], place, page);
  if (!definition.first_child()) AddText(definition, "\n");  // an empty element means another thing
}

void AppendGroup(pugi::xml_node parent, const Group& group, PageContext& page) {
  pugi::xml_node section = AddElement(parent, "section", "sub");
  SetAttribute(section, "id", LetterAnchor(group.letter));
  BlockHeight height;
  for (const uint32_t i : group.entries) height.Add(page.edition.glossary[i]);
  SetAttribute(section, "style", height.Style());
  AddElementWithText(section, "h3", std::string_view(&group.letter, 1));
  pugi::xml_node list = AddElement(section, "dl");
  for (const uint32_t i : group.entries) {
    AppendEntry(list, i, page);
    EndLine(list);
  }
}

}  // namespace

void WriteGlossary(PartWriter& out, PageContext& page) {
  if (page.edition.glossary.empty()) return;
  pugi::xml_node section = AddElement(out.part(), "section", "section");
  SetAttribute(section, "id", kGlossaryAnchor);
  AddElementWithText(section, "h2", "Glossary");
  const std::vector<Group> groups = GroupByLetter(page.edition.glossary);
  AppendLetters(section, groups);
  out.FlushOpen(section);
  for (const Group& group : groups) {
    AppendGroup(out.part(), group, page);
    out.Flush();
  }
  out.Close();
}

}  // namespace codicil::html
