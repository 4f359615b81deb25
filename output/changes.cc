#include "output/changes.h"

#include <fmt/format.h>

#include "output/changes/edition_changes.h"
#include "output/confidence.h"
#include "output/diff_parts.h"
#include "output/json_parts.h"
#include "output/trace_parts.h"
#include "text/printable.h"

namespace codicil {
namespace {

// What is shown one by one: the others can be hundreds in an edition.
bool IsShown(const HistoryChange& change) {
  return change.is_back() ||
         !change.kinds.HasOnly({ChangeKind::kUnchanged, ChangeKind::kRenumbered,
                                ChangeKind::kReformatted, ChangeKind::kRenumberedReferences});
}

// What data has: all but what stays as it is.
bool IsListed(const HistoryChange& change) {
  return change.is_back() || change.kinds != ChangeKinds{ChangeKind::kUnchanged};
}

std::string Numbers(const Work& work, const HistoryChange& change) {
  if (!change.before) return At(work, *change.now).num;
  if (!change.now) return At(work, *change.before).num;
  const std::string &was = At(work, *change.before).num, &is = At(work, *change.now).num;
  return was == is ? is : fmt::format("{} → {}", was, is);
}

std::string Kinds(const Work& work, const HistoryChange& change) {
  std::string kinds = KindsOf(change.kinds);
  if (change.is_back()) {
    kinds = fmt::format("back again, last in {}", NameOf(work.editions[change.before->edition])) +
            (kinds == "unchanged" ? "" : ", " + kinds);
  }
  return kinds + DescribeDoubt(change.confidence);
}

}  // namespace

void WriteWorkChangesText(const WorkChanges& changes, const PrintStyle& style, ByteSink& out) {
  const Work& work = changes.work;
  const auto put = [&](const std::string& line) {
    out.Write((style.terminal ? Printable(line) : line) + "\n");
  };
  if (changes.first_edition == work.editions.size())
    put(fmt::format("No edition since {}.", changes.since));
  for (uint32_t i = changes.first_edition; i < work.editions.size(); ++i) {
    if (i > changes.first_edition) put("");
    const std::vector<HistoryChange> all = ChangesIn(work, i);
    put(fmt::format("{}: {} provisions; {}", NameOf(work.editions[i]),
                    work.editions[i].provisions.size(), InWords(changes::SummaryOf(work, i))));
    for (const HistoryChange& change : all) {
      if (!IsShown(change)) continue;
      put(fmt::format("  {}  {}  {}", work.lineages.all[change.history].id, Numbers(work, change),
                      Kinds(work, change)));
    }
  }
}

void WorkChangesTable(const WorkChanges& changes, const PutRow& row) {
  const Work& work = changes.work;
  row({"edition", "lineage", "old_edition", "old", "new", "kinds", "confidence"});
  const auto edition_of = [&](const std::optional<Place>& place) {
    return OrNull(place ? std::string_view(work.editions[place->edition].id) : "");
  };
  const auto num_of = [&](const std::optional<Place>& place) {
    return place ? At(work, *place).Key() : "";
  };
  for (uint32_t i = changes.first_edition; i < work.editions.size(); ++i) {
    for (const HistoryChange& change : ChangesIn(work, i)) {
      if (IsListed(change))
        row({work.editions[i].id, work.lineages.all[change.history].id, edition_of(change.before),
             OrNull(num_of(change.before)), OrNull(num_of(change.now)), NamesOf(change.kinds),
             change.confidence});
    }
  }
}

void WriteWorkChangesJson(const WorkChanges& changes, ByteSink& out) {
  const Work& work = changes.work;
  JsonWriter json(out);
  const auto write_change = [&](const HistoryChange& change) {
    if (!IsListed(change)) return;
    json.Object(
        "lineage", work.lineages.all[change.history].id, "before",
        [&] { WritePlace(work, change.before, json); }, "num",
        OrNull(change.now ? At(work, *change.now).Key() : ""), "kinds", NamesOf(change.kinds),
        "confidence", Hundredths{change.confidence});
  };
  std::vector<uint32_t> editions;
  for (uint32_t i = changes.first_edition; i < work.editions.size(); ++i) editions.push_back(i);
  const auto write_edition = [&](uint32_t edition) {
    const std::vector<HistoryChange> all = ChangesIn(work, edition);
    json.Object(
        "edition", [&] { WriteEditionRecord(work.editions[edition], json); }, "provisions",
        work.editions[edition].provisions.size(), "counts",
        json.Of([&] { WriteSummary(changes::SummaryOf(work, edition), json); }), "changes",
        json.Each(all, write_change));
  };
  json.Document(
      "schema", "codicil-changes/1", [&] { WriteWork(work, json); }, "since", OrNull(changes.since),
      "editions", json.Each(editions, write_edition));
}

}  // namespace codicil
