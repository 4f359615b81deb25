// What the writer and the reader of a database must agree on.
#pragma once

#include <cstdint>

namespace codicil {

inline constexpr uint32_t kApplicationId = 0x436F6463;  // "Codc"
// Raised when anything below changes.
inline constexpr uint32_t kStoreVersion = 4;

inline constexpr int kExamplePassage = 0, kNotePassage = 1;
inline constexpr int kSplitLink = 0, kMergedLink = 1;

// Rows are in order, and their number, from 0, is how others refer to them: editions, texts, lists
// and lineages in all, provisions and entries in their edition, transitions by the older edition.
// NULL means none. The bits of `kinds` are ChangeKinds, the first one the lowest.
//
// Writing and reading takes as long as there are rows, so that what most editions share has one row
// (texts, lists), and a stop of a lineage has none of its own: it is in the row of its provision.
inline constexpr const char* kSchema[] = {
    "CREATE TABLE meta (name TEXT, value TEXT) STRICT",
    "CREATE TABLE input (name TEXT, sha256 TEXT, bytes INTEGER) STRICT",
    "CREATE TABLE text (id INTEGER PRIMARY KEY, body TEXT) STRICT",
    "CREATE TABLE edition (id INTEGER PRIMARY KEY, name TEXT, date TEXT, title TEXT, "
    "language TEXT, source TEXT, licence TEXT, stated_date TEXT, stated_language TEXT) STRICT",
    "CREATE TABLE warning (edition INTEGER, kind TEXT, count INTEGER) STRICT",
    "CREATE TABLE file (edition INTEGER, name TEXT, sha256 TEXT, bytes INTEGER) STRICT",
    "CREATE TABLE copy (edition INTEGER, name TEXT) STRICT",
    "CREATE TABLE provision (edition INTEGER, num TEXT, occurrence INTEGER, depth INTEGER, "
    "parent INTEGER, implied INTEGER, heading INTEGER, text INTEGER, lineage INTEGER, "
    "confidence REAL) STRICT",
    "CREATE TABLE passage (edition INTEGER, provision INTEGER, kind INTEGER, text INTEGER) STRICT",
    "CREATE TABLE entry (edition INTEGER, term INTEGER, text INTEGER) STRICT",
    "CREATE TABLE list (id INTEGER PRIMARY KEY, name TEXT, \"of\" TEXT) STRICT",
    "CREATE TABLE member (list INTEGER, name TEXT) STRICT",
    "CREATE TABLE defined (edition INTEGER, list INTEGER) STRICT",
    "CREATE TABLE transition (id INTEGER PRIMARY KEY, overrides TEXT) STRICT",
    "CREATE TABLE evidence (id INTEGER PRIMARY KEY, body TEXT) STRICT",
    "CREATE TABLE pair (transition INTEGER, old INTEGER, new INTEGER, kinds INTEGER, "
    "main INTEGER, continues INTEGER, confidence REAL, evidence INTEGER) STRICT",
    "CREATE TABLE entry_pair (transition INTEGER, old INTEGER, new INTEGER, kinds INTEGER, "
    "confidence REAL) STRICT",
    "CREATE TABLE lineage (id INTEGER PRIMARY KEY, name TEXT, pinned TEXT) STRICT",
    "CREATE TABLE alias (lineage INTEGER, name TEXT) STRICT",
    "CREATE TABLE link (lineage INTEGER, kind INTEGER, other INTEGER, edition INTEGER, "
    "confidence REAL) STRICT",
};

}  // namespace codicil
