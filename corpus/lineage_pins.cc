#include "corpus/lineage_pins.h"

#include <fmt/format.h>

#include <algorithm>

#include "corpus/kinds.h"

namespace codicil {

PinnedPlaces::PinnedPlaces(const Work& work, const std::vector<LineagePin>& pins,
                           Diagnostics& diagnostics) {
  HashSet<std::string> ids;
  for (uint32_t i = 0; i < pins.size(); ++i) {
    const LineagePin& pin = pins[i];
    const auto report = [&](std::string message) {
      diagnostics.Report(kind::kUnfitPin, Severity::kWarning, std::move(message), pin.span);
    };
    const bool taken = !pin.id.empty() && !ids.insert(pin.id).second;
    if (taken) report(fmt::format("another pinned lineage has the id \"{}\"", pin.id));
    ids_.push_back(taken ? "" : pin.id);
    for (const LineagePin::Place& place : pin.places) {
      const auto edition = std::ranges::find_if(
          work.editions, [&](const auto& one) { return one.id == place.edition; });
      if (edition == work.editions.end()) {
        report(fmt::format("edition {} is a copy of another one: pin the provision of that one",
                           place.edition));
        continue;
      }
      const auto e = static_cast<uint32_t>(edition - work.editions.begin());
      const ProvisionId provision = edition->Find(place.key);
      if (provision == kNoProvision) {
        report(fmt::format("edition {} has no provision {}", place.edition, place.key));
      } else if (Settles(i, e)) {
        report(fmt::format("the lineage has another provision of edition {} than {}", place.edition,
                           place.key));
      } else if (!by_place_.emplace(Pair(e, provision), i).second) {
        report(fmt::format("{} of edition {} belongs to another pinned lineage", place.key,
                           place.edition));
      } else {
        settled_.insert(Pair(i, e));
      }
    }
  }
}

uint32_t PinnedPlaces::PinOf(uint32_t edition, ProvisionId provision) const {
  const auto found = by_place_.find(Pair(edition, provision));
  return found == by_place_.end() ? kNone : found->second;
}

}  // namespace codicil
