#include "ingest/plain_text/open_pairs.h"

#include "text/quotation_marks.h"

namespace codicil::plain {
namespace {

enum class Turn { kNone, kOpens, kCloses };

bool IsBlankOrBracket(char c) { return std::string_view(" \t([{'-/").find(c) != std::string::npos; }

// A quotation mark that is straight, or may open or close, opens before a word, after a space or
// another opening sign. One after a number may mean inches: it can only close.
Turn TurnOfQuote(std::string_view line, size_t at) {
  const QuotationMark mark = QuotationMarkAt(line, at);
  if (!mark || mark.single) return Turn::kNone;
  if (mark.shape == QuotationMark::kOpening) return Turn::kOpens;
  if (mark.shape == QuotationMark::kClosing) return Turn::kCloses;
  const std::string_view rest = line.substr(at + mark.size);
  const bool at_word = !rest.empty() && rest.front() != ' ' && rest.front() != '\t';
  return at_word && (at == 0 || IsBlankOrBracket(line[at - 1])) ? Turn::kOpens : Turn::kCloses;
}

Turn TurnOfBracket(std::string_view line, size_t at) {
  if (line[at] == '(') return Turn::kOpens;
  return line[at] == ')' ? Turn::kCloses : Turn::kNone;
}

using TurnAt = Turn (*)(std::string_view line, size_t at);

Turn FirstTurn(std::string_view line, TurnAt turn_at) {
  for (size_t at = 0; at < line.size(); ++at) {
    if (const Turn turn = turn_at(line, at); turn != Turn::kNone) return turn;
  }
  return Turn::kNone;
}

Turn LastTurn(std::string_view line, TurnAt turn_at) {
  for (size_t at = line.size(); at-- > 0;) {
    if (const Turn turn = turn_at(line, at); turn != Turn::kNone) return turn;
  }
  return Turn::kNone;
}

// About one or two sentences.
constexpr uint32_t kMostLines = 5;
constexpr uint32_t kLongestLine = 400;

bool IsPlain(const Layout& layout, uint32_t i) {
  const PlainLine& line = layout.lines[i];
  return !line.blank() && !line.furniture && line.size() <= kLongestLine;
}

bool BeginsPart(const Layout& layout, uint32_t i) {
  return layout.EntryAt(i) || ReadPartLabel(layout.Text(i)).kind != PartLabel::kNone;
}

Turn TurnAbove(const Layout& layout, uint32_t i, TurnAt turn_at) {
  for (uint32_t seen = 0; seen < kMostLines && IsPlain(layout, i); ++seen, --i) {
    if (const Turn turn = LastTurn(layout.Text(i), turn_at); turn != Turn::kNone) return turn;
    if (i == 0 || BeginsPart(layout, i)) break;
  }
  return Turn::kNone;
}

Turn TurnBelow(const Layout& layout, uint32_t i, TurnAt turn_at) {
  for (uint32_t seen = 0; seen < kMostLines && i < layout.size(); ++seen, ++i) {
    if (!IsPlain(layout, i) || BeginsPart(layout, i)) break;
    if (const Turn turn = FirstTurn(layout.Text(i), turn_at); turn != Turn::kNone) return turn;
  }
  return Turn::kNone;
}

}  // namespace

bool IsInsidePair(const Layout& layout, uint32_t above, uint32_t i) {
  const auto is_inside = [&](TurnAt turn_at) {
    return TurnAbove(layout, above, turn_at) == Turn::kOpens &&
           TurnBelow(layout, i, turn_at) == Turn::kCloses;
  };
  return is_inside(TurnOfQuote) || is_inside(TurnOfBracket);
}

bool StartsClosing(std::string_view line) {
  constexpr std::string_view kClosing = ",;)]";
  if (line.empty()) return false;
  if (kClosing.find(line.front()) != std::string_view::npos) return true;
  const QuotationMark mark = QuotationMarkAt(line, 0);
  const bool apostrophe = mark.single && mark.size < line.size() && line[mark.size] != ' ';
  if (mark.shape == QuotationMark::kClosing && !apostrophe) return true;
  // "." and similar signs, but not ".5"; a quotation mark before another sign.
  const size_t signs = line.find_first_not_of(".\"");
  if (signs == 0) return false;
  const bool ends = signs == std::string_view::npos || line[signs] == ' ';
  if (line.front() == '.') return ends;
  return ends && signs > 1;
}

}  // namespace codicil::plain
