// The words of a paragraph as nodes of a CommonMark tree.
#pragma once

#include <cmark.h>

#include <string>
#include <string_view>

#include "output/anchors.h"
#include "output/linked_text.h"

namespace codicil {

// Appends a node of `type` to `parent`, which owns it.
cmark_node* AddNode(cmark_node* parent, cmark_node_type type);
// Text; its line ends become hard line breaks.
void AddMarkdownText(cmark_node* parent, std::string_view text);
// HTML in the line, as it is.
void AddInlineHtml(cmark_node* parent, const std::string& html);
// <a id="...">: what a link with "#..." leads to.
void AddAnchor(cmark_node* parent, std::string_view id);

// Appends a paragraph's words. Emphasis that CommonMark's signs cannot carry where it is
// (inside a word, beside a sign) is written as HTML's own element.
void AddMarkdownWords(cmark_node* parent, const LinkedParagraph& paragraph, const Anchors& anchors);

}  // namespace codicil
