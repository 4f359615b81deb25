#include "output/crosswalk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "diff/shifts.h"
#include "output/confidence.h"
#include "output/diff_parts.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "rules/provision_key.h"
#include "text/columns.h"

namespace codicil {
namespace {

// One direction of the table: from one edition's numbers to the other's.
struct Direction {
  std::string_view title;
  const Edition& from;
  const Edition& to;
  bool forward;
};

// All the counterparts of one provision.
struct Answer {
  std::vector<ProvisionId> to;
  ChangeKinds kinds;
  float confidence = 1;
};

struct Row {
  ProvisionId at;  // its position in the table
  std::string from;
  std::string to;
  std::string remark;
};

std::vector<Answer> AnswersOf(const Direction& direction, const Concordance& concordance) {
  std::vector<Answer> answers(direction.from.provisions.size());
  for (const Correspondence& pair : concordance.pairs) {
    const ProvisionId id = direction.forward ? pair.old_id : pair.new_id;
    const ProvisionId other = direction.forward ? pair.new_id : pair.old_id;
    if (id == kNoProvision) continue;
    if (other != kNoProvision) answers[id].to.push_back(other);
    answers[id].kinds.AddAll(pair.kinds);
    answers[id].confidence = std::min(answers[id].confidence, pair.confidence);
  }
  return answers;
}

std::string Numbers(const Edition& edition, const std::vector<ProvisionId>& ids) {
  std::vector<std::string> numbers;
  for (const ProvisionId id : ids) numbers.push_back(NumberOf(edition, id));
  return numbers.empty() ? "–" : fmt::format("{}", fmt::join(numbers, ", "));
}

std::string RemarkOf(const Answer& answer) {
  std::string remark = KindsOf(answer.kinds);
  if (answer.confidence < (answer.to.empty() ? kPossible : kCertain))
    remark += " (" + DescribeConfidence(answer.confidence) + ")";
  return remark;
}

bool KeepsNumber(const Direction& direction, ProvisionId id, const Answer& answer) {
  return answer.to.size() == 1 && !answer.kinds.HasAny({ChangeKind::kSplit, ChangeKind::kMerged}) &&
         direction.from.provisions[id].number == direction.to.provisions[answer.to[0]].number;
}

// Pairs that a run cannot represent: no counterpart, several, a shared one, or an uncertain one.
bool HasRow(const Direction& direction, ProvisionId id, const Answer& answer) {
  if (KeepsNumber(direction, id, answer)) return answer.confidence < kLikely;
  return answer.to.size() != 1 || answer.confidence < kCertain ||
         answer.kinds.HasAny({ChangeKind::kSplit, ChangeKind::kMerged});
}

// The first and the last provision of a run, in one edition.
struct Run {
  ProvisionId first;
  ProvisionId last;
};

// A run is omitted if each of its provisions has its own row.
void AddRuns(const Direction& direction, const std::vector<Shift>& shifts,
             const std::vector<Answer>& answers, std::vector<Row>& rows) {
  for (const Shift& shift : shifts) {
    Run from{shift.old_first, shift.old_last}, to{shift.new_first, shift.new_last};
    if (!direction.forward) std::swap(from, to);
    bool has_rows = true;
    for (ProvisionId id = from.first; id <= from.last; ++id)
      has_rows &= HasRow(direction, id, answers[id]);
    if (has_rows) continue;
    std::string remark = shift.moved ? "moved" : "renumbered";
    if (shift.provisions > 1) remark += fmt::format(" ({} provisions)", shift.provisions);
    rows.push_back({from.first, RangeOf(direction.from, from.first, from.last),
                    RangeOf(direction.to, to.first, to.last), std::move(remark)});
  }
}

// A provision without a counterpart shares one row with all provisions below it that have none
// either.
void AddRows(const Direction& direction, const std::vector<Answer>& answers,
             std::vector<Row>& rows) {
  const auto& provisions = direction.from.provisions;
  const auto has_none = [&](ProvisionId id) {
    return id != kNoProvision && answers[id].to.empty();
  };
  std::vector<size_t> row_of(answers.size());
  std::vector<size_t> counts;
  for (ProvisionId id = 0; id < answers.size(); ++id) {
    const Answer& answer = answers[id];
    if (has_none(id) && has_none(provisions[id].parent)) {
      row_of[id] = row_of[provisions[id].parent];
      ++counts[row_of[id]];
    } else if (HasRow(direction, id, answer)) {
      row_of[id] = counts.size();
      counts.push_back(1);
      rows.push_back(
          {id, NumberOf(direction.from, id), Numbers(direction.to, answer.to), RemarkOf(answer)});
    }
  }
  const size_t first = rows.size() - counts.size();
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 1) rows[first + i].remark += fmt::format(" ({} provisions)", counts[i]);
  }
}

