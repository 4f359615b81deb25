#include "codicil/asked_texts.h"

#include <fmt/format.h>

#include <optional>

#include "codicil/migration.h"
#include "corpus/by_lineage.h"
#include "corpus/edition_name.h"
#include "output/located.h"
#include "output/migrate.h"
#include "output/verify.h"
#include "text/kinds.h"

namespace codicil {
namespace {

std::optional<uint32_t> Named(const OpenWork& open, const Question& question, const char* member) {
  const std::string edition = question.Text(member, "");
  if (edition.empty()) return std::nullopt;
  return Taken(open.EditionOf(edition));
}

void LocateOne(OpenWork& open, const std::string& asked, std::optional<uint32_t> then, uint32_t now,
               std::vector<LocatedName>& names) {
  const Work& work = open.work();
  const NamedHistories found = LocateHistories(work, asked, then);
  const auto places = PlacesBy(work, found, then.value_or(open.newest()));
  if (!places || places->empty()) {
    const Status none = NoHistory(work, then, asked);
    names.push_back(
        {asked, std::nullopt, {}, (places ? none : places.failure()).message(), none.instead()});
    return;
  }
  for (const Place& place : *places)
    names.push_back({asked, place, BecameIn(work, open.transitions(), place, now), "", {}});
}

// The text of a question, as a file.
void TakeText(const Question& question, Sources& texts) {
  texts.Add(question.Text("name", "text"), question.Text("text"), "UTF-8");
  for (const Diagnostic& diagnostic : texts.diagnostics.list())
    if (diagnostic.kind == kind::kNotText) Refuse("\"text\" is not text");
  texts.diagnostics.list().clear();
}

}  // namespace

void AnswerLocate(OpenWork& open, const Question& question, ByteSink& out) {
  const auto then = Named(open, question, "then");
  const uint32_t now = Named(open, question, "edition").value_or(open.newest());
  std::vector<LocatedName> names;
  for (const std::string& asked : question.Texts("names")) LocateOne(open, asked, then, now, names);
  const LocatedReport report{open.work(), now, names};
  question.IsAsText() ? WriteLocatedText(report, {}, out) : WriteLocatedJson(report, out);
}

void AnswerVerify(OpenWork& open, const Question& question, ByteSink& out) {
  Sources texts;
  TakeText(question, texts);
  const uint32_t edition = Named(open, question, "edition").value_or(open.newest());
  const auto verified = Taken(open.Verify(edition, {}, texts));
  const VerifyReport report{open.work(), edition, texts, verified};
  question.IsAsText() ? WriteVerifyText(report, {}, out) : WriteVerifyJson(report, out);
}

void AnswerMigrate(OpenWork& open, const Question& question, ByteSink& out) {
  constexpr double kUsual = 0.7;
  Sources texts;
  TakeText(question, texts);
  const auto plan = Taken(PlanMigration(open, texts, question.Text("then", ""), {}));
  Migrator migrator(plan.was->edition(), plan.is->edition(), plan.history,
                    static_cast<float>(question.Fraction("min_confidence", kUsual)));
  migrator.CompareWith(plan.direct);
  std::vector<MigratedFile> files(1);
  files[0].source = &texts.text(0);
  files[0].migration = migrator.Migrate(texts.text(0), texts.diagnostics, plan.contested[0]);
  files[0].refused = files[0].migration.fit.FitsNewBetter();
  files[0].bytes = BytesWith(files[0].migration.edits, texts.text(0)).value_or("");
  WriteMigrateJson({plan.was->edition(), plan.is->edition(), files, false, true}, out);
}

}  // namespace codicil
