// What a site was made from, so that the next build writes only what changed.
#pragma once

#include <string>
#include <vector>

#include "output/site/site.h"

namespace codicil::site {

// The file that keeps it: a line for each edition and one for the whole.
inline constexpr const char* kState = "state.sum";

struct State {
  std::vector<std::string> editions;  // of all that the pages of an edition are made from
  std::string whole;                  // of all that the site is made from

  std::string Text() const;
};

// Linear in the work.
State StateOf(const Site& site);

}  // namespace codicil::site
