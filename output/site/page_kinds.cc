#include <array>

#include "output/site/site.h"

namespace codicil::site {

std::span<const PageKind> PageKinds() {
  static constexpr std::array kKinds{
      PageKind{"home", "Rules", "", WriteHome},
      PageKind{"reading", "", "", WriteNewestReading},
      PageKind{"dated", "", "", WriteDatedReading},
  };
  return kKinds;
}

}  // namespace codicil::site
