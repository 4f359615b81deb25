// The subcommands of `codicil corpus`.
#pragma once

#include <CLI/CLI.hpp>

namespace codicil::cli {

void AddCorpusInit(CLI::App& corpus, int* status);
void AddCorpusCheck(CLI::App& corpus, int* status);
void AddCorpusBuild(CLI::App& corpus, int* status);
void AddCorpusChanges(CLI::App& corpus, int* status);

// Adds --jobs, the number of threads; 0, the default, is the number of processors.
void AddJobs(CLI::App& command, unsigned* jobs);
unsigned Threads(unsigned jobs);

}  // namespace codicil::cli
