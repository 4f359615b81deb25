// What is near a provision in the tree.
#pragma once

#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// The provisions directly below it, in order.
inline std::vector<ProvisionId> ChildrenOf(const Edition& edition, ProvisionId id) {
  const auto& provisions = edition.provisions;
  std::vector<ProvisionId> children;
  for (ProvisionId c = id + 1; c < provisions[id].subtree_end; c = provisions[c].subtree_end)
    children.push_back(c);
  return children;
}

// The nearest heading, its own or one above it; "" if there is none, or for kNoProvision.
inline std::string_view TopicOf(const Edition& edition, ProvisionId id) {
  while (id != kNoProvision && edition.provisions[id].heading.empty())
    id = edition.provisions[id].parent;
  return id == kNoProvision ? std::string_view() : edition.provisions[id].heading.text;
}

}  // namespace codicil
