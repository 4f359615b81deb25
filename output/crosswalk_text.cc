#include <fmt/format.h>

#include <algorithm>

#include "output/crosswalk.h"

namespace codicil {
namespace {

// One way of the table: from one edition's numbers to the other's.
struct Direction {
  std::string_view title;
  const Edition& from;
  const Edition& to;
  std::string_view none;  // what is said of a provision that nothing answers to
};

struct Row {
  ProvisionId from;
  std::vector<ProvisionId> to;
  ChangeKinds kinds;
  float confidence = 1;
};

std::string DateOf(const Edition& edition) {
  return edition.effective_date.empty() ? "without a date" : edition.effective_date;
}

// A row for each provision of the one edition, in its order, with all that answers to it.
std::vector<Row> RowsOf(const Edition& from, const Concordance& concordance, bool forward) {
  std::vector<Row> rows(from.provisions.size());
  for (ProvisionId id = 0; id < rows.size(); ++id) rows[id].from = id;
  for (const Correspondence& pair : concordance.pairs) {
    const ProvisionId id = forward ? pair.old_id : pair.new_id;
    const ProvisionId other = forward ? pair.new_id : pair.old_id;
    if (id == kNoProvision) continue;
    if (other != kNoProvision) rows[id].to.push_back(other);
    for (const ChangeKind kind : pair.kinds.List()) rows[id].kinds.Add(kind);
    rows[id].confidence = std::min(rows[id].confidence, pair.confidence);
  }
  return rows;
}

std::string Numbers(const Edition& edition, const std::vector<ProvisionId>& ids) {
  std::string numbers;
  for (const ProvisionId id : ids) {
    if (!numbers.empty()) numbers += ", ";
    numbers += edition.provisions[id].number.ToString();
  }
  return numbers;
}

std::string KindNames(const ChangeKinds& kinds) {
  std::string names;
  for (const ChangeKind kind : kinds.List()) {
    if (!names.empty()) names += ", ";
    names += ChangeKindName(kind);
  }
  return names;
}

// Only what is not as it was: a table that repeats every number tells nothing.
void WriteTable(const Direction& direction, const std::vector<Row>& rows, std::string& text) {
  fmt::format_to(std::back_inserter(text), "{}\n\n", direction.title);
  size_t unchanged = 0;
  for (const Row& row : rows) {
    if (row.kinds == ChangeKinds{ChangeKind::kUnchanged}) {
      ++unchanged;
      continue;
    }
    const std::string to = row.to.empty() ? std::string(direction.none) : Numbers(direction.to, row.to);
    fmt::format_to(std::back_inserter(text), "{:<10} {:<24} {:>3.0f} %  {}\n",
                   direction.from.provisions[row.from].number.ToString(), to, 100 * row.confidence,
                   KindNames(row.kinds));
  }
  fmt::format_to(std::back_inserter(text), "\n{} of {} unchanged\n", unchanged, rows.size());
}

}  // namespace

std::string WriteCrosswalkText(const Edition& old_edition, const Edition& new_edition, const Concordance& concordance) {
  std::string text = fmt::format("From the edition {} to the edition {}\n\n",
                                 DateOf(old_edition), DateOf(new_edition));
  WriteTable({"Destinations: old number, new number", old_edition, new_edition, "(none)"},
             RowsOf(old_edition, concordance, true), text);
  text += "\n\n";
  WriteTable({"Derivations: new number, old number", new_edition, old_edition, "(none)"},
             RowsOf(new_edition, concordance, false), text);
  return text;
}

}  // namespace codicil
