#include "ingest/plain_text/wrapping.h"

#include <algorithm>
#include <vector>

#include "ingest/plain_text/layout.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace codicil::plain {
namespace {

// Returns the number at this rank of a hundred, in order of size.
uint32_t AtRank(std::vector<uint32_t>& numbers, size_t rank) {
  const auto at = numbers.begin() + static_cast<ptrdiff_t>(numbers.size() * rank / 100);
  std::nth_element(numbers.begin(), at, numbers.end());
  return *at;
}

// At most three lines in a hundred are wider than the page by accident, and at most two breaks
// inside a sentence occur where there was space.
constexpr size_t kWidestRank = 97, kNarrowestRank = 2;

// The widest lines are taken for the page's width, which may be a little more.
uint32_t NarrowestOf(uint32_t width) { return width * 95 / 100 + 1; }

// The width that a line would have with the next word; where lines are broken after dashes, with
// the word's part up to its first dash.
uint32_t WidthWithNext(const Joints& joints, std::string_view line, std::string_view next,
                       Typeface face) {
  std::string_view word = next.substr(0, next.find(' '));
  if (AreIdeographs(line, next)) word = next.substr(0, Utf8At(next, 0).size);
  if (joints.break_behind_dashes()) word = UpToDash(word);
  return WidthOf(line, face) + WidthOf(joints.Between(line, next).glue, face) + WidthOf(word, face);
}

// The breaks as measured in one typeface.
struct Measured {
  std::array<uint32_t, kLineStyles> narrowest = {};
  // In the true typeface, no line is wider than another one with its next word: then this is 1.
  double fit = 0;
};

class WrappingFinder {
 public:
  explicit WrappingFinder(Layout& layout) : layout_(layout) {}

  void Find() {
    constexpr uint32_t kNarrowestPage = 50, kWidestPage = 200;
    filled_ = layout_.FilledLines(layout_.body, layout_.back);
    if (filled_.size() < 3) return;
    const uint32_t width = UsualColumns(kWidestPage);
    if (width < kNarrowestPage || width > kWidestPage) return;
    layout_.wrapping.width = width;
    layout_.wrapping.narrowest.fill(NarrowestOf(width));
    CountBreaks();
    if (!layout_.wrapping.wrapped) {
      layout_.wrapping = {};
      return;
    }
    MarkStyles();
    CollectBreaks();
    MeasureBreaks();
    FindMargins();
    FindMarks();
  }

 private:
  struct Break {
    uint32_t above;
    uint32_t line;
  };

  std::string_view Text(uint32_t i) const { return layout_.Text(i); }

  // Returns the usual width. If that is more than `widest`, returns some number beyond `widest`:
  // lines that are not wrapped are rarely counted to the end.
  uint32_t UsualColumns(uint32_t widest) const {
    const size_t rank = filled_.size() * kWidestRank / 100;
    size_t wider = 0;
    std::vector<uint32_t> widths;
    for (const uint32_t i : filled_) {
      widths.push_back(Columns(Text(i)));
      if (widths.back() > widest && ++wider == filled_.size() - rank) return widths.back();
    }
    return AtRank(widths, kWidestRank);
  }

  void CountBreaks() {
    uint32_t continued = 0, doubled = 0, seconds = 0, hanging = 0;
    for (size_t k = 1; k < filled_.size(); ++k) {
      const uint32_t i = filled_[k], above = filled_[k - 1];
      if (layout_.EntryAt(i) || ReadPartLabel(Text(i)).kind == PartLabel::kExample ||
          !(IsForcedBreak(layout_, above, i) || IsInsideSentence(above, i)))
        continue;
      ++(above + 1 == i ? continued : doubled);
      if (!layout_.EntryAt(above)) continue;
      ++seconds;
      hanging += layout_.lines[i].indent >= layout_.lines[above].indent + kParagraphIndent;
    }
    constexpr uint32_t kNarrow = 60, kFewest = 5;  // short lines may be broken by chance
    const uint32_t fewest = layout_.wrapping.width < kNarrow ? kFewest : 1;
    if (continued + doubled < fewest || size_t{7} * (continued + doubled) < filled_.size()) return;
    layout_.wrapping.wrapped = true;
    layout_.wrapping.doubled = doubled > continued * 4;
    layout_.wrapping.hanging = hanging * 5 > seconds * 4;
  }

