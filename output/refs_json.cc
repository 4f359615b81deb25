// The writer for codicil-refs/1; docs/schema has the schema.

#include "output/json_stream.h"
#include "output/refs.h"
#include "output/refs_parts.h"

namespace codicil {
namespace {

class RefsWriter {
 public:
  RefsWriter(const Edition& edition, const CrossReferences& references)
      : edition_(edition), references_(references), points_(edition) {}

  std::string Write() {
    json_.StartObject();
    json_.Member("schema", "codicil-refs/1");
    json_.Key("citations");
    json_.StartArray();
    for (const Citation& citation : references_.citations) WriteCitation(citation);
    json_.EndArray();
    json_.EndObject();
    return std::move(json_).Finish();
  }

 private:
  void WriteCitation(const Citation& citation) {
    json_.StartObject();
    json_.Key("from");
    json_.StringOrNull(PlaceNumber(edition_, citation.place));
    WritePlace(citation.place);
    const auto [begin, end] = points_.Count(citation);
    json_.Member("begin", begin);
    json_.Member("end", end);
    json_.Member("status", CitationStatusName(citation.status));
    json_.Key("locators");
    json_.StartArray();
    for (const Locator& locator : citation.locators) WriteLocator(locator);
    json_.EndArray();
    json_.EndObject();
  }

  void WritePlace(const Place& place) {
    if (place.kind != Place::kGlossary) return json_.Member("in", PlaceName(place));
    json_.Key("in");
    json_.StartObject();
    json_.Member("glossary", edition_.glossary[place.owner].term.text);
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
    json_.Key("targets");
    json_.StartArray();
    for (const ProvisionId id : locator.targets) json_.String(edition_.provisions[id].number.ToString());
    json_.EndArray();
    if (locator.title_target == kNoProvision) return;
    json_.Member("title_target", edition_.provisions[locator.title_target].number.ToString());
  }

  const Edition& edition_;
  const CrossReferences& references_;
  CodePointCounter points_;
  JsonWriter json_;
};

}  // namespace

std::string WriteRefsJson(const Edition& edition, const CrossReferences& references) {
  return RefsWriter(edition, references).Write();
}

}  // namespace codicil
