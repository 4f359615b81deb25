// The glossary: its letters, and under each the terms with their definitions.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "output/html/block_height.h"
#include "output/html/nodes.h"
#include "output/html/paragraphs.h"

namespace codicil::html {
namespace {

constexpr char kOther = '#';  // for terms that do not begin with an ASCII letter

struct Group {
  char letter;
  std::vector<uint32_t> entries;
};

char LetterOf(const GlossaryEntry& entry) {
  const char first = entry.term.empty() ? kOther : entry.term.text.front();
  if (first >= 'A' && first <= 'Z') return first;
  return first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : kOther;
}

// Groups the entries by letter, in the order in which the letters first occur; an entry that is out
// of order is still listed under its own letter.
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

pugi::xml_node AddSection(pugi::xml_node parent, std::string_view class_name, std::string_view id) {
  pugi::xml_node section = AddElement(parent, "section", class_name);
  SetAttribute(section, "id", id);
  return section;
}

void AppendLetters(pugi::xml_node parent, const std::vector<Group>& groups) {
  pugi::xml_node letters = AddElement(parent, "nav", "letters");
  SetAttribute(letters, "aria-label", "Letters of the glossary");
  for (const Group& group : groups) {
    pugi::xml_node link = AddLink(letters, fmt::format("#{}", LetterAnchor(group.letter)));
    AddText(link, std::string_view(&group.letter, 1));
    AddText(letters, " ");
  }
}

void WriteEntry(PageWriter& out, uint32_t index, PageContext& page) {
  const GlossaryEntry& entry = page.edition.glossary[index];
  out.Open(page.tags.entry, page.anchors.Entry(index));
  out.Open(page.tags.term);
  out.Open(page.tags.link, page.anchors.LinkToEntry(index));
  WriteWords(out, page.text.Of(entry.term), page);
  out.Close();
  out.Close();
  out.Open(page.tags.definition);
  const PassageRef place = {PassageKind::kDefinition, index, 0};
  const LinkedParagraphs paragraphs = page.text.At(place);
  WriteParagraphs(out, paragraphs, page);
  const bool cited = WriteCitedBy(out, page.references.entry_cited_by[index], place, page);
  if (paragraphs.empty() && !cited) out.EndLine();
  out.Close();
  out.Close();
}

void WriteGroup(PageWriter& out, const Group& group, PageContext& page) {
  pugi::xml_document tree;
  pugi::xml_node section = AddSection(tree, "sub", LetterAnchor(group.letter));
  BlockHeight height;
  for (const uint32_t i : group.entries) height.Add(page.edition.glossary[i]);
  SetAttribute(section, "data-height", height.Step());
  AddElementWithText(section, "h3", std::string_view(&group.letter, 1));
  out.Open(PrintAround(tree, AddElement(section, "dl")));
  for (const uint32_t i : group.entries) {
    WriteEntry(out, i, page);
    out.EndLine();
  }
  out.Close();
}

}  // namespace

void WriteGlossary(PageWriter& out, PageContext& page) {
  if (page.edition.glossary.empty()) return;
  const std::vector<Group> groups = GroupByLetter(page.edition.glossary);
  pugi::xml_document tree;
  pugi::xml_node section = AddSection(tree, "section", kGlossaryAnchor);
  AddElementWithText(section, "h2", "Glossary");
  AppendLetters(section, groups);
  out.Open(PrintAround(tree, section));
  for (const Group& group : groups) WriteGroup(out, group, page);
  out.Close();
}

}  // namespace codicil::html
