// Where the numbers and terms of changes lead.
#pragma once

#include <string>

#include "corpus/work.h"

namespace codicil::changes {

// Addresses as a link has them, or "" for no link.
class ChangeLinks {
 public:
  virtual ~ChangeLinks() = default;

  virtual std::string Old(ProvisionId id) const = 0;  // in the edition before
  virtual std::string New(ProvisionId id) const = 0;
  virtual std::string OldEntry(uint32_t entry) const = 0;
  virtual std::string NewEntry(uint32_t entry) const = 0;
};

}  // namespace codicil::changes
