#include "text/sources.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace codicil {

SourceId Sources::Add(std::string name, std::string bytes, std::string_view encoding) {
  const auto id = static_cast<SourceId>(files.size());
  auto text = SourceText::Decode(id, std::move(name), std::move(bytes), encoding, diagnostics);
  Append(std::move(text));
  return id;
}

SourceId Sources::AddUnpacked(std::string name, std::string text, std::string file) {
  const auto id = static_cast<SourceId>(files.size());
  Append(SourceText::Unpacked(id, std::move(name), std::move(text), std::move(file), diagnostics));
  return id;
}

SourceId Sources::AddDecoded(const SourceText& other) {
  const auto id = static_cast<SourceId>(files.size());
  Append(SourceText::FromDecoded(id, other));
  return id;
}

namespace {

// The first place in the text that is written at `offset` of the file's or later.
uint32_t PlaceOf(uint32_t offset, const SourceText& rendered) {
  uint32_t begin = 0, end = static_cast<uint32_t>(rendered.text().size());
  while (begin < end) {
    const uint32_t middle = begin + (end - begin) / 2;
    if (rendered.ToWritten(middle) < offset) {
      begin = middle + 1;
    } else {
      end = middle;
    }
  }
  return begin;
}

void Lead(std::optional<Span>& span, const SourceText& rendered) {
  if (!span || span->source != rendered.id()) return;
  span->begin = PlaceOf(span->begin, rendered);
  span->end = std::max(span->begin, PlaceOf(span->end, rendered));
}

}  // namespace

void Sources::Render(SourceId id, std::string text, std::vector<DecodedRun> runs) {
  Source& file = files[id];
  file.labels = ByteLabels(static_cast<uint32_t>(text.size()));
  file.text = SourceText::Rendered(std::move(file.text), std::move(text), std::move(runs));
  for (Diagnostic& diagnostic : diagnostics.list()) {  // what decoding found
    Lead(diagnostic.span, *file.text);
    Lead(diagnostic.related, *file.text);
  }
}

void Sources::Append(std::unique_ptr<SourceText> text) {
  const auto size = static_cast<uint32_t>(text->text().size());
  files.push_back({std::move(text), "plain", ByteLabels(size)});
}

}  // namespace codicil
