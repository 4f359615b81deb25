#include "corpus/work.h"

#include <algorithm>

namespace codicil {

TextId TextTable::Add(std::string_view text) {
  if (text.empty()) return kNoText;
  if (const auto found = ids_.find(text); found != ids_.end()) return found->second;
  const auto id = static_cast<TextId>(texts_.size());
  texts_.push_back(arena_.Store(text));
  ids_.emplace(texts_.back(), id);
  return id;
}

ProvisionId EditionRecord::Find(std::string_view key) const {
  const auto found = std::ranges::find_if(
      provisions, [&](const ProvisionRecord& provision) { return provision.Key() == key; });
  return found == provisions.end() ? kNoProvision
                                   : static_cast<ProvisionId>(found - provisions.begin());
}

std::optional<uint32_t> Work::EditionAt(std::string_view date_or_id) const {
  std::optional<uint32_t> last;
  for (uint32_t i = 0; i < editions.size(); ++i) {
    if (editions[i].id == date_or_id) return i;
    if (!editions[i].date.empty() && editions[i].date <= date_or_id) last = i;
  }
  return last;
}

}  // namespace codicil
