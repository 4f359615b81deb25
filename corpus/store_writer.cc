#include <fmt/format.h>

#include <utility>

#include "base/sha256.h"
#include "corpus/sqlite.h"
#include "corpus/store.h"
#include "corpus/store_schema.h"

namespace codicil {
namespace {

Database EmptyStore() {
  Database database;
  // The same page size everywhere, so that the same rows are the same bytes.
  database.Run(fmt::format("PRAGMA page_size = 4096; PRAGMA application_id = {}; "
                           "PRAGMA user_version = {}; BEGIN",
                           kApplicationId, kStoreVersion)
                   .c_str());
  for (const char* table : kSchema) database.Run(table);
  return database;
}

int64_t Bits(const ChangeKinds& kinds) {
  int64_t bits = 0;
  for (const ChangeKind kind : kinds.List()) bits |= int64_t{1} << static_cast<unsigned>(kind);
  return bits;
}

class StoreWriter {
 public:
  StoreWriter(const Work& work, const Provenance& provenance)
      : work_(work), provenance_(provenance), new_ids_(work.texts.size(), kNoText) {}

  std::string Write() && {
    WriteMeta();
    for (uint32_t i = 0; i < work_.editions.size(); ++i) WriteEdition(i, work_.editions[i]);
    for (uint32_t i = 0; i < work_.transitions.size(); ++i)
      WriteTransition(i, work_.transitions[i]);
    for (uint32_t i = 0; i < work_.lineages.all.size(); ++i) WriteLineage(i, work_.lineages.all[i]);
    database_.Run("COMMIT");
    return database_.Bytes();
  }

 private:
  void WriteMeta() {
    Statement meta(database_, "INSERT INTO meta VALUES (?, ?)");
    const auto insert = [&](std::string_view name, std::string_view value) {
      meta.Insert(name, value);
    };
    insert("rules", provenance_.rules);
    insert("clean", provenance_.clean ? "yes" : "no");
    insert("id", work_.id);
    insert("title", work_.title);
    insert("language", work_.language);
    insert("source", work_.source);
    insert("licence", work_.licence);
    Statement input(database_, "INSERT INTO input VALUES (?, ?, ?)");
    for (const FileRecord& file : provenance_.inputs)
      input.Insert(file.name, file.sha256, static_cast<int64_t>(file.bytes));
  }

  void WriteEdition(uint32_t i, const EditionRecord& edition) {
    edition_.Insert(i, edition.id, edition.date, edition.title, edition.language, edition.source,
                    edition.licence, edition.stated_date, edition.stated_language);
    for (const FileRecord& file : edition.files)
      file_.Insert(i, file.name, file.sha256, static_cast<int64_t>(file.bytes));
    for (const std::string& copy : edition.copies) copy_.Insert(i, copy);
    for (uint32_t k = 0; k < edition.provisions.size(); ++k)
      WriteProvision(i, k, edition.provisions[k]);
    for (const EntryRecord& entry : edition.glossary)
      entry_.Insert(i, StoredText(entry.term), StoredText(entry.text));
    for (uint32_t k = 0; k < edition.lists.size(); ++k) {
      list_.Insert(i, edition.lists[k].name, edition.lists[k].of);
      for (const std::string& member : edition.lists[k].members) member_.Insert(i, k, member);
    }
  }

  void WriteProvision(uint32_t edition, uint32_t position, const ProvisionRecord& provision) {
    provision_.Insert(edition, provision.num, provision.occurrence, provision.depth,
                      provision.parent, int64_t{provision.implied}, StoredText(provision.heading),
                      StoredText(provision.text));
    for (const TextId id : provision.examples)
      passage_.Insert(edition, position, int64_t{kExamplePassage}, StoredText(id));
    for (const TextId id : provision.notes)
      passage_.Insert(edition, position, int64_t{kNotePassage}, StoredText(id));
  }

