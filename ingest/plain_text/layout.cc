#include "ingest/plain_text/layout.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "base/ascii.h"
#include "ingest/glossary_heading.h"
#include "ingest/plain_text/captions.h"
#include "ingest/plain_text/furniture.h"
#include "ingest/plain_text/inline_signs.h"
#include "text/words.h"

namespace codicil::plain {
namespace {

class Planner {
 public:
  Planner(std::string_view text, bool possible_headings)
      : text_(text), possible_headings_(possible_headings) {
    layout_.text = text;
  }

  Layout Plan() {
    layout_.lines = ReadLines(text_);
    layout_.inline_signs = InlineSignsOf(text_);
    MarkFurniture(text_, layout_.lines);
    FindOutline();
    layout_.captions = FindCaptions(layout_);
    layout_.group_titles = FindGroupTitles(layout_);
    layout_.joints = Joints(text_, layout_.lines);
    FindContents();
    FindBody();
    FindGlossary();
    FindBackMatter();
    FindWrapping(layout_);
    return std::move(layout_);
  }

 private:
  void FindOutline() {
    layout_.outline = outline::FindOutline(text_, layout_.lines);
    TakeRows();
    parted_ = IsParted();
    LeaveOutGlossary();
    PartLines();
    uint32_t next = 0;
    const auto& entries = layout_.outline.entries;
    for (const PlainLine& line : layout_.lines) {
      const bool begins = next < entries.size() && !line.blank() && entries[next].begin < line.end;
      layout_.entries_at.push_back(begins ? next++ : Layout::kNoEntry);
    }
  }

  // The numbered meanings of terms are no provisions.
  void LeaveOutGlossary() {
    const auto heading = FindGlossaryBelowOutline();
    if (!heading) return;
    glossary_begin_ = layout_.lines[*heading].begin;
    layout_.outline.entries.resize(layout_.outline.FirstFrom(layout_.lines[*heading].end));
  }

  // The last heading of a glossary below the beginning of the outline, with no provision below it.
  std::optional<uint32_t> FindGlossaryBelowOutline() {
    constexpr std::string_view kGlossary = "glossary";
    const outline::Outline& outline = layout_.outline;
    const uint32_t first = outline.entries.empty() ? 0 : outline.entries.front().begin;
    std::optional<uint32_t> other;
    for (uint32_t i = layout_.size(); i-- > 0 && layout_.lines[i].end >= first;) {
      if (Skip(i) || !StandsAlone(i)) continue;
      const bool named = Text(i).size() == kGlossary.size() && FoldCase(Text(i)) == kGlossary;
      if (!named && (other || StartsLower(Text(i)) || !Announces(i))) continue;
      if (!outline.AreListsFrom(outline.FirstFrom(layout_.lines[i].end), named)) break;
      if (named) return i;
      other = i;
    }
    if (other)
      layout_.possible_glossary = JudgeGlossaryHeading(Text(*other)) == GlossaryHeading::kPossible;
    return other;
  }

  // The end of what stands between two labels on one line, or of the first label if that is a joint
  // alone: "1.—(1)".
  uint32_t EndOfWords(const outline::Entry& first, uint32_t second) const {
    const std::string_view between = text_.substr(first.number_end, second - first.number_end);
    size_t end = between.size();
    for (size_t size = 1; size > 0; end -= size) size = SizeOfJointBefore(between.substr(0, end));
    const bool words = std::ranges::any_of(between.substr(0, end),
                                           [](char c) { return IsAlnum(c) || !IsAscii(c); });
    return first.number_end + (words ? static_cast<uint32_t>(end) : 0);
  }

  // Of a space or a dash at the end of `text`.
  static size_t SizeOfJointBefore(std::string_view text) {
    for (const std::string_view joint : {" ", "\t", "-", "–", "—"}) {
      if (text.ends_with(joint)) return joint.size();
    }
    return 0;
  }

