// What happens where the system gives no more: a message and status 2.
#pragma once

#include "ingest/reader.h"

namespace codicil::cli {

// To be called first. From then on the program ends with a message where memory runs out, whoever
// asked for it: libraries written in C abort, or take no notice. Takes what stack the program needs
// at once, and ends with a message where there is less.
void GuardLimits();

// The file system, as every command reads it: what is read counts as the input, which says how much
// memory and output the command may take (text/budget.h). Past the memory the program ends with a
// message.
class BudgetedFiles : public DiskFiles {
 public:
  std::optional<std::string> Read(const std::string& path, std::string* error) const override;
};

// Bytes that a command may write for what it has read.
size_t OutputAllowed();

}  // namespace codicil::cli
