// The rows of the tables: first what a work keeps, then what only its editions have.

#include "corpus/work_rows.h"
#include "crossref/cross_references.h"
#include "output/export/export.h"
#include "output/line_index.h"
#include "output/refs_parts.h"
#include "rules/identity.h"

namespace codicil {
namespace {

using enum TableId;
using View = std::string_view;

Cell OrMissing(View text) { return text.empty() ? Cell(nullptr) : Cell(text); }
int64_t Integer(size_t value) { return static_cast<int64_t>(value); }

// What only an edition that was read again has.
class EditionTables {
 public:
  EditionTables(const Work& work, TableSink& sink) : at_(work), sink_(sink) {}

  void Write(uint32_t index, const Edition& edition) {
    index_ = index;
    edition_ = &edition;
    WriteMatter("front", edition.front_matter);
    WriteMatter("between", edition.between_matter);
    WriteMatter("back", edition.back_matter);
    CodePointCounter points(edition);
    for (const Citation& citation : CrossReference(edition).citations)
      WriteCitation(citation, points);
    WriteDiagnostics();
  }

 private:
  void WriteMatter(View part, const std::vector<MatterBlock>& blocks) {
    int64_t position = 0;
    for (const MatterBlock& block : blocks)
      sink_.Row(kMatter, {at_.EditionAt(index_), part, ++position, MatterKindName(block.kind),
                          block.text.text});
  }

  void WriteCitation(const Citation& citation, CodePointCounter& points) {
    const auto [begin, end] = points.Count(citation.place, citation.begin, citation.end);
    const bool in_glossary = citation.place.InGlossary();
    const std::string words = CitationWordsShown(*edition_, citation);
    const Reference row{++citations_, {}};
    sink_.Row(kCitation,
              {row.row, at_.EditionAt(index_),
               at_.ProvisionAt(index_, in_glossary ? kNoProvision : citation.place.owner).cell(),
               at_.EntryAt(index_, in_glossary ? citation.place.owner : kNoEntry),
               View(PlaceName(citation.place)), Integer(begin), Integer(end), View(words),
               CitationStatusName(citation.status)});
    for (const Locator& locator : citation.locators) WriteLocator(row, locator);
  }

  // A row for each target, or one without a target.
  void WriteLocator(const Reference& citation, const Locator& locator) {
    for (const ProvisionId id : locator.targets) WriteTarget(citation, locator, id, kNoEntry);
    for (const uint32_t entry : locator.terms) WriteTarget(citation, locator, kNoProvision, entry);
    if (locator.targets.empty() && locator.terms.empty())
      WriteTarget(citation, locator, kNoProvision, kNoEntry);
  }

  void WriteTarget(const Reference& citation, const Locator& locator, ProvisionId id,
                   uint32_t entry) {
    const auto [said, value] = WhatItSays(*edition_, locator);
    sink_.Row(kCitationTarget, {citation, at_.EditionAt(index_), said, View(value),
                                OrMissing(locator.last.ToString()), OrMissing(locator.title),
                                CitationStatusName(locator.status),
                                at_.ProvisionAt(index_, id).cell(), at_.EntryAt(index_, entry)});
  }

  void WriteDiagnostics() {
    const Sources& sources = edition_->sources();
    const std::vector<std::string> names = SourceNames(*edition_);
    const std::vector<LineIndex> lines = LineIndicesOf(sources);
    for (const Diagnostic& one : sources.diagnostics.list()) {
      Cell file = nullptr, line = nullptr, column = nullptr;
      if (one.span) {
        const LineColumn at = lines[one.span->source].Locate(one.span->begin);
        file = View(names[one.span->source]);
        line = int64_t{at.line};
        column = int64_t{at.column};
      }
      sink_.Row(kDiagnostic, {at_.EditionAt(index_), SeverityName(one.severity), one.kind.name,
                              View(one.message), file, line, column});
    }
  }

  const WorkReferences at_;
  TableSink& sink_;
  uint32_t index_ = 0;
  const Edition* edition_ = nullptr;
  int64_t citations_ = 0;
};

}  // namespace

Status WriteTables(const ExportInput& input, TableSink& sink) {
  WriteWorkRows(input.work(), sink);
  EditionTables editions(input.work(), sink);
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) -> Status {
    editions.Write(index, edition);
    return {};
  });
}

}  // namespace codicil
