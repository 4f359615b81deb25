// Shared by the subcommands that take OLD and NEW.
#pragma once

#include "cli/common.h"
#include "diff/edition_diff.h"

namespace codicil::cli {

// Says that a command takes two editions and nothing else.
void TakeTwoEditions(CLI::App& command);
void AddOverridesOption(CLI::App& command, std::string* overrides);

struct TwoEditions {
  std::optional<EditionName> old_name, new_name;  // of those of a corpus
  Edition old_edition, new_edition;
  CrossReferences old_references, new_references;
  Concordance concordance;

  EditionPair Pair() const {
    return {old_edition, old_references, new_edition, new_references, concordance};
  }
};

// Reads both editions. Returns kFailure (with messages) if one could
// not be used, otherwise kClean: other findings are left to `codicil check`.
int ReadTwo(const CommonOptions& common, const EditionFiles& was, const EditionFiles& is,
            TwoEditions* two);
// The same for the two that were named.
inline int ReadTwo(const CommonOptions& common, TwoEditions* two) {
  const std::vector<EditionFiles> editions = EditionsOf(common, 2, 2);
  return ReadTwo(common, editions[0], editions[1], two);
}

// Aligns the editions that were read, and applies the file `overrides` first; for "" that which a
// corpus has for two editions of it, if it has one. Reports
// on standard error the overrides that cannot be applied. Returns kFailure if the file cannot be
// used at all, otherwise kClean.
int AlignTwo(const CommonOptions& common, const std::string& overrides, TwoEditions* two);

}  // namespace codicil::cli
