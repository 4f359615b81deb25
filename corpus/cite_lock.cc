#include "corpus/cite_lock.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/sha256.h"
#include "corpus/history.h"
#include "corpus/kinds.h"
#include "corpus/lineages.h"
#include "text/fold.h"
#include "text/toml_file.h"

namespace codicil {
namespace {

// The same for any typesetting of the words.
std::string DigestOf(const Work& work, const Place& place) {
  const ProvisionRecord& record = At(work, place);
  std::string words;
  const auto add = [&](TextId text) { words += Fold(work.texts[text]) + "\n"; };
  add(record.heading);
  add(record.text);
  for (const TextId example : record.examples) add(example);
  for (const TextId note : record.notes) add(note);
  return Sha256Hex(words);
}

}  // namespace

std::vector<LockedCitation> LockOf(const Work& work, uint32_t edition,
                                   const std::vector<const Verification*>& verified) {
  std::set<std::string> cited;
  for (const Verification* one : verified)
    for (const VerifiedCitation& citation : one->citations)
      if (citation.number == VerifiedCitation::kStands)
        cited.insert(citation.numbers.begin(), citation.numbers.end());
  std::vector<LockedCitation> locked;
  const auto& provisions = work.editions[edition].provisions;
  for (ProvisionId id = 0; id < provisions.size(); ++id) {
    if (provisions[id].occurrence > 1 || cited.erase(provisions[id].num) == 0) continue;
    const Place place{edition, id};
    locked.push_back({provisions[id].num, HistoryAt(work, place).id, work.editions[edition].id,
                      DigestOf(work, place)});
  }
  return locked;
}

std::string WriteLock(const std::vector<LockedCitation>& locked) {
  std::string out = "# Made by codicil verify --write-lock.\n";
  for (const LockedCitation& one : locked)
    out += fmt::format("\n[[citation]]\nnum = {}\nlineage = {}\nedition = {}\nsha256 = {}\n",
                       TomlString(one.num), TomlString(one.lineage), TomlString(one.edition),
                       TomlString(one.sha256));
  return out;
}

std::vector<LockedCitation> ReadLock(const SourceText& source, Diagnostics& diagnostics) {
  const TomlFile toml(source, kind::kLock, diagnostics);
  std::vector<LockedCitation> locked;
  for (const toml::table* table : toml.Tables("citation")) {
    const auto text = [&](const char* key) { return (*table)[key].value_or(std::string()); };
    LockedCitation one{text("num"), text("lineage"), text("edition"), text("sha256")};
    if (one.num.empty() || one.lineage.empty() || one.sha256.empty())
      toml.Report(toml.SpanOf(*table), "a citation needs num, lineage and sha256");
    else
      locked.push_back(std::move(one));
  }
  return locked;
}

std::vector<StaleCitation> StaleIn(const Work& work, uint32_t edition,
                                   const std::vector<LockedCitation>& locked) {
  const HistoryIndex histories(work.lineages);
  const std::string& here = work.editions[edition].id;
  std::vector<StaleCitation> stale;
  for (const LockedCitation& one : locked) {
    const auto history = histories.Find(one.lineage);
    const auto place =
        history ? LastStopBy(work.lineages.all[*history], edition) : std::optional<Place>();
    if (!place || place->edition != edition) {
      stale.push_back(
          {StaleCitation::kGone, one, "",
           fmt::format("{} of edition {} is not in edition {}", one.num, one.edition, here)});
      continue;
    }
    const std::string& now = At(work, *place).num;
    if (now != one.num)
      stale.push_back(
          {StaleCitation::kMoved, one, now,
           fmt::format("{} of edition {} is {} in edition {}", one.num, one.edition, now, here)});
    else if (DigestOf(work, *place) != one.sha256)
      stale.push_back(
          {StaleCitation::kReworded, one, now,
           fmt::format("{} has other words in edition {} than in {}", one.num, here, one.edition)});
  }
  return stale;
}

void ReportStale(const std::vector<StaleCitation>& stale, const Verification& verified,
                 SourceId text, Diagnostics& diagnostics) {
  for (const VerifiedCitation& citation : verified.citations) {
    for (const std::string& number : citation.numbers) {
      const auto found = std::ranges::find_if(
          stale, [&](const StaleCitation& one) { return one.locked.num == number; });
      if (found != stale.end())
        diagnostics.Report(kind::kStaleCitation, Severity::kWarning, found->why,
                           Span{text, citation.begin, citation.end});
    }
  }
}

}  // namespace codicil
