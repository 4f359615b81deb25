// What names of provisions of one edition, or of any, are in another.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "corpus/work.h"
#include "output/terminal_text.h"

namespace codicil {

struct LocatedName {
  std::string asked;
  std::optional<Place> then;         // where it was looked up; none: nothing has it
  std::vector<Correspondence> now;   // with provisions of the edition that is asked for
  std::string why;                   // why there is none
  std::vector<std::string> instead;  // names that are like it
};

struct LocatedReport {
  const Work& work;
  uint32_t edition;  // that `now` is in
  const std::vector<LocatedName>& names;
};

void WriteLocatedText(const LocatedReport& report, const PrintStyle& style, ByteSink& out);
void WriteLocatedJson(const LocatedReport& report, ByteSink& out);  // codicil-located/1

}  // namespace codicil
