#include "ingest/plain_text/layout.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "base/ascii.h"
#include "ingest/glossary_heading.h"
#include "ingest/plain_text/contents.h"
#include "ingest/plain_text/double_labels.h"
#include "ingest/plain_text/furniture.h"
#include "ingest/plain_text/inline_signs.h"
#include "rules/cited_labels.h"
#include "rules/restarts.h"
#include "rules/running_lists.h"
#include "text/language.h"

namespace codicil::plain {
namespace {

bool IsOneOf(std::string_view line, const WordList& names) {
  return std::any_of(names.begin(), names.end(),
                     [&](std::string_view name) { return EqualsIgnoringCase(line, name); });
}

bool IsMatterName(std::string_view line) {
  static const WordList names = InAllLanguages(&Language::matter);
  return IsOneOf(line, names);
}

class Planner {
 public:
  Planner(std::string_view text, bool possible_headings)
      : text_(text), possible_headings_(possible_headings) {
    layout_.text = text;
  }

  Layout PlanBySearch() {
    layout_.lines = ReadLines(text_);
    layout_.inline_signs = InlineSignsOf(text_);
    MarkFurniture(text_, layout_.lines);
    FindOutline();
    layout_.joints = Joints(text_, layout_.lines);
    if (layout_.entry_lines.empty()) {
      layout_.body = layout_.size();
    } else {
      FindContents();
      layout_.body = layout_.entry_lines.front();
    }
    FindGlossary();
    FindBackMatter();
    FindWrapping(layout_);
    return std::move(layout_);
  }

  Layout Plan() {
    layout_.lines = ReadLines(text_);
    SplitDoubleLabels(text_, layout_.lines);
    layout_.inline_signs = InlineSignsOf(text_);
    TakeRows();
    MarkFurniture(text_, layout_.lines);
    layout_.joints = Joints(text_, layout_.lines);
    parted_ = IsParted();
    FindStyle();
    FindNumbered();
    contents_ = FindContentsLines(text_, layout_.lines, layout_.numbered);
    if (contents_.begin < contents_.end) {  // they also say how the work writes its numbers
      FindStyle();
      FindNumbered();
    }
    FindContents();
    FindBody();
    if (first_item_) layout_.body = std::min(layout_.body, *first_item_);
    FindGlossary();
    FindBackMatter();
    FindWrapping(layout_);
    return std::move(layout_);
  }

 private:
  void FindOutline() {
    std::vector<outline::LineOfText> lines;
    lines.reserve(layout_.lines.size());
    for (const PlainLine& line : layout_.lines)
      lines.push_back({line.begin, line.end, line.indent, line.furniture});
    layout_.outline = outline::FindOutline(text_, lines);
    TakeRows();
    parted_ = IsParted();
    LeaveOutGlossary();
    PartLines();
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      const size_t next = layout_.entry_lines.size();
      const auto& entries = layout_.outline->entries;
      const bool begins = next < entries.size() && !layout_.lines[i].blank() &&
                          entries[next].begin < layout_.lines[i].end;
      if (begins) layout_.entry_lines.push_back(i);
      layout_.numbered.Add(begins ? std::optional(AsNumbered(entries[next])) : std::nullopt);
    }
  }

  // The numbered meanings of terms are no provisions.
  void LeaveOutGlossary() {
    const auto heading = FindGlossaryBelowOutline();
    if (!heading) return;
    glossary_begin_ = layout_.lines[*heading].begin;
    layout_.outline->entries.resize(layout_.outline->FirstFrom(layout_.lines[*heading].end));
  }

