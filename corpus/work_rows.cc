#include "corpus/work_rows.h"

#include "base/sha256.h"
#include "corpus/history.h"

namespace codicil {
namespace {

using enum TableId;
using View = std::string_view;

Cell OrMissing(View text) { return text.empty() ? Cell(nullptr) : Cell(text); }
int64_t Integer(size_t value) { return static_cast<int64_t>(value); }

// How many rows of a table belong to the editions before each one.
template <typename List>
std::vector<int64_t> RowsBefore(const Work& work, List EditionRecord::*list) {
  std::vector<int64_t> before{0};
  for (const EditionRecord& edition : work.editions)
    before.push_back(before.back() + Integer((edition.*list).size()));
  return before;
}

// That a provision is what the stop before in its lineage became.
std::vector<std::vector<float>> ConfidencesOf(const Work& work) {
  std::vector<std::vector<float>> confidences;
  for (const EditionRecord& edition : work.editions)
    confidences.emplace_back(edition.provisions.size(), 1.f);
  for (const Lineage& lineage : work.lineages.all) {
    for (const Lineage::Stop& stop : lineage.stops)
      confidences[stop.edition][stop.provision] = stop.confidence;
  }
  return confidences;
}

class WorkRows {
 public:
  WorkRows(const Work& work, TableSink& sink)
      : work_(work),
        sink_(sink),
        at_(work),
        confidences_(ConfidencesOf(work)),
        text_rows_(work.texts.size()) {}

  void Write() {
    sink_.Row(kWork, {1, View(work_.id), OrMissing(work_.title), OrMissing(work_.language),
                      OrMissing(work_.source), OrMissing(work_.licence)});
    for (uint32_t i = 0; i < work_.editions.size(); ++i) WriteEdition(i);
    for (LineageIndex i = 0; i < work_.lineages.all.size(); ++i) WriteLineage(i);
    for (uint32_t i = 0; i < work_.editions.size(); ++i) WriteContents(i);
    for (uint32_t i = 0; i < work_.transitions.size(); ++i) WriteTransition(i);
  }

 private:
  // TextAt and EvidenceAt give the row, too, when it is used for the first time.
  Reference TextAt(TextId id) {
    if (id == kNoText) return {};
    const View body = work_.texts[id];
    if (text_rows_[id] == 0) {
      text_rows_[id] = ++texts_;
      sink_.Row(kText, {texts_, View(Sha256Hex(body)), body});
    }
    return {text_rows_[id], body};
  }

  Reference EvidenceAt(View evidence) {
    if (evidence.empty()) return {};
    const auto [known, is_new] =
        evidence_rows_.emplace(evidence, Integer(evidence_rows_.size() + 1));
    if (is_new) sink_.Row(kEvidence, {known->second, evidence});
    return {known->second, evidence};
  }

  Reference LineageAt(LineageIndex index) const {
    return {index + 1, work_.lineages.all[index].id};
  }

  void WriteEdition(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    const bool last = index + 1 == work_.editions.size();
    sink_.Row(kEdition,
              {index + 1, View(edition.id), OrMissing(edition.date),
               OrMissing(last ? View() : View(work_.editions[index + 1].date)),
               OrMissing(edition.title), OrMissing(edition.language), OrMissing(edition.source),
               OrMissing(edition.licence), OrMissing(edition.code), OrMissing(edition.name)});
    for (const FileRecord& file : edition.files)
      sink_.Row(kFile,
                {at_.EditionAt(index), View(file.name), View(file.sha256), Integer(file.bytes)});
    for (const std::string& copy : edition.copies)
      sink_.Row(kCopy, {at_.EditionAt(index), View(copy)});
  }

  void WriteLineage(LineageIndex index) {
    const Lineage& lineage = work_.lineages.all[index];
    const Lineage::Stop& last = lineage.stops.back();
    sink_.Row(kLineage,
              {index + 1, View(lineage.id), at_.EditionAt(lineage.stops.front().edition),
               at_.EditionAt(last.edition), View(At(work_, last).num), OrMissing(lineage.pinned)});
    for (const std::string& alias : lineage.aliases)
      sink_.Row(kLineageAlias, {LineageAt(index), View(alias)});
    for (const Lineage::Stop& stop : lineage.stops)
      sink_.Row(kStop, {LineageAt(index), at_.EditionAt(stop.edition),
                        at_.ProvisionAt(stop.edition, stop.provision).cell(), stop.confidence});
    for (const Lineage::Link& link : lineage.split_from) WriteLink(index, "split_from", link);
    for (const Lineage::Link& link : lineage.merged_into) WriteLink(index, "merged_into", link);
  }

