// The body of a Word document as a page of HTML: the text that a reader sees when all tracked
// changes are accepted, with the numbers that Word computes.
#pragma once

#include <map>
#include <pugixml.hpp>
#include <string>

#include "ingest/docx/numbering.h"
#include "ingest/docx/styles.h"

namespace codicil::docx {

// The notes below the pages and at the end, by their ids.
struct Notes {
  std::map<std::string, pugi::xml_node> footnotes, endnotes;
};

struct DocumentPage {
  std::string html;
  bool titled = false;       // the first <h1> is in the style of titles
  size_t hidden = 0;         // passages
  bool has_changes = false;  // tracked ones
};

// Each note comes after the paragraph that it is to; a box of text after that which it is in.
// Headers and footers are left out, as furniture. Linear; nothing recurses over the depth.
DocumentPage WriteDocument(pugi::xml_node body, const Styles& styles, Numbering& numbering,
                           Notes notes);

}  // namespace codicil::docx
