// The names that the files of a set define for each other: labels, addresses and substitutions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ingest/rst/block.h"

namespace codicil::rst {

// Returns a name in the form in which names are compared: without regard to case and spacing.
std::string NormalName(std::string_view name);

// Returns the text without its markup, as a reference to a heading shows it.
std::string PlainText(std::string_view words);

struct Names {
  // Label -> the heading directly below it; nullopt if the label precedes something else.
  std::unordered_map<std::string, std::optional<std::string>> labels;
  std::unordered_map<std::string, std::string> addresses;
  std::unordered_map<std::string, std::string> substitutions;
  // Path of a file without ".rst" -> its first heading.
  std::unordered_map<std::string, std::string> documents;

  size_t source_bytes = 0;  // total size of the files added

  // Adds the names that one file defines. Linear.
  void Add(const Blocks& blocks, std::string_view text, std::string_view path);
};

}  // namespace codicil::rst
