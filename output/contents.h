// The provisions of an edition by number and title, without their texts.
#pragma once

#include <cstddef>

#include "base/byte_sink.h"
#include "output/terminal_text.h"
#include "rules/edition.h"

namespace codicil {

struct ContentsReport {
  const Edition& edition;
  ProvisionId under = kNoProvision;  // with everything below it; all if it is none
  size_t depth = 2;                  // levels below that
};

// A line for each, indented.
void WriteContentsText(const ContentsReport& report, const PrintStyle& style, ByteSink& out);
void WriteContentsJson(const ContentsReport& report, ByteSink& out);  // codicil-outline/1

}  // namespace codicil
