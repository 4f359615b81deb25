// The writer for codicil-blame/1; docs/schema has the schema.

#include "output/blame.h"
#include "output/json_parts.h"

namespace codicil {

void WriteBlameJson(const Blame& blame, ByteSink& out) {
  const Work& work = blame.work;
  JsonWriter json(out);
  const auto write_run = [&](const BlameRun& run) {
    json.Object("text", run.text, "edition", work.editions[run.from.edition].id, "num",
                At(work, run.from).Key());
  };
  const auto write_passage = [&](const BlamedPassage& passage) {
    json.Object("passage", passage.role, "runs", json.Each(passage.runs, write_run));
  };
  const auto write_provision = [&](const Place& place) {
    const std::vector<BlamedPassage> passages = BlameOf(work, place);
    json.Object(
        "id", LifeAt(work, place).id, "edition",
        [&] { WriteEditionRecord(work.editions[place.edition], json); }, "num",
        At(work, place).Key(), "passages", json.Each(passages, write_passage));
  };
  json.Document(
      "schema", "codicil-blame/1", [&] { WriteWork(work, json); }, "asked", blame.asked,
      "provisions", json.Each(blame.places, write_provision));
}

}  // namespace codicil
