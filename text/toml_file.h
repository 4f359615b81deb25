// TOML files that people write: parsed by toml++, with the places of what is wrong.
#pragma once

#include <toml++/toml.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/source_text.h"

namespace codicil {

// Returns the text as a string of TOML, quoted and escaped as it needs.
std::string TomlString(std::string_view text);

// Keeps a reference to the source.
class TomlFile {
 public:
  // Parses the source. A fault of syntax is reported as an error of `kind`; so is a key with more
  // dots than any such file needs, because toml++ recurses over them.
  TomlFile(const SourceText& source, DiagnosticKind kind, Diagnostics& diagnostics);

  // Empty if the source could not be parsed.
  const toml::table& table() const { return table_; }
  bool parsed() const { return parsed_; }

  // Returns the whole line on which a value or a key begins, because columns in toml++ are not
  // counted in bytes.
  Span SpanOf(const toml::node& node) const { return SpanOf(node.source()); }
  Span SpanOf(const toml::source_region& region) const { return SpanOfLine(region.begin.line); }

  // Reports an error of the kind given above.
  void Report(const Span& span, std::string message) const;

  // Reports each key of the table that is not among those known there.
  void CheckKeys(const toml::table& table, std::initializer_list<std::string_view> known) const;

  // Returns the tables of `[[name]]`, after reporting whatever else has that name.
  std::vector<const toml::table*> Tables(std::string_view name) const;

 private:
  Span SpanOfLine(size_t line) const;

  const SourceText& source_;
  DiagnosticKind kind_;
  Diagnostics& diagnostics_;
  std::vector<size_t> lines_;
  toml::table table_;
  bool parsed_ = false;
};

}  // namespace codicil
