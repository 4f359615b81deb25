// The elements that make up most of a page.
#pragma once

#include <array>

#include "output/html/tag.h"

namespace codicil::html {

struct PageTags {
  static const PageTags& Printed() {
    static const PageTags tags;
    return tags;
  }

  // Blocks.
  VaryingTag head{"header", "id", "title"};
  Tag title{"h1"};
  VaryingTag matter{"section", "id", "matter"};
  VaryingTag back{"div", "id", "back"};
  std::array<Tag, 5> headings{Tag("h2"), Tag("h3"), Tag("h4"), Tag("h5"), Tag("h6")};
  VaryingTag rule{"div", "id", "r"};
  VaryingTag subrule{"div", "id", "r r2"};
  Tag paragraph{"p"};
  Tag list{"ol"};
  Tag item{"li"};
  Tag example{"div", "x"};
  Tag note{"div", "note"};
  Tag label{"b"};
  Tag details{"details"};
  Tag summary{"summary"};
  VaryingTag entry{"div", "id"};
  Tag term{"dt"};
  Tag definition{"dd"};

  // In the text.
  VaryingTag link{"a", "href"};
  VaryingTag number{"a", "href", "n"};
  Tag emphasis{"em"};
  Tag strong{"strong"};
  Tag literal{"code"};
  Tag plain{"span"};
  Tag kept_together{"span", "w"};
};

}  // namespace codicil::html
