// Names of the places in a linked document. HTML and Markdown share them, so a link into one format
// also works in the other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/work.h"
#include "rules/edition.h"

namespace codicil {

// A provision is "r203.3a", a number used for the second time "r203.3a-2"; a glossary entry is
// "g-landwalk", made from its term. Each is unique in its edition, and of ".", "-", letters and
// digits of ASCII, and characters beyond it: every format has it as it is.
class Anchors {
 public:
  explicit Anchors(const Edition& edition);
  // The same names, from what is kept of the edition.
  Anchors(const EditionRecord& edition, const TextTable& texts);

  const std::string& Provision(ProvisionId id) const { return provisions_[id]; }
  const std::string& Entry(uint32_t entry) const { return entries_[entry]; }

 private:
  struct Numbered {
    std::string number;
    uint32_t occurrence;
  };
  void NameProvisions(const std::vector<Numbered>& provisions);
  void NameEntries(const std::vector<std::string_view>& terms);

  std::vector<std::string> provisions_;
  std::vector<std::string> entries_;
};

}  // namespace codicil
