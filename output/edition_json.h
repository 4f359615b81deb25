// The provisions, terms and matter of an edition as codicil-edition/1 has them (docs/schema).
#pragma once

#include "output/json_parts.h"

namespace codicil {

// Writes members into an object that the caller has opened.
class EditionJson {
 public:
  EditionJson(const Edition& edition, JsonWriter& json)
      : edition_(edition), json_(json), places_(edition, json) {}

  void WriteProvision(const Provision& provision);
  void WriteEntry(const GlossaryEntry& entry);
  void WriteMatter(const MatterBlock& block);
  void WriteBetween(const MatterBlock& block);

  JsonPlaces& places() { return places_; }

 private:
  void WriteText(const Passage& passage);
  void WriteMarks(std::string_view name, const Passage& passage);
  void WriteSource(const Span& span);

  const Edition& edition_;
  JsonWriter& json_;
  JsonPlaces places_;
};

}  // namespace codicil
