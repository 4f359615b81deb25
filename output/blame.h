// Which edition each run of words of a provision comes from, in the formats that `codicil blame`
// writes.
#pragma once

#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "corpus/blame.h"
#include "output/table.h"
#include "output/terminal_text.h"

namespace codicil {

struct Blame {
  const Work& work;
  std::string asked;
  std::vector<Place> places;  // what was asked for; several if an edition has the number twice
};

// For people: a run in a paragraph, after the edition and the number that it comes from. Linear in
// the transitions and in the texts met on the way, as is the other.
void WriteBlameText(const Blame& blame, const PrintStyle& style, ByteSink& out);
void BlameTable(const Blame& blame, const PutRow& row);  // a row per run
void WriteBlameJson(const Blame& blame, ByteSink& out);  // codicil-blame/1

}  // namespace codicil
