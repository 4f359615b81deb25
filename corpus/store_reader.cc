#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "base/sha256.h"
#include "corpus/pool.h"
#include "corpus/schema.h"
#include "corpus/sqlite.h"
#include "corpus/store.h"

namespace codicil {
namespace {

constexpr std::string_view kMagic{"SQLite format 3\0", 16};
constexpr size_t kHeader = 100;
constexpr size_t kUserVersionAt = 60, kApplicationIdAt = 68;  // in SQLite's header
constexpr size_t kDigest = 64;                                // hexadecimal digits

uint32_t BigEndianAt(std::string_view bytes, size_t at) {
  uint32_t number = 0;
  for (const char c : bytes.substr(at, 4)) number = number << 8 | static_cast<unsigned char>(c);
  return number;
}

// Returns why the file cannot be used, or "".
std::string WhyUnfit(std::string_view bytes) {
  if (bytes.size() < kHeader + kDigest)
    return bytes.empty() ? "is empty" : "is not a database, or only the beginning of one";
  if (!bytes.starts_with(kMagic)) return "is not a database";
  if (!IsStore(bytes)) return "is not a database that codicil made";
  const uint32_t version = BigEndianAt(bytes, kUserVersionAt);
  if (version > kSchemaVersion) return "was made by a newer version of codicil";
  if (version < kSchemaVersion) return "was made by an older version of codicil";
  return "";
}

bool IsAsItWasBuilt(std::string_view bytes) {
  const size_t end = bytes.size() - kDigest;
  return bytes.substr(end) == Sha256Hex(bytes.substr(0, end));
}

// Rows and values of a file that may say anything. What is wrong in it is kept in status().
class RowReader {
 public:
  explicit RowReader(std::string_view bytes)
      : most_rows_(bytes.size()), database_(bytes.substr(0, bytes.size() - kDigest)) {}

  const Status& status() const { return database_.status(); }

 protected:
  // A file may be made so that its rows go in circles; every row takes more than a byte.
  template <typename Do>
  void ForEachRow(const char* sql, const Do& act) {
    Statement statement(database_, sql);
    for (size_t rows = 0; statement.Next(); ++rows) {
      if (rows > most_rows_) return database_.Fail("rows go in circles");
      act(statement);
    }
  }

  // Returns 0, and fails, if there is no such number.
  uint32_t Number(Statement& row, int column, int64_t first = 0,
                  size_t size = std::numeric_limits<uint32_t>::max()) {
    const int64_t number = row.Int(column);
    if (number >= first && static_cast<uint64_t>(number - first) < size && !row.IsNull(column))
      return static_cast<uint32_t>(number - first);
    database_.Fail("a number is out of range");
    return 0;
  }
  // The index of the row that a column leads to, of a table of `size` rows.
  uint32_t Index(Statement& row, int column, size_t size = std::numeric_limits<uint32_t>::max()) {
    return Number(row, column, 1, size);
  }
  uint32_t IndexOrNone(Statement& row, int column,
                       size_t size = std::numeric_limits<uint32_t>::max()) {
    return row.IsNull(column) ? std::numeric_limits<uint32_t>::max() : Index(row, column, size);
  }
  static uint64_t Bytes(Statement& row, int column) {
    return static_cast<uint64_t>(std::max<int64_t>(0, row.Int(column)));
  }
  static std::string String(Statement& row, int column) { return std::string(row.Text(column)); }
  // Takes the texts of columns from `column` on.
  template <typename... Strings>
  static void TakeTexts(Statement& row, int column, Strings&... to) {
    ((to = row.Text(column++)), ...);
  }
  float Confidence(Statement& row, int column) {
    const double number = row.Real(column);
    if (!(number >= 0 && number <= 1)) database_.Fail("a confidence is out of range");
    return static_cast<float>(number);
  }
  // Whether a text is the second of two words; fails if it is neither.
  bool IsSecond(Statement& row, int column, std::string_view first, std::string_view second) {
    const std::string_view text = row.Text(column);
    if (text != first && text != second) database_.Fail("a kind is unknown");
    return text == second;
  }
  // Rows that carry their own number have them all, in order.
  void CheckId(Statement& row, size_t rows_before) {
    if (row.Int(0) != static_cast<int64_t>(rows_before) + 1) database_.Fail("a row is missing");
  }
  // Returns the item of `items` that a column leads to; if there is none, one that is thrown away.
  template <typename Item>
  Item& At(const std::vector<Item*>& items, Statement& row, int column, Item& none) {
    const uint32_t i = Index(row, column, items.size());
    return i < items.size() ? *items[i] : none;
  }
  template <typename Item>
  Item& At(std::vector<Item>& items, Statement& row, int column, Item& none) {
    const uint32_t i = Index(row, column, items.size());
    return i < items.size() ? items[i] : none;
  }

