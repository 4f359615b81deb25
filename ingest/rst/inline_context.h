// docutils' rules for the characters around inline markup.
#pragma once

#include <string_view>

namespace codicil::rst {

// Whether markup may start at `at`: at the beginning, or after a space or an opening sign.
bool MayStartAt(std::string_view text, size_t at);
// Whether markup may end before `at`: at the end, or before a space, a backslash or a closing sign.
bool MayEndAt(std::string_view text, size_t at);
// Whether the start-string [at, end) is between a matching pair of signs: ("*").
bool IsQuoted(std::string_view text, size_t at, size_t end);
bool IsSpaceAt(std::string_view text, size_t at);
bool IsSpaceBefore(std::string_view text, size_t at);

}  // namespace codicil::rst
