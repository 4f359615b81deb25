// The writer for codicil-refs/1; docs/schema has the schema.

#include "output/identity.h"
#include "output/json_stream.h"
#include "output/refs.h"
#include "output/refs_parts.h"
#include "text/budget.h"

namespace codicil {
namespace {

class RefsWriter {
 public:
  RefsWriter(const Edition& edition, const CrossReferences& references)
      : edition_(edition), references_(references), points_(edition) {}

  std::string Write(RefsParts parts) {
    json_.StartObject();
    json_.Member("schema", "codicil-refs/1");
    WriteWorkJson(edition_, json_);
    WriteEditionJson(edition_, json_);
    json_.Key("citations");
    json_.StartArray();
    for (const Citation& citation : references_.citations) WriteCitation(citation);
    json_.EndArray();
    if (parts == RefsParts::kCitationsAndTerms) WriteTerms();
    json_.EndObject();
    return std::move(json_).Finish();
  }

 private:
  void WriteTerms() {
    json_.Key("term_uses");
    json_.StartArray();
    for (const TermUse& use : references_.term_uses) WriteTermUse(use);
    json_.EndArray();
    json_.Key("definitions");
    json_.StartArray();
    for (uint32_t entry = 0; entry < edition_.glossary.size(); ++entry) WriteDefinition(entry);
    json_.EndArray();
  }

  void WriteTermUse(const TermUse& use) {
    json_.StartObject();
    WriteStretch(use.place, use.begin, use.end);
    json_.Member("term", edition_.glossary[use.entry].term.text);
    json_.EndObject();
  }

  void WriteDefinition(uint32_t entry) {
    if (references_.defined_in[entry].empty()) return;
    json_.StartObject();
    json_.Member("term", edition_.glossary[entry].term.text);
    WriteNumbers("provisions", references_.defined_in[entry]);
    json_.EndObject();
  }

  // "from", "in", "begin", "end".
  void WriteStretch(const PassageRef& place, uint32_t from, uint32_t to) {
    json_.Key("from");
    json_.StringOrNull(PlaceNumber(edition_, place));
    WritePlace(place);
    const auto [begin, end] = points_.Count(place, from, to);
    json_.Member("begin", begin);
    json_.Member("end", end);
  }

  void WriteNumbers(const char* name, const std::vector<ProvisionId>& ids) {
    json_.Key(name);
    json_.StartArray();
    for (const ProvisionId id : ids) json_.String(edition_.provisions[id].number.ToString());
    json_.EndArray();
  }

  void WriteCitation(const Citation& citation) {
    json_.StartObject();
    WriteStretch(citation.place, citation.begin, citation.end);
    json_.Member("status", CitationStatusName(citation.status));
    json_.Key("locators");
    json_.StartArray();
    for (const Locator& locator : citation.locators) WriteLocator(locator);
    json_.EndArray();
    json_.EndObject();
  }

  void WritePlace(const PassageRef& place) {
    if (!place.InGlossary()) return json_.Member("in", PlaceName(place));
    json_.Key("in");
    json_.StartObject();
    json_.Member("glossary", Brief(edition_.glossary[place.owner].term.text));
    json_.EndObject();
  }

  void WriteLocator(const Locator& locator) {
    json_.StartObject();
    switch (locator.kind) {
      case Locator::kDocument:
        json_.Member("document", locator.name);
        break;
      case Locator::kTerm:
        json_.Member("term", TermShown(edition_, locator));
        break;
      case Locator::kLabel:
        json_.Member("label", locator.name);
        WriteTargets(locator);
        break;
      case Locator::kNumber:
        json_.Member("first", locator.first.ToString());
        json_.Key("last");
        json_.StringOrNull(locator.last.ToString());
        WriteTargets(locator);
        break;
    }
    json_.EndObject();
  }

  void WriteTargets(const Locator& locator) {
    json_.Key("title");
    json_.StringOrNull(locator.title);
    WriteNumbers("targets", locator.targets);
    if (locator.targets_cut) {
      json_.Key("targets_cut");
      json_.Bool(true);
    }
    if (locator.title_target == kNoProvision) return;
    json_.Member("title_target", edition_.provisions[locator.title_target].number.ToString());
  }

  const Edition& edition_;
  const CrossReferences& references_;
  CodePointCounter points_;
  JsonWriter json_;
};

}  // namespace

std::string WriteRefsJson(const Edition& edition, const CrossReferences& references,
                          RefsParts parts) {
  return RefsWriter(edition, references).Write(parts);
}

}  // namespace codicil
