#include "output/edition_json.h"

#include <map>

#include "output/passage_parts.h"
#include "rules/provision_key.h"
#include "text/code_points.h"

namespace codicil {
namespace {

// Marks nest, so their ends come in no order: one pass over all the places in order.
std::map<uint32_t, size_t> CodePointsAtMarks(const Passage& passage) {
  std::map<uint32_t, size_t> points;
  for (const Mark& mark : passage.marks) points[mark.begin] = points[mark.end] = 0;
  uint32_t at = 0;
  size_t count = 0;
  for (auto& [offset, code_points] : points) {
    count += CountCodePoints(passage.text.substr(at, offset - at));
    at = offset;
    code_points = count;
  }
  return points;
}

}  // namespace

void EditionJson::WriteProvision(const Provision& provision) {
  const auto asides = [&](const std::vector<Passage>& passages) {
    return json_.Each(passages,
                      [&](const Passage& passage) { json_.Object([&] { WriteText(passage); }); });
  };
  json_.Members(
      "num", provision.number.ToString(), "label", provision.Label(), "occurrence",
      provision.occurrence, "id",
      If(provision.occurrence > 1, ProvisionKey{provision.number, provision.occurrence}.ToString()),
      "depth", provision.depth, "level", LevelName(provision.level), "parent",
      OrNull(KeyText(edition_, provision.parent)), "implied", If(provision.implied, true), "item",
      If(provision.item, true), "labels", If(!provision.labels.empty(), provision.labels),
      "heading", OrNull(provision.heading.text));
  if (!provision.heading.marks.empty()) WriteMarks("heading_marks", provision.heading);
  WriteText(provision.text);
  json_.Members("examples", asides(provision.examples), "notes", asides(provision.notes));
  WriteSource(provision.span);
}

void EditionJson::WriteEntry(const GlossaryEntry& entry) {
  json_.Members("term", entry.term.text);
  if (!entry.term.marks.empty()) WriteMarks("term_marks", entry.term);
  WriteText(entry.text);
  WriteSource(entry.span);
}

void EditionJson::WriteMatter(const MatterBlock& block) {
  json_.Members("kind", MatterKindName(block.kind));
  WriteText(block.text);
  WriteSource(block.text.span);
}

void EditionJson::WriteBetween(const MatterBlock& block) {
  json_.Members("before", KeyText(edition_, block.before));
  WriteMatter(block);
}

void EditionJson::WriteText(const Passage& passage) {
  json_.Members("text", passage.text);
  WriteMarks("marks", passage);
}

void EditionJson::WriteMarks(std::string_view name, const Passage& passage) {
  const std::map<uint32_t, size_t> points = CodePointsAtMarks(passage);
  json_.Members(name, json_.Each(passage.marks, [&](const Mark& mark) {
    json_.Object("kind", MarkKindName(mark.kind), "begin", points.at(mark.begin), "end",
                 points.at(mark.end), "value", If(!mark.value.empty(), mark.value));
  }));
}

void EditionJson::WriteSource(const Span& span) {
  json_.Members("source", [&] { places_.WriteSpan(span); });
}

}  // namespace codicil
