#include "ingest/rst/typed_number.h"

#include <algorithm>

#include "ingest/rst/inline_markup.h"

namespace codicil::rst {
namespace {

// The first words, if they are emphasized: only so much of a paragraph can be a number.
std::optional<InlinePiece> Emphasized(std::string_view paragraph) {
  constexpr size_t kReach = 60;
  if (!paragraph.starts_with('*') && !paragraph.starts_with(':')) return std::nullopt;
  const InlinePiece first = ParseInline(paragraph.substr(0, kReach)).front();
  const bool emphasis = first.kind == InlineKind::kStrong || first.kind == InlineKind::kEmphasis ||
                        first.kind == InlineKind::kRole;
  return emphasis ? std::optional(first) : std::nullopt;
}

}  // namespace

std::optional<TypedNumber> FindTypedNumber(std::string_view paragraph,
                                           const NumberingStyle& style) {
  const auto emphasized = Emphasized(paragraph);
  TypedNumber found;
  if (emphasized) found.begin = emphasized->text.begin;
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(paragraph.substr(found.begin), &length, style);
  if (!number || number->size() < 2) return std::nullopt;
  found.number = *number;
  found.end = found.begin + static_cast<uint32_t>(length);
  const auto take_period = [&](uint32_t& at) {
    if (found.period || !paragraph.substr(at).starts_with('.')) return;
    found.period = true;
    ++at;
  };
  take_period(found.end);
  found.markup = found.end;
  if (emphasized) {
    if (found.end != emphasized->text.end) return std::nullopt;
    found.markup = emphasized->whole.end;
    take_period(found.markup);
  }
  const size_t words = paragraph.find_first_not_of(" \t\n", found.markup);
  if (words == std::string_view::npos || words == found.markup) return std::nullopt;
  if (paragraph[words] >= 'a' && paragraph[words] <= 'z') return std::nullopt;
  found.words = static_cast<uint32_t>(words);
  return found;
}

}  // namespace codicil::rst
