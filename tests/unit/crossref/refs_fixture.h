// A small work, and the citations found in words added to it, as short strings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "tests/unit/read_rules.h"

namespace codicil {

// Sections 1 to 3 and 9; a rule with several subrules (104.2, 203.3); titles of each kind; 302.2
// twice.
inline constexpr std::string_view kWork = R"(1. The Game

100. General

100.1. Two wardens play a duel.

104. Ending the Game

104.1. A game ends when one keeper is left.

104.2. There are many ways to win.

104.2a One.

104.2b Two.

104.2c Three.

104.3. There are as many ways to lose.

104.3a One.

104.4. Nobody wins a draw.

2. Parts of a Card

203. Ember Cost and Court

203.3. The cost is paid in embers.

203.3a It is paid at once.

203.3b It is paid by its keeper.

203.3c It is paid in full.

209. Warmth

209.1. Warmth is counted down.

3. Card Types

301. Wardens

301.1. Wardens stand guard.

302. Relics

302.1. Relics lie on the field.

302.2. They may be lit.

302.2. They may be put out.

9. Variants

901. Grand Caravan Variant

901.1. Three and more take part.

)";

inline constexpr std::string_view kGlossary = R"(Glossary

Active Keeper, Resting Keeper Order
The order of choices.

Basic Relic
A relic of the first set.

Bury (Obsolete)
See Douse.

Douse
To put out.

If
It asks for something.

If Clause
One that begins so.

Keeper
One who plays.

Life, Life Total
What a keeper loses.

Resting
Not active.

Warden
A card that stands guard. See rule 301, "Wardens."

Credits

Nobody.
)";

inline std::string LocatorShown(const Edition& edition, const Locator& locator) {
  std::string shown;
  switch (locator.kind) {
    case Locator::kNumber:
      shown = locator.first.ToString();
      break;
    case Locator::kTerm:
      shown = "term " + std::string(locator.name);
      break;
    case Locator::kDocument:
      shown = "document " + std::string(locator.name);
      break;
    case Locator::kLabel:
      shown = "label " + std::string(locator.name);
      break;
  }
  if (!locator.last.empty()) shown += ".." + locator.last.ToString();
  if (!locator.title.empty()) shown += " '" + std::string(locator.title) + "'";
  if (locator.status != CitationStatus::kResolved)
    shown += " " + std::string(CitationStatusName(locator.status));
  if (locator.title_target != kNoProvision)
    shown += " of " + edition.provisions[locator.title_target].number.ToString();
  return shown;
}

// "words = locator; locator"
inline std::string CitationShown(const Edition& edition, const Citation& citation) {
  const std::string_view text = PassageAt(edition, citation.place).text;
  std::string shown(text.substr(citation.begin, citation.end - citation.begin));
  const char* separator = " = ";
  for (const Locator& locator : citation.locators) {
    shown += separator + LocatorShown(edition, locator);
    separator = "; ";
  }
  return shown;
}

// Returns a work whose rule 901.2 consists of `words`.
inline Edition WorkThatSays(std::string_view words) {
  return ReadRules(std::string(kWork) + "901.2. " + std::string(words) + "\n\n" +
                   std::string(kGlossary));
}

// Returns the citations in `words`.
inline std::vector<std::string> Citations(std::string_view words) {
  const Edition edition = WorkThatSays(words);
  const ProvisionId here = edition.Find("901.2");
  std::vector<std::string> shown;
  for (const Citation& citation : CrossReference(edition).citations) {
    const bool mine = !citation.place.InGlossary() && citation.place.owner == here;
    if (mine) shown.push_back(CitationShown(edition, citation));
  }
  return shown;
}

}  // namespace codicil
