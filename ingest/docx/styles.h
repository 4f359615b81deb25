// The styles of a Word document: what a paragraph or a run has by its style.
#pragma once

#include <map>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace codicil::docx {

// A w:numPr; what is not stated is empty.
struct NumberProperties {
  std::string list;             // its w:numId
  std::string style;            // which states it, and may be that of a level of the list
  std::optional<size_t> level;  // from 0
};

struct Style {
  size_t heading = 0;  // 2 for Word's "heading 2" and what is based on it; 0 for others
  bool title = false;
  bool contents = false;  // "toc 1", which repeats a heading
  bool hidden = false;
  bool raised = false;
  NumberProperties number;
};

class Styles {
 public:
  // Of styles.xml, which may be missing.
  explicit Styles(pugi::xml_node styles);

  // By its id; "" is the style of paragraphs that name none.
  const Style& Of(const std::string& id) const;
  // Of the document, "en"; Word sets it whether or not its text is in that language.
  const std::string& language() const { return language_; }

 private:
  std::map<std::string, Style> styles_;
  std::string language_ = "en";
};

// The value of an attribute, whatever its prefix; empty if there is none.
std::string_view AttributeNamed(pugi::xml_node node, std::string_view name);
// The attribute "val" of a child; empty if there is none.
std::string_view ValueOf(pugi::xml_node node, std::string_view child);
// Whether a property that is on or off is on; `otherwise` where it is not stated.
bool IsOn(pugi::xml_node properties, std::string_view child, bool otherwise);
NumberProperties NumberPropertiesOf(pugi::xml_node paragraph_properties);

}  // namespace codicil::docx
