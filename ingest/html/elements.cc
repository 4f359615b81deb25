#include "ingest/html/elements.h"

#include <re2/re2.h>

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace codicil {
namespace {

bool IsOneOf(GumboTag tag, std::initializer_list<GumboTag> tags) {
  return std::ranges::find(tags, tag) != tags.end();
}

bool IsHidden(const GumboNode& node) {
  constexpr std::string_view kMenus[] = {"navigation", "search", "menu"};
  const bool marked = gumbo_get_attribute(&node.v.element.attributes, "hidden") != nullptr ||
                      AttributeOf(node, "aria-hidden") == "true";
  return marked || std::ranges::find(kMenus, AttributeOf(node, "role")) != std::end(kMenus);
}

// "¶" after a heading, which leads to it.
bool IsPermalink(const GumboNode& node) {
  const GumboElement& element = node.v.element;
  if (element.tag != GUMBO_TAG_A || element.children.length != 1) return false;
  const auto& child = *static_cast<const GumboNode*>(element.children.data[0]);
  constexpr std::string_view kSigns[] = {"¶", "#", "🔗"};
  return AttributeOf(node, "href").starts_with('#') && child.type == GUMBO_NODE_TEXT &&
         std::ranges::find(kSigns, child.v.text.text) != std::end(kSigns);
}

}  // namespace

std::string_view AttributeOf(const GumboNode& node, const char* name) {
  const GumboAttribute* found = gumbo_get_attribute(&node.v.element.attributes, name);
  return found == nullptr ? std::string_view() : std::string_view(found->value);
}

bool IsFolded(const GumboNode& node) {
  static const RE2 kNone(R"((?i)display\s*:\s*none|visibility\s*:\s*hidden)");
  return RE2::PartialMatch(AttributeOf(node, "style"), kNone);
}

bool IsLeftOut(const GumboNode& node) {
  return IsPermalink(node) ||
         IsOneOf(node.v.element.tag,
                 {GUMBO_TAG_HEAD, GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_NAV,
                  GUMBO_TAG_NOSCRIPT, GUMBO_TAG_TEMPLATE, GUMBO_TAG_IFRAME, GUMBO_TAG_SVG,
                  GUMBO_TAG_BUTTON, GUMBO_TAG_SELECT, GUMBO_TAG_TEXTAREA, GUMBO_TAG_OBJECT,
                  GUMBO_TAG_AUDIO, GUMBO_TAG_VIDEO, GUMBO_TAG_CANVAS}) ||
         IsHidden(node);
}

bool IsBlock(GumboTag tag) {
  return IsOneOf(tag,
                 {GUMBO_TAG_ADDRESS, GUMBO_TAG_ARTICLE,    GUMBO_TAG_ASIDE,  GUMBO_TAG_BLOCKQUOTE,
                  GUMBO_TAG_BODY,    GUMBO_TAG_CAPTION,    GUMBO_TAG_CENTER, GUMBO_TAG_DETAILS,
                  GUMBO_TAG_DIV,     GUMBO_TAG_DL,         GUMBO_TAG_DT,     GUMBO_TAG_FIELDSET,
                  GUMBO_TAG_FIGURE,  GUMBO_TAG_FIGCAPTION, GUMBO_TAG_FOOTER, GUMBO_TAG_H1,
                  GUMBO_TAG_H2,      GUMBO_TAG_H3,         GUMBO_TAG_H4,     GUMBO_TAG_H5,
                  GUMBO_TAG_H6,      GUMBO_TAG_HEADER,     GUMBO_TAG_HR,     GUMBO_TAG_LI,
                  GUMBO_TAG_MAIN,    GUMBO_TAG_OL,         GUMBO_TAG_P,      GUMBO_TAG_PRE,
                  GUMBO_TAG_SECTION, GUMBO_TAG_SUMMARY,    GUMBO_TAG_TABLE,  GUMBO_TAG_UL});
}

size_t HeadingLevel(GumboTag tag) {
  return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6 ? static_cast<size_t>(tag - GUMBO_TAG_H1) + 1
                                                    : 0;
}

}  // namespace codicil
