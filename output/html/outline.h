// The outline next to the text.
#pragma once

#include <string>

#include "output/html/html_writer.h"
#include "output/link_target.h"

namespace codicil::html {

inline constexpr std::string_view kGlossaryAnchor = "glossary";
inline constexpr std::string_view kFrontAnchor = "front";
inline constexpr std::string_view kBackAnchor = "back";

// Returns the anchor of the n-th heading of the front or back matter: "front-1".
std::string MatterAnchor(std::string_view where, size_t number);

// Writes the list of sections and subsections, and of what surrounds them.
void WriteOutline(HtmlWriter& out, const Edition& edition, const LinkTarget& target);

}  // namespace codicil::html
