#include "output/located.h"

#include <fmt/format.h>

#include "corpus/history.h"
#include "output/json_parts.h"

namespace codicil {
namespace {

bool IsThere(const Correspondence& pair) { return pair.new_id != kNoProvision; }

std::string NowIn(const LocatedReport& report, const LocatedName& name) {
  std::string now;
  for (const Correspondence& pair : name.now)
    if (IsThere(pair))
      now += (now.empty() ? "" : ", ") + NameOf(report.work, {report.edition, pair.new_id});
  return now.empty() ? "nothing corresponds to it" : now;
}

}  // namespace

void WriteLocatedText(const LocatedReport& report, const PrintStyle& style, ByteSink& out) {
  const std::string& edition = report.work.editions[report.edition].id;
  for (const LocatedName& name : report.names) {
    const std::string asked = Styled(name.asked, ansi::kBold, style);
    if (!name.then) {
      out.Write(fmt::format("{}: {}\n", asked, name.why));
      continue;
    }
    out.Write(fmt::format(
        "{}: {} of edition {}; in edition {}: {}\n", asked, NameOf(report.work, *name.then),
        report.work.editions[name.then->edition].id, edition, NowIn(report, name)));
  }
}

void WriteLocatedJson(const LocatedReport& report, ByteSink& out) {
  const Work& work = report.work;
  JsonWriter json(out);
  const auto now = [&](const Correspondence& pair) {
    if (!IsThere(pair)) return;
    const Place place{report.edition, pair.new_id};
    json.Object("num", At(work, place).Key(), "heading",
                OrNull(work.texts[At(work, place).heading]), "lineage", HistoryAt(work, place).id,
                "confidence", Hundredths{pair.confidence});
  };
  json.Document(
      "schema", "codicil-located/1", [&] { WriteWork(work, json); }, "edition",
      [&] { WriteEditionRecord(work.editions[report.edition], json); }, "names",
      json.Each(report.names, [&](const LocatedName& name) {
        json.Object(
            "asked", name.asked, "then", [&] { WritePlace(work, name.then, json); }, "lineage",
            OrNull(name.then ? HistoryAt(work, *name.then).id : std::string_view()), "now",
            json.Each(name.now, now), "why", OrNull(name.why), "suggestions",
            If(!name.instead.empty(), name.instead));
      }));
}

}  // namespace codicil
