// What the elements of Akoma Ntoso mean to the reader.
#pragma once

#include <string_view>

namespace codicil {

// Whether an element of this name can be a provision: those of the standard's hierarchy.
bool IsAknHierarchy(std::string_view name);
// Whether its number is counted below the number of the element around it: paragraph, point, …
bool IsAknCountedBelow(std::string_view name);
// Whether an element begins and ends a paragraph.
bool IsAknParagraph(std::string_view name);

}  // namespace codicil
