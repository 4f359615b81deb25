// Ends the program with a message and status 2 if memory or stack runs out.
#pragma once

#include "base/status.h"
#include "ingest/reader.h"

namespace codicil::cli {

// Must be called first. From then on the program ends with a message if memory runs out, even in
// libraries written in C, which would abort or ignore it. Claims all the stack that the program
// needs at once, and ends with a message if there is less.
void GuardLimits();

// The file system for all commands. What is read counts as the input, which determines how much
// memory and output the command may use (text/budget.h). The program ends with a message if it
// exceeds the memory budget.
class BudgetedFiles : public DiskFiles {
 public:
  Result<std::string> Read(const std::string& path) const override;
};

// Returns the number of bytes that a command may write, given what it has read.
size_t OutputAllowed();

}  // namespace codicil::cli