  // Whether a wide line ends inside a sentence.
  bool IsInsideSentence(uint32_t above, uint32_t i) const {
    const bool inside = StartsLower(Text(i)) || AreIdeographs(Text(above), Text(i));
    return inside && !EndsSentence(Text(above)) &&
           Columns(Text(above)) * 3 > layout_.wrapping.width * 2;
  }

  void MarkStyles() {
    LineStyle provision = kNoStyle, style = kNoStyle;
    for (const uint32_t i : filled_) {
      if (i >= layout_.glossary) {
        style = kGlossaryStyle;
      } else if (layout_.EntryAt(i)) {
        const size_t depth = std::min<size_t>(layout_.EntryAt(i)->number.size(), kNumberedDepths);
        style = provision = static_cast<LineStyle>(kFirstNumberedStyle + 2 * (depth - 1));
      } else if (provision != kNoStyle && ReadPartLabel(Text(i)).kind != PartLabel::kNone) {
        style = static_cast<LineStyle>(provision + 1);
      }
      layout_.lines[i].style = style;
    }
  }

  // Only a lack of space breaks a line inside a sentence, except for items of lists and similar
  // lines, which are shorter than two thirds of the page.
  void CollectBreaks() {
    const uint32_t most_blanks = layout_.wrapping.doubled ? 1 : 0;
    for (size_t k = 1; k < filled_.size(); ++k) {
      const uint32_t i = filled_[k], above = filled_[k - 1];
      if (i - above - 1 <= most_blanks && IsInsideSentence(above, i)) breaks_.push_back({above, i});
    }
  }

  // Counts for the lines of one style that follow the end of a sentence.
  struct SentenceEnds {
    uint32_t marked = 0;      // after a blank line, or indented
    uint32_t plain = 0;       // not so
    uint32_t loose = 0;       // plain lines for which there was space on the line above
    uint32_t short_ones = 0;  // plain lines for which much space was left

    bool LooseByAccident() const {
      return marked >= 2 && (loose <= 1 || loose * kAccidents <= marked);
    }
    // Unmarked paragraphs would end anywhere on their last lines, and so leave space much more
    // often than lines inside sentences, of which kNarrowestRank in a hundred do.
    bool AreSingle() const {
      return short_ones == 0 && (loose <= 2 || size_t{100} * loose <= plain * kNarrowestRank);
    }

    static constexpr uint32_t kAccidents = 20;  // one per this many marks
  };

  // A fifth of the lines may be less indented than the others.
  void FindMargins() {
    constexpr size_t kMarginRank = 20;
    std::array<std::vector<uint32_t>, kLineStyles> indents;
    for (const uint32_t i : filled_)
      indents[layout_.lines[i].style].push_back(layout_.lines[i].indent);
    for (size_t style = 0; style < kLineStyles; ++style) {
      if (!indents[style].empty())
        layout_.wrapping.margin[style] = AtRank(indents[style], kMarginRank);
    }
  }

  void FindMarks() {
    std::array<SentenceEnds, kLineStyles> ends;
    uint32_t numbered = 0, numbered_marked = 0;
    for (size_t k = 1; k < filled_.size(); ++k) {
      const uint32_t i = filled_[k], above = filled_[k - 1];
      if (layout_.EntryAt(i)) {
        ++numbered;
        numbered_marked += IsMarked(above, i);
      } else if (EndsSentence(Text(above)) && BeginsPlainly(i)) {
        Count(above, i, ends[layout_.lines[above].style]);
      }
    }
    // Text after an example, if not marked, may belong to the rule again.
    const bool provisions_marked = numbered_marked * 10 >= numbered * 9;
    for (size_t style = 0; style < kLineStyles; ++style) {
      const bool of_examples =
          style > kFirstNumberedStyle && (style - kFirstNumberedStyle) % 2 == 1;
      layout_.wrapping.marked[style] =
          provisions_marked &&
          (ends[style].LooseByAccident() || (!of_examples && ends[style].AreSingle()));
    }
  }

