// When each member of the closed lists of a work came and went.
#pragma once

#include <string>
#include <vector>

#include "corpus/work.h"

namespace codicil {

// Editions in which something was, without a gap.
struct EditionSpan {
  uint32_t first = 0;
  uint32_t last = 0;
};

// A name that is or was in use, with the editions that have it, in order.
struct NameHistory {
  std::string name;  // as the newest of these editions writes it
  std::vector<EditionSpan> spans;
};

struct ListHistory {
  std::string of;                    // what it belongs to, if anything, in the newest edition
  std::string name;                  // in the newest edition that has it
  std::vector<NameHistory> names;    // by first edition
  std::vector<NameHistory> members;  // by first edition, then in the order of the list
};

// Returns the lists by first edition. A list continues under its name, also after a gap; one that
// is gone continues under a name that is new in the next edition, if most members agree. Names are
// compared regardless of case and of the typesetting of quotes and dashes. Linear in the lists, but
// for those of one edition that are gone or new, of which each pair is compared.
std::vector<ListHistory> ListsThroughTime(const Work& work);

}  // namespace codicil
