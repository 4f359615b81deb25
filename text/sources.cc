#include "text/sources.h"

#include <utility>

namespace codicil {

SourceId Sources::Add(std::string name, std::string bytes, std::string_view encoding) {
  const auto id = static_cast<SourceId>(files.size());
  auto text = SourceText::Decode(id, std::move(name), std::move(bytes), encoding, diagnostics);
  Append(std::move(text));
  return id;
}

SourceId Sources::AddDecoded(const SourceText& other) {
  const auto id = static_cast<SourceId>(files.size());
  Append(SourceText::FromDecoded(id, other));
  return id;
}

void Sources::Render(SourceId id, std::string text, std::vector<DecodedRun> runs) {
  Source& file = files[id];
  file.labels = ByteLabels(static_cast<uint32_t>(text.size()));
  file.text = SourceText::Rendered(std::move(file.text), std::move(text), std::move(runs));
}

void Sources::Append(std::unique_ptr<SourceText> text) {
  const auto size = static_cast<uint32_t>(text->text().size());
  files.push_back({std::move(text), "plain", ByteLabels(size)});
}

}  // namespace codicil