  size_t most_rows_;
  Database database_;
};

// Everything but the transitions.
class EditionsReader : public RowReader {
 public:
  explicit EditionsReader(std::string_view bytes) : RowReader(bytes) { CheckTables(); }

  Provenance ReadProvenance() {
    Provenance provenance;
    ForEachRow("SELECT name, value FROM store_setting", [&](Statement& row) {
      if (row.Text(0) == "rules") provenance.rules = row.Text(1);
      if (row.Text(0) == "clean") provenance.clean = row.Text(1) == "yes";
    });
    ForEachRow("SELECT name, sha256, bytes FROM store_input", [&](Statement& row) {
      provenance.inputs.push_back({String(row, 0), String(row, 1), Bytes(row, 2)});
    });
    return provenance;
  }

  Work ReadWork() {
    ForEachRow("SELECT name, title, language, source, licence FROM work", [&](Statement& row) {
      TakeTexts(row, 0, work_.id, work_.title, work_.language, work_.source, work_.licence);
    });
    ReadTexts();
    ReadEditions();
    ReadLineages();
    ReadProvisions();
    ReadGlossary();
    ReadLists();
    return std::move(work_);
  }

 private:
  TextId Text(Statement& row, int column) { return IndexOrNone(row, column, work_.texts.size()); }
  EditionRecord& EditionOf(Statement& row, int column = 0) {
    return At(work_.editions, row, column, no_edition_);
  }

  // Only these tables, so that no view, trigger or index takes their place.
  void CheckTables() {
    std::vector<std::string> stored;
    for (const Table& table : Tables())
      if (IsStored(table)) stored.push_back(CreateStatement(table));
    size_t i = 0;
    ForEachRow("SELECT sql FROM sqlite_schema", [&](Statement& row) {
      if (i >= stored.size() || row.Text(0) != stored[i]) database_.Fail("other tables");
      ++i;
    });
    if (i < stored.size()) database_.Fail("tables are missing");
  }

  void ReadTexts() {
    ForEachRow("SELECT id, body FROM text", [&](Statement& row) {
      const size_t before = work_.texts.size();
      CheckId(row, before);
      work_.texts.Add(row.Text(1));
      if (work_.texts.size() == before) database_.Fail("a text is there twice");
    });
  }

  void ReadEditions() {
    ForEachRow(
        "SELECT id, name, date, title, language, source, licence, code, full_name FROM edition",
        [&](Statement& row) {
          CheckId(row, work_.editions.size());
          EditionRecord& one = work_.editions.emplace_back();
          TakeTexts(row, 1, one.id, one.date, one.title, one.language, one.source, one.licence,
                    one.code, one.name);
        });
    ForEachRow("SELECT edition, date, language FROM store_stated", [&](Statement& row) {
      EditionRecord& edition = EditionOf(row);
      TakeTexts(row, 1, edition.stated_date, edition.stated_language);
    });
    ForEachRow("SELECT edition, kind, count FROM store_warning", [&](Statement& row) {
      EditionOf(row).warnings.push_back({String(row, 1), Number(row, 2)});
    });
    ForEachRow("SELECT edition, name, sha256, bytes FROM file", [&](Statement& row) {
      EditionOf(row).files.push_back({String(row, 1), String(row, 2), Bytes(row, 3)});
    });
    ForEachRow("SELECT edition, name FROM copy",
               [&](Statement& row) { EditionOf(row).copies.push_back(String(row, 1)); });
  }

  void ReadProvisions() {
    ForEachRowOfEditions(
        "SELECT id, edition, num, occurrence, depth, parent, implied, heading, text, lineage, "
        "confidence FROM provision",
        [&](EditionRecord& edition, Statement& row) {
          const size_t before = edition.provisions.size();
          ReadPlace(row, before);
          ProvisionRecord& provision = edition.provisions.emplace_back();
          provision.num = row.Text(2);
          provision.occurrence = Number(row, 3);
          provision.depth = Number(row, 4);
          if (!row.IsNull(5))  // parents come first
            provision.parent = Number(row, 5, row.Int(0) - static_cast<int64_t>(before), before);
          provision.implied = row.Int(6) != 0;
          provision.heading = Text(row, 7);
          provision.text = Text(row, 8);
        });
    CheckLineages();
    const auto provisions = AllOf(&EditionRecord::provisions);
    ForEachRow("SELECT provision, kind, text FROM aside", [&](Statement& row) {
      ProvisionRecord& provision = At(provisions, row, 0, no_provision_);
      const bool note = IsSecond(row, 1, "example", "note");
      (note ? provision.notes : provision.examples).push_back(Text(row, 2));
    });
  }

