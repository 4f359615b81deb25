// The parts of the page. Call WriteProvisions before WriteGlossary, so that texts are requested in
// the order of the edition.
#pragma once

#include <pugixml.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "output/anchors.h"
#include "output/html/page_tags.h"
#include "output/html/page_writer.h"
#include "output/html/symbol.h"
#include "output/linked_text.h"

namespace codicil::html {

// The data and the buffers that the parts share.
struct PageContext {
  // Both must outlive this object.
  PageContext(const Edition& an_edition, const CrossReferences& some_references);

  const Edition& edition;
  const CrossReferences& references;
  const PageTags& tags = PageTags::Printed();
  const Anchors anchors;
  StringTable entry_links;  // `<a href="#g-landwalk">`: most links of a page lead to entries
  LinkedText text;
  Glyphs glyphs;
  // Buffers of the parts, kept here so that their memory is reused.
  std::vector<uint32_t> open_ends;  // for WriteInline
  std::vector<PassageRef> owners;   // for WriteCitedBy
};

inline constexpr const char* kTopAnchor = "top";
inline constexpr const char* kGlossaryAnchor = "glossary";
inline constexpr const char* kFrontAnchor = "front";
inline constexpr const char* kBackAnchor = "back";

// Returns the anchor of the n-th heading of the front or back matter: "front-1".
std::string MatterAnchor(std::string_view where, size_t number);

// Writes the outline: the sections with their subsections, and the front and back matter.
void WriteOutline(PageWriter& out, const PageContext& page);

// Writes the title, the date and everything before the first heading; then the rest of the front
// matter.
void WriteFrontMatter(PageWriter& out, PageContext& page);
void WriteProvisions(PageWriter& out, PageContext& page);
void WriteGlossary(PageWriter& out, PageContext& page);
void WriteBackMatter(PageWriter& out, PageContext& page);

// Writes "Cited by 3" and the list of the provisions and entries that cite a provision or an entry;
// nothing if there are none. Returns whether there are any. `label` says which citations these are.
bool WriteCitedBy(PageWriter& out, std::span<const uint32_t> citations, const PassageRef& self,
                  PageContext& page, std::string_view label = "Cited by ");

}  // namespace codicil::html
