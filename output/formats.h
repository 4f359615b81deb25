// The formats in which an edition can be written.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/byte_sink.h"
#include "output/writable.h"
#include "rules/edition.h"

namespace codicil {

enum class OutputFormat : uint8_t {
  kJson,
  kNdjson,
  kText,
  kRst,
  kOutline,
  kHtml,
  kMarkdown,
  kXml,
  kEpub
};
inline constexpr size_t kOutputFormatCount = 9;

struct OutputFormatInfo {
  const char* name;
  const char* also;  // another name, or ""; both are file extensions
  void (*write)(const Edition& edition, ByteSink& out);
  std::optional<WrittenFormat> holds;  // which characters it can represent; nullopt: all
};

// In the order of OutputFormat. A new format is a file with its writer and a row in this table,
// from which the command line, its help, completions and file extensions follow.
extern const std::array<OutputFormatInfo, kOutputFormatCount> kOutputFormats;

inline const OutputFormatInfo& InfoOf(OutputFormat format) {
  return kOutputFormats[static_cast<size_t>(format)];
}

}  // namespace codicil