  void ReadGlossary() {
    ForEachRowOfEditions("SELECT id, edition, term, text FROM glossary",
                         [&](EditionRecord& edition, Statement& row) {
                           edition.glossary.push_back({Text(row, 2), Text(row, 3)});
                         });
  }

  void ReadLists() {
    ForEachRowOfEditions("SELECT id, edition, name, belongs_to FROM list",
                         [&](EditionRecord& edition, Statement& row) {
                           edition.lists.push_back({String(row, 2), String(row, 3), {}});
                         });
    const auto lists = AllOf(&EditionRecord::lists);
    ForEachRow("SELECT list, name FROM member", [&](Statement& row) {
      At(lists, row, 0, no_list_).members.push_back(String(row, 1));
    });
  }

  // Rows with their number and edition: all are there, an edition after the other.
  template <typename Do>
  void ForEachRowOfEditions(const char* sql, const Do& act) {
    size_t rows = 0;
    int64_t edition = 0;
    ForEachRow(sql, [&](Statement& row) {
      CheckId(row, rows++);
      if (row.Int(1) < std::exchange(edition, row.Int(1)))
        database_.Fail("editions are out of order");
      EditionRecord& of = EditionOf(row, 1);
      if (status().ok()) act(of, row);
    });
  }

  // The same rows once they are read.
  template <typename Item>
  std::vector<Item*> AllOf(std::vector<Item> EditionRecord::*list) {
    std::vector<Item*> all;
    for (EditionRecord& edition : work_.editions)
      for (Item& item : edition.*list) all.push_back(&item);
    return all;
  }

  // ---- Lineages

  void ReadLineages() {
    std::vector<Lineage>& all = work_.lineages.all;
    ForEachRow("SELECT id, name, pinned FROM lineage", [&](Statement& row) {
      CheckId(row, all.size());
      Lineage& lineage = all.emplace_back();
      TakeTexts(row, 1, lineage.id, lineage.pinned);
    });
    ForEachRow("SELECT lineage, name FROM lineage_alias", [&](Statement& row) {
      At(all, row, 0, no_lineage_).aliases.push_back(String(row, 1));
    });
    ForEachRow("SELECT lineage, kind, other, edition, confidence FROM lineage_link",
               [&](Statement& row) {
                 Lineage& lineage = At(all, row, 0, no_lineage_);
                 const bool merged = IsSecond(row, 1, "split_from", "merged_into");
                 (merged ? lineage.merged_into : lineage.split_from)
                     .push_back({Index(row, 2, all.size()), Index(row, 3, work_.editions.size()),
                                 Confidence(row, 4)});
               });
    work_.lineages.of.resize(work_.editions.size());
  }

  // Every provision is a stop of just one lineage.
  void ReadPlace(Statement& row, size_t provision) {
    Lineages& lineages = work_.lineages;
    const uint32_t edition = Index(row, 1, work_.editions.size());
    if (row.IsNull(9)) database_.Fail("a provision has no lineage");
    const LineageIndex i = Index(row, 9, lineages.all.size());
    if (!status().ok()) return;
    std::vector<Lineage::Stop>& stops = lineages.all[i].stops;
    if (!stops.empty() && stops.back().edition >= edition)
      return database_.Fail("lineages contradict each other");
    stops.push_back({edition, static_cast<ProvisionId>(provision), Confidence(row, 10)});
    lineages.of[edition].push_back(i);
  }

  void CheckLineages() {
    for (const Lineage& lineage : work_.lineages.all)
      if (lineage.stops.empty()) database_.Fail("a lineage has no stops");
  }

  Work work_;
  EditionRecord no_edition_;
  ProvisionRecord no_provision_;
  ListRecord no_list_;
  Lineage no_lineage_;
};

// The other half of the rows. Provisions and entries are numbered through all editions, until
// FitTransitions is called with both halves.
class TransitionsReader : public RowReader {
 public:
  using RowReader::RowReader;

