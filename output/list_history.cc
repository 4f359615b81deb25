#include "output/list_history.h"

#include <fmt/format.h>

#include "output/csv.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "output/trace_parts.h"

namespace codicil {
namespace {

std::string Describe(const Work& work, const EditionSpan& span) {
  const std::string first = NameOf(work.editions[span.first]);
  if (span.last + 1 == work.editions.size()) return "since " + first;
  return span.first == span.last ? first
                                 : fmt::format("{} to {}", first, NameOf(work.editions[span.last]));
}

// "2021-03-01 to 2022-03-04, since 2023-11-20"
std::string Describe(const Work& work, const NameHistory& history) {
  std::string text;
  for (const EditionSpan& span : history.spans)
    text += (text.empty() ? "" : ", ") + Describe(work, span);
  return text;
}

std::string CalledWhat(const ListHistory& list) {
  return list.of.empty() ? list.name : fmt::format("{} ({})", list.name, list.of);
}

// The editions between its first and its last that lack it.
std::vector<EditionSpan> GapsOf(const NameHistory& history) {
  std::vector<EditionSpan> gaps;
  for (size_t i = 1; i < history.spans.size(); ++i)
    gaps.push_back({history.spans[i - 1].last + 1, history.spans[i].first - 1});
  return gaps;
}

}  // namespace

void WriteListHistoryText(const ListHistories& histories, ByteSink& out) {
  const auto& [work, lists] = histories;
  for (const ListHistory& list : lists) {
    if (&list != &lists.front()) out.Put('\n');
    out.Write(fmt::format("{}: {} through time\n", CalledWhat(list),
                          Counted(list.members.size(), "member")));
    if (list.names.size() > 1) {
      for (const NameHistory& name : list.names)
        out.Write(fmt::format("  called {}: {}\n", name.name, Describe(work, name)));
    }
    for (const NameHistory& member : list.members)
      out.Write(fmt::format("  {}: {}\n", member.name, Describe(work, member)));
  }
}

void WriteListHistoryCsv(const ListHistories& histories, ByteSink& out) {
  const auto& [work, lists] = histories;
  out.Write(CsvRow({"list", "of", "member", "first_seen", "last_seen", "present", "gaps"}) + "\n");
  for (const ListHistory& list : lists) {
    for (const NameHistory& member : list.members) {
      std::string gaps;
      for (const EditionSpan& gap : GapsOf(member)) {
        gaps += fmt::format("{}{} to {}", gaps.empty() ? "" : "; ", work.editions[gap.first].id,
                            work.editions[gap.last].id);
      }
      const uint32_t last = member.spans.back().last;
      out.Write(
          CsvRow({list.name, list.of, member.name, work.editions[member.spans.front().first].id,
                  work.editions[last].id, last + 1 == work.editions.size() ? "yes" : "no", gaps}) +
          "\n");
    }
  }
}

void WriteListHistoryJson(const ListHistories& histories, ByteSink& out) {
  const Work& work = histories.work;
  JsonWriter json(out);
  const auto id = [&](uint32_t edition) -> const std::string& { return work.editions[edition].id; };
  const auto write_name = [&](const NameHistory& one) {
    const uint32_t last = one.spans.back().last;
    json.Object("name", one.name, "first_seen", id(one.spans.front().first), "last_seen", id(last),
                "present", last + 1 == work.editions.size(), "gaps",
                json.Each(GapsOf(one), [&](const EditionSpan& gap) {
                  json.Object("first", id(gap.first), "last", id(gap.last));
                }));
  };
  const auto write_list = [&](const ListHistory& list) {
    json.Object("name", list.name, "of", OrNull(list.of), "names",
                json.Each(list.names, write_name), "members", json.Each(list.members, write_name));
  };
  json.Document(
      "schema", "codicil-types-history/1", [&] { WriteWork(work, json); }, "editions",
      json.Each(work.editions, [&](const EditionRecord& one) { WriteEditionRecord(one, json); }),
      "lists", json.Each(histories.lists, write_list));
}

}  // namespace codicil
