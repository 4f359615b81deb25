#include <fmt/format.h>

#include <limits>
#include <memory>
#include <vector>

#include "base/sha256.h"
#include "corpus/history.h"
#include "corpus/sqlite.h"
#include "corpus/store.h"
#include "corpus/store_schema.h"

namespace codicil {
namespace {

// Puts rows into a table, several with one statement, which takes half the time of one after the
// other. The last ones are put in when it is destroyed. Must not outlive its database.
class Inserter {
 public:
  Inserter(Database& database, std::string table) : database_(database), table_(std::move(table)) {}
  Inserter(const Inserter&) = delete;
  ~Inserter() { Flush(); }

  // The values of a row. Texts must outlive the inserter.
  template <typename... Values>
  void Insert(const Values&... values) {
    (values_.push_back(ValueOf(values)), ...);
    columns_ = sizeof...(values);
    if (values_.size() == kRows * columns_) Flush();
  }

 private:
  static constexpr size_t kRows = 16;
  using Value = Statement::Value;

  static Value ValueOf(std::string_view text) { return text; }
  static Value ValueOf(int64_t number) { return number; }
  static Value ValueOf(double number) { return number; }
  // The highest means none, which is NULL.
  static Value ValueOf(uint32_t id) {
    if (id == std::numeric_limits<uint32_t>::max()) return std::monostate();
    return int64_t{id};
  }

  void Flush() {
    if (values_.empty()) return;
    const size_t rows = values_.size() / columns_;
    if (rows < kRows) {
      Statement rest = Prepare(rows);
      Run(rest);
    } else {
      if (!full_) full_ = std::make_unique<Statement>(Prepare(rows));
      Run(*full_);
    }
    values_.clear();
  }

  Statement Prepare(size_t rows) {
    std::string sql = "INSERT INTO \"" + table_ + "\" VALUES ";
    for (size_t row = 0; row < rows; ++row) {
      for (size_t i = 0; i < columns_; ++i) sql += i > 0 ? ",?" : row > 0 ? ",(?" : "(?";
      sql += ')';
    }
    return Statement(database_, sql);
  }

  void Run(Statement& statement) {
    int place = 0;
    for (const Value& value : values_) statement.Bind(++place, value);
    statement.Run();
  }

  Database& database_;
  const std::string table_;
  size_t columns_ = 0;
  std::vector<Value> values_;        // of the rows that are still to be put in
  std::unique_ptr<Statement> full_;  // for kRows rows, once there were so many
};

void Prepare(Database& database) {
  // The same page size everywhere, so that the same rows are the same bytes.
  database.Run(
      fmt::format("PRAGMA page_size = 4096; PRAGMA application_id = {}; "
                  "PRAGMA user_version = {}; BEGIN",
                  kApplicationId, kStoreVersion));
  for (const char* table : kSchema) database.Run(table);
}

int64_t Bits(const ChangeKinds& kinds) {
  int64_t bits = 0;
  for (const ChangeKind kind : kinds.List()) bits |= int64_t{1} << static_cast<unsigned>(kind);
  return bits;
}

class StoreWriter {
 public:
  StoreWriter(const Work& work, const Provenance& provenance, Database& database)
      : work_(work),
        provenance_(provenance),
        new_ids_(work.texts.size(), kNoText),
        database_(database) {
    FindPlaces();
  }

  // All is written when the writer is destroyed.
  void Write() {
    WriteMeta();
    for (uint32_t i = 0; i < work_.editions.size(); ++i) WriteEdition(i, work_.editions[i]);
    for (uint32_t i = 0; i < work_.transitions.size(); ++i)
      WriteTransition(i, work_.transitions[i]);
    for (uint32_t i = 0; i < work_.lineages.all.size(); ++i) WriteLineage(i, work_.lineages.all[i]);
  }

 private:
  // Where a provision is in its lineage.
  struct Place {
    LineageIndex lineage = kNoHistory;
    float confidence = 0;
  };

  void FindPlaces() {
    for (const EditionRecord& edition : work_.editions)
      places_.emplace_back(edition.provisions.size());
    for (LineageIndex i = 0; i < work_.lineages.all.size(); ++i) {
      for (const Lineage::Stop& stop : work_.lineages.all[i].stops)
        places_[stop.edition][stop.provision] = {i, stop.confidence};
    }
  }

