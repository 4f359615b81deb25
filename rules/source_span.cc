#include "rules/source_span.h"

#include <algorithm>

namespace codicil {
namespace {

// Returns the last origin that begins at or before `at`, or the first one.
const Origin& OriginAt(const Passage& passage, uint32_t at) {
  const auto after =
      std::upper_bound(passage.origins.begin(), passage.origins.end(), at,
                       [](uint32_t offset, const Origin& origin) { return offset < origin.begin; });
  return after == passage.origins.begin() ? *after : *std::prev(after);
}

uint32_t Offset(const Origin& origin, uint32_t at) {
  const uint32_t into = at > origin.begin ? at - origin.begin : 0;
  return origin.source.begin + std::min(into, origin.source.size());
}

}  // namespace

std::optional<Span> SourceSpanOf(const Passage& passage, uint32_t begin, uint32_t end) {
  if (passage.origins.empty()) {
    if (passage.span.empty()) return std::nullopt;
    return Span{passage.span.source, passage.span.begin + begin, passage.span.begin + end};
  }
  const Origin& first = OriginAt(passage, begin);
  const Origin& last = OriginAt(passage, end > begin ? end - 1 : end);
  Span span = first.source;
  if (!first.replaced) span.begin = Offset(first, begin);
  span.end = last.replaced ? last.source.end : Offset(last, end);
  span.end = std::max(span.begin, span.end);
  return span;
}

}  // namespace codicil
