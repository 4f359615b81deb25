// What is in a folder that is to become a corpus.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/status.h"
#include "corpus/manifest.h"
#include "corpus/work.h"
#include "ingest/reader.h"

namespace codicil {

// A file or folder that is not read.
struct LeftOut {
  std::string file;
  std::string why;  // "nothing numbered was found"
};

// The names of the regular files in a folder and below, relative to it and in order, except those
// whose name, or whose folder's name, begins with ".". What else is there is left out: links to
// folders or out of this one, pipes and devices, folders that codicil wrote (base/output_folder.h).
struct FolderFiles {
  std::vector<std::string> names;
  std::vector<LeftOut> left_out;
};
Result<FolderFiles> FilesBelow(const std::string& folder);

// How often each word occurs in an edition.
class WordCounts {
 public:
  WordCounts() = default;
  explicit WordCounts(const Edition& edition);
  // Returns the share of the words that both have, 0 to 1. Linear.
  double Likeness(const WordCounts& other) const;

 private:
  std::vector<std::pair<uint64_t, uint32_t>> counts_;  // by the word's hash
  uint64_t all_ = 0;
};
// Two editions that share at least this many words are copies of one another, if their dates agree.
inline constexpr double kCopyLikeness = 0.9;

struct Survey {
  // Every edition that was found, with its date and digests. Copies of one edition have
  // equal bytes, or the same date and nearly the same words. Without title if no text states one.
  // The date of the work is that of the first edition that has one, its country "un".
  Manifest manifest;
  std::vector<std::vector<WarningRecord>> warnings;  // of reading each of its editions
  std::vector<LeftOut> left_out;
};

// Reads these files, whose names are relative to `folder` (which is "" or ends in "/"). A file that
// another one includes, as an RST set's index does, is a part of that edition. A file that can be
// read but is undated, and has few words in common with any other, is left out. Quadratic in the
// number of editions that share a date, otherwise linear.
Survey SurveyFiles(const std::string& folder, std::vector<std::string> names,
                   const FileStore& files, unsigned threads);

}  // namespace codicil
