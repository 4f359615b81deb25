// Which edition the words of a provision come from.
#pragma once

#include <string_view>
#include <vector>

#include "corpus/life.h"

namespace codicil {

struct BlameRun {
  std::string_view text;
  Place from;  // the first provision that had these words
};

struct BlamedPassage {
  std::string_view role;       // "heading", "text", "example", "note"
  std::vector<BlameRun> runs;  // together they are the passage
};

// Follows the words of a provision back along its life, and into what was split or merged on the
// way: of the latter only stretches long enough not to be there by chance. Words that were taken
// out and put back come from the edition that put them back; a word that was only typeset
// differently is the same word. The texts are those of the work. Linear in the transitions and in
// the texts met on the way.
std::vector<BlamedPassage> BlameOf(const Work& work, const Place& place);

}  // namespace codicil
