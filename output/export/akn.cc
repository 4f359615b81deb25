// Akoma Ntoso, a file an edition: with the lasting name of each provision, and what changed since
// the edition before.

#include "output/akn/akn_history.h"
#include "output/akn/akn_names.h"
#include "output/export/export.h"

namespace codicil {
namespace {

// The types of the standard for one pair, which may be several.
std::vector<const char*> TypesOf(const PairRecord& pair) {
  const auto has = [&](ChangeKind kind) { return pair.kinds.Has(kind); };
  std::vector<const char*> types;
  if (has(ChangeKind::kAdded)) types.push_back("insertion");
  if (has(ChangeKind::kRemoved)) types.push_back("repeal");
  if (has(ChangeKind::kSplit)) types.push_back("split");
  if (has(ChangeKind::kMerged)) types.push_back("join");
  if (has(ChangeKind::kRenumbered) || has(ChangeKind::kMoved)) types.push_back("renumbering");
  if (has(ChangeKind::kEdited) || has(ChangeKind::kReformatted) ||
      has(ChangeKind::kRenumberedReferences))
    types.push_back("substitution");
  return types;
}

std::vector<std::string> AknIdsOf(const Edition& edition) {
  const AknIds ids(edition);
  std::vector<std::string> all;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) all.push_back(ids.Provision(id));
  return all;
}

// `previous` are the eIds in the edition before.
std::vector<AknHistory::Modification> ModificationsOf(const Transition& transition,
                                                      const std::vector<std::string>& previous) {
  std::vector<AknHistory::Modification> all;
  for (const PairRecord& pair : transition.pairs) {
    for (const char* type : TypesOf(pair)) {
      AknHistory::Modification& one = all.emplace_back();
      one.type = type;
      one.provision = pair.new_id;
      if (pair.old_id < previous.size()) one.previous.push_back(previous[pair.old_id]);
    }
  }
  return all;
}

}  // namespace

Status ExportXml(const ExportInput& input, OutputFolder& folder) {
  const Work& work = input.work();
  std::vector<std::string> previous;
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) {
    AknHistory history = AknHistoryOf(input.corpus, index);
    if (index > 0) history.modifications = ModificationsOf(work.transitions[index - 1], previous);
    previous = AknIdsOf(edition);
    return folder.Write(work.editions[index].id + ".xml", [&](ByteSink& out) {
      WriteAkn(edition, CrossReference(edition), history, out);
      return Status();
    });
  });
}

}  // namespace codicil
