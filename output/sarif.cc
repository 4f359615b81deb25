#include "output/sarif.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>

#include "base/ascii.h"
#include "base/sha256.h"
#include "check/check.h"
#include "output/all_kinds.h"
#include "output/line_index.h"

namespace codicil {
namespace {

bool MayStandInUri(char c) {
  return IsAlnum(c) || std::string_view("-._~/").find(c) != std::string_view::npos;
}

// Returns the names as given on the command line, so that a code host finds the files in a
// checkout; if any path leads out of the program's working folder, returns the other names.
std::vector<std::string> ArtifactNames(const SarifRun& run) {
  std::vector<std::string> names;
  for (const Source& source : run.sources.files) {
    const std::string name = std::filesystem::path(source.text->name()).lexically_normal().string();
    if (name.starts_with('/') || name.starts_with("..")) return run.other_names;
    names.push_back(name);
  }
  return names;
}

class SarifWriter {
 public:
  SarifWriter(const SarifRun& run, ByteSink& out)
      : run_(run), names_(ArtifactNames(run)), lines_(LineIndicesOf(run.sources)), json_(out) {}

  void Write() {
    json_.Document("$schema", "https://json.schemastore.org/sarif-2.1.0.json", "version", "2.1.0",
                   "runs", json_.Each(std::array{&run_}, [&](const SarifRun*) { WriteRun(); }));
  }

 private:
  void WriteRun() {
    size_t next = 0;
    json_.Object(
        "tool",
        json_.Of(
            "driver",
            json_.Of("name", run_.tool, "semanticVersion", run_.version, "rules",
                     json_.Each(kinds_, [&](const DiagnosticKind& kind) { WriteKind(kind); }))),
        "columnKind", "unicodeCodePoints", "properties",
        json_.Of([&] { run_.write_properties(json_); }), "artifacts",
        json_.Each(names_,
                   [&](const std::string& name) {
                     WriteArtifact(name, *run_.sources.files[next++].text);
                   }),
        "results",
        json_.Each(run_.results, [&](const SarifResult& result) { WriteResult(result); }));
  }

  // The place of the kind among "rules".
  uint64_t IndexOf(const DiagnosticKind& kind) const {
    return static_cast<uint64_t>(std::ranges::find(kinds_, kind) - kinds_.begin());
  }

  void WriteKind(DiagnosticKind kind) {
    json_.Object("id", kind.name, "shortDescription", json_.Of("text", kind.summary),
                 "defaultConfiguration", json_.Of("enabled", IsOnByDefault(kind)));
  }

  void WriteArtifact(std::string_view name, const SourceText& source) {
    json_.Object("location", json_.Of("uri", UriOf(name)), "length", source.file_bytes().size(),
                 "hashes", json_.Of("sha-256", Sha256Hex(source.file_bytes())));
  }

  void WriteResult(const SarifResult& result) {
    const Diagnostic& diagnostic = result.diagnostic;
    const auto location = [&](const Span& span) { WriteLocation(span, result); };
    const auto related = [&](const Span& span) {
      json_.Object([&] { WritePlace(span); }, "message", json_.Of("text", "the other one is here"));
    };
    json_.Object(
        "ruleId", diagnostic.kind.name, "ruleIndex", IndexOf(diagnostic.kind), "level",
        SeverityName(diagnostic.severity), "message", json_.Of("text", diagnostic.message),
        "locations", json_.Each(AsList(diagnostic.span), location), "relatedLocations",
        If(diagnostic.related.has_value(), json_.Each(AsList(diagnostic.related), related)),
        "partialFingerprints", json_.Of("codicilKey/v1", Sha256Hex(result.fingerprint)), "fixes",
        If(!result.fix.empty(),
           json_.Each(std::array{&result}, [&](const SarifResult* one) { WriteFix(one->fix); })));
  }

  // All of its edits are in one file.
  void WriteFix(const std::vector<SourceEdit>& fix) {
    const auto replace = [&](const SourceEdit& edit) {
      json_.Object("deletedRegion", json_.Of([&] { WriteRegion(edit.span); }), "insertedContent",
                   json_.Of("text", edit.text));
    };
    json_.Object("artifactChanges",
                 json_.Each(std::array{fix.front().span.source}, [&](SourceId source) {
                   json_.Object("artifactLocation", json_.Of([&] { WriteArtifactPlace(source); }),
                                "replacements", json_.Each(fix, replace));
                 }));
  }

  static std::vector<Span> AsList(const std::optional<Span>& span) {
    return span ? std::vector<Span>{*span} : std::vector<Span>();
  }

  void WriteLocation(const Span& span, const SarifResult& result) {
    const std::vector<std::string> names = {result.within};
    json_.Object([&] { WritePlace(span); }, "logicalLocations",
                 If(!names[0].empty(), json_.Each(names, [&](const std::string& name) {
                   json_.Object("name", name, "kind", result.kind_of_within);
                 })));
  }

  void WritePlace(const Span& span) {
    json_.Members("physicalLocation",
                  json_.Of("artifactLocation", json_.Of([&] { WriteArtifactPlace(span.source); }),
                           "region", json_.Of([&] { WriteRegion(span); })));
  }
  void WriteArtifactPlace(SourceId source) {
    json_.Members("uri", UriOf(names_[source]), "index", source);
  }
  void WriteRegion(const Span& span) {
    const LineIndex& lines = lines_[span.source];
    const LineColumn begin = lines.Locate(span.begin);
    const LineColumn end = lines.Locate(span.end);
    json_.Members("startLine", begin.line, "startColumn", begin.column, "endLine", end.line,
                  "endColumn", end.column);
  }

  const SarifRun& run_;
  const std::vector<std::string> names_;  // of the sources
  const std::vector<DiagnosticKind> kinds_ = AllDiagnosticKinds();
  const std::vector<LineIndex> lines_;
  JsonWriter json_;
};

}  // namespace

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

void WriteSarif(const SarifRun& run, ByteSink& out) { SarifWriter(run, out).Write(); }

}  // namespace codicil
