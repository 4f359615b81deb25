// Works made of some of their editions, and the alignments that they need.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "corpus/manifest.h"
#include "corpus/work.h"
#include "editions.h"
#include "neighbours.h"

namespace codicil {

// Editions are named by their index into `paths`. Not thread-safe.
class WorkMaker {
 public:
  explicit WorkMaker(std::vector<std::string> paths) : paths_(std::move(paths)) {}

  size_t size() const { return paths_.size(); }
  // Returns the work with these editions, in that order, and its lineages.
  std::unique_ptr<Work> Make(const std::vector<size_t>& editions);
  std::unique_ptr<Work> MakeWhole();
  // Each pair is aligned once.
  const Transition& Between(size_t old_edition, size_t new_edition);
  const std::string& Name(size_t edition) const { return Prepare(paths_[edition]).name; }

 private:
  std::vector<std::string> paths_;
  std::map<std::pair<size_t, size_t>, Transition> transitions_;
};

// The bundled work, and the real editions of one work; without editions if there are none.
Manifest BundledManifest();
Manifest RealManifest();

}  // namespace codicil
