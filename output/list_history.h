// The closed lists of a work through time, in the forms that `codicil types --through-time` writes.
#pragma once

#include <vector>

#include "base/byte_sink.h"
#include "corpus/list_history.h"

namespace codicil {

void WriteListHistoryText(const Work& work, const std::vector<ListHistory>& lists, ByteSink& out);
// One row per member.
void WriteListHistoryCsv(const Work& work, const std::vector<ListHistory>& lists, ByteSink& out);
// codicil-types-history/1
void WriteListHistoryJson(const Work& work, const std::vector<ListHistory>& lists, ByteSink& out);

}  // namespace codicil
