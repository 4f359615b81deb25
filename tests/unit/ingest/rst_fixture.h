// Reads small RST texts from memory and prints the results, one item per line.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "ingest/rst/rst.h"

namespace codicil {

class MemoryFiles : public FileStore {
 public:
  explicit MemoryFiles(std::map<std::string, std::string> files) : files_(std::move(files)) {}
  Result<std::string> Read(const std::string& path) const override;

 private:
  std::map<std::string, std::string> files_;
};

// Reads the edition of `names` among `files`. Fails the test if any byte remains unrecognised.
Edition ReadRstSet(const std::map<std::string, std::string>& files,
                   const std::vector<std::string>& names, const ReadOptions& options = {});
Edition ReadRstText(std::string text, const ReadOptions& options = {});
// Reads a rule 101.1 with `body` below its heading, and 101.2, so that it is not cut off.
Edition ReadRule(std::string_view body, const ReadOptions& options = {});

// "1.1 text", "1 # heading", "  E example", "  N note"; paragraphs separated by " / ".
std::string Provisions(const Edition& edition);
// "term: text"
std::string Glossary(const Edition& edition);
// "front text words", "back heading words"
std::string Matter(const Edition& edition);
// "kind: the text of the span"
std::vector<std::string> Reports(const Edition& edition);
// "emphasis words", "link words -> value"
std::vector<std::string> Marks(const Passage& passage);

}  // namespace codicil
