// Names of the places in a linked document. HTML and Markdown share them, so that a link into one
// form fits the other.
#pragma once

#include <string_view>
#include <vector>

#include "output/string_table.h"
#include "rules/edition.h"

namespace codicil {

// A provision is "r203.3a", a number used for the second time "r203.3a-2"; a glossary entry is
// "g-landwalk", made from its term. Each is unique in its edition, and of ".", "-", letters and
// digits of ASCII, and characters beyond it: every form has it as it is. Views are good as
// long as the object is.
class Anchors {
 public:
  explicit Anchors(const Edition& edition);

  std::string_view Provision(ProvisionId id) const { return LinkToProvision(id).substr(1); }
  std::string_view Entry(uint32_t entry) const { return LinkToEntry(entry).substr(1); }
  // The same with "#" before it.
  std::string_view LinkToProvision(ProvisionId id) const { return provisions_[id]; }
  std::string_view LinkToEntry(uint32_t entry) const { return entries_[entry]; }
  // Of a provision the anchor, the link, and the number that both are made from ("203.3a"), to copy
  // them.
  Stretch ProvisionToCopy(ProvisionId id) const { return provisions_.ToCopy(id, 1); }
  Stretch LinkToCopy(ProvisionId id) const { return provisions_.ToCopy(id); }
  Stretch NumberToCopy(ProvisionId id) const {
    return provisions_.ToCopy(id, 2, number_sizes_[id]);
  }

 private:
  void NameProvisions(const Edition& edition);
  void NameEntries(const Edition& edition);

  StringTable provisions_;
  StringTable entries_;
  std::vector<uint8_t> number_sizes_;
};

}  // namespace codicil
