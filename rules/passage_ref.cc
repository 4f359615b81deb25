#include "rules/passage_ref.h"

namespace codicil {

const Passage& PassageAt(const Edition& edition, const PassageRef& ref) {
  switch (ref.kind) {
    case PassageKind::kFrontMatter:
      return edition.front_matter[ref.owner].text;
    case PassageKind::kBetween:
      return edition.between_matter[ref.owner].text;
    case PassageKind::kBackMatter:
      return edition.back_matter[ref.owner].text;
    case PassageKind::kTerm:
      return edition.glossary[ref.owner].term;
    case PassageKind::kDefinition:
      return edition.glossary[ref.owner].text;
    case PassageKind::kHeading:
      return edition.provisions[ref.owner].heading;
    case PassageKind::kExample:
      return edition.provisions[ref.owner].examples[ref.index];
    case PassageKind::kNote:
      return edition.provisions[ref.owner].notes[ref.index];
    case PassageKind::kText:
      break;
  }
  return edition.provisions[ref.owner].text;
}

const Span& SpanOfOwner(const Edition& edition, const PassageRef& ref) {
  if (ref.InProvision()) return edition.provisions[ref.owner].span;
  if (ref.InGlossary()) return edition.glossary[ref.owner].span;
  return PassageAt(edition, ref).span;
}

}  // namespace codicil
