#include "output/html/symbol.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/html/nodes.h"

namespace codicil::html {
namespace {

bool IsNumeral(char c) { return c >= '0' && c <= '9'; }

// The style sheet has tints for the letters by which games name colours; other letters are dark and
// everything else is light. A class for each letter is the whole of the rule.
std::string_view ToneOf(std::string_view part) {
  constexpr std::string_view kTints = "WUBRG";
  if (part.size() == 1 && kTints.find(part[0]) != std::string_view::npos) return part;
  const bool letters = std::none_of(part.begin(), part.end(), IsNumeral);
  return letters ? std::string_view("k") : std::string_view();
}

void AppendHalves(pugi::xml_node glyph, std::string_view first, std::string_view second) {
  AddElementWithText(glyph, "b", first, ToneOf(first));
  AddElementWithText(glyph, "i", "/");
  AddElementWithText(glyph, "b", second, ToneOf(second));
}

}  // namespace

void AppendSymbol(pugi::xml_node parent, std::string_view text) {
  if (text.size() < 3 || text.front() != '{' || text.back() != '}') return AddText(parent, text);
  const std::string_view letters = text.substr(1, text.size() - 2);
  const size_t slash = letters.find('/');
  // Two short halves share a disc; whatever is longer gets a wider one.
  const bool halves = slash != std::string_view::npos && slash > 0 && letters.size() == 3;
  const std::string_view tone = halves ? std::string_view("h") : ToneOf(letters);
  const std::string classes = fmt::format("s{}{}", tone.empty() ? "" : " ", tone);
  pugi::xml_node glyph = AddElement(parent, "span", classes);
  SetAttribute(glyph, "role", "img");
  SetAttribute(glyph, "aria-label", fmt::format("{} symbol", letters));
  AddElementWithText(glyph, "i", "{");
  if (halves) {
    AppendHalves(glyph, letters.substr(0, slash), letters.substr(slash + 1));
  } else {
    AddText(glyph, letters);
  }
  AddElementWithText(glyph, "i", "}");
}

}  // namespace codicil::html
