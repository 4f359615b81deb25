// Reads a text that a test has in memory.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/status.h"
#include "ingest/reader.h"

namespace codicil {

inline constexpr const char* kRulesFile = "rules.txt";

// A store of one file.
class OneFile : public FileStore {
 public:
  explicit OneFile(std::string_view text) : text_(text) {}
  Result<std::string> Read(const std::string& path) const override {
    if (path == kRulesFile) return std::string(text_);
    return Status::Missing(path + ": no such file");
  }

 private:
  std::string_view text_;
};

inline Edition ReadRules(std::string_view text, Format format = Format::kAuto,
                         std::string encoding = {}) {
  ReadOptions options;
  options.format = format;
  options.encoding = std::move(encoding);
  return ReadEdition({kRulesFile}, options, OneFile(text)).edition;
}

}  // namespace codicil