  std::vector<Transition> Read() {
    ForEachRow("SELECT from_edition, overrides FROM store_transition", [&](Statement& row) {
      CheckId(row, transitions_.size());
      transitions_.emplace_back().overrides = row.Text(1);
    });
    std::vector<std::string> evidence;
    ForEachRow("SELECT id, body FROM evidence", [&](Statement& row) {
      CheckId(row, evidence.size());
      evidence.push_back(String(row, 1));
    });
    ForEachRow(
        "SELECT from_edition, old, new, kinds, main, continues, confidence, evidence FROM change",
        [&](Statement& row) {
          TransitionOf(row).pairs.push_back(
              {IndexOrNone(row, 1), IndexOrNone(row, 2), Kinds(row, 3), row.Int(4) != 0,
               row.Int(5) != 0, Confidence(row, 6),
               row.IsNull(7) ? no_evidence_ : At(evidence, row, 7, no_evidence_)});
        });
    ForEachRow("SELECT from_edition, old, new, kinds, confidence FROM glossary_change",
               [&](Statement& row) {
                 TransitionOf(row).glossary.push_back(
                     {IndexOrNone(row, 1), IndexOrNone(row, 2), Kinds(row, 3), Confidence(row, 4)});
               });
    return std::move(transitions_);
  }

 private:
  Transition& TransitionOf(Statement& row) { return At(transitions_, row, 0, no_transition_); }

  ChangeKinds Kinds(Statement& row, int column) {
    const std::string_view text = row.Text(column);
    const auto known = kinds_.find(text);
    return known != kinds_.end() ? known->second
                                 : kinds_.emplace(std::string(text), ReadKinds(text)).first->second;
  }

  ChangeKinds ReadKinds(std::string_view text) {
    ChangeKinds kinds;
    for (size_t i = 0; i < kChangeKinds; ++i) {
      const auto kind = static_cast<ChangeKind>(i);
      if (text.find(fmt::format("\"{}\"", ChangeKindName(kind))) != text.npos) kinds.Add(kind);
    }
    if (KindsAsJson(kinds) != text) database_.Fail("a kind is unknown");
    return kinds;
  }

  std::vector<Transition> transitions_;
  Transition no_transition_;
  std::string no_evidence_;
  std::map<std::string, ChangeKinds, std::less<>> kinds_;  // there are few
};

// From a row of a table to an index into an edition's list, of which `before` is the first row.
bool Localise(uint32_t* id, size_t before, size_t size) {
  if (*id == std::numeric_limits<uint32_t>::max()) return true;
  *id -= static_cast<uint32_t>(before);
  return *id < size;
}

// Numbers provisions and entries by their editions.
Status FitTransitions(Work& work) {
  if (work.transitions.size() + 1 != std::max<size_t>(1, work.editions.size()))
    return Status::Unusable("a transition is missing");
  bool fit = true;
  size_t provisions = 0, entries = 0;  // before the older edition
  for (size_t i = 0; i < work.transitions.size(); ++i) {
    const EditionRecord& older = work.editions[i];
    const EditionRecord& newer = work.editions[i + 1];
    const size_t next_provisions = provisions + older.provisions.size();
    const size_t next_entries = entries + older.glossary.size();
    for (PairRecord& pair : work.transitions[i].pairs)
      fit = Localise(&pair.old_id, provisions, older.provisions.size()) &&
            Localise(&pair.new_id, next_provisions, newer.provisions.size()) && fit;
    for (EntryPairRecord& pair : work.transitions[i].glossary)
      fit = Localise(&pair.old_entry, entries, older.glossary.size()) &&
            Localise(&pair.new_entry, next_entries, newer.glossary.size()) && fit;
    provisions = next_provisions;
    entries = next_entries;
  }
  return fit ? Status() : Status::Unusable("a number is out of range");
}

}  // namespace

bool IsDatabase(std::string_view name, std::string_view bytes) {
  return bytes.starts_with(kMagic) || name.ends_with(".db");
}

bool IsStore(std::string_view bytes) {
  return bytes.size() >= kHeader && bytes.starts_with(kMagic) &&
         BigEndianAt(bytes, kApplicationIdAt) == kStoreApplicationId;
}

Result<Stored> ReadStore(std::string_view bytes, unsigned threads) {
  if (std::string why = WhyUnfit(bytes); !why.empty()) return Status::Unusable(std::move(why));
  EditionsReader editions(bytes);
  TransitionsReader transitions(bytes);
  Stored stored;
  std::vector<Transition> read;
  bool damaged = false;
  ForEachInPool(2, threads, [&](size_t half) {
    if (half == 0) {
      stored = {editions.ReadWork(), editions.ReadProvenance()};
    } else {
      damaged = !IsAsItWasBuilt(bytes);
      if (!damaged) read = transitions.Read();
    }
  });
  if (damaged) return Status::Unusable("is damaged, or was changed after it was built");
  stored.work.transitions = std::move(read);
  for (const Status& part :
       {editions.status(), transitions.status(), FitTransitions(stored.work)}) {
    if (!part.ok()) return Status::Unusable("is damaged: " + part.message());
  }
  return stored;
}

}  // namespace codicil
