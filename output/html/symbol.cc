#include "output/html/symbol.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/ascii.h"

namespace codicil::html {
namespace {

// The style sheet has tints for the letters by which games name colours; other letters are dark and
// everything else is light. A class for each letter is all that this needs.
std::string_view ToneOf(std::string_view part) {
  constexpr std::string_view kTints = "WUBRG";
  if (part.size() == 1 && kTints.find(part[0]) != std::string_view::npos) return part;
  const bool letters = std::ranges::none_of(part, IsDigit);
  return letters ? std::string_view("k") : std::string_view();
}

// "W/U/P" has three. Returns none if a part is empty, too long for a segment, or one too many.
std::vector<std::string_view> PartsOf(std::string_view letters) {
  constexpr size_t kMostParts = 4, kLongestPart = 3;
  std::vector<std::string_view> parts;
  while (true) {
    const size_t end = std::min(letters.find('/'), letters.size());
    if (end == 0 || end > kLongestPart || parts.size() == kMostParts) return {};
    parts.push_back(letters.substr(0, end));
    if (end == letters.size()) return parts;
    letters.remove_prefix(end + 1);
  }
}

// Two letters share a disc; other parts are side by side.
std::string_view ShapeOf(const std::vector<std::string_view>& parts) {
  const bool disc = parts.size() == 2 && parts[0].size() == 1 && parts[1].size() == 1;
  return disc ? "h" : "m";
}

}  // namespace

void WriteSymbol(HtmlWriter& out, std::string_view text) {
  if (text.size() < 3 || text.front() != '{' || text.back() != '}') return out.Put(Text(text));
  const std::string_view letters = text.substr(1, text.size() - 2);
  const std::vector<std::string_view> parts = PartsOf(letters);
  const bool parted = parts.size() > 1;
  const std::string_view tone = parted ? ShapeOf(parts) : ToneOf(letters);
  out.Put("<span", Attribute("class", fmt::format("s{}{}", tone.empty() ? "" : " ", tone)),
          " role=\"img\"", Attribute("aria-label", fmt::format("{} symbol", letters)), "><i>{</i>");
  if (!parted) out.Put(Text(letters));
  for (size_t i = 0; parted && i < parts.size(); ++i) {
    if (i > 0) out.Put("<i>/</i>");
    out.Put("<b", Attribute("class", ToneOf(parts[i])), ">", Text(parts[i]), "</b>");
  }
  out.Put("<i>}</i></span>");
}

void WriteWithSymbols(HtmlWriter& out, std::string_view text) {
  constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/";
  constexpr size_t kLongest = 9;  // "{2/W/P}", "{CHAOS}"
  size_t done = 0;
  for (size_t open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const size_t close = text.find_first_not_of(kSigns, open + 1);
    if (close == text.npos || text[close] != '}' || close == open + 1 || close - open > kLongest)
      continue;
    out.Put(Text(text.substr(done, open - done)));
    WriteSymbol(out, text.substr(open, close + 1 - open));
    done = close + 1;
  }
  out.Put(Text(text.substr(done)));
}

}  // namespace codicil::html
