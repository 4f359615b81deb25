#include "text/toml_file.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <sstream>

namespace codicil {
namespace {

// toml++ counts lines by LF.
std::vector<size_t> LineBegins(std::string_view text) {
  std::vector<size_t> begins{0};
  for (size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1))
    begins.push_back(at + 1);
  return begins;
}

// Returns the line of a key "a.a.a..." with more dots than any file needs. toml++ makes a table for
// each dot, and recurses over them when it destroys them. It limits brackets itself.
std::optional<size_t> FindDeepKey(std::string_view text) {
  constexpr int kMostDots = 16;
  static const RE2 piece(
      "(?s)(\"\"\".*?\"\"\"|'''.*?'''|\"(?:[^\"\\\\\n]|\\\\.)*\"|'[^'\n]*'|#[^\n]*|.)");
  re2::StringPiece rest(text.data(), text.size()), token;
  size_t line = 1;
  int dots = 0;
  while (RE2::Consume(&rest, piece, &token)) {
    if (token == "." && ++dots > kMostDots) return line;
    if (token == "\n") dots = 0;
    line += static_cast<size_t>(std::count(token.begin(), token.end(), '\n'));
  }
  return std::nullopt;
}

}  // namespace

// toml++ quotes as needed, but lays tables out in the order of their keys.
std::string TomlString(std::string_view text) {
  std::ostringstream out;
  out << toml::value<std::string>(std::string(text));
  return out.str();
}

TomlFile::TomlFile(const SourceText& source, DiagnosticKind kind, Diagnostics& diagnostics)
    : source_(source), kind_(kind), diagnostics_(diagnostics), lines_(LineBegins(source.text())) {
  if (const auto line = FindDeepKey(source.text())) {
    Report(SpanOfLine(*line), "a key has too many dots");
    return;
  }
  try {
    table_ = toml::parse(source.text());
    parsed_ = true;
  } catch (const toml::parse_error& error) {
    Report(SpanOf(error.source()), std::string(error.description()));
  }
}

void TomlFile::Report(const Span& span, std::string message) const {
  diagnostics_.Report(kind_, Severity::kError, std::move(message), span);
}

void TomlFile::CheckKeys(const toml::table& table,
                         std::initializer_list<std::string_view> known) const {
  for (const auto& [key, value] : table) {
    if (std::ranges::find(known, key.str()) == known.end())
      Report(SpanOf(key.source()), fmt::format("\"{}\" is not known here; known are: {}", key.str(),
                                               fmt::join(known, ", ")));
  }
}

std::vector<const toml::table*> TomlFile::Tables(std::string_view name) const {
  std::vector<const toml::table*> tables;
  const toml::node* node = table_.get(name);
  if (node == nullptr) return tables;
  const auto message = fmt::format("\"{0}\" must be a table in double brackets: [[{0}]]", name);
  const toml::array* array = node->as_array();
  if (array == nullptr) {
    Report(SpanOf(*node), message);
    return tables;
  }
  for (const toml::node& item : *array) {
    if (item.is_table())
      tables.push_back(item.as_table());
    else
      Report(SpanOf(item), message);
  }
  return tables;
}

Span TomlFile::SpanOfLine(size_t line) const {
  const std::string_view text = source_.text();
  const size_t begin = lines_[std::clamp<size_t>(line, 1, lines_.size()) - 1];
  const size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
  return {source_.id(), static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

}  // namespace codicil
