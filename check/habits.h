// What a work does again and again is its style, and no slip.
#pragma once

#include <cstddef>
#include <map>

#include "text/diagnostics.h"

namespace codicil {

// Whether `departures` of `places` are too many to be slips: one in eight, if they are few, else
// one in forty. A single one is never a habit.
constexpr bool IsHabit(size_t departures, size_t places) {
  constexpr size_t kFew = 4, kOfFew = 8, kOfMany = 40;
  return departures > 1 && places < departures * (departures < kFew ? kOfFew : kOfMany);
}

// How many findings of each kind were left out because they are the style of the text.
using Habits = std::map<DiagnosticKind, size_t>;

}  // namespace codicil
