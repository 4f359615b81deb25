// Labels of East Asia, and numerals in one character.
#pragma once

#include <optional>

#include "ingest/outline/block.h"
#include "ingest/outline/label.h"

namespace codicil::outline {

// 第三条, 一、, 제3조: with the character that follows in the pattern, for it is the unit counted.
std::optional<Label> ReadHan(const Start& start, size_t at);
// （一）, and "一 " before a word: items, with no sign for what they are.
std::optional<Label> ReadHanItem(const Start& start, size_t at);
// "①", "¹".
std::optional<Label> ReadStyled(const Start& start, size_t at);

}  // namespace codicil::outline
