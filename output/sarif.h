// SARIF 2.1.0 (OASIS): diagnostics as code hosts and editors show them next to the text.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"
#include "check/check.h"
#include "output/json_writer.h"
#include "text/sources.h"

namespace codicil {

struct SarifResult {
  const Diagnostic& diagnostic;
  std::string fingerprint;             // the same in a later run for the same finding
  std::string within, kind_of_within;  // "203.1", "provision"; empty for none
  std::vector<SourceEdit> fix;         // of one file; empty for none
};

struct SarifRun {
  std::string_view tool;     // "codicil check"
  std::string_view version;  // Codicil's
  const Sources& sources;
  std::vector<std::string> other_names;  // of the sources, if one of them is not below this folder
  std::function<void(JsonWriter&)> write_properties;
  std::vector<SarifResult> results;
};

void WriteSarif(const SarifRun& run, ByteSink& out);

// A path as a URI reference (RFC 3986); a relative one stays relative.
std::string UriOf(std::string_view path);

}  // namespace codicil
