// What a text says of itself before it begins: YAML between two lines "---", as Jekyll and pandoc
// have it, or pandoc's lines "% Title", "% Authors", "% Date".
#pragma once

#include <string>
#include <string_view>

namespace codicil::plain {

struct Metadata {
  std::string title;
  std::string date;      // ISO 8601, or empty
  std::string language;  // a tag of BCP 47, or empty
};

// Empty if the text does not begin so. Linear in what is read.
Metadata MetadataOf(std::string_view text);

}  // namespace codicil::plain