  void WriteMeta() {
    Inserter meta(database_, "meta");
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
    Inserter input(database_, "input");
    for (const FileRecord& file : provenance_.inputs)
      input.Insert(file.name, file.sha256, static_cast<int64_t>(file.bytes));
  }

  void WriteEdition(uint32_t i, const EditionRecord& edition) {
    edition_.Insert(i, edition.id, edition.date, edition.title, edition.language, edition.source,
                    edition.licence, edition.stated_date, edition.stated_language);
    for (const WarningRecord& warning : edition.warnings)
      warning_.Insert(i, warning.kind, warning.count);
    for (const FileRecord& file : edition.files)
      file_.Insert(i, file.name, file.sha256, static_cast<int64_t>(file.bytes));
    for (const std::string& copy : edition.copies) copy_.Insert(i, copy);
    for (uint32_t k = 0; k < edition.provisions.size(); ++k)
      WriteProvision(i, k, edition.provisions[k]);
    for (const EntryRecord& entry : edition.glossary)
      entry_.Insert(i, StoredText(entry.term), StoredText(entry.text));
    for (const ListRecord& list : edition.lists) defined_.Insert(i, StoredList(list));
  }

  uint32_t StoredList(const ListRecord& list) {
    const std::string key =
        fmt::format("{}\n{}\n{}", list.name, list.of, fmt::join(list.members, "\n"));
    const auto next = static_cast<uint32_t>(list_ids_.size());
    const auto [known, is_new] = list_ids_.emplace(key, next);
    if (!is_new) return known->second;
    list_.Insert(next, list.name, list.of);
    for (const std::string& member : list.members) member_.Insert(next, member);
    return next;
  }

  void WriteProvision(uint32_t edition, uint32_t position, const ProvisionRecord& provision) {
    const Place& place = places_[edition][position];
    provision_.Insert(edition, provision.num, provision.occurrence, provision.depth,
                      provision.parent, int64_t{provision.implied}, StoredText(provision.heading),
                      StoredText(provision.text), place.lineage, place.confidence);
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
    text_.Insert(next_text_, body);
    return new_ids_[id] = next_text_++;
  }

  void WriteTransition(uint32_t i, const Transition& transition) {
    transition_.Insert(i, transition.overrides);
    for (const PairRecord& pair : transition.pairs) {
      pair_.Insert(i, pair.old_id, pair.new_id, Bits(pair.kinds), int64_t{pair.main},
                   int64_t{pair.continues}, pair.confidence, StoredEvidence(pair.evidence));
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
    for (const Lineage::Link& link : lineage.split_from)
      link_.Insert(i, int64_t{kSplitLink}, link.other, link.edition, link.confidence);
    for (const Lineage::Link& link : lineage.merged_into)
      link_.Insert(i, int64_t{kMergedLink}, link.other, link.edition, link.confidence);
  }

  const Work& work_;
  const Provenance& provenance_;
  std::vector<std::vector<Place>> places_;  // [edition][provision]
  std::vector<TextId> new_ids_;
  TextId next_text_ = 0;
  HashMap<std::string, uint32_t> list_ids_;
  TextTable evidence_ids_;

  Database& database_;
  Inserter text_{database_, "text"};
  Inserter edition_{database_, "edition"};
  Inserter warning_{database_, "warning"};
  Inserter file_{database_, "file"};
  Inserter copy_{database_, "copy"};
  Inserter provision_{database_, "provision"};
  Inserter passage_{database_, "passage"};
  Inserter entry_{database_, "entry"};
  Inserter list_{database_, "list"};
  Inserter member_{database_, "member"};
  Inserter defined_{database_, "defined"};
  Inserter transition_{database_, "transition"};
  Inserter evidence_{database_, "evidence"};
  Inserter pair_{database_, "pair"};
  Inserter entry_pair_{database_, "entry_pair"};
  Inserter lineage_{database_, "lineage"};
  Inserter alias_{database_, "alias"};
  Inserter link_{database_, "link"};
};

}  // namespace

std::string WriteStore(const Work& work, const Provenance& provenance) {
  Database database;
  Prepare(database);
  StoreWriter(work, provenance, database).Write();
  database.Run("COMMIT");
  std::string bytes = Written([&](ByteSink& out) { database.Write(out); });
  bytes += Sha256Hex(bytes);
  return bytes;
}

}  // namespace codicil
