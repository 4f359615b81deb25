// Words of formats for people as Markdown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/diff_parts.h"

namespace codicil {

// Escapes the characters that Markdown or HTML would interpret; a line end becomes a space.
std::string EscapeMarkdown(std::string_view text);
// The words between two marks ("**"), which must not touch a space.
std::string MarkedMarkdown(std::string_view text, std::string_view mark);
// Appends the pieces of a changed passage: old words struck through, new ones bold.
void AppendMarkdown(const std::vector<DiffPiece>& pieces, std::string& text);

}  // namespace codicil
