// The rows of the tables: first what a work keeps, then what only its editions have.

#include "base/sha256.h"
#include "crossref/cross_references.h"
#include "output/export/tables.h"
#include "output/line_index.h"
#include "output/refs_parts.h"
#include "output/trace_parts.h"
#include "rules/identity.h"
#include "rules/provision_key.h"

namespace codicil {
namespace {

using enum TableId;
using View = std::string_view;

Cell OrMissing(View text) { return text.empty() ? Cell(nullptr) : Cell(text); }
Cell Hundredth(float value) { return std::round(static_cast<double>(value) * 100) / 100; }
int64_t Integer(size_t value) { return static_cast<int64_t>(value); }

// How many rows of a table belong to the editions before each one.
template <typename List>
std::vector<int64_t> RowsBefore(const Work& work, List EditionRecord::*list) {
  std::vector<int64_t> before{0};
  for (const EditionRecord& edition : work.editions)
    before.push_back(before.back() + Integer((edition.*list).size()));
  return before;
}

// A reference to a provision, with the key that it refers to.
struct ProvisionCell {
  int64_t row = 0;
  std::string key;
  Cell cell() const { return Reference{row, key}; }
};

class WorkTables {
 public:
  WorkTables(const Work& work, TableSink& sink)
      : work_(work),
        sink_(sink),
        provisions_before_(RowsBefore(work, &EditionRecord::provisions)),
        entries_before_(RowsBefore(work, &EditionRecord::glossary)) {}

  void Write() {
    sink_.Row(kWork, {1, View(work_.id), OrMissing(work_.title), OrMissing(work_.language),
                      OrMissing(work_.source), OrMissing(work_.licence)});
    for (TextId id = 0; id < work_.texts.size(); ++id)
      sink_.Row(kText, {id + 1, View(Sha256Hex(work_.texts[id])), work_.texts[id]});
    for (uint32_t i = 0; i < work_.editions.size(); ++i) WriteEdition(i);
    for (LineageIndex i = 0; i < work_.lineages.all.size(); ++i) WriteLineage(i);
    for (uint32_t i = 0; i < work_.editions.size(); ++i) WriteContents(i);
    for (uint32_t i = 0; i < work_.transitions.size(); ++i) WriteTransition(i);
  }

  Reference EditionAt(uint32_t index) const { return {index + 1, work_.editions[index].id}; }
  ProvisionCell ProvisionAt(uint32_t edition, ProvisionId id) const {
    if (id == kNoProvision) return {};
    return {provisions_before_[edition] + id + 1, work_.editions[edition].provisions[id].Key()};
  }
  Reference EntryAt(uint32_t edition, uint32_t entry) const {
    if (entry == kNoEntry) return {};
    return {entries_before_[edition] + entry + 1,
            work_.texts[work_.editions[edition].glossary[entry].term]};
  }

 private:
  Reference TextAt(TextId id) const {
    return id == kNoText ? Reference() : Reference{int64_t{id} + 1, work_.texts[id]};
  }
  Reference LineageAt(LineageIndex index) const {
    return {index + 1, work_.lineages.all[index].id};
  }

  void WriteEdition(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    const bool last = index + 1 == work_.editions.size();
    sink_.Row(kEdition, {index + 1, View(edition.id), OrMissing(edition.date),
                         OrMissing(last ? View() : View(work_.editions[index + 1].date)),
                         OrMissing(edition.title), OrMissing(edition.language),
                         OrMissing(edition.source), OrMissing(edition.licence)});
    for (const FileRecord& file : edition.files)
      sink_.Row(kFile, {EditionAt(index), View(file.name), View(file.sha256), Integer(file.bytes)});
    for (const std::string& copy : edition.copies) sink_.Row(kCopy, {EditionAt(index), View(copy)});
  }

  void WriteLineage(LineageIndex index) {
    const Lineage& lineage = work_.lineages.all[index];
    const Lineage::Stop& last = lineage.stops.back();
    sink_.Row(kLineage, {index + 1, View(lineage.id), EditionAt(lineage.stops.front().edition),
                         EditionAt(last.edition),
                         View(work_.editions[last.edition].provisions[last.provision].num),
                         OrMissing(lineage.pinned)});
    for (const std::string& alias : lineage.aliases)
      sink_.Row(kLineageAlias, {LineageAt(index), View(alias)});
    for (const Lineage::Stop& stop : lineage.stops)
      sink_.Row(kStop,
                {LineageAt(index), EditionAt(stop.edition),
                 ProvisionAt(stop.edition, stop.provision).cell(), Hundredth(stop.confidence)});
    for (const Lineage::Link& link : lineage.split_from) WriteLink(index, "split_from", link);
    for (const Lineage::Link& link : lineage.merged_into) WriteLink(index, "merged_into", link);
  }

  void WriteLink(LineageIndex index, View kind, const Lineage::Link& link) {
    sink_.Row(kLink, {LineageAt(index), kind, LineageAt(link.other), EditionAt(link.edition),
                      Hundredth(link.confidence)});
  }

