// The words of a paragraph as nodes of a CommonMark tree.
#pragma once

#include <cmark.h>

#include <string>
#include <string_view>

#include "output/link_target.h"
#include "output/linked_text.h"

namespace codicil {

// Appends a node of `type` to `parent`, which owns it.
cmark_node* AddNode(cmark_node* parent, cmark_node_type type);
// Appends text; its line ends become hard line breaks.
void AddMarkdownText(cmark_node* parent, std::string_view text);
// HTML in the line, as it is.
void AddInlineHtml(cmark_node* parent, const std::string& html);
// Appends <a id="...">, the target of a link to "#...".
void AddAnchor(cmark_node* parent, std::string_view id);

// Appends a paragraph's words. Emphasis that CommonMark's delimiters cannot express at that
// position (inside a word, next to punctuation) is written as an HTML element.
void AddMarkdownWords(cmark_node* parent, const LinkedParagraph& paragraph,
                      const LinkTarget& target);

}  // namespace codicil