  void Count(uint32_t above, uint32_t i, SentenceEnds& ends) const {
    if (IsMarked(above, i)) {
      // A heading or a term is marked too, and shows nothing about paragraphs.
      ends.marked += !IsShortLine(layout_, i);
      return;
    }
    ++ends.plain;
    if (IsForcedBreak(layout_, above, i)) return;
    ++ends.loose;
    ends.short_ones += Columns(Text(above)) * 3 < layout_.wrapping.width * 2;
  }

  bool IsMarked(uint32_t above, uint32_t i) const {
    return i - above - 1 > (layout_.wrapping.doubled ? 1u : 0u) || IsSetIn(layout_, above, i) ||
           IsSetInFromMargin(layout_, i);
  }
  // Neither an example nor an item of a list.
  bool BeginsPlainly(uint32_t i) const {
    constexpr std::string_view kSigns = "0123456789-*(";
    const std::string_view line = Text(i);
    return kSigns.find(line.front()) == std::string_view::npos && !line.starts_with("\u2022") &&
           ReadPartLabel(line).kind == PartLabel::kNone;
  }

  void MeasureBreaks() {
    const Measured fixed = MeasureIn(Typeface::kFixed);
    const Measured proportional = MeasureIn(Typeface::kProportional);
    const bool is_fixed = fixed.fit >= proportional.fit;
    layout_.wrapping.face = is_fixed ? Typeface::kFixed : Typeface::kProportional;
    layout_.wrapping.narrowest = is_fixed ? fixed.narrowest : proportional.narrowest;
  }

  Measured MeasureIn(Typeface face) const {
    constexpr size_t kFewest = 20;
    std::array<std::vector<uint32_t>, kLineStyles> lines, with_next;
    std::vector<uint32_t> all;
    for (const Break& at : breaks_) {
      const LineStyle style = layout_.lines[at.above].style;
      all.push_back(WidthOf(Text(at.above), face));
      lines[style].push_back(all.back());
      with_next[style].push_back(
          WidthWithNext(layout_.joints, Text(at.above), Text(at.line), face));
    }
    Measured measured;
    if (all.empty()) return {layout_.wrapping.narrowest, 0};
    measured.narrowest.fill(NarrowestOf(AtRank(all, kWidestRank)));
    for (size_t style = 0; style < kLineStyles; ++style) {
      if (lines[style].size() < kFewest) continue;
      const uint32_t narrowest = AtRank(with_next[style], kNarrowestRank);
      measured.narrowest[style] = narrowest;
      measured.fit +=
          static_cast<double>(lines[style].size()) * narrowest / AtRank(lines[style], kWidestRank);
    }
    return measured;
  }

  Layout& layout_;
  std::vector<uint32_t> filled_;  // the lines with words, of the body and the glossary
  std::vector<Break> breaks_;     // inside sentences
};

}  // namespace

void FindWrapping(Layout& layout) { WrappingFinder(layout).Find(); }

bool IsForcedBreak(const Layout& layout, uint32_t above, uint32_t i) {
  const uint32_t width =
      WidthWithNext(layout.joints, layout.Text(above), layout.Text(i), layout.wrapping.face);
  return width >= layout.wrapping.narrowest[layout.lines[above].style];
}

bool IsSetIn(const Layout& layout, uint32_t above, uint32_t i) {
  return !layout.wrapping.hanging &&
         layout.lines[i].indent >= layout.lines[above].indent + kParagraphIndent;
}

bool IsSetInFromMargin(const Layout& layout, uint32_t i) {
  const PlainLine& line = layout.lines[i];
  return !layout.wrapping.hanging &&
         line.indent >= layout.wrapping.margin[line.style] + kParagraphIndent;
}

bool IsShortLine(const Layout& layout, uint32_t i) {
  return Columns(layout.Text(i)) * 2 < layout.wrapping.width;
}

}  // namespace codicil::plain
