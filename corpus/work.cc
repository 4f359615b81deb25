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

}  // namespace codicil
