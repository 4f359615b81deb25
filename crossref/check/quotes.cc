// Double quotation marks without a partner. Single ones are apostrophes too often to be judged.

#include <array>

#include "crossref/check/checks.h"
#include "text/utf8.h"

namespace codicil {
namespace {

enum class Way : uint8_t { kOpens, kCloses, kEither };

struct QuoteMark {
  uint32_t at;
  uint32_t size;
  Way way;
  bool straight;
  bool leads;           // first in its paragraph
  bool turned = false;  // its shape says one way, and what stands around it the other
};

bool IsAsciiBlank(char c) { return c == ' ' || c == '\n' || c == '\t'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// What stands around a straight mark tells which way it turns: nothing does where words or blanks
// stand on both sides.
Way WayOfStraight(std::string_view text, size_t at) {
  constexpr std::string_view kBeforeOpening = "([{-/'";
  constexpr std::string_view kAfterClosing = ".,;:!?)]}'-/";
  const bool at_begin = at == 0 || IsAsciiBlank(text[at - 1]);
  const bool at_end = at + 1 == text.size() || IsAsciiBlank(text[at + 1]);
  if (at_begin != at_end) return at_begin ? Way::kOpens : Way::kCloses;
  if (at_begin) return Way::kEither;
  if (kAfterClosing.find(text[at + 1]) != kAfterClosing.npos) return Way::kCloses;
  if (kBeforeOpening.find(text[at - 1]) != kBeforeOpening.npos) return Way::kOpens;
  return Way::kEither;
}

// The quotation marks of text[begin, end).
void FindMarks(std::string_view text, Paragraph paragraph, std::vector<QuoteMark>& marks) {
  constexpr std::string_view kOpening = "\u201C", kLow = "\u201E", kClosing = "\u201D";
  for (uint32_t at = paragraph.begin; at < paragraph.end; ++at) {
    const bool leads = at == paragraph.begin;
    const std::string_view rest = text.substr(at);
    if (text[at] == '"') {
      marks.push_back({at, 1, WayOfStraight(text, at), true, leads});
    } else if (text[at] == '\xE2' && (rest.starts_with(kOpening) || rest.starts_with(kLow))) {
      marks.push_back({at, 3, Way::kOpens, false, leads});
    } else if (text[at] == '\xE2' && rest.starts_with(kClosing)) {
      marks.push_back({at, 3, Way::kCloses, false, leads});
    }
  }
}

// Straight marks in an even number are in pairs, whatever stands around them.
bool AreStraightPairs(const std::vector<QuoteMark>& marks, size_t from) {
  for (size_t i = from; i < marks.size(); ++i) {
    if (!marks[i].straight) return false;
  }
  return (marks.size() - from) % 2 == 0;
}

std::vector<QuoteMark> MarksOf(std::string_view text) {
  std::vector<QuoteMark> marks;
  for (const Paragraph& paragraph : ParagraphsOf(text)) {
    const size_t from = marks.size();
    FindMarks(text, paragraph, marks);
    if (AreStraightPairs(marks, from)) marks.resize(from);
  }
  return marks;
}

class QuoteStack {
 public:
  explicit QuoteStack(std::string_view text) : text_(text) {}

  void Take(QuoteMark mark) {
    // A quotation of several paragraphs opens again at each of them.
    if (mark.leads && mark.way != Way::kCloses && !open_.empty()) open_.pop_back();
    Turn(mark);
    if (mark.way == Way::kCloses || (mark.way == Way::kEither && !open_.empty())) {
      Close(mark);
    } else {
      open_.push_back(mark);
    }
    if (mark.turned) stray_.push_back(mark);
  }
  std::vector<QuoteMark> Unmatched() && {
    stray_.insert(stray_.end(), open_.begin(), open_.end());
    return std::move(stray_);
  }

 private:
  // A curly mark that opens behind a word where one should close, or the other way round.
  void Turn(QuoteMark& mark) const {
    if (mark.straight) return;
    const bool blank_before = mark.at == 0 || IsAsciiBlank(text_[mark.at - 1]);
    const size_t next = mark.at + mark.size;
    const bool blank_after = next == text_.size() || IsAsciiBlank(text_[next]);
    if (mark.way == Way::kOpens && !open_.empty() && blank_after) {
      mark.way = Way::kCloses;
      mark.turned = true;
    } else if (mark.way == Way::kCloses && open_.empty() && blank_before && !blank_after) {
      mark.way = Way::kOpens;
      mark.turned = true;
    }
  }
  void Close(const QuoteMark& mark) {
    if (!open_.empty()) {
      open_.pop_back();
    } else if (!mark.straight || !IsInches(mark)) {
      stray_.push_back(mark);
    }
  }
  bool IsInches(const QuoteMark& mark) const { return mark.at > 0 && IsDigit(text_[mark.at - 1]); }

  std::string_view text_;
  std::vector<QuoteMark> open_;
  std::vector<QuoteMark> stray_;
};

std::string MessageFor(const QuoteMark& mark) {
  if (mark.turned) return "this quotation mark is turned the wrong way";
  return mark.way == Way::kCloses ? "this quotation mark closes none"
                                  : "this quotation mark is never closed";
}

}  // namespace

void CheckQuotes(const CheckedText& text, Findings& findings) {
  const std::vector<QuoteMark> marks = MarksOf(text.passage->text);
  QuoteStack stack(text.passage->text);
  for (const QuoteMark& mark : marks) stack.Take(mark);
  for (const QuoteMark& mark : std::move(stack).Unmatched()) {
    findings.Add(DiagnosticKind::kUnbalancedQuotes, text, mark.at, mark.at + mark.size,
                 MessageFor(mark));
  }
}

}  // namespace codicil
