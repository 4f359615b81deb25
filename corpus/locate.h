// Which history of a work a person means: what names a provision of an edition (crossref/locate.h),
// or a lasting id.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "corpus/work.h"

namespace codicil {

struct NamedHistories {
  // In the order of the edition; several if the name is a range, or that of several provisions.
  std::vector<LineageIndex> histories;
  std::optional<uint32_t> edition;  // where the name was looked up; none for an id
  // Further ones that had the number in other editions, from the earliest on, without those of
  // implied provisions; none if several numbers are named.
  std::vector<LineageIndex> others;
  std::string number;  // as it was understood; empty for an id, or several numbers
};

// Returns the histories that `asked` names in `edition`, or without one in the last edition that
// has what is named: "202.3", "rules 202.3-202.5", "202.3#2", a title; or an id or an alias.
// `histories` is empty if there is none. Linear in the work.
NamedHistories LocateHistories(const Work& work, std::string_view asked,
                               std::optional<uint32_t> edition);

// Returns the provisions of that edition that have one of the histories that `asked` names there.
std::vector<ProvisionId> LocateProvisions(const Work& work, std::string_view asked,
                                          uint32_t edition);

// Returns where each of the histories is in the edition where it was looked up, or was last by
// `edition`. Fails if one begins later.
Result<std::vector<Place>> PlacesBy(const Work& work, const NamedHistories& found,
                                    uint32_t edition);

// Returns at most three names that are like `asked`, of that edition or of all.
std::vector<std::string> NamesLike(const Work& work, std::string_view asked,
                                   std::optional<uint32_t> edition);

}  // namespace codicil
