#include "diff/overrides.h"

#include <fmt/format.h>
#include <re2/re2.h>
#include <toml++/toml.h>

#include <algorithm>
#include <optional>

#include "diff/kinds.h"

namespace codicil {
namespace {

// toml++ counts lines by LF.
std::vector<size_t> LineBegins(std::string_view text) {
  std::vector<size_t> begins{0};
  for (size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1))
    begins.push_back(at + 1);
  return begins;
}

// Returns the line of a key "a.a.a..." with more dots than any file of overrides needs. toml++
// makes a table for each dot, and recurses over them when it destroys them. It limits brackets
// itself.
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

class FileReader {
 public:
  FileReader(const SourceText& source, Diagnostics& diagnostics)
      : source_(source), diagnostics_(diagnostics), lines_(LineBegins(source.text())) {}

  OverridesFile Read() && {
    if (const auto line = FindDeepKey(source_.text())) {
      Report(SpanOfLine(*line), "a key has too many dots; the valid keys are old, new and reason");
      return {};
    }
    try {
      Take(toml::parse(source_.text()));
    } catch (const toml::parse_error& error) {
      Report(SpanOf(error.source()), std::string(error.description()));
    }
    return std::move(file_);
  }

 private:
  void Take(const toml::table& table) {
    TakeAll(table["pin"], Override::kPin);
    TakeAll(table["forbid"], Override::kForbid);
    for (const auto& [key, value] : table) {
      if (key.str() == "pin" || key.str() == "forbid") continue;
      Report(SpanOf(key.source()),
             fmt::format("\"{}\" is not an override: use [[pin]] or [[forbid]]", key.str()));
    }
  }

  void TakeAll(toml::node_view<const toml::node> list, Override::Action action) {
    if (!list) return;
    const toml::array* array = list.as_array();
    if (array == nullptr)
      return Report(SpanOf(list.node()->source()),
                    "an override must be a table in double brackets, such as [[pin]]");
    for (const toml::node& item : *array) {
      if (const toml::table* table = item.as_table())
        TakeOne(*table, action);
      else
        Report(SpanOf(item.source()),
               "an override must be a table in double brackets, such as [[pin]]");
    }
  }

  void TakeOne(const toml::table& table, Override::Action action) {
    const Span span = SpanOf(table.source());
    Override override;
    override.action = action;
    override.reason = table["reason"].value_or(std::string());
    if (override.reason.empty()) return Report(span, "an override needs a reason");
    if (!ReadNumber(table, "old", override.old_number) ||
        !ReadNumber(table, "new", override.new_number))
      return;
    const bool lacks_one = override.old_number.empty() || override.new_number.empty();
    const bool lacks_both = override.old_number.empty() && override.new_number.empty();
    if (lacks_both || (action == Override::kForbid && lacks_one)) {
      return Report(span, lacks_both ? "an override must name old, new or both"
                                     : "[[forbid]] needs both old and new");
    }
    file_.overrides.push_back(std::move(override));
    file_.spans.push_back(span);
  }

  // Leaves a missing number empty; returns false if one is present but invalid.
  bool ReadNumber(const toml::table& table, std::string_view key, RuleNumber& number) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return true;
    const auto text = node->value<std::string>();
    const auto parsed =
        text && node->is_string() ? RuleNumber::Parse(*text, EveryStyle()) : std::nullopt;
    if (!parsed) {
      Report(SpanOf(node->source()),
             fmt::format("\"{}\" must be a number in quotes, such as \"103.2a\"", key));
      return false;
    }
    number = *parsed;
    return true;
  }

  // The whole line: columns in toml++ are not counted in bytes.
  Span SpanOf(const toml::source_region& region) const { return SpanOfLine(region.begin.line); }

  Span SpanOfLine(size_t line) const {
    const std::string_view text = source_.text();
    const size_t begin = lines_[std::clamp<size_t>(line, 1, lines_.size()) - 1];
    const size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    return {source_.id(), static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
  }

  void Report(const Span& span, std::string message) {
    diagnostics_.Report(kind::kOverrideSyntax, Severity::kError, std::move(message), span);
  }

  const SourceText& source_;
  Diagnostics& diagnostics_;
  const std::vector<size_t> lines_;
  OverridesFile file_;
};

std::string Description(const Override& override) {
  const std::string old_number =
      override.old_number.empty() ? "nothing" : override.old_number.ToString();
  const std::string new_number =
      override.new_number.empty() ? "nothing" : override.new_number.ToString();
  return fmt::format("{} {} to {}", override.action == Override::kPin ? "pinning" : "forbidding",
                     old_number, new_number);
}

}  // namespace

OverridesFile ReadOverrides(const SourceText& source, Diagnostics& diagnostics) {
  return FileReader(source, diagnostics).Read();
}

void ReportUnfit(const OverridesFile& file, const Concordance& concordance,
                 Diagnostics& diagnostics) {
  for (const size_t i : concordance.unfit_overrides) {
    diagnostics.Report(kind::kUnfitOverride, Severity::kWarning,
                       Description(file.overrides[i]) +
                           " no longer fits: a number does not exist, or another override has it",
                       file.spans[i]);
  }
}

}  // namespace codicil