  uint32_t LineAt(uint32_t begin) const {
    const auto line = std::ranges::lower_bound(layout_.lines, begin, {}, &PlainLine::begin);
    return static_cast<uint32_t>(line - layout_.lines.begin());
  }

  // Each second label on a line begins a line of its own, below an empty one.
  void PartLines() {
    std::vector<PlainLine> parted;
    parted.reserve(layout_.lines.size());
    size_t next = 0;
    const auto& entries = layout_.outline.entries;
    for (PlainLine line : layout_.lines) {
      for (; next < entries.size() && !line.blank() && entries[next].begin < line.end; ++next) {
        if (!entries[next].second) continue;
        PlainLine first = line, blank = line;
        first.end = EndOfWords(entries[next - 1], entries[next].begin);
        blank.begin = blank.end = first.end;
        line.begin = entries[next].begin;
        parted.insert(parted.end(), {first, blank});
      }
      parted.push_back(line);
    }
    layout_.lines = std::move(parted);
  }

  bool Skip(uint32_t i) const { return layout_.lines[i].blank() || layout_.lines[i].furniture; }
  std::string_view Text(uint32_t i) const { return layout_.Text(i); }

  // A blank line above or below; in a text with almost none, being a line of its own is enough.
  bool StandsAlone(uint32_t i) const {
    return !parted_ || i == 0 || Skip(i - 1) || i + 1 == layout_.size() || Skip(i + 1);
  }

  // "=====" under a title, "-----" between two parts: no words, and the text after it is separate.
  void TakeRows() {
    std::string_view above;
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      PlainLine& line = layout_.lines[i];
      const std::string_view words = text_.substr(line.begin, line.size());
      const std::string_view title = std::exchange(above, words);
      if (!IsRow(words) && !IsDotted(title, words) && !(IsBreak(words) && IsBetweenBlanks(i)))
        continue;
      layout_.rows.push_back(line);
      line.end = line.begin;
    }
  }

  // "---", as Markdown has it.
  static bool IsBreak(std::string_view words) {
    return words == "---" || words == "***" || words == "___";
  }
  bool IsBetweenBlanks(uint32_t i) const {
    const auto blank = [&](uint32_t other) { return layout_.lines[other].blank(); };
    return (i == 0 || blank(i - 1)) && (i + 1 == layout_.size() || blank(i + 1));
  }

  // Whether blank lines separate anything: there is at least one per this many lines.
  bool IsParted() const {
    constexpr uint32_t kLinesABlank = 50;
    const auto blank = [](const PlainLine& line) { return line.blank(); };
    const auto blanks = std::count_if(layout_.lines.begin(), layout_.lines.end(), blank);
    return static_cast<size_t>(blanks) * kLinesABlank >= layout_.lines.size();
  }

  void FindContents() {
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      if (!Skip(i) && IsContentsName(Text(i))) {
        layout_.contents = i;
        return;
      }
      const outline::Entry* entry = layout_.EntryAt(i);
      if (entry && entry->number.size() > 1) return;
    }
  }

  void FindBody() {
    while (layout_.body < layout_.size() && !layout_.EntryAt(layout_.body)) ++layout_.body;
    const auto caption = std::ranges::lower_bound(layout_.captions, layout_.body);
    if (layout_.body == layout_.size() || caption == layout_.captions.begin()) return;
    const uint32_t above = *std::prev(caption);
    if (layout_.FilledLines(above, layout_.body).size() == 1) layout_.body = above;
  }

  void FindGlossary() {
    layout_.glossary = layout_.back = layout_.size();
    if (glossary_begin_) {
      layout_.glossary_heading = LineAt(*glossary_begin_);
      layout_.glossary = *layout_.glossary_heading;
      layout_.body = std::min(layout_.body, layout_.glossary);
    } else if (layout_.body == layout_.size()) {
      layout_.glossary = layout_.body = 0;
    }
  }