  // The last heading of a glossary below the beginning of the outline, with no provision below it.
  std::optional<uint32_t> FindGlossaryBelowOutline() {
    const outline::Outline& outline = *layout_.outline;
    const uint32_t first = outline.entries.empty() ? 0 : outline.entries.front().begin;
    std::optional<uint32_t> other;
    for (uint32_t i = layout_.size(); i-- > 0 && layout_.lines[i].end >= first;) {
      if (Skip(i) || !StandsAlone(i)) continue;
      const bool named = EqualsIgnoringCase(Text(i), "Glossary");
      if (!named && (other || StartsLower(Text(i)) || !Announces(i))) continue;
      if (!outline.AreListsFrom(outline.FirstFrom(layout_.lines[i].end))) break;
      if (named) return i;
      other = i;
    }
    if (other)
      layout_.possible_glossary = JudgeGlossaryHeading(Text(*other)) == GlossaryHeading::kPossible;
    return other;
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
    const auto& entries = layout_.outline->entries;
    for (PlainLine line : layout_.lines) {
      for (; next < entries.size() && !line.blank() && entries[next].begin < line.end; ++next) {
        if (!entries[next].second) continue;
        PlainLine first = line, blank = line;
        first.end = entries[next - 1].number_end;
        blank.begin = blank.end = first.end;
        line.begin = entries[next].begin;
        parted.insert(parted.end(), {first, blank});
      }
      parted.push_back(line);
    }
    layout_.lines = std::move(parted);
  }

  static NumberedLine AsNumbered(const outline::Entry& entry) {
    return {entry.number, entry.begin, entry.number_end, entry.words, true, false};
  }

  bool Skip(uint32_t i) const { return layout_.lines[i].blank() || layout_.lines[i].furniture; }
  std::string_view Text(uint32_t i) const { return layout_.Text(i); }
  void FindStyle() {
    std::vector<uint32_t> contents;  // the lines "Contents"
    bool opened = false;
    layout_.labels.clear();
    layout_.label_lines.clear();
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      if (Skip(i)) continue;
      const std::string_view line = Text(i);
      const bool opening = !std::exchange(opened, true);
      if (IsContentsName(line)) contents.push_back(i);
      auto label = ReadLineLabel(IsSplit(i) ? WithSecondLabel(i) : line);
      if (!label || !MayBeNumbered(i)) continue;
      label->indent = layout_.lines[i].indent;
      label->opening = opening;
      if (GoesOnFromAbove(i, *label) && !OpensListBelow(i, *label)) continue;
      label->apart = label->bare ? IsTitleLine(i, *label) : BeginsAfterClause(i);
      layout_.labels.push_back(std::move(*label));
      layout_.label_lines.push_back(i);
    }
    if (!contents.empty() && !DropListed(contents)) DropContents();
    DropLabels(FindCitedLabels(layout_.labels));
    MarkRestarts(layout_.labels);
    MarkEndOfRecitals(layout_.labels);
    MarkBareItems(layout_.labels);
    FoundStyle found = FindNumberingStyle(layout_.labels);
    layout_.style = std::move(found.style);
    layout_.style.any_first = false;  // lines that begin with letters are items, or words
    layout_.full = found.full;
    layout_.sections.clear();
    for (const size_t label : found.sections)
      layout_.sections.push_back(layout_.label_lines[label]);
    if (found.first_item < layout_.labels.size())
      first_item_ = layout_.label_lines[found.first_item];
    if (layout_.style.items.empty()) {  // as in most works; `= {}` would keep their memory
      layout_.labels = std::vector<LineLabel>();
      layout_.label_lines = std::vector<uint32_t>();
    }
  }

  // Drops the labels below the lines "Contents" that come again. Returns whether there are any.
  bool DropListed(std::span<const uint32_t> contents) {
    const std::vector<size_t> listed =
        FindListedLabels(text_, layout_.lines, layout_.labels, layout_.label_lines, contents);
    for (const size_t label : listed) listed_.insert(layout_.label_lines[label]);
    DropLabels(listed);
    return !listed.empty();
  }

