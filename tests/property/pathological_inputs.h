// Inputs that are mostly one thing, very often: what a reader with a loop inside a loop, or a
// recursion over its input, would not survive.
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

// Reads `text`, and writes the edition in each form.
Edition ReadAndWrite(const std::string& text, Format format);

}  // namespace codicil
