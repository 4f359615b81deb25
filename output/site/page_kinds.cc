#include <array>

#include "output/site/site.h"

namespace codicil::site {

std::span<const PageKind> PageKinds() {
  static constexpr std::array kKinds{
      PageKind{"home", "Rules", "", WriteHome},
      PageKind{"reading", "", "", WriteNewestReading},
      PageKind{"glossary", "Glossary", "glossary/", nullptr},  // written with the newest edition
      PageKind{"changes", "Changes", "changes/", WriteChanges},
      PageKind{"crosswalk", "", "", WriteCrosswalks},
      PageKind{"lists", "Lists", "lists/", WriteLists},
      PageKind{"examples", "Examples", "examples/", WriteExamples},
      PageKind{"links", "Your links", "links/", WriteLinks},
      PageKind{"about", "About", "about/", WriteAbout},
      PageKind{"numbers", "", "", WriteNumbers},
      PageKind{"lives", "", "", WriteLives},
      PageKind{"dated", "", "", WriteDatedReading},
      PageKind{"maps", "", "", WriteMaps},
  };
  return kKinds;
}

}  // namespace codicil::site
