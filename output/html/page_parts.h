// The parts of the page. Each writes itself; WriteProvisions comes before WriteGlossary, so that
// texts are asked for in the order of the edition.
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

// What every part needs to know, and what it works with.
struct PageContext {
  // Both must outlive it.
  PageContext(const Edition& an_edition, const CrossReferences& some_references);

  const Edition& edition;
  const CrossReferences& references;
  const PageTags& tags = PageTags::Printed();
  const Anchors anchors;
  StringTable entry_links;  // `<a href="#g-landwalk">`: most links of a page lead to entries
  LinkedText text;
  Glyphs glyphs;
  // What its parts work with, so that they keep the memory.
  std::vector<uint32_t> open_ends;  // WriteInline's
  std::vector<Place> owners;        // WriteCitedBy's
};

inline constexpr const char* kTopAnchor = "top";
inline constexpr const char* kGlossaryAnchor = "glossary";
inline constexpr const char* kFrontAnchor = "front";
inline constexpr const char* kBackAnchor = "back";

// Anchor of the n-th heading of front or back matter: "front-1".
std::string MatterAnchor(std::string_view where, size_t number);

// The outline: a list of sections and their subsections, and what surrounds them.
void WriteOutline(PageWriter& out, const PageContext& page);

// Title, date and whatever comes before the first heading; then the rest of the front matter.
void WriteFrontMatter(PageWriter& out, PageContext& page);
void WriteProvisions(PageWriter& out, PageContext& page);
void WriteGlossary(PageWriter& out, PageContext& page);
void WriteBackMatter(PageWriter& out, PageContext& page);

// "Cited by 3": who cites a provision or names an entry; nothing if there are none. Gives whether
// there are any. `label` says which citations these are.
bool WriteCitedBy(PageWriter& out, std::span<const uint32_t> citations, const Place& self,
                  PageContext& page, std::string_view label = "Cited by ");

}  // namespace codicil::html
