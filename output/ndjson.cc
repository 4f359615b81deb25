// A line of JSON for each provision and each term of the glossary, for tools that read line by
// line: what codicil-edition/1 has of it, and which edition of which work it is of. Front and back
// matter have no lines.

#include "output/edition_json.h"
#include "output/edition_walk.h"
#include "output/writer.h"
#include "rules/identity.h"

namespace codicil {
namespace {

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

void WriteNdjson(const Edition& edition, ByteSink& out) {
  NdjsonSink sink(edition, out);
  WalkEdition(edition, sink);
}

}  // namespace codicil