  // Texts are numbered in the order of their first use, and those that are no longer used are left
  // out, so that the file does not depend on earlier builds.
  TextId StoredText(TextId id) {
    if (id == kNoText || new_ids_[id] != kNoText) return id == kNoText ? id : new_ids_[id];
    const std::string_view body = work_.texts[id];
    const std::string hash = Sha256Hex(body).substr(0, kTextHashDigits);
    text_.Insert(next_text_, hash, body);
    return new_ids_[id] = next_text_++;
  }

  void WriteTransition(uint32_t i, const Transition& transition) {
    transition_.Insert(i, transition.overrides);
    for (const PairRecord& pair : transition.pairs) {
      pair_.Insert(i, pair.old_id, pair.new_id, Bits(pair.kinds), int64_t{pair.main},
                   pair.confidence, StoredEvidence(pair.evidence));
    }
    for (const EntryPairRecord& pair : transition.glossary)
      entry_pair_.Insert(i, pair.old_entry, pair.new_entry, Bits(pair.kinds), pair.confidence);
  }

  TextId StoredEvidence(const std::string& body) {
    const size_t before = evidence_ids_.size();
    const TextId id = evidence_ids_.Add(body);
    if (evidence_ids_.size() > before) evidence_.Insert(id, body);
    return id;
  }

  void WriteLineage(uint32_t i, const Lineage& lineage) {
    lineage_.Insert(i, lineage.id, lineage.pinned);
    for (const std::string& alias : lineage.aliases) alias_.Insert(i, alias);
    for (const Lineage::Stop& stop : lineage.stops)
      stop_.Insert(i, stop.edition, stop.provision, stop.confidence);
    for (const Lineage::Link& link : lineage.split_from)
      link_.Insert(i, int64_t{kSplitLink}, link.other, link.edition, link.confidence);
    for (const Lineage::Link& link : lineage.merged_into)
      link_.Insert(i, int64_t{kMergedLink}, link.other, link.edition, link.confidence);
  }

  const Work& work_;
  const Provenance& provenance_;
  std::vector<TextId> new_ids_;
  TextId next_text_ = 0;
  TextTable evidence_ids_;

  Database database_ = EmptyStore();
  Statement text_{database_, "INSERT INTO text VALUES (?, ?, ?)"};
  Statement edition_{database_, "INSERT INTO edition VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  Statement file_{database_, "INSERT INTO file VALUES (?, ?, ?, ?)"};
  Statement copy_{database_, "INSERT INTO copy VALUES (?, ?)"};
  Statement provision_{database_, "INSERT INTO provision VALUES (?, ?, ?, ?, ?, ?, ?, ?)"};
  Statement passage_{database_, "INSERT INTO passage VALUES (?, ?, ?, ?)"};
  Statement entry_{database_, "INSERT INTO entry VALUES (?, ?, ?)"};
  Statement list_{database_, "INSERT INTO list VALUES (?, ?, ?)"};
  Statement member_{database_, "INSERT INTO member VALUES (?, ?, ?)"};
  Statement transition_{database_, "INSERT INTO transition VALUES (?, ?)"};
  Statement evidence_{database_, "INSERT INTO evidence VALUES (?, ?)"};
  Statement pair_{database_, "INSERT INTO pair VALUES (?, ?, ?, ?, ?, ?, ?)"};
  Statement entry_pair_{database_, "INSERT INTO entry_pair VALUES (?, ?, ?, ?, ?)"};
  Statement lineage_{database_, "INSERT INTO lineage VALUES (?, ?, ?)"};
  Statement alias_{database_, "INSERT INTO alias VALUES (?, ?)"};
  Statement stop_{database_, "INSERT INTO stop VALUES (?, ?, ?, ?)"};
  Statement link_{database_, "INSERT INTO link VALUES (?, ?, ?, ?, ?)"};
};

}  // namespace

std::string WriteStore(const Work& work, const Provenance& provenance) {
  std::string bytes = StoreWriter(work, provenance).Write();
  return bytes + Sha256Hex(bytes);
}

}  // namespace codicil
