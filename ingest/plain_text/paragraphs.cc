#include "ingest/plain_text/paragraphs.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "ingest/plain_text/inline_signs.h"
#include "ingest/plain_text/open_pairs.h"
#include "rules/numbering_style.h"
#include "text/sentences.h"

namespace codicil::plain {
namespace {

// Returns the number of "2. Words"; 0 for a line that begins otherwise.
uint32_t ItemNumber(std::string_view line) {
  constexpr size_t kMostDigits = 2;
  size_t digits = 0;
  uint32_t number = 0;
  for (; digits < line.size() && IsDigit(line[digits]); ++digits) {
    if (digits == kMostDigits) return 0;
    number = number * 10 + static_cast<uint32_t>(line[digits] - '0');
  }
  return digits > 0 && line.substr(digits).starts_with(". ") ? number : 0;
}

Joint JointOf(const Region& region, const Piece& piece, const Piece& next) {
  const std::string_view text = region.text();
  return region.layout->joints.Between(text.substr(piece.begin, piece.end - piece.begin),
                                       text.substr(next.begin, next.end - next.begin));
}

// Whether the line begins an item of a list, and the line above ended the item before it, or the
// words that introduce the list: "2. " needs "1. " a few lines above, and "1. " a colon.
bool BeginsItem(const Layout& layout, uint32_t above, uint32_t i) {
  constexpr uint32_t kMostLines = 20;
  const std::string_view line = layout.Text(i);
  const uint32_t number = ItemNumber(line);
  if (number <= 1) return number == 1 && layout.Text(above).ends_with(':');
  for (uint32_t seen = 0; seen < kMostLines; ++seen, --above) {
    const std::string_view before = layout.Text(above);
    if (before.empty() || ItemNumber(before) + 1 == number) return !before.empty();
    if (above == 0) break;
  }
  return false;
}

// A line that does not end a sentence and had room for much more is an item of a list of names.
bool IsListLine(const Layout& layout, uint32_t above, uint32_t i) {
  constexpr std::string_view kGoingOn = ",;-(&/";
  const std::string_view line = layout.Text(above);
  const char first = layout.Text(i).front();
  return IsUpper(first) && kGoingOn.find(line.back()) == std::string_view::npos &&
         !line.ends_with("\u2013") && !line.ends_with("\u2014") && IsShortLine(layout, above);
}

// "203.1", "Article 3(2)"
bool MayBeCited(std::string_view line) {
  size_t length = 0;
  return !line.empty() && (IsDigit(line[0]) || ReadLead(line, EveryStyle(), &length) != 0);
}

// "The club has", before "300 coins": cut off within a sentence.
bool IsCutOff(std::string_view line) {
  const std::string_view word = LastWord(line);
  const std::string_view before = line.substr(0, line.size() - word.size());
  return !word.empty() && IsLower(word.front()) && before.ends_with(' ');
}

// "1. ", which begins a list, or "2.3".
bool BeginsLabel(std::string_view line) {
  const size_t end = std::min(line.find_first_not_of("0123456789"), line.size());
  const bool decimal =
      line.substr(end).starts_with('.') && end + 1 < line.size() && IsDigit(line[end + 1]);
  return decimal || ItemNumber(line) == 1;
}

// Whether a page ends between the lines.
bool IsAcrossPages(const Layout& layout, uint32_t previous, uint32_t i) {
  const auto lines = std::span(layout.lines).subspan(previous, i - previous);
  return std::ranges::any_of(lines, &PlainLine::furniture);
}

}  // namespace

bool GoesOn(const Layout& layout, uint32_t previous, uint32_t i, uint32_t blanks) {
  const PlainLine& line = layout.lines[i];
  const PlainLine& above = layout.lines[previous];
  const std::string_view before = layout.Text(previous);
  const std::string_view now = layout.Text(i);
  const bool sentence_ended = EndsSentence(before);
  const Wrapping& wrapping = layout.wrapping;
  const bool awaited =
      EndsInCitingWord(before) || (blanks == 0 && IsCutOff(before) && !BeginsLabel(now));
  if (awaited && MayBeCited(now)) return true;
  const bool set_in = line.indent >= above.indent + kParagraphIndent;
  const bool parted = blanks > (wrapping.doubled ? 1u : 0u);
  // A break inside a sentence is an accident of the source, wherever it is.
  const bool within_sentence =
      (StartsLower(now) && !sentence_ended) || (StartsClosing(now) && !(sentence_ended && parted));
  const outline::Entry* const entry = layout.EntryAt(previous);
  const bool below_label = set_in && entry != nullptr;
  // "1.3. oars", and "oars are kept dry" below a blank line; a longer title, and a text indented
  // below it
  const bool titled = entry != nullptr && parted && entry->words < above.end &&
                      !before.ends_with(',') && !IsAcrossPages(layout, previous, i);
  if (titled && (IsShortLine(layout, previous) || (set_in && !StartsLower(now)))) return false;
  if (within_sentence && (wrapping.wrapped || !set_in || below_label)) return true;
  if (!wrapping.wrapped || (set_in && sentence_ended && !wrapping.hanging)) return false;
  const bool forced = IsForcedBreak(layout, previous, i);
  if (blanks == 0) {
    if (sentence_ended && BeginsItem(layout, previous, i)) return false;
    if (forced || IsInsidePair(layout, previous, i)) return true;
    if (sentence_ended)
      return wrapping.marked[above.style] && !IsSetInFromMargin(layout, i) &&
             !IsShortLine(layout, previous);
    return !IsListLine(layout, previous, i);
  }
  if (blanks == 1 && wrapping.doubled) return forced;
  if (sentence_ended || !forced) return false;
  return blanks == 1 || (!before.ends_with(';') && IsAcrossPages(layout, previous, i));
}

Passage MakePassage(const Region& region, std::span<const Paragraph> paragraphs,
                    std::string_view glue) {
  PassageBuilder builder = region.NewPassage();
  for (const Paragraph& paragraph : paragraphs) {
    builder.Glue(glue);
    AppendParagraph(region, paragraph, builder);
  }
  return builder.Finish();
}

void AppendParagraph(const Region& region, std::span<const Piece> paragraph,
                     PassageBuilder& builder) {
  const std::vector<InlineSign> signs =
      FindInlineSigns(region.text(), region.layout->inline_signs, paragraph);
  ByteLabels& labels = region.builder->labels(region.source);
  std::vector<size_t> open;
  size_t next = 0;
  for (size_t i = 0; i < paragraph.size(); ++i) {
    const bool last = i + 1 == paragraph.size();
    const Joint joint = last ? Joint{} : JointOf(region, paragraph[i], paragraph[i + 1]);
    const uint32_t end = paragraph[i].end - joint.dropped;
    uint32_t done = paragraph[i].begin;
    for (; next < signs.size() && signs[next].begin < end; ++next) {
      const InlineSign& sign = signs[next];
      builder.Append(done, sign.begin);
      if (sign.marks && sign.role == InlineSign::kOpens) {
        open.push_back(builder.OpenMark(sign.kind));
      } else if (sign.marks && sign.role == InlineSign::kCloses) {
        builder.CloseMark(open.back(), sign.address);
        open.pop_back();
      }
      labels.Paint(sign.begin, sign.end, Label::kMarkup);
      done = sign.end;
    }
    builder.Append(done, end);
    if (joint.dropped > 0) labels.Paint(end, paragraph[i].end, Label::kMarkup);
    builder.Glue(joint.glue);
  }
}

}  // namespace codicil::plain
