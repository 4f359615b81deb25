// Names of the places in a linked document. HTML and Markdown share them, so a link into one form
// also works in the other.
#pragma once

#include <string_view>
#include <vector>

#include "output/string_table.h"
#include "rules/edition.h"

namespace codicil {

// A provision's anchor is "r203.3a", or "r203.3a-2" for the second use of a number; a glossary
// entry's is "g-landwalk", made from its term. Each is unique in its edition and contains only ".",
// "-", ASCII letters and digits, and non-ASCII characters, so every form can write it unescaped.
// Views are valid as long as the object exists.
class Anchors {
 public:
  explicit Anchors(const Edition& edition);

  std::string_view Provision(ProvisionId id) const { return LinkToProvision(id).substr(1); }
  std::string_view Entry(uint32_t entry) const { return LinkToEntry(entry).substr(1); }
  // The same, preceded by "#".
  std::string_view LinkToProvision(ProvisionId id) const { return provisions_[id]; }
  std::string_view LinkToEntry(uint32_t entry) const { return entries_[entry]; }
  // For copying: a provision's anchor, its link, and its number ("203.3a").
  Stretch ProvisionToCopy(ProvisionId id) const { return provisions_.ToCopy(id, 1); }
  Stretch LinkToCopy(ProvisionId id) const { return provisions_.ToCopy(id); }
  Stretch NumberToCopy(ProvisionId id) const { return numbers_.ToCopy(id); }

 private:
  void NameProvisions(const Edition& edition);
  void NameEntries(const Edition& edition);

  StringTable provisions_;
  StringTable entries_;
  StringTable numbers_;
};

}  // namespace codicil