  // `dropped` is in order.
  void DropLabels(std::span<const size_t> dropped) {
    size_t kept = 0, next = 0;
    for (size_t i = 0; i < layout_.labels.size(); ++i) {
      if (next < dropped.size() && dropped[next] == i) {
        ++next;
        continue;
      }
      if (kept != i) layout_.labels[kept] = std::move(layout_.labels[i]);
      layout_.label_lines[kept++] = layout_.label_lines[i];
    }
    layout_.labels.resize(kept);
    layout_.label_lines.resize(kept);
  }

  // Drops the labels of the table of contents: all before the place where the first one recurs.
  void DropContents() {
    for (size_t i = 1; i < layout_.labels.size(); ++i) {
      const LineLabel &label = layout_.labels[i], &first = layout_.labels.front();
      if (label.shape != first.shape || label.number != first.number) continue;
      const auto count = static_cast<std::ptrdiff_t>(i);
      layout_.labels.erase(layout_.labels.begin(), layout_.labels.begin() + count);
      layout_.label_lines.erase(layout_.label_lines.begin(), layout_.label_lines.begin() + count);
      return;
    }
  }

  // A blank line above or below; in a text with almost none, being a line of its own is enough.
  bool StandsAlone(uint32_t i) const {
    return !parted_ || i == 0 || Skip(i - 1) || i + 1 == layout_.size() || Skip(i + 1);
  }

  // "=====" under a title, "-----" between two parts: no words, and the text after it is separate.
  void TakeRows() {
    for (PlainLine& line : layout_.lines) {
      if (!IsRow(text_.substr(line.begin, line.size()))) continue;
      layout_.rows.push_back(line);
      line.end = line.begin;
    }
  }

