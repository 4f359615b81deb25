#include <algorithm>

#include "base/sha256.h"
#include "corpus/pool.h"
#include "corpus/sqlite.h"
#include "corpus/store.h"
#include "corpus/store_schema.h"

namespace codicil {
namespace {

constexpr std::string_view kMagic{"SQLite format 3\0", 16};
constexpr size_t kHeader = 100;
constexpr size_t kUserVersionAt = 60, kApplicationIdAt = 68;  // in SQLite's header
constexpr size_t kDigest = 64;                                // hexadecimal digits

uint32_t NumberAt(std::string_view bytes, size_t at) {
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
  const uint32_t version = NumberAt(bytes, kUserVersionAt);
  if (version > kStoreVersion) return "was made by a newer version of codicil";
  if (version < kStoreVersion) return "was made by an older version of codicil";
  return "";
}

bool IsAsItWasBuilt(std::string_view bytes) {
  const size_t end = bytes.size() - kDigest;
  return bytes.substr(end) == Sha256Hex(bytes.substr(0, end));
}

// Rows and values of a file that may say anything. What is wrong in it is kept in error().
class RowReader {
 public:
  explicit RowReader(std::string_view bytes)
      : most_rows_(bytes.size()), database_(bytes.substr(0, bytes.size() - kDigest)) {}

  const std::string& error() const { return database_.error(); }

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

  // The number in [0, size); 0, and an error, if it is none.
  uint32_t Index(Statement& row, int column, size_t size) {
    const int64_t number = row.Int(column);
    if (number >= 0 && static_cast<uint64_t>(number) < size && !row.IsNull(column))
      return static_cast<uint32_t>(number);
    database_.Fail("a number is out of range");
    return 0;
  }
  uint32_t IndexOrNone(Statement& row, int column, size_t size) {
    return row.IsNull(column) ? std::numeric_limits<uint32_t>::max() : Index(row, column, size);
  }
  uint32_t Number(Statement& row, int column) {
    return Index(row, column, std::numeric_limits<uint32_t>::max());
  }
  uint32_t NumberOrNone(Statement& row, int column) {
    return IndexOrNone(row, column, std::numeric_limits<uint32_t>::max());
  }
  static uint64_t Bytes(Statement& row, int column) {
    return static_cast<uint64_t>(std::max<int64_t>(0, row.Int(column)));
  }
  static std::string String(Statement& row, int column) { return std::string(row.Text(column)); }
  float Confidence(Statement& row, int column) {
    const double number = row.Real(column);
    if (!(number >= 0 && number <= 1)) database_.Fail("a confidence is out of range");
    return static_cast<float>(number);
  }
  ChangeKinds Kinds(Statement& row, int column) {
    const uint32_t bits = Index(row, column, size_t{1} << kChangeKinds);
    ChangeKinds kinds;
    for (size_t i = 0; i < kChangeKinds; ++i)
      if (bits >> i & 1) kinds.Add(static_cast<ChangeKind>(i));
    return kinds;
  }
  // Rows that carry their own number have them all, in order.
  template <typename Items>
  void CheckId(Statement& row, const Items& items) {
    if (row.Int(0) != static_cast<int64_t>(items.size())) database_.Fail("a row is missing");
  }
  // Returns the item of `items` that a column names; if there is none, one that is thrown away.
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
  explicit EditionsReader(std::string_view bytes) : RowReader(bytes) { CheckSchema(); }

  Provenance ReadProvenance() {
    Provenance provenance;
    provenance.rules = Meta("rules");
    provenance.clean = Meta("clean") == "yes";
    ForEachRow("SELECT name, sha256, bytes FROM input", [&](Statement& row) {
      provenance.inputs.push_back({String(row, 0), String(row, 1), Bytes(row, 2)});
    });
    return provenance;
  }

