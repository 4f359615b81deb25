#include "output/list_history.h"

#include <fmt/format.h>

#include "output/csv.h"
#include "output/trace_parts.h"
#include "output/work_json.h"

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

class HistoryJsonWriter {
 public:
  HistoryJsonWriter(const Work& work, ByteSink& out) : work_(work), json_(out) {}

 private:
  std::string_view IdOf(uint32_t edition) const { return work_.editions[edition].id; }

  auto Names(const std::vector<NameHistory>& names) {
    return json_.Each(names, [this](const NameHistory& one) { WriteName(one); });
  }

  void WriteName(const NameHistory& one) {
    const uint32_t last = one.spans.back().last;
    const std::vector<EditionSpan> gaps = GapsOf(one);
    json_.Object("name", one.name, "first_seen", IdOf(one.spans.front().first), "last_seen",
                 IdOf(last), "present", last + 1 == work_.editions.size(), "gaps",
                 json_.Each(gaps, [&](const EditionSpan& gap) {
                   json_.Object("first", IdOf(gap.first), "last", IdOf(gap.last));
                 }));
  }

 public:
  void Write(const std::vector<ListHistory>& lists) {
    json_.Document(
        "schema", "codicil-types-history/1", [&] { WriteWork(work_, json_); }, "editions",
        json_.Each(work_.editions,
                   [&](const EditionRecord& edition) { WriteEditionRecord(edition, json_); }),
        "lists", json_.Each(lists, [&](const ListHistory& list) {
          json_.Object("name", list.name, "of", OrNull(list.of), "names", Names(list.names),
                       "members", Names(list.members));
        }));
  }

 private:
  const Work& work_;
  JsonWriter json_;
};

}  // namespace

void WriteListHistoryText(const ListHistories& histories, ByteSink& out) {
  const auto& [work, lists] = histories;
  for (const ListHistory& list : lists) {
    if (&list != &lists.front()) out.Put('\n');
    out.Write(fmt::format("{}: {} members through time\n", CalledWhat(list), list.members.size()));
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
  HistoryJsonWriter(histories.work, out).Write(histories.lists);
}

}  // namespace codicil