  // Excludes a number at the start of a wrapped line of prose.
  bool BeginsAnew(uint32_t i) const {
    return !parted_ || i == 0 || Skip(i - 1) || layout_.numbered[i - 1];
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
      if (layout_.numbered[i] && IsRule(i)) return;
    }
  }

  // "… added under section" and "7. This" below it: a long line was broken before the number.
  bool GoesOnFromAbove(uint32_t i, const LineLabel& label) const {
    constexpr uint32_t kLong = 50;  // columns
    if (i == 0 || Skip(i - 1)) return false;
    const std::string_view above = Text(i - 1);
    const bool ended =
        EndsSentence(above) || EndsItem(above) || above.ends_with(';') || above.ends_with(',');
    if (Columns(above) < kLong || ended) return false;
    const auto other = ReadLineLabel(above);
    return !other || (label.number[0].lead != 0 && other->shape != label.shape);
  }

  // "(a)" set in below a line with no period: the items complete its sentence.
  bool OpensListBelow(uint32_t i, const LineLabel& label) const {
    constexpr uint32_t kSetIn = 2;  // columns
    return label.is_item() && label.number.back().Ordinal() == 1 &&
           label.indent >= layout_.lines[i - 1].indent + kSetIn;
  }

  // Whether SplitDoubleLabels has made it: "2" of "2 (1) Text", which is a number by what follows.
  bool IsSplit(uint32_t i) const {
    return i + 2 < layout_.size() && layout_.lines[i + 1].begin == layout_.lines[i].end;
  }
  std::string_view WithSecondLabel(uint32_t i) const {
    const uint32_t begin = layout_.lines[i].begin;
    return text_.substr(begin, layout_.lines[i + 2].end - begin);
  }

  // "1 Duty to keep ponds", alone between empty lines or above "(1)" or a paragraph.
  bool IsTitleLine(uint32_t i, const LineLabel& label) const {
    if (i > 0 && !Skip(i - 1)) return false;
    if (i + 1 == layout_.size() || Skip(i + 1)) return true;
    constexpr uint32_t kLong = 60;  // columns
    const bool title = Columns(Text(i)) <= kLong && !EndsClause(Text(i));
    return title && label.words < Text(i).size() && !StartsLower(Text(i + 1));
  }
  bool BeginsAfterClause(uint32_t i) const {
    return i == 0 || Skip(i - 1) || EndsClause(Text(i - 1)) || Text(i).front() == '#';
  }

  bool MayBeNumbered(uint32_t i) const {
    const bool listed = (contents_.begin <= i && i < contents_.end) || listed_.contains(i);
    return !Skip(i) && !listed && !IsEntryOfContents(text_, layout_.lines, i);
  }

  void FindNumbered() {
    layout_.numbered = NumberedLines();
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      layout_.numbered.Add(MayBeNumbered(i)
                               ? ParseNumberedLine(text_, layout_.lines[i], layout_.style)
                               : std::nullopt);
    }
  }

  bool IsRule(uint32_t i) const { return layout_.numbered[i]->number.size() >= 2 && !IsCited(i); }
  // Excludes it by the line above, which was broken before the number.
  bool IsCited(uint32_t i) const { return i > 0 && !Skip(i - 1) && EndsInCitingWord(Text(i - 1)); }

  // The first rule is in the body; its headings are the nearest ones above that have the numbers of
  // its parents. Their copies in the table of contents are farther up.
  void FindBody() {
    uint32_t first = 0;
    while (first < layout_.size() && !(layout_.numbered[first] && IsRule(first))) ++first;
    if (first == layout_.size()) return FindBodyOfHeadings();
    RuleNumber wanted = layout_.numbered[first]->number.Parent(scheme_);
    layout_.body = first;
    FindHeadingsAbove(first, wanted);
    if (!layout_.sections.empty()) layout_.body = std::min(layout_.body, layout_.sections.front());
    FindRulesAbove();
  }

  void FindHeadingsAbove(uint32_t first, RuleNumber wanted) {
    for (uint32_t i = first; i-- > 0 && !wanted.empty();) {
      if (layout_.contents && i <= *layout_.contents) break;
      const auto& above = layout_.numbered[i];
      if (!above || (!above->period && above->number.size() > 1)) continue;
      while (!wanted.empty() && !(layout_.numbered[i]->number == wanted))
        wanted = wanted.Parent(scheme_);
      if (wanted.empty()) break;
      layout_.body = i;
      wanted = wanted.Parent(scheme_);
    }
  }

  // Rules whose numbers are those of subsections: "051. Text" above "053. Text", "053.1. Text".
  void FindRulesAbove() {
    const auto& below = layout_.numbered[layout_.body];
    if (!below || !HasThreeDigits(below->number)) return;
    uint32_t value = below->number.value(0);
    for (uint32_t i = layout_.body; i-- > 0;) {
      const auto& above = layout_.numbered[i];
      if (!above) continue;
      if (!HasThreeDigits(above->number) || above->number.value(0) >= value) return;
      value = above->number.value(0);
      layout_.body = i;
    }
  }

  // No rules: a table of headings, or only a glossary.
  void FindBodyOfHeadings() {
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      const auto& numbered = layout_.numbered[i];
      if (numbered && numbered->number.Depth(scheme_) == 2 && BeginsAnew(i)) {
        layout_.body = i;
        return;
      }
    }
    layout_.body = layout_.size();
  }

  void FindGlossary() {
    layout_.glossary = layout_.back = layout_.size();
    layout_.glossary_heading = glossary_begin_   ? std::optional(LineAt(*glossary_begin_))
                               : layout_.outline ? std::nullopt
                                                 : FindGlossaryHeading();
    if (layout_.glossary_heading) {
      layout_.glossary = *layout_.glossary_heading;
      layout_.body = std::min(layout_.body, layout_.glossary);
    } else if (layout_.body == layout_.size()) {
      layout_.glossary = layout_.body = 0;
    }
  }

  // The last heading of a glossary below the beginning of the rules. The word alone is one wherever
  // it is; other wordings are one only after the last rule.
  std::optional<uint32_t> FindGlossaryHeading() {
    bool rule_below = false;
    std::optional<uint32_t> other;
    for (uint32_t i = layout_.size(); i-- > 0;) {
      if (Skip(i)) continue;
      const bool in_front = i < layout_.body && layout_.body < layout_.size();
      if (in_front) break;
      if (EqualsIgnoringCase(Text(i), "Glossary") && StandsAlone(i)) return i;
      if (!rule_below && !other && !StartsLower(Text(i)) && StandsAlone(i) && Announces(i))
        other = i;
      rule_below |= layout_.numbered[i] && (IsRule(i) || !layout_.style.items.empty());
    }
    if (other)
      layout_.possible_glossary = JudgeGlossaryHeading(Text(*other)) == GlossaryHeading::kPossible;
    return other;
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
    return line.size() <= longest_tail_name_ && tail_names_.contains(LowerCase(line));
  }

  void ReadTailOfContents() {
    if (!layout_.contents) return;
    bool behind = false;
    for (uint32_t i = *layout_.contents; i < layout_.body; ++i) {
      if (Skip(i)) continue;
      const std::string_view entry = Text(i).substr(0, Text(i).find("..."));
      const std::string_view name = entry.substr(0, entry.find_last_not_of(' ') + 1);
      if (behind && !layout_.numbered[i]) {
        tail_names_.insert(LowerCase(name));
        longest_tail_name_ = std::max(longest_tail_name_, name.size());
      }
      const bool own =
          layout_.glossary_heading && EqualsIgnoringCase(name, Text(*layout_.glossary_heading));
      behind = behind || own || JudgeGlossaryHeading(name) == GlossaryHeading::kCertain;
    }
  }

  // "Definitions" above what could not be read as terms: still not a part of the last rule, unless
  // rules have parts of that name.
  bool IsRefusedGlossary(uint32_t i) const {
    if (possible_headings_ || Skip(i) || StartsLower(Text(i)) ||
        JudgeGlossaryHeading(Text(i)) != GlossaryHeading::kPossible)
      return false;
    if (!layout_.label_lines.empty() && layout_.label_lines.back() > i) return false;
    for (uint32_t above = layout_.body; above < i; ++above) {
      if (EqualsIgnoringCase(Text(above), Text(i))) return false;
    }
    return true;
  }

  // The back matter begins at the first of its headings after the last entry of the glossary. An
  // entry can have such a name too ("Credits"); the heading is the last of its name.
  void FindBackMatter() {
    ReadTailOfContents();
    const uint32_t from = layout_.glossary_heading ? layout_.glossary : layout_.body;
    std::unordered_set<std::string> names;
    bool rule_below = false;
    for (uint32_t i = layout_.size(); i-- > from + 1;) {
      rule_below |= layout_.numbered[i] != nullptr;
      if (layout_.outline && rule_below) break;
      if (Skip(i) || !StandsAlone(i)) continue;
      if (!IsBackHeading(i) && (rule_below || !IsRefusedGlossary(i))) continue;
      if (!names.insert(LowerCase(Text(i))).second) break;
      layout_.back = i;
    }
    layout_.glossary = std::min(layout_.glossary, layout_.back);
  }

  std::string_view text_;
  bool possible_headings_;
  Layout layout_;
  bool parted_ = true;                      // blank lines separate parts
  std::optional<uint32_t> glossary_begin_;  // first byte of its heading, of an outline
  ContentsLines contents_;
  std::unordered_set<uint32_t> listed_;  // lines of the contents that come again
  std::optional<uint32_t> first_item_;   // the line of the first item at the top
  NumberingStyle scheme_;
  std::unordered_set<std::string> tail_names_;  // in lower case
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

Layout PlanLayout(std::string_view text, Numbering numbering, bool possible_headings) {
  Planner planner(text, possible_headings);
  return numbering == Numbering::kBySearch ? planner.PlanBySearch() : planner.Plan();
}

}  // namespace codicil::plain
