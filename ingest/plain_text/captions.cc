#include "ingest/plain_text/captions.h"

#include <map>
#include <optional>
#include <tuple>

#include "text/sentences.h"

namespace codicil::plain {
namespace {

// "（定義）", above what is numbered as 第二条 is.
bool IsInBrackets(std::string_view line, const outline::Entry& entry) {
  return line.starts_with("（") && line.ends_with("）") &&
         !LeadTail(static_cast<NumberLead>(entry.number.back().lead)).empty();
}

// A short line below an empty one that is no sentence.
bool MayBeTitle(const Layout& layout, uint32_t i) {
  constexpr uint32_t kLongest = 60;  // columns
  constexpr std::string_view kGoingOn = ",:;-";
  const std::string_view line = WithoutHeadingMarks(layout.Text(i));
  if (line.empty()) return false;
  return (i == 0 || layout.lines[i - 1].blank()) && Columns(line) <= kLongest &&
         !StartsLower(line) && !EndsSentence(line) && kGoingOn.find(line.back()) == line.npos;
}

// Of a heading: "## " is 2, and a line in bold the least; 0 of any other line.
uint32_t LevelOf(std::string_view line) {
  constexpr uint32_t kBold = 7;
  return WithoutHeadingMarks(line).size() == line.size() ? 0
         : line.starts_with('#')                         ? SizeOfHeadingMark(line)
                                                         : kBold;
}

class CaptionFinder {
 public:
  explicit CaptionFinder(const Layout& layout) : layout_(layout) {}

  std::vector<uint32_t> Find() {
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      if (const outline::Entry* entry = layout_.EntryAt(i)) Count(i, *entry);
    }
    std::vector<uint32_t> captions;
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      const outline::Entry* entry = layout_.EntryAt(i);
      const std::optional<uint32_t> above = entry ? LineAbove(i) : std::nullopt;
      if (!above) continue;
      const bool titled = HaveTitles(kinds_[KindOf(*entry)]) && MayBeTitle(layout_, *above);
      if (titled || IsInBrackets(layout_.Text(*above), *entry)) captions.push_back(*above);
    }
    return captions;
  }

 private:
  // What is numbered alike: with one lead, at one depth, in full or not.
  using Kind = std::tuple<uint32_t, size_t, bool>;
  struct Uses {
    size_t all = 0, titled = 0;
  };

  static Kind KindOf(const outline::Entry& entry) {
    return {entry.number.back().lead, entry.number.size(), entry.full};
  }
  static bool HaveTitles(const Uses& uses) {
    constexpr size_t kFewest = 3;
    return uses.titled >= kFewest && uses.titled * 4 >= uses.all * 3;
  }

  // The line right above, or a heading above empty lines that is of no higher level than line `i`
  // and not that of a list.
  std::optional<uint32_t> LineAbove(uint32_t i) const {
    uint32_t above = i;
    while (above > 0 && layout_.lines[above - 1].blank()) --above;
    if (above-- == 0 || layout_.lines[above].furniture || layout_.EntryAt(above))
      return std::nullopt;
    const uint32_t level = LevelOf(layout_.Text(above));
    const uint32_t own = SizeOfHeadingMark(layout_.Text(i));
    const bool listed = own == 0 && layout_.EntryAt(i)->number.back().lead == 0;
    const bool heads = level > 0 && level >= own && !listed;
    return above + 1 == i || heads ? std::optional(above) : std::nullopt;
  }

  void Count(uint32_t i, const outline::Entry& entry) {
    Uses& uses = kinds_[KindOf(entry)];
    ++uses.all;
    const auto above = LineAbove(i);
    uses.titled += !entry.second && above && MayBeTitle(layout_, *above);
  }

  const Layout& layout_;
  std::map<Kind, Uses> kinds_;
};

}  // namespace

std::string_view WithoutHeadingMarks(std::string_view line) {
  constexpr size_t kBold = 2;
  if (const uint32_t mark = SizeOfHeadingMark(line)) return line.substr(mark);
  const bool bold = line.size() > 2 * kBold && line.starts_with("**") &&
                    line.find("**", kBold) == line.size() - kBold;
  return bold ? line.substr(kBold, line.size() - 2 * kBold) : line;
}

std::vector<uint32_t> FindGroupTitles(const Layout& layout) {
  std::vector<uint32_t> titles;
  size_t elsewhere = 0;
  std::optional<uint32_t> above;  // the last line with words
  bool begun = false;             // there was a provision
  for (uint32_t i = 0; i < layout.size(); ++i) {
    const PlainLine& line = layout.lines[i];
    if (line.blank() || line.furniture) continue;
    const bool entry = layout.EntryAt(i) != nullptr;
    const bool title = begun && !entry && above && MayBeTitle(layout, i) && !layout.IsCaption(i) &&
                       SizeOfHeadingMark(layout.Text(i)) == 0;
    const bool ended = title && EndsSentence(layout.Text(*above));
    above = i;
    begun |= entry;
    if (!title) continue;
    uint32_t next = i + 1;
    while (next < layout.size() && layout.lines[next].blank()) ++next;
    const bool heads = next < layout.size() && layout.EntryAt(next) && ended;
    if (heads) titles.push_back(i);
    elsewhere += !heads && next > i + 1;
  }
  constexpr size_t kFewest = 2, kShare = 4;
  const bool many = titles.size() >= kFewest && titles.size() >= kShare * elsewhere;
  return many ? titles : std::vector<uint32_t>();
}

std::vector<uint32_t> FindCaptions(const Layout& layout) { return CaptionFinder(layout).Find(); }

}  // namespace codicil::plain
