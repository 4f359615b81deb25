// Inputs that repeat one thing very often, which a reader with nested loops, or with recursion over
// its input, would not survive.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ingest/reader.h"

namespace codicil {

struct PathologicalInput {
  std::string name;
  Format format;
  std::function<std::string(size_t repeats)> make;
};

const std::vector<PathologicalInput>& PathologicalInputs();

// Reads `text` and writes the edition in each form. Returns the edition.
Edition ReadAndWrite(const std::string& text, Format format);

}  // namespace codicil
