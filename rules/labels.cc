#include "rules/building.h"
#include "rules/passage_ref.h"

namespace codicil {
namespace {

void LabelPassage(const Passage& passage, Label label, Sources& sources) {
  if (passage.origins.empty()) {
    if (!passage.span.empty()) {
      sources.files[passage.span.source].labels.Paint(passage.span.begin, passage.span.end, label);
    }
    return;
  }
  for (const Origin& origin : passage.origins) {
    sources.files[origin.source.source].labels.Paint(origin.source.begin, origin.source.end, label);
  }
}

Label LabelOf(PassageKind kind) {
  switch (kind) {
    case PassageKind::kFrontMatter:
      return Label::kFrontMatter;
    case PassageKind::kHeading:
      return Label::kHeading;
    case PassageKind::kExample:
      return Label::kExample;
    case PassageKind::kTerm:
    case PassageKind::kDefinition:
      return Label::kGlossary;
    case PassageKind::kBackMatter:
      return Label::kBackMatter;
    default:
      return Label::kText;
  }
}

}  // namespace

void LabelDraft(const Provision& provision, Sources& sources) {
  const Span number = provision.number_span;
  if (!number.empty()) {
    sources.files[number.source].labels.Paint(number.begin, number.end, Label::kNumber);
  }
  ForEachPassageOf(provision, kNoProvision, [&](const PassageRef& ref, const Passage& passage) {
    LabelPassage(passage, LabelOf(ref.kind), sources);
  });
  for (const MatterBlock& block : provision.between) {
    const bool heading = block.kind == MatterKind::kHeading;
    LabelPassage(block.text, heading ? Label::kHeading : Label::kText, sources);
  }
}

void LabelSurroundings(const Edition& edition, Sources& sources) {
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    LabelPassage(passage, LabelOf(ref.kind), sources);
  });
  for (Source& source : sources.files) source.labels.Settle(source.text->text());
}

}  // namespace codicil
