#include "corpus/locate.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

#include "corpus/history.h"
#include "corpus/lineages.h"
#include "crossref/locate.h"

namespace codicil {
namespace {

// What the numbers are made of, which their spelling tells.
void AllowComponents(const RuleNumber& number, NumberingStyle& style) {
  using Component = NumberComponent;
  for (size_t i = 0; i < number.size(); ++i) {
    const Component& part = number[i];
    const auto lead = static_cast<NumberLead>(part.lead);
    if (lead != 0 && std::ranges::find(style.leads, lead) == style.leads.end())
      style.leads.push_back(lead);
    style.dashes |= part.joint == Component::kDash;
    style.colons |= part.joint == Component::kColon;
    style.brackets |= part.joint == Component::kBracket;
    style.capitals |= part.kind == Component::kCapitals;
  }
}

// Adds them with what tells their place in the tree, as ranges need it.
void AddNames(const Work& work, const EditionRecord& record, Edition& names) {
  const auto first = static_cast<ProvisionId>(names.provisions.size());
  for (const ProvisionRecord& one : record.provisions) {
    Provision& provision = names.provisions.emplace_back();
    provision.number = RuleNumber::Parse(one.num, EveryStyle()).value_or(RuleNumber());
    provision.occurrence = one.occurrence;
    provision.depth = one.depth;
    if (one.parent != kNoProvision) provision.parent = first + one.parent;
    provision.subtree_end = static_cast<ProvisionId>(names.provisions.size());
    provision.heading.text = work.texts[one.heading];
    AllowComponents(provision.number, names.scheme);
  }
  for (auto id = static_cast<ProvisionId>(names.provisions.size()); id-- > first;) {
    const Provision& one = names.provisions[id];
    if (one.parent == kNoProvision) continue;
    ProvisionId& end = names.provisions[one.parent].subtree_end;
    end = std::max(end, one.subtree_end);
  }
  for (const EntryRecord& entry : record.glossary)
    names.glossary.emplace_back().term.text = work.texts[entry.term];
}

// An edition with numbers, titles and terms alone: all that names something. Its ids are those of
// the records, one after the other.
Edition NamesOf(const Work& work, std::span<const EditionRecord> records) {
  Edition names;
  names.language = work.language;
  for (const EditionRecord& record : records) AddNames(work, record, names);
  names.IndexNumbers();
  return names;
}
std::vector<ProvisionId> LocateIn(const Work& work, const EditionRecord& record,
                                  std::string_view asked) {
  const Edition names = NamesOf(work, {&record, 1});
  return Locate(ReferenceIndex(names), asked).provisions;
}

// The number of all of them; "" if they have several.
std::string NumberOf(const EditionRecord& edition, const std::vector<ProvisionId>& provisions) {
  const ProvisionRecord& first = edition.provisions[provisions.front()];
  if (provisions.size() == 1) return first.Key();
  const bool same = std::ranges::all_of(
      provisions, [&](ProvisionId id) { return edition.provisions[id].num == first.num; });
  return same ? first.num : "";
}

void FindOthers(const Work& work, NamedHistories& found) {
  std::set<LineageIndex> others;
  for (uint32_t edition = 0; edition < work.editions.size() && !found.number.empty(); ++edition) {
    const auto& provisions = work.editions[edition].provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      if (!provisions[id].implied &&
          (provisions[id].num == found.number || provisions[id].Key() == found.number))
        others.insert(work.lineages.of[edition][id]);
    }
  }
  for (const LineageIndex history : found.histories) others.erase(history);
  found.others.assign(others.begin(), others.end());
}

}  // namespace

NamedHistories LocateHistories(const Work& work, std::string_view asked,
                               std::optional<uint32_t> edition) {
  NamedHistories found;
  for (auto i = static_cast<uint32_t>(work.editions.size()); i-- > 0;) {
    if (edition && i != *edition) continue;
    const auto provisions = LocateIn(work, work.editions[i], asked);
    if (provisions.empty()) continue;
    for (const ProvisionId id : provisions) found.histories.push_back(work.lineages.of[i][id]);
    found.edition = i;
    found.number = NumberOf(work.editions[i], provisions);
    FindOthers(work, found);
    return found;
  }
  if (const auto history = HistoryIndex(work.lineages).Find(asked))
    found.histories.push_back(*history);
  return found;
}

std::vector<ProvisionId> LocateProvisions(const Work& work, std::string_view asked,
                                          uint32_t edition) {
  std::vector<ProvisionId> provisions;
  for (const LineageIndex history : LocateHistories(work, asked, edition).histories) {
    const auto place = LastStopBy(work.lineages.all[history], edition);
    if (place && place->edition == edition) provisions.push_back(place->provision);
  }
  return provisions;
}

Result<std::vector<Place>> PlacesBy(const Work& work, const NamedHistories& found,
                                    uint32_t edition) {
  std::vector<Place> places;
  for (const LineageIndex history : found.histories) {
    const Lineage& lineage = work.lineages.all[history];
    const auto place = LastStopBy(lineage, found.edition.value_or(edition));
    if (!place)
      return Status::Missing(
          fmt::format("lineage {} begins after edition {}", lineage.id, work.editions[edition].id));
    places.push_back(*place);
  }
  return places;
}

std::vector<std::string> NamesLike(const Work& work, std::string_view asked,
                                   std::optional<uint32_t> edition) {
  std::span<const EditionRecord> records = work.editions;
  if (edition) records = records.subspan(*edition, 1);
  const Edition names = NamesOf(work, records);
  return NamesLike(ReferenceIndex(names), asked);
}

}  // namespace codicil
