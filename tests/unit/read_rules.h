// Reads a text that a test has in memory.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ingest/reader.h"

namespace codicil {

class OneText : public FileStore {
 public:
  explicit OneText(std::string_view text) : text_(text) {}
  std::optional<std::string> Read(const std::string& path, std::string*) const override {
    return path == "rules.txt" ? std::optional<std::string>(text_) : std::nullopt;
  }

 private:
  std::string_view text_;
};

inline Edition ReadRules(std::string_view text) {
  return ReadEdition({"rules.txt"}, ReadOptions(), OneText(text)).edition;
}

}  // namespace codicil
