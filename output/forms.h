// The forms in which an edition can be written.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/byte_sink.h"
#include "output/writable.h"
#include "rules/edition.h"

namespace codicil {

enum class Form : uint8_t { kJson, kNdjson, kText, kRst, kOutline, kHtml, kMarkdown, kXml };
inline constexpr size_t kFormCount = 8;

struct FormInfo {
  const char* name;
  const char* also;  // another name, or ""; both are file extensions
  void (*write)(const Edition& edition, ByteSink& out);
  std::optional<WrittenForm> holds;  // which characters it can represent; nullopt: all
};

// In the order of Form. A new form is a file with its writer and a row in this table, from which
// the command line, its help, completions and file extensions follow.
extern const std::array<FormInfo, kFormCount> kForms;

inline const FormInfo& InfoOf(Form form) { return kForms[static_cast<size_t>(form)]; }

}  // namespace codicil
