// Which members of a list that is meant to be alphabetical are out of order.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

struct Misplaced {
  size_t member;
  size_t should_follow;  // SIZE_MAX: should be first
};

// Finds what is out of order in every alphabet: a long list seldom follows just one, and where they
// differ the choice is the editor's. Finds nothing if the list is not meant to be alphabetical.
std::vector<Misplaced> FindMisplaced(const std::vector<std::string>& names,
                                     std::string_view language);

// Returns the message about one of them.
std::string OrderMessage(const std::vector<std::string>& names, const Misplaced& misplaced);

}  // namespace codicil
