// The parts of the page. Each appends itself to a parent, or prints itself; WriteProvisions comes
// before WriteGlossary, so that texts are asked for in the order of the edition.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "output/anchors.h"
#include "output/html/part_writer.h"
#include "output/linked_text.h"

namespace codicil::html {

// What every part needs to know. One for each thread.
struct PageContext {
  PageContext(const Edition& an_edition, const CrossReferences& some_references,
              const Anchors& some_anchors)
      : edition(an_edition),
        references(some_references),
        anchors(some_anchors),
        text(an_edition, some_references) {}

  const Edition& edition;
  const CrossReferences& references;
  const Anchors& anchors;
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
// Those of [begin, end). Ranges that are written by themselves, each by a writer of its own, give
// all of them when they are put together.
void WriteProvisions(PartWriter& out, ProvisionId begin, ProvisionId end, PageContext& page);
void WriteGlossary(PartWriter& out, PageContext& page);
void AppendBackMatter(pugi::xml_node parent, PageContext& page);

// "Cited by 3": who cites a provision or names an entry; nothing where nobody does.
void AppendCitedBy(pugi::xml_node parent, const std::vector<uint32_t>& citations, const Place& self,
                   const PageContext& page);

}  // namespace codicil::html
