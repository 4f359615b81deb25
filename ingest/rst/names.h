// What the files of a set name for each other: labels, addresses and substitutions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ingest/rst/block.h"

namespace codicil::rst {

// Names compare without regard to case and to spacing.
std::string NormalName(std::string_view name);

// The text without markup: what a reference to a heading shows.
std::string PlainText(std::string_view words);

struct Names {
  // Label -> the heading right below it; none where the label comes before something else.
  std::unordered_map<std::string, std::optional<std::string>> labels;
  std::unordered_map<std::string, std::string> addresses;
  std::unordered_map<std::string, std::string> substitutions;
  // Path of a file, without ".rst" -> its first heading.
  std::unordered_map<std::string, std::string> documents;

  size_t source_bytes = 0;  // of all files that were added

  // Adds what one file defines. Linear.
  void Add(const Blocks& blocks, std::string_view text, std::string_view path);
};

}  // namespace codicil::rst
