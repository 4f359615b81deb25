// Which edition brought each word of a text.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "corpus/life.h"
#include "corpus/text_differ.h"

namespace codicil::site {

// Words [begin, end) of the last text of a life came with `edition`.
struct Origin {
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t edition = 0;
};

// They tile the text. Linear in the texts of the life, but for comparing them.
std::vector<Origin> OriginsOf(const Work& work, const std::vector<LifeStep>& steps,
                              TextDiffer& differ);

}  // namespace codicil::site
