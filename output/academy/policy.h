// A document of sections and subsections with their text, as the Academy Ruins API has the rules of
// tournaments.
#pragma once

#include <string>
#include <vector>

#include "corpus/work.h"
#include "output/json_writer.h"

namespace codicil::academy {

struct Chunk {
  std::string section, subsection;  // "2" and "3" of 2.3; no subsection: empty
  std::string title, content;
  bool operator==(const Chunk&) const = default;
};

// The first two levels, in order, each with all that is below the second.
std::vector<Chunk> ChunksOf(const Work& work, const EditionRecord& edition);
void WriteChunk(const Chunk& chunk, JsonWriter& json);

// What changed to the edition from the one before it, which there must be; words that differ are
// marked.
struct ChangedChunk {
  Chunk old_chunk, new_chunk;  // without a title: there is none
};
std::vector<ChangedChunk> ChangedChunks(const Work& work, uint32_t edition);

}  // namespace codicil::academy
