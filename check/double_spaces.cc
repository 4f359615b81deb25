// Several spaces between two words.

#include "check/checks.h"
#include "check/kinds.h"
#include "text/quotation_marks.h"

namespace codicil {
namespace {

// A place where one sentence ends and the next begins.
bool EndsSentence(std::string_view text, size_t blank) {
  size_t at = blank;
  while (at > 0) {
    const bool bracket = text[at - 1] == ')' || text[at - 1] == ']';
    const QuotationMark mark = QuotationMarkBefore(text, at);
    if (!bracket && !mark.closes) break;
    at -= bracket ? 1 : mark.size;
  }
  return at > 0 && (text[at - 1] == '.' || text[at - 1] == '!' || text[at - 1] == '?');
}

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

bool IsInside(std::string_view text, size_t begin, size_t end) {
  return begin > 0 && text[begin - 1] != '\n' && end < text.size() && text[end] != '\n';
}

void AddWide(std::string_view text, size_t begin, size_t end, Spacing& spacing) {
  // Around a dash typed as "--", any spacing is deliberate.
  if (!IsInside(text, begin, end) || text.substr(end).starts_with("--")) return;
  const bool ends_sentence = EndsSentence(text, begin);
  spacing.double_ends += ends_sentence && end - begin == 2;
  spacing.wide.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(end), ends_sentence});
}

Spacing SpacingOf(std::string_view text) {
  Spacing spacing;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != ' ') continue;
    size_t end = at + 1;
    while (end < text.size() && text[end] == ' ') ++end;
    if (end - at > 1) {
      AddWide(text, at, end, spacing);
    } else {
      spacing.single_ends += EndsSentence(text, at);
    }
    at = end;
  }
  return spacing;
}

// Lines that the source keeps apart are set as their author wants them: "Hill 3  12345".
bool IsAddress(const CheckedText& text) {
  return (text.kind == PassageKind::kFrontMatter || text.kind == PassageKind::kBackMatter) &&
         text.passage->text.find('\n') != std::string_view::npos;
}

}  // namespace

// A typist who often puts two spaces after a period means them; a hundred findings would add
// nothing.
void CheckDoubleSpaces(const CheckInput& input, Findings& findings) {
  const std::vector<CheckedText>& texts = input.texts;
  std::vector<Spacing> spacings;
  size_t single_ends = 0, double_ends = 0;
  for (const CheckedText& text : texts) {
    spacings.push_back(IsAddress(text) ? Spacing() : SpacingOf(text.passage->text));
    single_ends += spacings.back().single_ends;
    double_ends += spacings.back().double_ends;
  }
  const bool two_behind_periods = double_ends * 20 > single_ends;
  for (size_t i = 0; i < texts.size(); ++i) {
    for (const Gap& gap : spacings[i].wide) {
      if (two_behind_periods && gap.ends_sentence && gap.end - gap.begin == 2) continue;
      findings.Add(kind::kDoubleSpace, texts[i], gap.begin, gap.end,
                   std::to_string(gap.end - gap.begin) + " spaces between words");
    }
  }
}

}  // namespace codicil
