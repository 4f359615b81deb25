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

constexpr std::string_view kSpaces = " \n";

// Where the first symbol from `from` on begins.
size_t FindSymbol(std::string_view text, size_t from) {
  constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/";
  constexpr size_t kLongest = 9;  // "{2/W/P}", "{CHAOS}"
  for (size_t open = text.find('{', from); open != text.npos; open = text.find('{', open + 1)) {
    const size_t close = text.find_first_not_of(kSigns, open + 1);
    if (close != text.npos && text[close] == '}' && close > open + 1 && close - open <= kLongest)
      return open;
  }
  return text.npos;
}

// A word with symbols. Browsers break lines on either side of a glyph: what touches it is kept on
// its line.
void WriteWord(HtmlWriter& out, std::string_view word) {
  const bool alone = word.front() == '{' && word.find('}') + 1 == word.size();
  const bool kept = !alone && word.size() <= kLongestToken;
  if (kept) out.Put("<span class=\"w\">");
  size_t done = 0;
  for (size_t at = FindSymbol(word, 0); at != word.npos; at = FindSymbol(word, done)) {
    const size_t end = word.find('}', at) + 1;
    out.Put(Text(word.substr(done, at - done)));
    WriteSymbol(out, word.substr(at, end - at));
    done = end;
  }
  out.Put(Text(word.substr(done)));
  if (kept) out.Put("</span>");
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
  size_t done = 0;
  for (size_t at = FindSymbol(text, 0); at != text.npos; at = FindSymbol(text, done)) {
    const size_t begin = std::max(done, text.find_last_of(kSpaces, at) + 1);  // npos + 1 is 0
    const size_t end = std::min(text.find_first_of(kSpaces, at), text.size());
    out.Put(Text(text.substr(done, begin - done)));
    WriteWord(out, text.substr(begin, end - begin));
    done = end;
  }
  out.Put(Text(text.substr(done)));
}

}  // namespace codicil::html
