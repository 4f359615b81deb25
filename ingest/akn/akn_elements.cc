#include "ingest/akn/akn_elements.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>

#include "ingest/akn/akn_document.h"

namespace codicil {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::optional<MarkKind> OwnMark(std::string_view name) {
  for (const MarkKind one :
       {MarkKind::kLiteral, MarkKind::kCitation, MarkKind::kTerm, MarkKind::kLink}) {
    if (name == MarkKindName(one)) return one;
  }
  return std::nullopt;
}

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

bool IsText(pugi::xml_node node) {
  return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

bool IsBlankText(std::string_view text) {
  return text.find_first_not_of(kBlanks) == std::string_view::npos;
}

std::string Trimmed(std::string_view text) {
  const size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1));
}

void AddAknWords(std::string_view value, std::string_view raw, uint32_t begin,
                 PassageBuilder& text) {
  if (value != raw) {
    std::string words(value);
    static const RE2 kLineEnd(R"([ \t\r]*\n[ \t\r\n]*)");
    RE2::GlobalReplace(&words, kLineEnd, " ");
    return text.AppendReplaced(words, begin, begin + static_cast<uint32_t>(raw.size()));
  }
  for (size_t at = 0; at < raw.size();) {
    const size_t line = std::min(raw.find('\n', at), raw.size());
    size_t words_end = line;
    if (line < raw.size())
      while (words_end > at && kBlanks.find(raw[words_end - 1]) != std::string_view::npos)
        --words_end;
    text.Append(begin + static_cast<uint32_t>(at), begin + static_cast<uint32_t>(words_end));
    if (line == raw.size()) return;
    text.Glue(" ");
    at = std::min(raw.find_first_not_of(kBlanks, line), raw.size());
  }
}

std::optional<AknMark> AknMarkOf(pugi::xml_node node, std::string_view name, bool own) {
  if (name == "i" || name == "em") return AknMark{MarkKind::kEmphasis, {}};
  if (name == "b" || name == "strong") return AknMark{MarkKind::kStrong, {}};
  if (name == "a") return AknMark{MarkKind::kLink, node.attribute("href").value()};
  if (name != "inline" || !own) return std::nullopt;
  const std::optional<MarkKind> kind = OwnMark(node.attribute("name").value());
  if (!kind) return std::nullopt;
  return AknMark{*kind, node.attribute("c:value").value()};
}

MatterKind AknMatterKindOf(pugi::xml_node node, bool own) {
  const std::string_view kind = node.attribute("class").value();
  for (const MatterKind one : {MatterKind::kTitle, MatterKind::kHeading, MatterKind::kExample}) {
    if (kind == MatterKindName(one)) return one;
  }
  const std::string_view name = LocalName(node);
  if (name == "heading" || name == "num" || name == "crossHeading") return MatterKind::kHeading;
  if (!own && node.child("docTitle")) return MatterKind::kTitle;
  return MatterKind::kText;
}

bool IsEditorial(pugi::xml_node node, std::string_view name) {
  const std::string_view status = node.attribute("status").value();
  if (name == "p" && status == "editorial") return true;
  if (name != "heading") return false;
  const pugi::xml_node parent = node.parent();
  const std::string_view role = parent.attribute("name").value();
  return LocalName(parent) == "attachment" || role == "example" || role == "note";
}

}  // namespace codicil
