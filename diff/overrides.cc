#include "diff/overrides.h"

#include <fmt/format.h>

#include <optional>

#include "diff/kinds.h"
#include "text/toml_file.h"

namespace codicil {
namespace {

class FileReader {
 public:
  FileReader(const SourceText& source, Diagnostics& diagnostics)
      : toml_(source, kind::kOverrideSyntax, diagnostics) {}

  OverridesFile Read() && {
    for (const toml::table* table : toml_.Tables("pin")) TakeOne(*table, Override::kPin);
    for (const toml::table* table : toml_.Tables("forbid")) TakeOne(*table, Override::kForbid);
    for (const auto& [key, value] : toml_.table()) {
      if (key.str() == "pin" || key.str() == "forbid") continue;
      toml_.Report(toml_.SpanOf(key.source()),
                   fmt::format("\"{}\" is not an override: use [[pin]] or [[forbid]]", key.str()));
    }
    return std::move(file_);
  }

 private:
  void TakeOne(const toml::table& table, Override::Action action) {
    const Span span = toml_.SpanOf(table);
    Override override;
    override.action = action;
    override.reason = table["reason"].value_or(std::string());
    if (override.reason.empty()) return toml_.Report(span, "an override needs a reason");
    if (!ReadNumber(table, "old", override.old_number) ||
        !ReadNumber(table, "new", override.new_number))
      return;
    const bool lacks_one = override.old_number.empty() || override.new_number.empty();
    const bool lacks_both = override.old_number.empty() && override.new_number.empty();
    if (lacks_both || (action == Override::kForbid && lacks_one)) {
      return toml_.Report(span, lacks_both ? "an override must name old, new or both"
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
      toml_.Report(toml_.SpanOf(*node),
                   fmt::format("\"{}\" must be a number in quotes, such as \"103.2a\"", key));
      return false;
    }
    number = *parsed;
    return true;
  }

  TomlFile toml_;
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
