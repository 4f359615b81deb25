// What the elements of HTML are to a reader of the page.
#pragma once

#include <gumbo.h>

#include <cstddef>
#include <string_view>

namespace codicil {

// Returns the value of an attribute; empty if the element has none.
std::string_view AttributeOf(const GumboNode& node, const char* name);
// Whether no reader takes it for a part of the text: scripts, menus, buttons, what is hidden.
bool IsLeftOut(const GumboNode& node);
// Whether its style hides it, until a script shows it.
bool IsFolded(const GumboNode& node);
// Whether it begins on a line of its own, below an empty one.
bool IsBlock(GumboTag tag);
// Returns 2 for <h2>, 0 for others.
size_t HeadingLevel(GumboTag tag);

}  // namespace codicil
