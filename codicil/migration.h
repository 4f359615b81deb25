// What is needed to carry the citations of texts to the newest edition of a work.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/status.h"
#include "codicil/open_work.h"
#include "corpus/cited_edition.h"
#include "migrate/migrate.h"

namespace codicil {

using ContestedNumbers = std::vector<std::vector<ContestedNumber>>;  // by text

struct MigrationPlan {
  std::shared_ptr<const EditionInUse> was, is;  // the edition that is cited, and the newest
  uint32_t from = 0;                            // the index of the former
  CitedEdition found;          // how well the texts fit the editions, if none was named
  ContestedNumbers contested;  // citations that may be of another edition
  Concordance history;         // of the two editions, by their lineages
  Concordance direct;          // by their words
};

// `at` names the edition that the texts cite; if it is empty, that is found from them, and what
// they cite must fit one. `patterns`: see OutsideCitationFinder::AddPattern.
Result<MigrationPlan> PlanMigration(OpenWork& open, const Sources& texts, const std::string& at,
                                    const std::vector<std::string>& patterns);

}  // namespace codicil