  bool Announces(uint32_t i) const {
    const GlossaryHeading judged = JudgeGlossaryHeading(Text(i));
    // "The terms of a loan of ropes are written into the book", a sentence.
    constexpr uint32_t kLong = 50;  // columns
    const bool wrapped =
        Columns(Text(i)) >= kLong && i + 1 < layout_.size() && StartsLower(Text(i + 1));
    if (wrapped) return false;
    return judged == GlossaryHeading::kCertain ||
           (judged == GlossaryHeading::kPossible && possible_headings_);
  }

  // Names that the table of contents lists after the glossary are headings of the back matter.
  bool IsBackHeading(uint32_t i) const {
    const std::string_view line = Text(i);
    if (IsMatterName(line)) return true;
    return line.size() <= longest_tail_name_ && tail_names_.contains(FoldCase(line));
  }

  void ReadTailOfContents() {
    if (!layout_.contents) return;
    bool behind = false;
    for (uint32_t i = *layout_.contents; i < layout_.body; ++i) {
      if (Skip(i)) continue;
      const std::string_view entry = Text(i).substr(0, Text(i).find("..."));
      const std::string_view name = entry.substr(0, entry.find_last_not_of(' ') + 1);
      if (behind && !layout_.EntryAt(i)) {
        tail_names_.insert(FoldCase(name));
        longest_tail_name_ = std::max(longest_tail_name_, name.size());
      }
      const bool own =
          layout_.glossary_heading && FoldCase(name) == FoldCase(Text(*layout_.glossary_heading));
      behind = behind || own || JudgeGlossaryHeading(name) == GlossaryHeading::kCertain;
    }
  }

  // "Definitions" above what could not be read as terms: still not a part of the last rule, unless
  // rules have parts of that name.
  bool IsRefusedGlossary(uint32_t i) const {
    if (possible_headings_ || Skip(i) || StartsLower(Text(i)) ||
        JudgeGlossaryHeading(Text(i)) != GlossaryHeading::kPossible)
      return false;
    const std::string name = FoldCase(Text(i));
    for (uint32_t above = layout_.body; above < i; ++above) {
      if (FoldCase(Text(above)) == name) return false;
    }
    return true;
  }

  // The back matter begins at the first of its headings after the last entry of the glossary. An
  // entry can have such a name too ("Credits"); the heading is the last of its name.
  void FindBackMatter() {
    ReadTailOfContents();
    const uint32_t from = layout_.glossary_heading ? layout_.glossary : layout_.body;
    std::unordered_set<std::string> names;
    for (uint32_t i = layout_.size(); i-- > from + 1;) {
      if (layout_.EntryAt(i)) break;
      if (Skip(i) || !StandsAlone(i)) continue;
      if (!IsBackHeading(i) && !IsRefusedGlossary(i)) continue;
      if (!names.insert(FoldCase(Text(i))).second) break;
      layout_.back = i;
    }
    layout_.glossary = std::min(layout_.glossary, layout_.back);
  }

  std::string_view text_;
  bool possible_headings_;
  Layout layout_;
  bool parted_ = true;                          // blank lines separate parts
  std::optional<uint32_t> glossary_begin_;      // first byte of its heading, of an outline
  std::unordered_set<std::string> tail_names_;  // case folded
  size_t longest_tail_name_ = 0;
};

}  // namespace

std::vector<uint32_t> Layout::FilledLines(uint32_t begin, uint32_t end) const {
  std::vector<uint32_t> filled;
  for (uint32_t i = begin; i < end; ++i) {
    if (!lines[i].blank() && !lines[i].furniture) filled.push_back(i);
  }
  return filled;
}

bool IsMatterHeading(std::string_view line) {
  return IsContentsName(line) || IsMatterName(line) ||
         JudgeGlossaryHeading(line) == GlossaryHeading::kCertain;
}

Layout PlanLayout(std::string_view text, bool possible_headings) {
  return Planner(text, possible_headings).Plan();
}

}  // namespace codicil::plain
