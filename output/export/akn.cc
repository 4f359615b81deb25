// Akoma Ntoso, a file an edition: with the lasting name of each provision, its eId in the first
// edition that has it, and what changed since the edition before.

#include "output/akn/akn.h"

#include <algorithm>
#include <unordered_map>

#include "output/akn/akn_names.h"
#include "output/export/export.h"

namespace codicil {
namespace {

std::string DateOf(const EditionRecord& edition) {
  return edition.date.empty() ? std::string(kAknNoDate) : edition.date;
}

// The types of the standard for one pair, which may be several.
std::vector<const char*> TypesOf(const PairRecord& pair) {
  const auto has = [&](ChangeKind kind) { return pair.kinds.Has(kind); };
  std::vector<const char*> types;
  if (has(ChangeKind::kAdded)) types.push_back("insertion");
  if (has(ChangeKind::kRemoved)) types.push_back("repeal");
  if (has(ChangeKind::kSplit)) types.push_back("split");
  if (has(ChangeKind::kMerged)) types.push_back("join");
  if (has(ChangeKind::kRenumbered) || has(ChangeKind::kMoved)) types.push_back("renumbering");
  if (has(ChangeKind::kEdited) || has(ChangeKind::kRetypeset) || has(ChangeKind::kRecited))
    types.push_back("substitution");
  return types;
}

class AknExport {
 public:
  explicit AknExport(const Work& work) : work_(work) {}

  // Editions must come in order.
  AknHistory HistoryOf(uint32_t index, const Edition& edition) {
    std::vector<std::string> ids = AknIdsOf(edition);
    AknHistory history;
    history.work = work_.id;
    history.date = DateOf(work_.editions[index]);
    history.first_date = DateOf(work_.editions.front());
    if (index > 0) {
      history.previous_date = DateOf(work_.editions[index - 1]);
      history.modifications = ModificationsOf(work_.transitions[index - 1]);
    }
    NameLives(index, ids);
    history.names = [this](ProvisionId id) { return names_[id]; };
    previous_ = std::move(ids);
    return history;
  }

 private:
  static std::vector<std::string> AknIdsOf(const Edition& edition) {
    const AknIds ids(edition);
    std::vector<std::string> all;
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) all.push_back(ids.Provision(id));
    return all;
  }

  std::vector<AknHistory::Modification> ModificationsOf(const Transition& transition) const {
    std::vector<AknHistory::Modification> all;
    for (const PairRecord& pair : transition.pairs) {
      for (const char* type : TypesOf(pair)) {
        AknHistory::Modification& one = all.emplace_back();
        one.type = type;
        one.provision = pair.new_id;
        if (pair.old_id < previous_.size()) one.previous.push_back(previous_[pair.old_id]);
      }
    }
    return all;
  }

  // A provision has the name of a life only if it is one of its stops: names are unique.
  void NameLives(uint32_t edition, const std::vector<std::string>& ids) {
    names_.assign(ids.size(), {});
    if (edition >= work_.lineages.of.size()) return;
    const std::vector<LineageIndex>& of = work_.lineages.of[edition];
    for (ProvisionId id = 0; id < std::min(ids.size(), of.size()); ++id) {
      if (of[id] >= work_.lineages.all.size()) continue;
      const Lineage& life = work_.lineages.all[of[id]];
      const bool stops = std::ranges::any_of(life.stops, [&](const auto& stop) {
        return stop.edition == edition && stop.provision == id;
      });
      if (stops) names_[id] = {first_ids_.try_emplace(of[id], ids[id]).first->second, life.id};
    }
  }

  const Work& work_;
  std::vector<std::string> previous_;  // the eIds of the edition before
  std::unordered_map<LineageIndex, std::string> first_ids_;
  std::vector<AknHistory::Names> names_;  // of the current edition
};

}  // namespace

std::string ExportXml(const ExportInput& input, OutputFolder& folder) {
<<<<<<< HEAD
  AknExport exported(input.work());
=======
  const Work& work = input.work();
  std::vector<std::string> previous;
>>>>>>> c3a2001 (fixup! Corpus: warnings of reading are summed up by edition, editions need dates or an order, and init takes an id and a title)
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) {
    const AknHistory history = exported.HistoryOf(index, edition);
    return folder.Write(input.work().editions[index].id + ".xml", [&](ByteSink& out) {
      WriteAkn(edition, CrossReference(edition), history, out);
      return std::string();
    });
  });
}

}  // namespace codicil
