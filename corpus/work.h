// A work through time: what is kept of its editions, which provision became which, and the history
// of each. It holds no Edition: those are read again from their files when a format needs marks,
// citations or layout (corpus/corpus.h).
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "diff/concordance.h"
#include "rules/provision.h"

namespace codicil {

using TextId = uint32_t;
inline constexpr TextId kNoText = std::numeric_limits<TextId>::max();

// Each distinct text once. Move-only; addresses of texts are stable.
class TextTable {
 public:
  // Returns the id of `text`, which is added if it is new; kNoText for an empty one.
  TextId Add(std::string_view text);
  // Returns "" for kNoText.
  std::string_view operator[](TextId id) const { return id == kNoText ? "" : texts_[id]; }
  size_t size() const { return texts_.size(); }

 private:
  Arena arena_;
  std::vector<std::string_view> texts_;
  HashMap<std::string_view, TextId> ids_;
};

// Index into EditionRecord::provisions, which is in the order of Edition::provisions.
struct ProvisionRecord {
  std::string num;          // what it is cited by
  uint32_t occurrence = 1;  // among those with this number
  uint32_t depth = 1;
  ProvisionId parent = kNoProvision;
  bool implied = false;
  TextId heading = kNoText;
  TextId text = kNoText;
  std::vector<TextId> examples;
  std::vector<TextId> notes;

  std::string Key() const {  // "203.1#2"
    return occurrence == 1 ? num : num + "#" + std::to_string(occurrence);
  }
};

struct EntryRecord {
  TextId term = kNoText;
  TextId text = kNoText;
};

struct ListRecord {
  std::string name;  // "creature types"
  std::string of;    // "creature", or empty
  std::vector<std::string> members;
};

struct FileRecord {
  std::string name;  // as in the manifest
  std::string sha256;
  uint64_t bytes = 0;
};

// How often a kind of warning or error was reported when an edition was read.
struct WarningRecord {
  std::string kind;
  uint32_t count = 0;
};

struct EditionRecord {
  std::string id;
  std::string date;        // ISO 8601, or empty
  std::string code, name;  // what people call it, in short and at length, or empty
  std::string title, language, source, licence;
  std::string stated_date, stated_language;  // what its own text says
  std::vector<WarningRecord> warnings;       // by kind
  std::vector<FileRecord> files;
  std::vector<ProvisionRecord> provisions;  // preorder
  std::vector<EntryRecord> glossary;
  std::vector<ListRecord> lists;    // those that count (VocabularyList::counts)
  std::vector<std::string> copies;  // ids of editions that are other copies of this one

  // Returns the index of the provision with that key ("203.1", "203.1#2"), or kNoProvision. Linear.
  ProvisionId Find(std::string_view key) const;
};

// One pair of a concordance; see Correspondence. `main` is its main_of_old.
struct PairRecord {
  ProvisionId old_id = kNoProvision;
  ProvisionId new_id = kNoProvision;
  ChangeKinds kinds;
  bool main = true;
  bool continues = true;
  float confidence = 1;
  std::string evidence;  // Evidence::List, joined by "; "
};

struct EntryPairRecord {
  uint32_t old_entry = kNoEntry;
  uint32_t new_entry = kNoEntry;
  ChangeKinds kinds;
  float confidence = 1;
};

// From one edition to the next.
struct Transition {
  std::vector<PairRecord> pairs;          // in the order of Concordance::pairs
  std::vector<EntryPairRecord> glossary;  // likewise
  // The digest of the file of overrides used, or empty; with " in part" if some did not fit, so
  // that the two editions are aligned again, and that is reported again, in the next build.
  std::string overrides;
};

using LineageIndex = uint32_t;

// A provision of an edition.
struct Place {
  uint32_t edition = 0;  // index into Work::editions
  ProvisionId provision = kNoProvision;
  auto operator<=>(const Place&) const = default;  // an earlier edition first
};

// One provision through the editions. See corpus/lineages.h for how histories are found.
struct Lineage {
  // Their editions ascend, but may skip some.
  struct Stop : Place {
    float confidence = 1;  // that this is what the stop before became
  };
  // How a history is joined to another one.
  struct Link {
    LineageIndex other;
    uint32_t edition;  // the later one of the transition
    float confidence = 1;
  };
  std::string id;                    // "k7m2q"
  std::vector<std::string> aliases;  // other ids that lead here
  std::vector<Stop> stops;           // at least one
  std::vector<Link> split_from;      // at its birth: whose words it took over
  std::vector<Link> merged_into;     // at its end: who took its words over, the main one first
  std::string pinned;                // the reason, if a person decided
};

struct Lineages {
  std::vector<Lineage> all;                   // by first stop
  std::vector<std::vector<LineageIndex>> of;  // [edition][provision]
};

struct Work {
  std::string id, title, language, source, licence;
  TextTable texts;
  std::vector<EditionRecord> editions;  // by date
  std::vector<Transition> transitions;  // [i] is from editions[i] to editions[i + 1]
  Lineages lineages;
};

}  // namespace codicil
