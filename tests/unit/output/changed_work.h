// Two editions of a small work that contain every kind of change, read and compared.
#pragma once

#include <memory>
#include <string>

#include "linked_edition.h"
#include "output/diff.h"

namespace codicil {

inline constexpr const char* kWorkBefore =
    "Ember Rules\n\nThese rules are effective as of May 2, 2031.\n\n"
    "1. Play\n\n"
    "100. Basics\n\n"
    "100.1. A warden pays {2}{F} to light a relic <quickly>. See rule 102.1.\n\n"
    "100.1a A relic that is \"lit\" stays lit until the end of the day on which it was lit.\n\n"
    "100.2. Only one rite may be spoken at a time, and it ends when the sun sets behind the hill "
    "of "
    "the seven wells, where the oldest warden of the village keeps the bell that tells everybody "
    "who walks home from the fields that the day is over and the lamps are to be lit.\n"
    "Example: A rite that was begun at noon ends at dusk.\n\n"
    "101. Groves\n\n"
    "101.1. Nobody may cut down a grove that bears an ember.\n\n"
    "102. Relics\n\n"
    "102.1. A dark relic does nothing until somebody lights it again.\n\n"
    "102.2. The warden types are Archer, Miller, and Owl.\n\n"
    "102.3. A warden may carry a relic from one hall into the next. A warden may bury a relic "
    "under "
    "a stone beside the gate.\n\n"
    "Glossary\n\n"
    "Ember\nA spark of a relic.\n\n"
    "Grove\nA place of old trees. See rule 101.\n\n"
    "Oath\nA promise that binds.\n\n"
    "Credits\n\nThe Wardens\n";

inline constexpr const char* kWorkAfter =
    "Ember Rules\n\nThese rules are effective as of June 7, 2032.\n\n"
    "1. Play\n\n"
    "100. Basics\n\n"
    "100.1. A warden pays {3}{F} to light a relic <quickly>. See rule 101.1.\n\n"
    "100.1a A relic that is “lit” stays lit until the end of the day on which it was lit.\n\n"
    "100.2. No rite may be spoken in the dark, nor under water & ice.\n\n"
    "100.3. Only one rite may be spoken at a time, and it ends when the moon sets behind the hill "
    "of "
    "the seven wells, where the oldest warden of the village keeps the bell that tells everybody "
    "who walks home from the fields that the day is over and the lamps are to be lit.\n"
    "Example: A rite that was begun at noon ends at midnight.\n\n"
    "101. Relics\n\n"
    "101.1. A dark relic does nothing until somebody lights it again.\n\n"
    "101.2. The warden types are Archer, Brewer, and Owl.\n\n"
    "101.3. A warden may carry a relic from one hall into the next.\n\n"
    "101.4. A warden may bury a relic under a stone beside the gate.\n\n"
    "Glossary\n\n"
    "Ember\nA bright spark of a relic.\n\n"
    "Oath\nA promise that binds.\n\n"
    "Well\nA hole with water.\n\n"
    "Credits\n\nThe Wardens\n";

class ChangedWork {
 public:
  ChangedWork(const std::string& before, const std::string& after)
      : old_edition(ReadPlain(before)),
        new_edition(ReadPlain(after)),
        old_references(CrossReference(old_edition)),
        new_references(CrossReference(new_edition)),
        old_vocabulary(ExtractVocabulary(old_edition)),
        new_vocabulary(ExtractVocabulary(new_edition)),
        concordance(Align(old_edition, old_references, new_edition, new_references)),
        editions{old_edition, old_references, new_edition, new_references, concordance},
        diff(DiffEditions(editions)),
        lists(CompareVocabularies(old_vocabulary, new_vocabulary, new_edition)),
        report{editions, diff, lists} {}

  const Edition old_edition;
  const Edition new_edition;
  const CrossReferences old_references;
  const CrossReferences new_references;
  const Vocabulary old_vocabulary;
  const Vocabulary new_vocabulary;
  const Concordance concordance;
  const EditionPair editions;
  const EditionDiff diff;
  const std::vector<ListChange> lists;
  const DiffReport report;
};

}  // namespace codicil
