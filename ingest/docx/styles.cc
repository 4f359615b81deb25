#include "ingest/docx/styles.h"

#include <charconv>
#include <vector>

#include "base/ascii.h"
#include "ingest/akn/akn_document.h"
#include "text/language_code.h"

namespace codicil::docx {
namespace {

constexpr size_t kLongestChain = 32;  // of styles based on each other; Word allows fewer

void AddProperties(pugi::xml_node node, Style& style) {
  const std::string name = LowerCase(ValueOf(node, "name"));
  constexpr std::string_view kHeading = "heading ";
  if (name.size() == kHeading.size() + 1 && name.starts_with(kHeading) && IsDigit(name.back()))
    style.heading = static_cast<size_t>(name.back() - '0');
  if (name == "title") style.title = true;
  if (name.starts_with("toc ") && IsDigit(name.back())) style.contents = true;
  const pugi::xml_node run = ChildNamed(node, "rPr");
  style.hidden = IsOn(run, "vanish", style.hidden);
  if (const auto place = ValueOf(run, "vertAlign"); !place.empty())
    style.raised = place == "superscript";
  const NumberProperties number = NumberPropertiesOf(ChildNamed(node, "pPr"));
  if (!number.list.empty()) {
    style.number.list = number.list;
    style.number.style = AttributeNamed(node, "styleId");
  }
  if (number.level) style.number.level = number.level;
}

}  // namespace

std::string_view AttributeNamed(pugi::xml_node node, std::string_view name) {
  for (const pugi::xml_attribute attribute : node.attributes()) {
    std::string_view full = attribute.name();
    if (full.substr(full.find(':') + 1) == name) return attribute.value();
  }
  return "";
}

std::string_view ValueOf(pugi::xml_node node, std::string_view child) {
  return AttributeNamed(ChildNamed(node, child), "val");
}

bool IsOn(pugi::xml_node properties, std::string_view child, bool otherwise) {
  const pugi::xml_node found = ChildNamed(properties, child);
  if (!found) return otherwise;
  const std::string_view value = AttributeNamed(found, "val");
  return value != "0" && value != "false" && value != "off" && value != "none";
}

NumberProperties NumberPropertiesOf(pugi::xml_node paragraph_properties) {
  const pugi::xml_node stated = ChildNamed(paragraph_properties, "numPr");
  NumberProperties number;
  number.list = ValueOf(stated, "numId");
  number.style = ValueOf(paragraph_properties, "pStyle");
  const std::string_view level = ValueOf(stated, "ilvl");
  size_t value = 0;
  const auto read = std::from_chars(level.data(), level.data() + level.size(), value);
  if (!level.empty() && read.ec == std::errc()) number.level = value;
  return number;
}

Styles::Styles(pugi::xml_node styles) {
  std::map<std::string, pugi::xml_node> by_id;
  for (const pugi::xml_node node : styles.children()) {
    if (LocalName(node) == "docDefaults") {
      const auto run = ChildNamed(ChildNamed(node, "rPrDefault"), "rPr");
      const std::string language = LanguageOfTag(ValueOf(run, "lang"));
      if (!language.empty()) language_ = language;
    }
    if (LocalName(node) != "style") continue;
    by_id.emplace(AttributeNamed(node, "styleId"), node);
    if (AttributeNamed(node, "type") == "paragraph" && AttributeNamed(node, "default") == "1")
      by_id[""] = node;
  }
  for (const auto& [id, node] : by_id) {
    std::vector<pugi::xml_node> chain = {node};
    while (chain.size() < kLongestChain) {
      const std::string_view base = ValueOf(chain.back(), "basedOn");
      const auto found = base.empty() ? by_id.end() : by_id.find(std::string(base));
      if (found == by_id.end()) break;
      chain.push_back(found->second);
    }
    Style& style = styles_[id];
    for (; !chain.empty(); chain.pop_back()) AddProperties(chain.back(), style);
  }
}

const Style& Styles::Of(const std::string& id) const {
  static const Style kPlain;
  const auto found = styles_.find(id);
  return found == styles_.end() ? kPlain : found->second;
}

}  // namespace codicil::docx
