#include "output/json_parts.h"

#include "base/sha256.h"
#include "output/diff_parts.h"
#include "rules/identity.h"

namespace codicil {
namespace {

void WriteSource(const Source& source, std::string_view name, JsonWriter& json) {
  const SourceText& text = *source.text;
  const Accounting accounting = source.labels.Count(text);
  json.Object("name", name, "format", source.format, "encoding", text.encoding(), "newline",
              text.Newline(), "bytes", text.file_bytes().size(), "sha256",
              Sha256Hex(text.file_bytes()), "accounting", json.Of([&] {
                for (Label label : kLabelOrder)
                  json.Members(LabelName(label), accounting[static_cast<size_t>(label)]);
              }));
}

void WriteEdition(std::string_view name, const Edition& edition, JsonWriter& json) {
  json.Members(name, json.Of([&] { WriteEditionMembers(edition, json); }));
}

void WriteWorkOf(std::string_view id, std::string_view title, JsonWriter& json) {
  json.Members("work", json.Of("id", OrNull(id), "title", OrNull(title)));
}

void WriteMembers(std::string_view id, std::string_view date, std::string_view language,
                  std::string_view sha256, JsonWriter& json) {
  json.Members("id", id, "effective_date", OrNull(date), "language", language, "sha256", sha256);
}

}  // namespace

void WriteWork(const Edition& edition, JsonWriter& json) {
  WriteWorkOf(WorkId(edition), edition.title, json);
}
void WriteWork(const Work& work, JsonWriter& json) { WriteWorkOf(work.id, work.title, json); }

void WriteEditionMembers(const Edition& edition, JsonWriter& json) {
  WriteMembers(EditionId(edition), edition.effective_date, edition.language, EditionDigest(edition),
               json);
}
void WriteEditionRecord(const EditionRecord& edition, JsonWriter& json) {
  std::vector<std::string> digests;
  for (const FileRecord& file : edition.files) digests.push_back(file.sha256);
  const std::string digest = DigestOfAll(std::move(digests));
  json.Object([&] { WriteMembers(edition.id, edition.date, edition.language, digest, json); });
}

void WritePlace(const Work& work, const std::optional<Place>& place, JsonWriter& json) {
  if (!place) return json.Value(nullptr);
  json.Object("edition", work.editions[place->edition].id, "num", At(work, *place).Key());
}

void WriteIdentity(const Edition& edition, JsonWriter& json) {
  WriteWork(edition, json);
  WriteEdition("edition", edition, json);
}

void WriteIdentities(const Edition& old_edition, const Edition& new_edition, JsonWriter& json) {
  WriteWork(new_edition, json);
  WriteEdition("old", old_edition, json);
  WriteEdition("new", new_edition, json);
}

void WritePairMembers(const ChangeKinds& kinds, float confidence, const Evidence& evidence,
                      JsonWriter& json) {
  json.Members("kinds", NamesOf(kinds), "confidence", Hundredths{confidence}, "evidence",
               evidence.List());
}

void WriteSources(const Edition& edition, JsonWriter& json) {
  const std::vector<std::string> names = SourceNames(edition);
  size_t i = 0;
  json.Members("sources", json.Each(names, [&](const std::string& name) {
    WriteSource(edition.sources().files[i++], name, json);
  }));
}

JsonPlaces::JsonPlaces(const Edition& edition, JsonWriter& json)
    : edition_(edition), json_(json), lines_(LineIndicesOf(edition.sources())) {}

void JsonPlaces::WriteSpan(const std::optional<Span>& span) {
  if (!span || span->empty()) return json_.Value(nullptr);
  json_.Object([&] { WriteSpanMembers(*span); }, "line",
               lines_[span->source].LineNumber(span->begin));
}

void JsonPlaces::WriteDiagnostic(const Diagnostic& diagnostic) {
  json_.Object([&] { WriteDiagnosticMembers(diagnostic); });
}

void JsonPlaces::WriteDiagnosticMembers(const Diagnostic& diagnostic) {
  json_.Members("kind", diagnostic.kind.name, "severity", SeverityName(diagnostic.severity),
                "message", diagnostic.message, "source", [&] { WritePlace(diagnostic.span); });
  if (diagnostic.related) json_.Members("related", [&] { WritePlace(diagnostic.related); });
}

void JsonPlaces::WriteSpanMembers(const Span& span) {
  const SourceText& source = *edition_.sources().files[span.source].text;
  json_.Members("file", span.source, "begin", source.ToOriginal(span.begin), "end",
                source.ToOriginal(span.end));
}

void JsonPlaces::WritePlace(const std::optional<Span>& span) {
  if (!span) return json_.Value(nullptr);
  const LineColumn at = lines_[span->source].Locate(span->begin);
  json_.Object([&] { WriteSpanMembers(*span); }, "line", at.line, "column", at.column);
}

void WriteSummary(const ChangeSummary& summary, JsonWriter& json) {
  for (size_t i = 0; i < kChangeColumns.size(); ++i)
    json.Members(ChangeKindName(kChangeColumns[i].kind), summary.counts[i]);
}

}  // namespace codicil
