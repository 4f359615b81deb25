// codicil corpus: a work through time, made and looked after.

#include "cli/corpus.h"

#include <algorithm>
#include <thread>

#include "cli/common.h"

namespace codicil::cli {

void AddJobs(CLI::App& command, unsigned* jobs) {
  command.add_option("--jobs", *jobs, "Use this many threads; 0 is one for each processor")
      ->type_name("N")
      ->capture_default_str();
}

unsigned Threads(unsigned jobs) {
  constexpr unsigned kMost = 64;
  return std::clamp(jobs > 0 ? jobs : std::thread::hardware_concurrency(), 1u, kMost);
}

void AddCorpus(CLI::App& app, int* status) {
  CLI::App* corpus = app.add_subcommand("corpus", "Keep the editions of a work together");
  corpus->require_subcommand(1);
  corpus->footer("Example:\n  codicil corpus build corpus/emberfall -o emberfall.db");
  for (const auto add : {AddCorpusInit, AddCorpusCheck, AddCorpusBuild, AddCorpusChanges})
    add(*corpus, status);
}

}  // namespace codicil::cli
