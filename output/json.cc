// Editions as JSON: codicil-edition/1, of docs/schema, whose matter comes after its provisions, so
// that it takes the parts by name and not in the order of the walk; and, for tools that read line
// by line, a line for each provision and term with what codicil-edition/1 has of it.

#include <map>

#include "output/edition_walk.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "output/writer.h"
#include "rules/identity.h"
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

// Writes members into an object that the caller has opened.
class EditionJson {
 public:
  EditionJson(const Edition& edition, JsonWriter& json)
      : edition_(edition), json_(json), places_(edition, json) {}

  void WriteProvision(const Provision& provision) {
    const auto asides = [&](const std::vector<Passage>& passages) {
      return json_.Each(passages,
                        [&](const Passage& passage) { json_.Object([&] { WriteText(passage); }); });
    };
    json_.Members("num", provision.number.ToString(), "label", provision.Label(), "occurrence",
                  provision.occurrence, "id",
                  If(provision.occurrence > 1,
                     ProvisionKey{provision.number, provision.occurrence}.ToString()),
                  "depth", provision.depth, "level", LevelName(provision.level), "parent",
                  OrNull(KeyText(edition_, provision.parent)), "implied",
                  If(provision.implied, true), "item", If(provision.item, true), "labels",
                  If(!provision.labels.empty(), provision.labels), "heading",
                  OrNull(provision.heading.text));
    if (!provision.heading.marks.empty()) WriteMarks("heading_marks", provision.heading);
    WriteText(provision.text);
    json_.Members("examples", asides(provision.examples), "notes", asides(provision.notes));
    WriteSource(provision.span);
  }

  void WriteEntry(const GlossaryEntry& entry) {
    json_.Members("term", entry.term.text);
    if (!entry.term.marks.empty()) WriteMarks("term_marks", entry.term);
    WriteText(entry.text);
    WriteSource(entry.span);
  }

  void WriteMatter(const MatterBlock& block) {
    json_.Members("kind", MatterKindName(block.kind));
    WriteText(block.text);
    WriteSource(block.text.span);
  }

  JsonPlaces& places() { return places_; }

 private:
  void WriteText(const Passage& passage) {
    json_.Members("text", passage.text);
    WriteMarks("marks", passage);
  }

  void WriteMarks(std::string_view name, const Passage& passage) {
    const std::map<uint32_t, size_t> points = CodePointsAtMarks(passage);
    json_.Members(name, json_.Each(passage.marks, [&](const Mark& mark) {
      json_.Object("kind", MarkKindName(mark.kind), "begin", points.at(mark.begin), "end",
                   points.at(mark.end), "value", If(!mark.value.empty(), mark.value));
    }));
  }

  void WriteSource(const Span& span) {
    json_.Members("source", [&] { places_.WriteSpan(span); });
  }

  const Edition& edition_;
  JsonWriter& json_;
  JsonPlaces places_;
};

// Front and back matter have no lines.
class NdjsonSink : public EditionSink {
 public:
  NdjsonSink(const Edition& edition, ByteSink& out)
      : edition_(edition), json_(out, JsonLayout::kOneLine), parts_(edition, json_) {}

  void WriteMatter(const MatterBlock&) override {}
  void WriteProvision(ProvisionId id) override {
    WriteLine([&] { parts_.WriteProvision(edition_.provisions[id]); });
  }
  void WriteEntry(uint32_t entry) override {
    WriteLine([&] { parts_.WriteEntry(edition_.glossary[entry]); });
  }

 private:
  template <typename Write>
  void WriteLine(Write write) {
    json_.Document("work", OrNull(work_), "edition", id_, write);
  }

  const Edition& edition_;
  const std::string work_ = WorkId(edition_);
  const std::string id_ = EditionId(edition_);
  JsonWriter json_;
  EditionJson parts_;
};

}  // namespace

void WriteJson(const Edition& edition, ByteSink& out) {
  JsonWriter json(out);
  EditionJson parts(edition, json);
  const auto all = [&](const auto& items, auto write) {
    return json.Each(items, [&parts, &json, write](const auto& item) {
      json.Object([&] { (parts.*write)(item); });
    });
  };
  json.Document(
      "schema", "codicil-edition/1", [&] { WriteIdentity(edition, json); },
      [&] { WriteSources(edition, json); }, "provisions",
      all(edition.provisions, &EditionJson::WriteProvision), "glossary",
      all(edition.glossary, &EditionJson::WriteEntry), "front_matter",
      all(edition.front_matter, &EditionJson::WriteMatter), "back_matter",
      all(edition.back_matter, &EditionJson::WriteMatter), "diagnostics",
      json.Each(edition.sources().diagnostics.list(),
                [&](const Diagnostic& one) { parts.places().WriteDiagnostic(one); }));
}

void WriteNdjson(const Edition& edition, ByteSink& out) {
  NdjsonSink sink(edition, out);
  WalkEdition(edition, sink);
}

}  // namespace codicil
