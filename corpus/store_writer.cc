#include "base/sha256.h"
#include "corpus/database_rows.h"
#include "corpus/store.h"
#include "corpus/work_rows.h"

namespace codicil {
namespace {

using enum TableId;
using View = std::string_view;

// How the work was made, which only a later build asks for.
void WritePrivateRows(const Work& work, const Provenance& provenance, TableSink& sink) {
  const WorkReferences at(work);
  sink.Row(kStoreSetting, {View("rules"), View(provenance.rules)});
  sink.Row(kStoreSetting, {View("clean"), View(provenance.clean ? "yes" : "no")});
  for (const FileRecord& file : provenance.inputs)
    sink.Row(kStoreInput, {View(file.name), View(file.sha256), static_cast<int64_t>(file.bytes)});
  for (uint32_t i = 0; i < work.editions.size(); ++i) {
    const EditionRecord& edition = work.editions[i];
    sink.Row(kStoreStated,
             {at.EditionAt(i), View(edition.stated_date), View(edition.stated_language)});
    for (const WarningRecord& warning : edition.warnings)
      sink.Row(kStoreWarning, {at.EditionAt(i), View(warning.kind), warning.count});
  }
  for (uint32_t i = 0; i < work.transitions.size(); ++i)
    sink.Row(kStoreTransition, {at.EditionAt(i), View(work.transitions[i].overrides)});
}

}  // namespace

std::string WriteStore(const Work& work, const Provenance& provenance) {
  Database database;
  DatabaseRows sink(database, kStoreApplicationId, IsStored);
  WriteWorkRows(work, sink);
  WritePrivateRows(work, provenance, sink);
  sink.Commit();
  std::string bytes = Written([&](ByteSink& out) { database.Write(out); });
  bytes += Sha256Hex(bytes);
  return bytes;
}

}  // namespace codicil
