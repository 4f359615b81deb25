// A span: a half-open byte range of one source.
//
// Inside the program, spans are offsets in a source's decoded UTF-8 text (SourceText::text()). In
// output (JSON, messages) they are offsets in the file as it was read; SourceText::ToOriginal
// translates them.
#pragma once

#include <cstdint>

namespace codicil {

using SourceId = uint32_t;

struct Span {
  SourceId source = 0;
  uint32_t begin = 0;
  uint32_t end = 0;

  uint32_t size() const { return end - begin; }
  bool empty() const { return begin == end; }
  friend bool operator==(const Span&, const Span&) = default;
};

}  // namespace codicil
