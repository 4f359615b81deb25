// The one walk over a trace, used by its readable forms. JSON is written without it: it has all
// steps and their evidence.
#pragma once

#include <string>
#include <string_view>

#include "output/trace.h"
#include "output/trace_parts.h"

namespace codicil {

struct LifeHead {
  std::string name;  // "203.1 Frame", in the last edition that has it
  std::string id;
  std::string work;   // its title
  std::string facts;  // "3 of 4 editions, 2021-03-01 to 2022-03-04; 85 % sure"
};

// Receives the parts of a trace, in this order. Each readable form implements one.
class TraceSink {
 public:
  virtual ~TraceSink() = default;

  // "202.3 in the edition of 2021-03-01", if that is not the newest one.
  virtual void WriteLookup(std::string_view words) = 0;
  // A life, and sentences about it; then each of its steps in which something changed, with
  // sentences and passages.
  virtual void BeginLife(const LifeHead& head) = 0;
  virtual void BeginStep(std::string_view edition, std::string_view number,
                         std::string_view kinds) = 0;
  virtual void WriteSentence(std::string_view sentence) = 0;
  virtual void WritePassage(const StepPassage& passage) = 0;
  virtual void PartLives() = 0;  // between two of them
  // What else had the number.
  virtual void BeginOthers(std::string_view title) = 0;
  virtual void WriteOther(std::string_view id, std::string_view sentence) = 0;
};

void WalkTrace(const Trace& trace, TraceSink& sink);

}  // namespace codicil
