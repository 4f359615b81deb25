// Names of the places in a linked document. HTML and Markdown share them, so that a link into one
// form fits the other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// A provision is "r203.3a", a number used for the second time "r203.3a-2"; a glossary entry is
// "g-landwalk", made from its term. Each is unique in its edition. Views are good as long as the
// object is.
class Anchors {
 public:
  explicit Anchors(const Edition& edition);

  std::string_view Provision(ProvisionId id) const { return IdOf(provisions_[id]); }
  std::string_view Entry(uint32_t entry) const { return IdOf(entries_[entry]); }
  // The same with "#" before it.
  std::string_view LinkToProvision(ProvisionId id) const { return provisions_[id]; }
  std::string_view LinkToEntry(uint32_t entry) const { return entries_[entry]; }

 private:
  static std::string_view IdOf(std::string_view link) { return link.substr(1); }

  std::vector<std::string> provisions_;
  std::vector<std::string> entries_;
};

}  // namespace codicil