  void WriteLink(LineageIndex index, View kind, const Lineage::Link& link) {
    sink_.Row(kLink, {LineageAt(index), kind, LineageAt(link.other), at_.EditionAt(link.edition),
                      link.confidence});
  }

  void WriteContents(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) WriteProvision(index, id);
    for (uint32_t i = 0; i < edition.glossary.size(); ++i)
      sink_.Row(kGlossary, {at_.EntryAt(index, i).row, at_.EditionAt(index), i + 1,
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
    const ProvisionCell self = at_.ProvisionAt(index, id);
    sink_.Row(kProvision,
              {self.row, at_.EditionAt(index), View(provision.num), provision.occurrence,
               View(name), provision.depth, id + 1, at_.ProvisionAt(index, provision.parent).cell(),
               provision.implied, TextAt(provision.heading), TextAt(provision.text), lineage,
               confidences_[index][id]});
    WriteAsides(index, self, "example", provision.examples);
    WriteAsides(index, self, "note", provision.notes);
  }

  void WriteAsides(uint32_t index, const ProvisionCell& owner, View kind,
                   const std::vector<TextId>& texts) {
    int64_t position = 0;
    for (const TextId text : texts)
      sink_.Row(kAside, {at_.EditionAt(index), owner.cell(), kind, ++position, TextAt(text)});
  }

  void WriteList(uint32_t index, const ListRecord& list) {
    const Reference row{++lists_, list.name};
    sink_.Row(kList, {row.row, at_.EditionAt(index), View(list.name), OrMissing(list.of)});
    int64_t position = 0;
    for (const std::string& member : list.members)
      sink_.Row(kMember, {at_.EditionAt(index), row, ++position, View(member)});
  }

  void WriteTransition(uint32_t from) {
    const Transition& transition = work_.transitions[from];
    for (const PairRecord& pair : transition.pairs)
      sink_.Row(kChange, {at_.EditionAt(from), at_.EditionAt(from + 1),
                          at_.ProvisionAt(from, pair.old_id).cell(),
                          at_.ProvisionAt(from + 1, pair.new_id).cell(), pair.kinds, pair.main,
                          pair.continues, pair.confidence, EvidenceAt(pair.evidence)});
    for (const EntryPairRecord& pair : transition.glossary)
      sink_.Row(kGlossaryChange,
                {at_.EditionAt(from), at_.EditionAt(from + 1), at_.EntryAt(from, pair.old_entry),
                 at_.EntryAt(from + 1, pair.new_entry), pair.kinds, pair.confidence});
  }

  const Work& work_;
  TableSink& sink_;
  const WorkReferences at_;
  const std::vector<std::vector<float>> confidences_;  // [edition][provision]
  std::vector<int64_t> text_rows_;                     // by TextId; 0: not used so far
  HashMap<View, int64_t> evidence_rows_;
  int64_t texts_ = 0, lists_ = 0;
};

}  // namespace

WorkReferences::WorkReferences(const Work& work)
    : work_(work),
      provisions_before_(RowsBefore(work, &EditionRecord::provisions)),
      entries_before_(RowsBefore(work, &EditionRecord::glossary)) {}

ProvisionCell WorkReferences::ProvisionAt(uint32_t edition, ProvisionId id) const {
  if (id == kNoProvision) return {};
  return {provisions_before_[edition] + id + 1, work_.editions[edition].provisions[id].Key()};
}

Reference WorkReferences::EntryAt(uint32_t edition, uint32_t entry) const {
  if (entry == kNoEntry) return {};
  return {entries_before_[edition] + entry + 1,
          work_.texts[work_.editions[edition].glossary[entry].term]};
}

void WriteWorkRows(const Work& work, TableSink& sink) { WorkRows(work, sink).Write(); }

}  // namespace codicil