  void WriteContents(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) WriteProvision(index, id);
    for (uint32_t i = 0; i < edition.glossary.size(); ++i)
      sink_.Row(kGlossary, {EntryAt(index, i).row, EditionAt(index), i + 1,
                            work_.texts[edition.glossary[i].term], TextAt(edition.glossary[i].term),
                            TextAt(edition.glossary[i].text)});
    for (const ListRecord& list : edition.lists) WriteList(index, list);
  }

  void WriteProvision(uint32_t index, ProvisionId id) {
    const ProvisionRecord& provision = work_.editions[index].provisions[id];
    const auto& lineages = work_.lineages.of;
    const Reference lineage =
        work_.lineages.all.empty() ? Reference() : LineageAt(lineages[index][id]);
    const std::string name = NameOf(work_, Place{index, id});
    const ProvisionCell self = ProvisionAt(index, id);
    sink_.Row(kProvision,
              {self.row, EditionAt(index), View(provision.num), provision.occurrence, View(name),
               provision.depth, id + 1, ProvisionAt(index, provision.parent).cell(),
               provision.implied, TextAt(provision.heading), TextAt(provision.text), lineage});
    WriteAsides(index, self, "example", provision.examples);
    WriteAsides(index, self, "note", provision.notes);
  }

  void WriteAsides(uint32_t index, const ProvisionCell& owner, View kind,
                   const std::vector<TextId>& texts) {
    int64_t position = 0;
    for (const TextId text : texts)
      sink_.Row(kAside, {EditionAt(index), owner.cell(), kind, ++position, TextAt(text)});
  }

  void WriteList(uint32_t index, const ListRecord& list) {
    const Reference row{++lists_, list.name};
    sink_.Row(kList, {row.row, EditionAt(index), View(list.name), OrMissing(list.of)});
    int64_t position = 0;
    for (const std::string& member : list.members)
      sink_.Row(kMember, {EditionAt(index), row, ++position, View(member)});
  }

  void WriteTransition(uint32_t from) {
    const Transition& transition = work_.transitions[from];
    for (const PairRecord& pair : transition.pairs)
      sink_.Row(kChange,
                {EditionAt(from), EditionAt(from + 1), ProvisionAt(from, pair.old_id).cell(),
                 ProvisionAt(from + 1, pair.new_id).cell(), NamesOf(pair.kinds), pair.main,
                 Hundredth(pair.confidence), OrMissing(pair.evidence)});
    for (const EntryPairRecord& pair : transition.glossary)
      sink_.Row(kGlossaryChange, {EditionAt(from), EditionAt(from + 1),
                                  EntryAt(from, pair.old_entry), EntryAt(from + 1, pair.new_entry),
                                  NamesOf(pair.kinds), Hundredth(pair.confidence)});
  }

  const Work& work_;
  TableSink& sink_;
  std::vector<int64_t> provisions_before_, entries_before_;
  int64_t lists_ = 0;
};

// What only an edition that was read again has.
class EditionTables {
 public:
  EditionTables(const WorkTables& rows, TableSink& sink) : rows_(rows), sink_(sink) {}

  void Write(uint32_t index, const Edition& edition) {
    index_ = index;
    edition_ = &edition;
    WriteMatter("front", edition.front_matter);
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
      sink_.Row(kMatter, {rows_.EditionAt(index_), part, ++position, MatterKindName(block.kind),
                          block.text.text});
  }

  void WriteCitation(const Citation& citation, CodePointCounter& points) {
    const auto [begin, end] = points.Count(citation.place, citation.begin, citation.end);
    const bool in_glossary = citation.place.InGlossary();
    const std::string words = CitationWordsShown(*edition_, citation);
    const Reference row{++citations_, {}};
    sink_.Row(kCitation,
              {row.row, rows_.EditionAt(index_),
               rows_.ProvisionAt(index_, in_glossary ? kNoProvision : citation.place.owner).cell(),
               rows_.EntryAt(index_, in_glossary ? citation.place.owner : kNoEntry),
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
    sink_.Row(
        kCitationTarget,
        {citation, rows_.EditionAt(index_), said, View(value), OrMissing(locator.last.ToString()),
         OrMissing(locator.title), CitationStatusName(locator.status),
         rows_.ProvisionAt(index_, id).cell(), rows_.EntryAt(index_, entry)});
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
      sink_.Row(kDiagnostic, {rows_.EditionAt(index_), SeverityName(one.severity), one.kind.name,
                              View(one.message), file, line, column});
    }
  }

  const WorkTables& rows_;
  TableSink& sink_;
  uint32_t index_ = 0;
  const Edition* edition_ = nullptr;
  int64_t citations_ = 0;
};

}  // namespace

std::string WriteTables(const ExportInput& input, TableSink& sink) {
  WorkTables work(input.work(), sink);
  work.Write();
  EditionTables editions(work, sink);
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) -> std::string {
    editions.Write(index, edition);
    return "";
  });
}

}  // namespace codicil
