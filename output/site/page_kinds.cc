#include <algorithm>
#include <array>

#include "output/site/site.h"

namespace codicil::site {
namespace {

bool LacksGlossary(const Work& work) { return work.editions.back().glossary.empty(); }
bool LacksLists(const Work& work) {
  return std::ranges::all_of(work.editions,
                             [](const EditionRecord& edition) { return edition.lists.empty(); });
}
bool LacksExamples(const Work& work) {
  return std::ranges::all_of(work.editions.back().provisions, [](const ProvisionRecord& provision) {
    return provision.examples.empty();
  });
}

}  // namespace

std::span<const PageKind> PageKinds() {
  static constexpr std::array kKinds{
      PageKind{"home", "Rules", "", WriteHome},
      PageKind{"reading", "", "", WriteNewestReading},
      // Written with the newest edition.
      PageKind{"glossary", "Glossary", "glossary/", nullptr, LacksGlossary},
      PageKind{"changes", "Changes", "changes/", WriteChanges},
      PageKind{"crosswalk", "", "", WriteCrosswalks},
      PageKind{"lists", "Lists", "lists/", WriteLists, LacksLists},
      PageKind{"examples", "Examples", "examples/", WriteExamples, LacksExamples},
      PageKind{"links", "Your links", "links/", WriteLinks},
      PageKind{"about", "About", "about/", WriteAbout},
      PageKind{"numbers", "", "", WriteNumbers},
      PageKind{"histories", "", "", WriteHistories},
      PageKind{"dated", "", "", WriteDatedReading},
      PageKind{"maps", "", "", WriteMaps},
  };
  return kKinds;
}

}  // namespace codicil::site
