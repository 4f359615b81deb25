#include "ingest/akn/akn_elements.h"

#include <algorithm>
#include <array>

namespace codicil {
namespace {

constexpr std::array<std::string_view, 28> kHierarchy = {
    "alinea",  "article", "book",       "chapter",   "clause",      "division", "hcontainer",
    "indent",  "level",   "list",       "paragraph", "part",        "point",    "proviso",
    "rule",    "section", "subchapter", "subclause", "subdivision", "sublist",  "subparagraph",
    "subpart", "subrule", "subsection", "subtitle",  "title",       "tome",     "transitional"};

constexpr std::array<std::string_view, 13> kCountedBelow = {
    "alinea",    "clause",  "indent",       "list",    "paragraph",  "point",       "proviso",
    "subclause", "sublist", "subparagraph", "subrule", "subsection", "transitional"};

constexpr std::array<std::string_view, 13> kParagraphs = {
    "block", "caption", "crossHeading", "heading", "li", "listIntroduction", "listWrapUp",
    "num",   "p",       "subheading",   "td",      "th", "tocItem"};

template <size_t N>
bool Holds(const std::array<std::string_view, N>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool IsAknHierarchy(std::string_view name) { return Holds(kHierarchy, name); }
bool IsAknCountedBelow(std::string_view name) { return Holds(kCountedBelow, name); }
bool IsAknParagraph(std::string_view name) { return Holds(kParagraphs, name); }

}  // namespace codicil
