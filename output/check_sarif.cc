#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>

#include "base/sha256.h"
#include "check/check.h"
#include "output/all_kinds.h"
#include "output/check_report.h"
#include "output/identity.h"
#include "output/json_stream.h"
#include "output/line_index.h"

namespace codicil {
namespace {

bool MayStandInUri(char c) {
  constexpr std::string_view kSigns = "-._~/";
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         kSigns.find(c) != kSigns.npos;
}

// A path as a URI reference (RFC 3986); a relative one stays relative.
std::string UriOf(std::string_view path) {
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    if (MayStandInUri(c)) {
      uri += c;
    } else {
      fmt::format_to(std::back_inserter(uri), "%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return uri;
}

// Returns the names as given on the command line, so that a code host finds the files in a
// checkout; if any path leads out of the program's working folder, returns the names used in other
// data.
std::vector<std::string> ArtifactNames(const Edition& edition) {
  std::vector<std::string> names;
  for (const Source& source : edition.sources().files) {
    const std::string name = std::filesystem::path(source.text->name()).lexically_normal().string();
    if (name.starts_with('/') || name.starts_with("..")) return SourceNames(edition);
    names.push_back(name);
  }
  return names;
}

class SarifWriter {
 public:
  explicit SarifWriter(const Edition& edition) : edition_(edition), names_(ArtifactNames(edition)) {
    for (const Source& source : edition.sources().files) lines_.emplace_back(*source.text);
  }

  std::string Write(const CheckReport& report, std::string_view version) && {
    json_.StartObject();
    json_.Member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json_.Member("version", "2.1.0");
    json_.Key("runs");
    json_.StartArray();
    WriteRun(report, version);
    json_.EndArray();
    json_.EndObject();
    return std::move(json_).Finish();
  }

 private:
  void WriteRun(const CheckReport& report, std::string_view version) {
    json_.StartObject();
    WriteTool(version);
    json_.Member("columnKind", "unicodeCodePoints");
    json_.Key("properties");
    json_.StartObject();
    WriteWorkJson(edition_, json_);
    WriteEditionJson(edition_, json_);
    json_.EndObject();
    WriteArtifacts();
    json_.Key("results");
    json_.StartArray();
    for (const Finding& finding : report.findings) WriteResult(finding);
    json_.EndArray();
    json_.EndObject();
  }

  void WriteTool(std::string_view version) {
    json_.Key("tool");
    json_.StartObject();
    json_.Key("driver");
    json_.StartObject();
    json_.Member("name", "codicil check");
    json_.Member("semanticVersion", version);
    json_.Key("rules");
    json_.StartArray();
    for (const DiagnosticKind& kind : kinds_) WriteKind(kind);
    json_.EndArray();
    json_.EndObject();
    json_.EndObject();
  }

  // The place of the kind among "rules".
  uint64_t IndexOf(const DiagnosticKind& kind) const {
    return static_cast<uint64_t>(std::find(kinds_.begin(), kinds_.end(), kind) - kinds_.begin());
  }

  void WriteKind(DiagnosticKind kind) {
    json_.StartObject();
    json_.Member("id", kind.name);
    WriteMessage("shortDescription", kind.summary);
    json_.Key("defaultConfiguration");
    json_.StartObject();
    json_.Key("enabled");
    json_.Bool(IsOnByDefault(kind));
    json_.EndObject();
    json_.EndObject();
  }

  void WriteArtifacts() {
    json_.Key("artifacts");
    json_.StartArray();
    for (size_t i = 0; i < names_.size(); ++i) {
      const Source& source = edition_.sources().files[i];
      json_.StartObject();
      json_.Key("location");
      json_.StartObject();
      json_.Member("uri", UriOf(names_[i]));
      json_.EndObject();
      json_.Member("length", source.text->bytes().size());
      json_.Key("hashes");
      json_.StartObject();
      json_.Member("sha-256", Sha256Hex(source.text->bytes()));
      json_.EndObject();
      json_.EndObject();
    }
    json_.EndArray();
  }

  void WriteResult(const Finding& finding) {
    const Diagnostic& diagnostic = finding.diagnostic;
    json_.StartObject();
    json_.Member("ruleId", diagnostic.kind.name);
    json_.Member("ruleIndex", IndexOf(diagnostic.kind));
    json_.Member("level", SeverityName(diagnostic.severity));
    WriteMessage("message", diagnostic.message);
    json_.Key("locations");
    json_.StartArray();
    if (diagnostic.span) WriteLocation(*diagnostic.span, finding, {});
    json_.EndArray();
    if (diagnostic.related) {
      json_.Key("relatedLocations");
      json_.StartArray();
      WriteLocation(*diagnostic.related, {}, "the other one is here");
      json_.EndArray();
    }
    json_.Key("partialFingerprints");
    json_.StartObject();
    json_.Member("codicilKey/v1", Sha256Hex(finding.key));
    json_.EndObject();
    json_.EndObject();
  }

  void WriteLocation(const Span& span, const Finding& finding, std::string_view message) {
    json_.StartObject();
    json_.Key("physicalLocation");
    json_.StartObject();
    json_.Key("artifactLocation");
    json_.StartObject();
    json_.Member("uri", UriOf(names_[span.source]));
    json_.Member("index", span.source);
    json_.EndObject();
    WriteRegion(span);
    json_.EndObject();
    WriteLogicalLocation(finding);
    if (!message.empty()) WriteMessage("message", message);
    json_.EndObject();
  }

  void WriteLogicalLocation(const Finding& finding) {
    const std::string& name = finding.term.empty() ? finding.provision : finding.term;
    if (name.empty()) return;
    json_.Key("logicalLocations");
    json_.StartArray();
    json_.StartObject();
    json_.Member("name", name);
    json_.Member("kind", finding.term.empty() ? "provision" : "glossary entry");
    json_.EndObject();
    json_.EndArray();
  }

  void WriteRegion(const Span& span) {
    const LineIndex& lines = lines_[span.source];
    const LineColumn begin = lines.Locate(span.begin);
    const LineColumn end = lines.Locate(span.end);
    json_.Key("region");
    json_.StartObject();
    json_.Member("startLine", begin.line);
    json_.Member("startColumn", begin.column);
    json_.Member("endLine", end.line);
    json_.Member("endColumn", end.column);
    json_.EndObject();
  }

  void WriteMessage(std::string_view name, std::string_view text) {
    json_.Key(name);
    json_.StartObject();
    json_.Member("text", text);
    json_.EndObject();
  }

  const Edition& edition_;
  const std::vector<std::string> names_;  // of the sources
  const std::vector<DiagnosticKind> kinds_ = AllDiagnosticKinds();
  std::vector<LineIndex> lines_;
  JsonWriter json_;
};

}  // namespace

std::string WriteCheckSarif(const Edition& edition, const CheckReport& report,
                            std::string_view version) {
  return SarifWriter(edition).Write(report, version);
}

}  // namespace codicil
