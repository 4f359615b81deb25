// docutils' rules for what may be beside inline markup.
#pragma once

#include <string_view>

namespace codicil::rst {

// Markup may start at `at`: at the beginning, after a space or an opening sign.
bool MayStartAt(std::string_view text, size_t at);
// Markup may end before `at`: at the end, before a space, a backslash or a closing sign.
bool MayEndAt(std::string_view text, size_t at);
// The start-string [at, end) is between a matching pair of signs: ("*").
bool IsQuoted(std::string_view text, size_t at, size_t end);
bool IsSpaceAt(std::string_view text, size_t at);
bool IsSpaceBefore(std::string_view text, size_t at);

}  // namespace codicil::rst
