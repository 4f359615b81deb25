// The writer for codicil-edition/1; docs/schema has the schema.

#include <map>

#include "output/identity.h"
#include "output/json_parts.h"
#include "output/json_stream.h"
#include "output/writer.h"
#include "text/code_points.h"

namespace codicil {
namespace {

class EditionWriter {
 public:
  explicit EditionWriter(const Edition& edition) : edition_(edition), places_(edition) {}

  std::string Write() {
    json_.StartObject();
    json_.Member("schema", "codicil-edition/1");
    WriteWorkJson(edition_, json_);
    WriteEditionJson(edition_, json_);
    WriteSourcesJson(edition_, json_);
    WriteArray("provisions", edition_.provisions, &EditionWriter::WriteProvision);
    WriteArray("glossary", edition_.glossary, &EditionWriter::WriteGlossaryEntry);
    WriteArray("front_matter", edition_.front_matter, &EditionWriter::WriteMatter);
    WriteArray("back_matter", edition_.back_matter, &EditionWriter::WriteMatter);
    WriteArray("diagnostics", edition_.sources().diagnostics.list(),
               &EditionWriter::WriteDiagnostic);
    json_.EndObject();
    return std::move(json_).Finish();
  }

 private:
  template <typename Items, typename Item>
  void WriteArray(std::string_view name, const Items& items,
                  void (EditionWriter::*write)(const Item&)) {
    json_.Key(name);
    json_.StartArray();
    for (const auto& item : items) (this->*write)(item);
    json_.EndArray();
  }

  void WriteProvision(const Provision& provision) {
    json_.StartObject();
    json_.Member("num", provision.number.ToString());
    json_.Member("label", provision.Label());
    json_.Member("occurrence", provision.occurrence);
    json_.Member("depth", provision.depth);
    json_.Member("level", LevelName(provision.level));
    json_.Key("parent");
    json_.StringOrNull(provision.parent == kNoProvision
                           ? std::string()
                           : edition_.provisions[provision.parent].number.ToString());
    if (provision.implied) {
      json_.Key("implied");
      json_.Bool(true);
    }
    if (!provision.labels.empty()) WriteLabels(provision);
    json_.Key("heading");
    json_.StringOrNull(provision.heading.text);
    if (!provision.heading.marks.empty()) WriteMarks("heading_marks", provision.heading);
    WriteTextAndMarks("text", provision.text);
    WriteArray("examples", provision.examples, &EditionWriter::WriteAside);
    WriteArray("notes", provision.notes, &EditionWriter::WriteAside);
    WriteSpan("source", provision.span);
    json_.EndObject();
  }

  void WriteLabels(const Provision& provision) {
    json_.Key("labels");
    json_.StartArray();
    for (std::string_view label : provision.labels) json_.String(label);
    json_.EndArray();
  }

  void WriteAside(const Passage& passage) {
    json_.StartObject();
    WriteTextAndMarks("text", passage);
    json_.EndObject();
  }

  void WriteGlossaryEntry(const GlossaryEntry& entry) {
    json_.StartObject();
    json_.Member("term", entry.term.text);
    if (!entry.term.marks.empty()) WriteMarks("term_marks", entry.term);
    WriteTextAndMarks("text", entry.text);
    WriteSpan("source", entry.span);
    json_.EndObject();
  }

  void WriteMatter(const MatterBlock& block) {
    json_.StartObject();
    json_.Member("kind", MatterKindName(block.kind));
    WriteTextAndMarks("text", block.text);
    WriteSpan("source", block.text.span);
    json_.EndObject();
  }

  void WriteTextAndMarks(std::string_view name, const Passage& passage) {
    json_.Member(name, passage.text);
    WriteMarks("marks", passage);
  }

  void WriteMarks(std::string_view name, const Passage& passage) {
    json_.Key(name);
    json_.StartArray();
    const std::map<uint32_t, size_t> points = CodePointsAtMarks(passage);
    for (const Mark& mark : passage.marks) {
      json_.StartObject();
      json_.Member("kind", MarkKindName(mark.kind));
      json_.Member("begin", points.at(mark.begin));
      json_.Member("end", points.at(mark.end));
      if (!mark.value.empty()) json_.Member("value", mark.value);
      json_.EndObject();
    }
    json_.EndArray();
  }

  // Marks nest, so their ends are not sorted: sort all places and convert them in one pass.
  static std::map<uint32_t, size_t> CodePointsAtMarks(const Passage& passage) {
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

  void WriteSpan(std::string_view name, const Span& span) {
    json_.Key(name);
    if (span.empty()) return json_.Null();
    places_.WriteSpan(span, json_);
  }

  void WriteDiagnostic(const Diagnostic& diagnostic) { places_.WriteDiagnostic(diagnostic, json_); }

  const Edition& edition_;
  JsonPlaces places_;
  JsonWriter json_;
};

}  // namespace

std::string WriteJson(const Edition& edition) { return EditionWriter(edition).Write(); }

}  // namespace codicil
