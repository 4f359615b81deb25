// A line of JSON for each wording of a provision or of a glossary entry and the time for which it
// was in force, for retrieval: all that an answer needs to quote it, and to say where it is from.

#include <algorithm>

#include "base/sha256.h"
#include "crossref/cross_references.h"
#include "output/address.h"
#include "output/export/export.h"
#include "output/json_writer.h"
#include "output/trace_parts.h"
#include "rules/provision_key.h"

namespace codicil {
namespace {

using Texts = std::vector<std::string_view>;

class ChunkWriter {
 public:
  ChunkWriter(const Work& work, ByteSink& out)
      : work_(work),
        addresses_(work),
        json_(out, JsonLayout::kOneLine),
        entries_(work.editions.size()) {
    for (size_t i = 0; i < work.editions.size(); ++i)
      ends_.emplace_back(work.editions[i].provisions.size(), 0);
    for (const Lineage& lineage : work.lineages.all) FindRuns(lineage);
    FindEntryRuns();
  }

  void WriteEdition(uint32_t index, const Edition& edition) {
    const CrossReferences references = CrossReference(edition);
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
      if (ends_[index][id] != 0 && !edition.provisions[id].implied)
        Write(index, id, edition, references);
    }
    for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) {
      if (!entries_[index][entry].continues)
        WriteEntry(
            index, entry, CitationsOf(edition, references, [&](const auto& see) {
              see(PassageRef{PassageKind::kDefinition, entry, 0}, edition.glossary[entry].text);
            }));
    }
  }

 private:
  // Cuts a history into runs of one wording: at the first stop of each, ends_ has the edition in
  // which it is no longer in force, or the number of editions.
  void FindRuns(const Lineage& lineage) {
    for (size_t i = 0; i < lineage.stops.size();) {
      size_t last = i;
      while (last + 1 < lineage.stops.size() &&
             Continues(lineage.stops[last], lineage.stops[last + 1]))
        ++last;
      ends_[lineage.stops[i].edition][lineage.stops[i].provision] = lineage.stops[last].edition + 1;
      i = last + 1;
    }
  }

  bool Continues(const Lineage::Stop& a, const Lineage::Stop& b) const {
    const ProvisionRecord &before = At(work_, a), &after = At(work_, b);
    return b.edition == a.edition + 1 && before.num == after.num && HaveSameWords(before, after);
  }

  // The same for entries, from the last edition to the first.
  void FindEntryRuns() {
    for (size_t i = work_.editions.size(); i-- > 0;) {
      const auto& glossary = work_.editions[i].glossary;
      entries_[i].assign(glossary.size(), {static_cast<uint32_t>(i + 1), false});
      if (i == work_.transitions.size()) continue;
      for (const EntryPairRecord& pair : work_.transitions[i].glossary) {
        if (pair.old_entry == kNoEntry || pair.new_entry == kNoEntry) continue;
        const EntryRecord& before = glossary[pair.old_entry];
        const EntryRecord& after = work_.editions[i + 1].glossary[pair.new_entry];
        if (before.term != after.term || before.text != after.text) continue;
        EntryRun& next = entries_[i + 1][pair.new_entry];
        entries_[i][pair.old_entry].end = next.end;
        next.continues = true;
      }
    }
  }

  // "" if it is in force.
  std::string_view DateOf(uint32_t end) const {
    return end < work_.editions.size() ? std::string_view(work_.editions[end].date) : "";
  }

  void WriteEntry(uint32_t index, uint32_t entry, const std::vector<std::string>& citations) {
    const EditionRecord& record = work_.editions[index];
    const std::string_view term = work_.texts[record.glossary[entry].term];
    const std::string_view text = work_.texts[record.glossary[entry].text];
    const Texts none;
    json_.Document("schema", "codicil-chunks/1", "kind", "entry", "work", work_.id, "edition",
                   record.id, "num", nullptr, "lineage", nullptr, "valid_from", OrNull(record.date),
                   "valid_to", OrNull(DateOf(entries_[index][entry].end)), "breadcrumb", none,
                   "heading", term, "text", text, "parent_text", nullptr, "examples", none, "notes",
                   none, "citations", citations, "permalink", addresses_.DatedEntry(index, entry),
                   "sha256", Sha256Hex(std::string(term) + '\n' + std::string(text)));
  }

  void Write(uint32_t index, ProvisionId id, const Edition& edition,
             const CrossReferences& references) {
    const EditionRecord& record = work_.editions[index];
    const ProvisionRecord& provision = record.provisions[id];
    const uint32_t end = ends_[index][id];
    const std::string_view parent = provision.parent == kNoProvision
                                        ? std::string_view()
                                        : work_.texts[record.provisions[provision.parent].text];
    std::string whole(work_.texts[provision.heading]);
    whole += '\n';
    whole += work_.texts[provision.text];
    for (const TextId example : provision.examples) (whole += '\n') += work_.texts[example];
    const std::vector<std::string> citations =
        CitationsOf(edition, references,
                    [&](const auto& see) { ForEachPassageOf(edition.provisions[id], id, see); });
    json_.Document("schema", "codicil-chunks/1", "kind", "provision", "work", work_.id, "edition",
                   record.id, "num", provision.Key(), "lineage",
                   OrNull(HistoryAt(work_, {index, id}).id), "valid_from", OrNull(record.date),
                   "valid_to", OrNull(DateOf(end)), "breadcrumb", Breadcrumb({index, id}),
                   "heading", OrNull(work_.texts[provision.heading]), "text",
                   work_.texts[provision.text], "parent_text", OrNull(parent), "examples",
                   TextsOf(provision.examples), "notes", TextsOf(provision.notes), "citations",
                   citations, "permalink", addresses_.Dated(index, id), "sha256", Sha256Hex(whole));
  }

  Texts TextsOf(const std::vector<TextId>& ids) const {
    Texts texts;
    for (const TextId id : ids) texts.push_back(work_.texts[id]);
    return texts;
  }

  // From the section down, with headings: "7 Additional Rules", "702 Keyword Abilities".
  std::vector<std::string> Breadcrumb(Place place) const {
    std::vector<std::string> names;
    while ((place.provision = At(work_, place).parent) != kNoProvision)
      names.push_back(NameOf(work_, place));
    std::ranges::reverse(names);
    return names;
  }

  // `passages` calls its argument with each passage.
  template <typename Passages>
  static std::vector<std::string> CitationsOf(const Edition& edition,
                                              const CrossReferences& references,
                                              const Passages& passages) {
    std::vector<std::string> numbers;
    passages([&](const PassageRef& ref, const Passage&) {
      for (const Citation& citation : references.CitationsAt(ref)) {
        for (const Locator& locator : citation.locators) {
          for (const ProvisionId target : locator.targets)
            numbers.push_back(KeyText(edition, target));
        }
      }
    });
    return numbers;
  }

  // How long the wording of an entry stays, and whether the edition before had it.
  struct EntryRun {
    uint32_t end;
    bool continues;
  };

  const Work& work_;
  const Addresses addresses_;
  JsonWriter json_;
  std::vector<std::vector<uint32_t>> ends_;     // [edition][provision]; 0: no run begins there
  std::vector<std::vector<EntryRun>> entries_;  // [edition][entry]
};

}  // namespace

Status ExportChunks(const ExportInput& input, ByteSink& out) {
  ChunkWriter writer(input.work(), out);
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) -> Status {
    writer.WriteEdition(index, edition);
    return {};
  });
}

}  // namespace codicil
