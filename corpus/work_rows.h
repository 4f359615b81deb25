// The rows of a work: what is in the tables of its store, and in all that is published of them.
#pragma once

#include <string>
#include <vector>

#include "corpus/schema.h"
#include "corpus/work.h"

namespace codicil {

// A reference to a provision, with the key that it refers to.
struct ProvisionCell {
  int64_t row = 0;
  std::string key;
  Cell cell() const { return Reference{row, key}; }
};

// How rows refer to what a work keeps. Keeps a reference to the work.
class WorkReferences {
 public:
  explicit WorkReferences(const Work& work);

  Reference EditionAt(uint32_t index) const { return {index + 1, work_.editions[index].id}; }
  ProvisionCell ProvisionAt(uint32_t edition, ProvisionId id) const;
  Reference EntryAt(uint32_t edition, uint32_t entry) const;

 private:
  const Work& work_;
  std::vector<int64_t> provisions_before_, entries_before_;  // rows of earlier editions
};

// Gives all rows of the tables that a work keeps, in an order that depends on the work alone. Texts
// are numbered by their first use, and those that are not used are left out, so that earlier builds
// make no difference. Linear.
void WriteWorkRows(const Work& work, TableSink& sink);

}  // namespace codicil
