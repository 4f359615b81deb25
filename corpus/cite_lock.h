// A lock file: what the citations of texts were when somebody last looked at them. It is TOML, a
// table for each number, so that versions of it can be compared.
//
//   [[citation]]
//   num = "203.1"
//   lineage = "k7m2q"
//   edition = "2021-03-01"
//   sha256 = "…"            # of the provision's words
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/verify.h"

namespace codicil {

struct LockedCitation {
  std::string num, lineage, edition, sha256;
};

// What the numbers that stand in these citations are in the edition; in the order of the tree.
std::vector<LockedCitation> LockOf(const Work& work, uint32_t edition,
                                   const std::vector<const Verification*>& verified);
std::string WriteLock(const std::vector<LockedCitation>& locked);
// What cannot be used is reported (kLock, an error).
std::vector<LockedCitation> ReadLock(const SourceText& source, Diagnostics& diagnostics);

struct StaleCitation {
  enum State : uint8_t { kReworded, kMoved, kGone } state = kReworded;
  LockedCitation locked;
  std::string now;  // its number in the edition; empty if it is gone
  std::string why;  // one sentence, starting in lower case, without a full stop
};

// Those that are not in the edition what they were.
std::vector<StaleCitation> StaleIn(const Work& work, uint32_t edition,
                                   const std::vector<LockedCitation>& locked);

// Reports kStaleCitation at each citation of one.
void ReportStale(const std::vector<StaleCitation>& stale, const Verification& verified,
                 SourceId text, Diagnostics& diagnostics);

}  // namespace codicil