// Only provisions with a different number or none: a table that repeats every number is useless.
void WriteTable(const Direction& direction, const Concordance& concordance,
                const std::vector<Shift>& shifts, std::string& text) {
  const std::vector<Answer> answers = AnswersOf(direction, concordance);
  std::vector<Row> rows;
  AddRuns(direction, shifts, answers, rows);
  AddRows(direction, answers, rows);
  size_t kept = 0;
  for (ProvisionId id = 0; id < answers.size(); ++id)
    kept += KeepsNumber(direction, id, answers[id]);
  std::ranges::stable_sort(rows, [](const Row& a, const Row& b) { return a.at < b.at; });
  size_t from_width = 0, to_width = 0;
  for (const Row& row : rows) {
    from_width = std::max(from_width, CountColumns(row.from));
    to_width = std::max(to_width, CountColumns(row.to));
  }
  fmt::format_to(std::back_inserter(text), "{}\n\n", direction.title);
  for (const Row& row : rows) {
    fmt::format_to(std::back_inserter(text), "  {:{}}  {:{}}  {}\n", row.from, from_width, row.to,
                   std::min<size_t>(to_width, 24), row.remark);
  }
  fmt::format_to(std::back_inserter(text), "{}  {} of {} keep their number\n",
                 rows.empty() ? "" : "\n", kept, answers.size());
}

}  // namespace

void WriteCrosswalkText(const EditionPair& editions, ByteSink& out) {
  const Edition &was = editions.old_edition, &is = editions.new_edition;
  const std::vector<Shift> shifts = FindShifts(was, is, editions.concordance);
  std::string text = fmt::format("{} → {}\n\n", DateOf(was), DateOf(is));
  WriteTable({"Destinations: old number, new number", was, is, true}, editions.concordance, shifts,
             text);
  text += "\n";
  WriteTable({"Derivations: new number, old number", is, was, false}, editions.concordance, shifts,
             text);
  out.Write(text);
}

void CrosswalkTable(const EditionPair& editions, const PutRow& row) {
  row({"old", "new", "kinds", "main", "confidence", "likeness", "evidence"});
  for (const Correspondence& pair : editions.concordance.pairs) {
    const bool two = pair.old_id != kNoProvision && pair.new_id != kNoProvision;
    row({OrNull(KeyText(editions.old_edition, pair.old_id)),
         OrNull(KeyText(editions.new_edition, pair.new_id)), NamesOf(pair.kinds), pair.main_of_old,
         pair.confidence, two ? TableCell(pair.likeness) : TableCell(nullptr),
         pair.evidence.List()});
  }
}

void WriteCrosswalkJson(const EditionPair& editions, ByteSink& out) {
  JsonWriter json(out);
  json.Document(
      "schema", "codicil-crosswalk/1",
      [&] { WriteIdentities(editions.old_edition, editions.new_edition, json); }, "pairs",
      ArrayOf(CrosswalkTable, editions, json));
}

}  // namespace codicil
