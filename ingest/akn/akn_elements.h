// What the elements and texts of Akoma Ntoso mean to the reader. `own`: Codicil wrote the document.
#pragma once

#include <cstdint>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "rules/passage.h"
#include "rules/provision.h"

namespace codicil {

// Whether an element of this name can be a provision: those of the standard's hierarchy.
bool IsAknHierarchy(std::string_view name);
// Whether its number is counted below the number of the element around it: paragraph, point, …
bool IsAknCountedBelow(std::string_view name);
// Whether an element begins and ends a paragraph.
bool IsAknParagraph(std::string_view name);

// Whether its words are Codicil's, written for readers of its documents: they are not in the
// edition.
bool IsEditorial(pugi::xml_node node, std::string_view name);

bool IsText(pugi::xml_node node);
bool IsBlankText(std::string_view text);
std::string Trimmed(std::string_view text);

// Appends the words of a text node: `value` is what it says, `raw` how the source, from `begin` on,
// spells it. A line end is a space, with the indent after it.
void AddAknWords(std::string_view value, std::string_view raw, uint32_t begin,
                 PassageBuilder& text);

struct AknMark {
  MarkKind kind;
  std::string value;
};
// The mark that an element puts on the words in it. Symbols are found again in the text.
std::optional<AknMark> AknMarkOf(pugi::xml_node node, std::string_view name, bool own);

MatterKind AknMatterKindOf(pugi::xml_node node, bool own);

}  // namespace codicil
