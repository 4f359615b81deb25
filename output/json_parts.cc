#include "output/json_parts.h"

#include "base/sha256.h"
#include "output/identity.h"
#include "output/labels.h"

namespace codicil {

namespace {

void WriteSourceJson(const Source& source, std::string_view name, JsonWriter& json) {
  const SourceText& text = *source.text;
  json.StartObject();
  json.Member("name", name);
  json.Member("format", source.format);
  json.Member("encoding", text.encoding());
  json.Member("newline", text.Newline());
  json.Member("bytes", text.bytes().size());
  json.Member("sha256", Sha256Hex(text.bytes()));
  json.Key("accounting");
  json.StartObject();
  const Accounting accounting = source.labels.Count(text);
  for (Label label : kLabelOrder) {
    json.Member(LabelName(label), accounting[static_cast<size_t>(label)]);
  }
  json.EndObject();
  json.EndObject();
}

}  // namespace

void WriteSourcesJson(const Edition& edition, JsonWriter& json) {
  const std::vector<std::string> names = SourceNames(edition);
  json.Key("sources");
  json.StartArray();
  for (size_t i = 0; i < names.size(); ++i)
    WriteSourceJson(edition.sources().files[i], names[i], json);
  json.EndArray();
}

JsonPlaces::JsonPlaces(const Edition& edition) : edition_(edition) {
  for (const Source& source : edition.sources().files) lines_.emplace_back(*source.text);
}

void JsonPlaces::WriteSpan(const Span& span, JsonWriter& json) const {
  json.StartObject();
  WriteSpanMembers(span, json);
  json.Member("line", lines_[span.source].LineNumber(span.begin));
  json.EndObject();
}

void JsonPlaces::WriteDiagnostic(const Diagnostic& diagnostic, JsonWriter& json) {
  json.StartObject();
  WriteDiagnosticMembers(diagnostic, json);
  json.EndObject();
}

void JsonPlaces::WriteDiagnosticMembers(const Diagnostic& diagnostic, JsonWriter& json) {
  json.Member("kind", diagnostic.kind.name);
  json.Member("severity", SeverityName(diagnostic.severity));
  json.Member("message", diagnostic.message);
  json.Key("source");
  WritePlace(diagnostic.span, json);
  if (diagnostic.related) {
    json.Key("related");
    WritePlace(diagnostic.related, json);
  }
}

void JsonPlaces::WriteSpanMembers(const Span& span, JsonWriter& json) const {
  const SourceText& source = *edition_.sources().files[span.source].text;
  json.Member("file", span.source);
  json.Member("begin", source.ToOriginal(span.begin));
  json.Member("end", source.ToOriginal(span.end));
}

void JsonPlaces::WritePlace(const std::optional<Span>& span, JsonWriter& json) {
  if (!span) return json.Null();
  json.StartObject();
  WriteSpanMembers(*span, json);
  const LineColumn at = lines_[span->source].Locate(span->begin);
  json.Member("line", at.line);
  json.Member("column", at.column);
  json.EndObject();
}

}  // namespace codicil
