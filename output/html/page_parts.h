// The parts of the page. Each appends itself to a parent; AppendProvisions comes before
// AppendGlossary, so that texts are asked for in the order of the edition.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "output/anchors.h"
#include "output/linked_text.h"

namespace codicil::html {

// What every part needs to know.
struct PageContext {
  PageContext(const Edition& an_edition, const CrossReferences& some_references)
      : edition(an_edition),
        references(some_references),
        anchors(an_edition),
        text(an_edition, some_references) {}

  const Edition& edition;
  const CrossReferences& references;
  const Anchors anchors;
  LinkedText text;
};

inline constexpr const char* kGlossaryAnchor = "glossary";
inline constexpr const char* kFrontAnchor = "front";
inline constexpr const char* kBackAnchor = "back";

// Anchor of the n-th heading of front or back matter: "front-1".
std::string MatterAnchor(std::string_view where, size_t number);

// The outline: a list of sections and their subsections, and what surrounds them.
void AppendOutline(pugi::xml_node parent, const PageContext& page);

// Title, date and whatever stands before the first heading; then the rest of the front matter.
void AppendFrontMatter(pugi::xml_node parent, PageContext& page);
void AppendProvisions(pugi::xml_node parent, PageContext& page);
void AppendGlossary(pugi::xml_node parent, PageContext& page);
void AppendBackMatter(pugi::xml_node parent, PageContext& page);

// "Cited by 3": who cites a provision or names an entry; nothing where nobody does.
void AppendCitedBy(pugi::xml_node parent, const std::vector<uint32_t>& citations, const Place& self,
                   const PageContext& page);

}  // namespace codicil::html
