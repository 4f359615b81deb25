#include "text/sources.h"

#include <utility>

namespace codicil {

SourceId Sources::Add(std::string name, std::string bytes, std::string_view encoding) {
  const auto id = static_cast<SourceId>(files.size());
  auto text = SourceText::Decode(id, std::move(name), std::move(bytes), encoding, diagnostics);
  const auto size = static_cast<uint32_t>(text->text().size());
  files.push_back({std::move(text), "plain", ByteLabels(size)});
  return id;
}

}  // namespace codicil
