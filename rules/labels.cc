#include "rules/building.h"

namespace codicil {
namespace {

void LabelPassage(const Passage& passage, Label label, Edition& edition) {
  if (passage.origins.empty()) {
    if (!passage.span.empty()) {
      edition.sources[passage.span.source].labels.Paint(passage.span.begin, passage.span.end,
                                                        label);
    }
    return;
  }
  for (const Origin& origin : passage.origins) {
    edition.sources[origin.source.source].labels.Paint(origin.source.begin, origin.source.end,
                                                       label);
  }
}

}  // namespace

void LabelDraft(const Provision& provision, Edition& edition) {
  const Span number = provision.number_span;
  if (!number.empty()) {
    edition.sources[number.source].labels.Paint(number.begin, number.end, Label::kNumber);
  }
  LabelPassage(provision.heading, Label::kHeading, edition);
  LabelPassage(provision.text, Label::kText, edition);
  for (const Passage& example : provision.examples) LabelPassage(example, Label::kExample, edition);
  for (const Passage& note : provision.notes) LabelPassage(note, Label::kText, edition);
}

void LabelSurroundings(Edition& edition) {
  for (const GlossaryEntry& entry : edition.glossary) {
    LabelPassage(entry.term, Label::kGlossary, edition);
    LabelPassage(entry.text, Label::kGlossary, edition);
  }
  for (const MatterBlock& block : edition.front_matter) {
    LabelPassage(block.text, Label::kFrontMatter, edition);
  }
  for (const MatterBlock& block : edition.back_matter) {
    LabelPassage(block.text, Label::kBackMatter, edition);
  }
  for (EditionSource& source : edition.sources) source.labels.PaintBlanks(source.text->text());
}

}  // namespace codicil
