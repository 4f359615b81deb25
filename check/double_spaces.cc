// Several spaces between two words, where the work does not part its sentences or its columns so.

#include <algorithm>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/habits.h"
#include "check/kinds.h"
#include "check/prose.h"
#include "rules/source_span.h"
#include "text/sentences.h"

namespace codicil {
namespace {

struct Gap {
  uint32_t begin;
  uint32_t end;
  bool ends_sentence;
};

struct Spacing {
  std::vector<Gap> wide;   // of two spaces or more
  size_t single_ends = 0;  // sentences separated by one space
  size_t double_ends = 0;  // by two
};

// "a.  text", "-  text", "GET   text": what is before the gap is the label of an item.
bool IsLabel(std::string_view before, size_t gap) {
  constexpr size_t kWide = 3;
  before = before.substr(before.rfind('\n') + 1);
  const bool capitals = std::ranges::none_of(before, IsLower);
  return before.find(' ') == before.npos &&
         (gap >= kWide || capitals || before.size() == 1 || before.ends_with('.') ||
          before.ends_with(')') || !IsLetter(before[0]));
}

// "[[#4  Play|4]]".
bool IsInLink(std::string_view before) {
  const size_t open = before.rfind("[[");
  return open != before.npos && before.find("]]", open) == before.npos;
}

// Between two words of one line. Around a dash typed as "--", any spacing is deliberate.
bool IsBetweenWords(std::string_view text, size_t begin, size_t end) {
  constexpr std::string_view kMarks = "|*+-/=<>#]";
  constexpr size_t kNear = 200;
  const size_t from = begin > kNear ? begin - kNear : 0;
  const std::string_view before = text.substr(from, begin - from);
  return begin > 0 && text[begin - 1] != '\n' && end < text.size() && text[end] != '\n' &&
         kMarks.find(text[end]) == kMarks.npos && kMarks.find(text[begin - 1]) == kMarks.npos &&
         !IsLabel(before, end - begin) && !IsInLink(before);
}

void AddGap(std::string_view text, size_t begin, size_t end, Spacing& spacing) {
  constexpr size_t kWidest = 3;  // wider ones are columns
  if (end - begin == 1) {
    spacing.single_ends += EndsSentence(text.substr(0, begin));
    return;
  }
  if (end - begin > kWidest || !IsBetweenWords(text, begin, end)) return;
  const bool ends_sentence = EndsSentence(text.substr(0, begin));
  if (!ends_sentence && IsDigit(text[end])) return;  // a column of figures
  spacing.double_ends += ends_sentence && end - begin == 2;
  spacing.wide.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(end), ends_sentence});
}

// Three gaps in one paragraph, inside its sentences, are columns. From the gap `first` on.
void DropColumns(size_t first, Spacing& spacing) {
  constexpr size_t kFewest = 3;
  const auto from = spacing.wide.begin() + static_cast<std::ptrdiff_t>(first);
  const auto is_inner = [](const Gap& gap) { return !gap.ends_sentence; };
  if (static_cast<size_t>(std::count_if(from, spacing.wide.end(), is_inner)) >= kFewest)
    spacing.wide.erase(std::remove_if(from, spacing.wide.end(), is_inner), spacing.wide.end());
}

Spacing SpacingOf(std::string_view text) {
  Spacing spacing;
  for (const Paragraph& paragraph : ParagraphsOf(text)) {
    if (!paragraph.prose) continue;
    const size_t known = spacing.wide.size();
    for (size_t at = paragraph.begin; at < paragraph.end(); ++at) {
      if (text[at] != ' ') continue;
      size_t end = at + 1;
      while (end < paragraph.end() && text[end] == ' ') ++end;
      AddGap(text, at, end, spacing);
      at = end;
    }
    DropColumns(known, spacing);
  }
  return spacing;
}

// Lines that the source keeps apart are set as their author wants them: "Hill 3  12345".
bool IsAddress(const CheckedText& text) {
  return !text.ref.InProvision() && !text.ref.InGlossary() &&
         text.passage->text.find('\n') != std::string_view::npos;
}

// One space, where the source has nothing but spaces there.
std::vector<SourceEdit> Fix(const CheckInput& input, const CheckedText& text, const Gap& gap) {
  const auto span = SourceSpanOf(*text.passage, gap.begin, gap.end);
  if (!span || input.edition.sources().text(span->source).Cut(*span).find_first_not_of(' ') !=
                   std::string_view::npos)
    return {};
  return {{*span, " "}};
}

}  // namespace

// A typist who often puts two spaces after a period means them; a hundred findings would add
// nothing. Nor does one who sets columns with spaces mean words.
void CheckDoubleSpaces(const CheckInput& input, Findings& findings) {
  const std::vector<CheckedText>& texts = input.texts;
  std::vector<Spacing> spacings;
  size_t single_ends = 0, double_ends = 0, inner = 0;
  for (const CheckedText& text : texts) {
    spacings.push_back(IsAddress(text) ? Spacing() : SpacingOf(text.passage->text));
    single_ends += spacings.back().single_ends;
    double_ends += spacings.back().double_ends;
    for (const Gap& gap : spacings.back().wide) inner += !gap.ends_sentence;
  }
  const bool two_behind_periods = double_ends > 1 && double_ends * 20 > single_ends;
  const bool columns = IsHabit(inner, texts.size());
  for (size_t i = 0; i < texts.size(); ++i) {
    for (const Gap& gap : spacings[i].wide) {
      const bool habit =
          gap.ends_sentence ? two_behind_periods && gap.end - gap.begin == 2 : columns;
      findings.AddUnless(habit, kind::kDoubleSpace, texts[i], gap.begin, gap.end,
                         std::to_string(gap.end - gap.begin) + " spaces between words",
                         Fix(input, texts[i], gap));
    }
  }
}

}  // namespace codicil
