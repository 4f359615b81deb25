#include "check/settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "check/kinds.h"
#include "text/toml_file.h"

namespace codicil {
namespace {

class SettingsReader {
 public:
  SettingsReader(const SourceText& source, const std::vector<DiagnosticKind>& known,
                 Diagnostics& diagnostics)
      : toml_(source, kind::kCheckSettings, diagnostics), known_(known) {}

  CheckSettings Read() && {
    toml_.CheckKeys(toml_.table(), {"check", "severity", "ignore"});
    if (const toml::table* table = Table("check")) ReadCheck(*table);
    if (const toml::table* table = Table("severity")) ReadSeverities(*table);
    for (const toml::table* table : toml_.Tables("ignore")) ReadIgnore(*table);
    return std::move(settings_);
  }

 private:
  const toml::table* Table(std::string_view name) {
    const toml::node* node = toml_.table().get(name);
    if (node != nullptr && !node->is_table())
      toml_.Report(toml_.SpanOf(*node), fmt::format("\"{0}\" must be a table: [{0}]", name));
    return node == nullptr ? nullptr : node->as_table();
  }

  void ReadCheck(const toml::table& table) {
    toml_.CheckKeys(table, {"enable", "disable", "strict"});
    for (const DiagnosticKind& kind : Kinds(table, "enable")) settings_.kinds.Enable(kind);
    for (const DiagnosticKind& kind : Kinds(table, "disable")) settings_.kinds.Disable(kind);
    settings_.strict = Kinds(table, "strict");
  }

  void ReadSeverities(const toml::table& table) {
    for (const auto& [key, value] : table) {
      const auto kind = KindNamed(std::string(key.str()), toml_.SpanOf(key.source()));
      const auto severity = value.is_string() ? SeverityFromName(value.as_string()->get())
                                              : std::optional<Severity>();
      if (!severity)
        toml_.Report(toml_.SpanOf(value), "a severity is \"note\", \"warning\" or \"error\"");
      if (kind && severity) settings_.severities[*kind] = *severity;
    }
  }

  void ReadIgnore(const toml::table& table) {
    toml_.CheckKeys(table, {"kind", "provision", "file", "reason"});
    Ignore ignore{Kinds(table, "kind"), Text(table, "provision"), Text(table, "file")};
    if (Text(table, "reason").empty())
      return toml_.Report(toml_.SpanOf(table), "what is ignored needs a reason");
    if (!table.contains("kind") && ignore.provision.empty() && ignore.file.empty())
      return toml_.Report(toml_.SpanOf(table), "[[ignore]] needs a kind, a provision or a file");
    settings_.ignores.push_back(std::move(ignore));
  }

  std::string Text(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return "";
    if (node->is_string()) return node->as_string()->get();
    toml_.Report(toml_.SpanOf(*node), fmt::format("\"{}\" must be a text in quotes", key));
    return "";
  }

  // One name, or an array of them.
  std::set<DiagnosticKind> Kinds(const toml::table& table, std::string_view key) {
    std::set<DiagnosticKind> kinds;
    const toml::node* node = table.get(key);
    if (node == nullptr) return kinds;
    const auto take = [&](const toml::node& name) {
      if (!name.is_string())
        return toml_.Report(toml_.SpanOf(name),
                            fmt::format("\"{}\" takes names of kinds in quotes", key));
      if (const auto kind = KindNamed(name.as_string()->get(), toml_.SpanOf(name)))
        kinds.insert(*kind);
    };
    if (const toml::array* array = node->as_array()) {
      for (const toml::node& name : *array) take(name);
    } else {
      take(*node);
    }
    return kinds;
  }

  std::optional<DiagnosticKind> KindNamed(const std::string& name, const Span& span) {
    const auto found =
        std::ranges::find_if(known_, [&](const DiagnosticKind& kind) { return kind.name == name; });
    if (found != known_.end()) return *found;
    toml_.Report(span, fmt::format("there is no finding kind \"{}\"", name));
    return std::nullopt;
  }

  TomlFile toml_;
  const std::vector<DiagnosticKind>& known_;
  CheckSettings settings_;
};

}  // namespace

CheckSettings ReadCheckSettings(const SourceText& source, const std::vector<DiagnosticKind>& known,
                                Diagnostics& diagnostics) {
  return SettingsReader(source, known, diagnostics).Read();
}

}  // namespace codicil
