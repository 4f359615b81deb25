// One reader per region of the layout. Each passes what it finds to the builder.
#pragma once

#include "ingest/plain_text/layout.h"
#include "rules/edition_builder.h"

namespace codicil::plain {

struct Region {
  SourceId source;
  const Layout* layout;
  EditionBuilder* builder;

  std::string_view text() const { return layout->text; }
  std::string_view Text(uint32_t i) const { return layout->Text(i); }
  void Paint(uint32_t begin, uint32_t end, Label label) const {
    builder->labels(source).Paint(begin, end, label);
  }
  PassageBuilder NewPassage() const {
    return PassageBuilder(builder->source(source), builder->arena());
  }
};

// Whether the lines of the glossary region really are a glossary. Below a heading "Definitions" it
// is enough that most of them are terms with definitions; without one there must be many, in
// alphabetical order, with definitions that read as such.
bool IsGlossary(const Region& region);

// Reads lines [0, body).
void ReadFrontMatter(const Region& region);
void ReadBody(const Region& region);
void ReadGlossary(const Region& region);
void ReadBackMatter(const Region& region);

}  // namespace codicil::plain