  Work ReadWork() {
    work_.id = Meta("id");
    work_.title = Meta("title");
    work_.language = Meta("language");
    work_.source = Meta("source");
    work_.licence = Meta("licence");
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
  EditionRecord& EditionOf(Statement& row) { return At(work_.editions, row, 0, no_edition_); }

  // ---- Tables

  // Only these tables, so that no view, trigger or index takes their place.
  void CheckSchema() {
    size_t i = 0;
    ForEachRow("SELECT sql FROM sqlite_schema", [&](Statement& row) {
      if (i >= std::size(kSchema) || row.Text(0) != kSchema[i]) database_.Fail("other tables");
      ++i;
    });
    if (i < std::size(kSchema)) database_.Fail("tables are missing");
  }

  std::string Meta(std::string_view name) {
    std::string value;
    ForEachRow("SELECT name, value FROM meta", [&](Statement& row) {
      if (row.Text(0) == name) value = row.Text(1);
    });
    return value;
  }

  void ReadTexts() {
    ForEachRow("SELECT id, body FROM text", [&](Statement& row) {
      CheckId(row, work_.texts);
      const size_t before = work_.texts.size();
      work_.texts.Add(row.Text(1));
      if (work_.texts.size() == before) database_.Fail("a text is there twice");
    });
  }

  void ReadEditions() {
    ForEachRow("SELECT * FROM edition", [&](Statement& row) {
      CheckId(row, work_.editions);
      EditionRecord& edition = work_.editions.emplace_back();
      edition.id = row.Text(1);
      edition.date = row.Text(2);
      edition.title = row.Text(3);
      edition.language = row.Text(4);
      edition.source = row.Text(5);
      edition.licence = row.Text(6);
      edition.stated_date = row.Text(7);
      edition.stated_language = row.Text(8);
    });
    ForEachRow("SELECT * FROM warning", [&](Statement& row) {
      EditionOf(row).warnings.push_back({String(row, 1), Number(row, 2)});
    });
    ForEachRow("SELECT * FROM file", [&](Statement& row) {
      EditionOf(row).files.push_back({String(row, 1), String(row, 2), Bytes(row, 3)});
    });
    ForEachRow("SELECT * FROM copy",
               [&](Statement& row) { EditionOf(row).copies.push_back(String(row, 1)); });
  }

  void ReadProvisions() {
    ForEachRow("SELECT * FROM provision", [&](Statement& row) {
      std::vector<ProvisionRecord>& provisions = EditionOf(row).provisions;
      ReadPlace(row, provisions.size());
      ProvisionRecord provision;
      provision.num = row.Text(1);
      provision.occurrence = Number(row, 2);
      provision.depth = Number(row, 3);
      provision.parent = IndexOrNone(row, 4, provisions.size());  // parents come first
      provision.implied = row.Int(5) != 0;
      provision.heading = Text(row, 6);
      provision.text = Text(row, 7);
      provisions.push_back(std::move(provision));
    });
    CheckLineages();
    ForEachRow("SELECT * FROM passage", [&](Statement& row) {
      ProvisionRecord& provision = At(EditionOf(row).provisions, row, 1, no_provision_);
      const bool note = Index(row, 2, 2) == kNotePassage;
      (note ? provision.notes : provision.examples).push_back(Text(row, 3));
    });
  }

  void ReadGlossary() {
    ForEachRow("SELECT * FROM entry", [&](Statement& row) {
      EditionOf(row).glossary.push_back({Text(row, 1), Text(row, 2)});
    });
  }

  void ReadLists() {
    std::vector<ListRecord> lists;
    ForEachRow("SELECT * FROM list", [&](Statement& row) {
      CheckId(row, lists);
      lists.push_back({String(row, 1), String(row, 2), {}});
    });
    ForEachRow("SELECT * FROM member", [&](Statement& row) {
      At(lists, row, 0, no_list_).members.push_back(String(row, 1));
    });
    // What is many times in the work is once in the file, so that a file may be made to swell.
    size_t members = 0;
    ForEachRow("SELECT * FROM defined", [&](Statement& row) {
      const ListRecord& list = At(lists, row, 1, no_list_);
      members += list.members.size();
      if (members > most_rows_) return database_.Fail("the lists are too long");
      EditionOf(row).lists.push_back(list);
    });
  }

  // ---- Lineages

  void ReadLineages() {
    std::vector<Lineage>& all = work_.lineages.all;
    ForEachRow("SELECT * FROM lineage", [&](Statement& row) {
      CheckId(row, all);
      Lineage& lineage = all.emplace_back();
      lineage.id = row.Text(1);
      lineage.pinned = row.Text(2);
    });
    ForEachRow("SELECT * FROM alias", [&](Statement& row) {
      At(all, row, 0, no_lineage_).aliases.push_back(String(row, 1));
    });
    ForEachRow("SELECT * FROM link", [&](Statement& row) {
      Lineage& lineage = At(all, row, 0, no_lineage_);
      const bool merged = Index(row, 1, 2) == kMergedLink;
      (merged ? lineage.merged_into : lineage.split_from)
          .push_back({Index(row, 2, all.size()), Index(row, 3, work_.editions.size()),
                      Confidence(row, 4)});
    });
    work_.lineages.of.resize(work_.editions.size());
  }

  // Every provision is a stop of just one lineage.
  void ReadPlace(Statement& row, size_t provision) {
    Lineages& lineages = work_.lineages;
    const uint32_t edition = Index(row, 0, work_.editions.size());
    if (row.IsNull(8)) database_.Fail("a provision has no lineage");
    const LineageIndex i = Index(row, 8, lineages.all.size());
    if (!error().empty()) return;
    std::vector<Lineage::Stop>& stops = lineages.all[i].stops;
    if (!stops.empty() && stops.back().edition >= edition)
      return database_.Fail("lineages contradict each other");
    stops.push_back({edition, static_cast<ProvisionId>(provision), Confidence(row, 9)});
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

// The other half of the rows. Whether they fit the editions is to be seen when both are read.
class TransitionsReader : public RowReader {
 public:
  using RowReader::RowReader;

  std::vector<Transition> Read() {
    ForEachRow("SELECT * FROM transition", [&](Statement& row) {
      CheckId(row, transitions_);
      transitions_.emplace_back().overrides = row.Text(1);
    });
    std::vector<std::string> evidence;
    ForEachRow("SELECT * FROM evidence", [&](Statement& row) {
      CheckId(row, evidence);
      evidence.push_back(String(row, 1));
    });
    ForEachRow("SELECT * FROM pair", [&](Statement& row) {
      TransitionOf(row).pairs.push_back(
          {NumberOrNone(row, 1), NumberOrNone(row, 2), Kinds(row, 3), row.Int(4) != 0,
           row.Int(5) != 0, Confidence(row, 6),
           row.IsNull(7) ? no_evidence_ : At(evidence, row, 7, no_evidence_)});
    });
    ForEachRow("SELECT * FROM entry_pair", [&](Statement& row) {
      TransitionOf(row).glossary.push_back(
          {NumberOrNone(row, 1), NumberOrNone(row, 2), Kinds(row, 3), Confidence(row, 4)});
    });
    return std::move(transitions_);
  }

 private:
  Transition& TransitionOf(Statement& row) { return At(transitions_, row, 0, no_transition_); }

  std::vector<Transition> transitions_;
  Transition no_transition_;
  std::string no_evidence_;
};

bool IsIn(uint32_t id, size_t size) {
  return id < size || id == std::numeric_limits<uint32_t>::max();
}

bool Fits(const Transition& transition, const EditionRecord& before, const EditionRecord& after) {
  return std::ranges::all_of(transition.pairs,
                             [&](const PairRecord& pair) {
                               return IsIn(pair.old_id, before.provisions.size()) &&
                                      IsIn(pair.new_id, after.provisions.size());
                             }) &&
         std::ranges::all_of(transition.glossary, [&](const EntryPairRecord& pair) {
           return IsIn(pair.old_entry, before.glossary.size()) &&
                  IsIn(pair.new_entry, after.glossary.size());
         });
}

// Returns what is wrong with the transitions of a work, or "".
std::string WhyTransitionsDoNotFit(const Work& work) {
  if (work.transitions.size() + 1 != std::max<size_t>(1, work.editions.size()))
    return "a transition is missing";
  for (size_t i = 0; i < work.transitions.size(); ++i) {
    if (!Fits(work.transitions[i], work.editions[i], work.editions[i + 1]))
      return "a number is out of range";
  }
  return "";
}

}  // namespace

bool IsDatabase(std::string_view name, std::string_view bytes) {
  return bytes.starts_with(kMagic) || name.ends_with(".db");
}

bool IsStore(std::string_view bytes) {
  return bytes.size() >= kHeader && bytes.starts_with(kMagic) &&
         NumberAt(bytes, kApplicationIdAt) == kApplicationId;
}

std::optional<Stored> ReadStore(std::string_view bytes, std::string* error, unsigned threads) {
  *error = WhyUnfit(bytes);
  if (!error->empty()) return std::nullopt;
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
  if (damaged) {
    *error = "is damaged, or was changed after it was built";
    return std::nullopt;
  }
  stored.work.transitions = std::move(read);
  for (const std::string& wrong :
       {editions.error(), transitions.error(), WhyTransitionsDoNotFit(stored.work)}) {
    if (wrong.empty()) continue;
    *error = "is damaged: " + wrong;
    return std::nullopt;
  }
  return stored;
}

}  // namespace codicil
