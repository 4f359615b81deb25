// The closed lists of a work through time, in the forms that `codicil types --through-time` writes.
#pragma once

#include <vector>

#include "base/byte_sink.h"
#include "corpus/list_history.h"

namespace codicil {

struct ListHistories {
  const Work& work;
  const std::vector<ListHistory>& lists;
};

void WriteListHistoryText(const ListHistories& histories, ByteSink& out);
void WriteListHistoryCsv(const ListHistories& histories, ByteSink& out);  // one row per member
void WriteListHistoryJson(const ListHistories& histories,
                          ByteSink& out);  // codicil-types-history/1

}  // namespace codicil
