// One writer per form, all over the same tree. Each returns the whole output as bytes; the same
// edition always produces the same bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "crossref/cross_references.h"
#include "rules/edition.h"

namespace codicil {

std::string WriteJson(const Edition& edition);     // codicil-edition/1, UTF-8, 2-space indent
std::string WriteText(const Edition& edition);     // canonical plain text
std::string WriteRst(const Edition& edition);      // the Sphinx dialect, one file
std::string WriteOutline(const Edition& edition);  // compact tree, one line per provision

// One self-contained page: every provision, entry, citation and term is an anchor or a link.
std::string WriteHtml(const Edition& edition, const CrossReferences& references);
// CommonMark with the same anchors and links.
std::string WriteMarkdown(const Edition& edition, const CrossReferences& references);

}  // namespace codicil
