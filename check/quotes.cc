// Double quotation marks without a partner. Single ones are apostrophes too often to be checked.

#include <algorithm>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "check/prose.h"
#include "rules/source_span.h"
#include "text/quotation_marks.h"

namespace codicil {
namespace {

enum class Way : uint8_t { kOpens, kCloses, kEither };

struct QuoteMark {
  uint32_t at;
  QuotationMark character;
  Way way;
  bool leads;           // first in its paragraph
  bool turned = false;  // its shape and its surroundings disagree
};

// The characters around a mark that may open or close, as straight marks may, show its direction,
// unless there are words or spaces on both sides.
Way WayOf(std::string_view text, size_t at, const QuotationMark& mark) {
  if (mark.shape == QuotationMark::kOpening) return Way::kOpens;
  if (mark.shape == QuotationMark::kClosing) return Way::kCloses;
  constexpr std::string_view kBeforeOpening = "([{-/'";
  constexpr std::string_view kAfterClosing = ".,;:!?)]}'-/";
  const bool at_begin = at == 0 || IsAsciiBlank(text[at - 1]);
  const size_t next = at + mark.size;
  const bool at_end = next == text.size() || IsAsciiBlank(text[next]);
  if (at_begin != at_end) return at_begin ? Way::kOpens : Way::kCloses;
  if (at_begin) return Way::kEither;
  if (kAfterClosing.find(text[next]) != kAfterClosing.npos) return Way::kCloses;
  if (kBeforeOpening.find(text[at - 1]) != kBeforeOpening.npos) return Way::kOpens;
  return Way::kEither;
}

// The quotation marks of a part of the text.
void FindMarks(std::string_view text, std::string_view paragraph, std::vector<QuoteMark>& marks) {
  const auto begin = static_cast<uint32_t>(paragraph.data() - text.data());
  for (uint32_t at = begin; at < begin + paragraph.size(); ++at) {
    const QuotationMark found = QuotationMarkAt(text, at);
    if (found && !found.single) marks.push_back({at, found, WayOf(text, at, found), at == begin});
  }
}

// If the number of marks that may open or close is even, they are in pairs, whatever surrounds
// them.
bool ArePairsOfEither(const std::vector<QuoteMark>& marks, size_t from) {
  for (size_t i = from; i < marks.size(); ++i) {
    if (marks[i].character.shape != QuotationMark::kEither) return false;
  }
  return (marks.size() - from) % 2 == 0;
}

// `1 "`: a straight mark that stands alone, or before a stop, where a symbol was.
bool IsSymbol(std::string_view text, const QuoteMark& mark) {
  constexpr std::string_view kStops = ".,;:!?)";
  const size_t next = mark.at + mark.character.size;
  return mark.character.straight() && mark.at > 0 && IsAsciiBlank(text[mark.at - 1]) &&
         (next == text.size() || IsAsciiBlank(text[next]) ||
          kStops.find(text[next]) != kStops.npos);
}

// Whether the work sets its quotations between curly marks, so that such a mark is none.
bool HasStraightSymbols(const std::vector<CheckedText>& texts) {
  constexpr size_t kHabit = 3, kOneIn = 10;
  size_t curly = 0, straight = 0, symbols = 0;
  for (const CheckedText& text : texts) {
    std::vector<QuoteMark> marks;
    FindMarks(text.passage->text, text.passage->text, marks);
    for (const QuoteMark& mark : marks) {
      const bool symbol = IsSymbol(text.passage->text, mark);
      symbols += symbol;
      straight += mark.character.straight() && !symbol;
      curly += !mark.character.straight();
    }
  }
  return symbols >= kHabit && straight * kOneIn < curly;
}

// Keeps those marks that may open or close which their number does not explain: an odd one, and in
// a quotation of several paragraphs the one that reopens it.
std::vector<QuoteMark> MarksOf(std::string_view text, bool symbols) {
  std::vector<QuoteMark> marks;
  bool open = false;
  for (const Paragraph& paragraph : ParagraphsOf(text)) {
    if (!paragraph.prose) continue;
    const size_t from = marks.size();
    FindMarks(text, paragraph.text, marks);
    if (symbols) std::erase_if(marks, [&](const QuoteMark& mark) { return IsSymbol(text, mark); });
    const bool reopens = open && marks.size() > from && marks[from].leads;
    const bool odd = (marks.size() - from) % 2 == 1;
    open = reopens ? odd : open != odd;
    if (!reopens && ArePairsOfEither(marks, from)) marks.resize(from);
  }
  return marks;
}

class QuoteStack {
 public:
  explicit QuoteStack(std::string_view text) : text_(text) {}

  void Take(QuoteMark mark) {
    // A quotation of several paragraphs is opened again in each of them.
    if (mark.leads && mark.way != Way::kCloses && !open_.empty()) open_.pop_back();
    const bool opened = !open_.empty() && ArePair(open_.back().character.sign, mark.character.sign);
    if (opened && mark.character.shape == QuotationMark::kOpening) mark.way = Way::kCloses;  // „ “
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
  // A curly mark that opens after a word where one should close, or the other way round.
  void Turn(QuoteMark& mark) const {
    if (mark.character.shape == QuotationMark::kEither) return;
    const bool blank_before = mark.at == 0 || IsAsciiBlank(text_[mark.at - 1]);
    const size_t next = mark.at + mark.character.size;
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
    } else if (!mark.character.straight() || !IsInches(mark)) {
      stray_.push_back(mark);
    }
  }
  bool IsInches(const QuoteMark& mark) const { return mark.at > 0 && IsDigit(text_[mark.at - 1]); }

  std::string_view text_;
  std::vector<QuoteMark> open_;
  std::vector<QuoteMark> stray_;
};

std::string MessageFor(const QuoteMark& mark) {
  if (mark.turned) return "this quotation mark faces the wrong way";
  return mark.way == Way::kCloses ? "unmatched closing quotation mark"
                                  : "this quotation mark is never closed";
}

// The bytes of a character in the text, or "".
std::string_view FindCharacter(std::string_view text, char32_t character) {
  for (size_t at = 0; at < text.size(); ++at) {
    const QuotationMark mark = QuotationMarkAt(text, at);
    if (mark && mark.sign == character) return text.substr(at, mark.size);
  }
  return {};
}

// A mark that is turned becomes its partner, if the passage has that near by.
std::vector<SourceEdit> Fix(const CheckedText& text, const QuoteMark& mark) {
  const auto span = SourceSpanOf(*text.passage, mark.at, mark.at + mark.character.size);
  if (!mark.turned || !span || span->size() != mark.character.size) return {};
  const bool opens = mark.way == Way::kOpens;
  for (const QuotationPair& pair : QuotationPairs()) {
    if (pair.open == pair.close || (opens ? pair.close : pair.open) != mark.character.sign)
      continue;
    constexpr uint32_t kNear = 400;
    const uint32_t from = mark.at > kNear ? mark.at - kNear : 0;
    const std::string_view partner = FindCharacter(
        text.passage->text.substr(from, size_t{2} * kNear), opens ? pair.open : pair.close);
    if (!partner.empty()) return {{*span, std::string(partner)}};
  }
  return {};
}

struct StrayQuote {
  const CheckedText* text;
  QuoteMark mark;
  uint32_t place;  // in its source
};

void AddStrays(const CheckedText& text, bool symbols, std::vector<StrayQuote>& strays) {
  QuoteStack stack(text.passage->text);
  for (const QuoteMark& mark : MarksOf(text.passage->text, symbols)) stack.Take(mark);
  for (const QuoteMark& mark : std::move(stack).Unmatched()) {
    const auto span = SourceSpanOf(*text.passage, mark.at, mark.at + mark.character.size);
    strays.push_back({&text, mark, span.value_or(text.owner).begin});
  }
}

// A quotation may begin in an example and end in the next paragraph, which belongs to the rule
// itself.
void RemoveSplitPairs(std::vector<StrayQuote>& strays) {
  std::ranges::stable_sort(
      strays, [](const StrayQuote& a, const StrayQuote& b) { return a.place < b.place; });
  const auto opens = [](const StrayQuote& stray) {
    return stray.mark.way != Way::kCloses && !stray.mark.turned;
  };
  for (size_t i = 1; i < strays.size(); ++i) {
    const StrayQuote& before = strays[i - 1];
    const bool apart = before.text != strays[i].text;
    if (!apart || !opens(before) || strays[i].mark.way != Way::kCloses || strays[i].mark.turned)
      continue;
    const auto first = strays.begin() + static_cast<std::ptrdiff_t>(i - 1);
    strays.erase(first, first + 2);
    i = i > 1 ? i - 2 : 0;
  }
}

}  // namespace

void CheckQuotes(const CheckInput& input, Findings& findings) {
  const std::vector<CheckedText>& texts = input.texts;
  const bool symbols = HasStraightSymbols(texts);
  std::vector<StrayQuote> strays;
  for (size_t i = 0; i < texts.size(); ++i) {
    AddStrays(texts[i], symbols, strays);
    if (i + 1 < texts.size() && texts[i].owner == texts[i + 1].owner) continue;
    RemoveSplitPairs(strays);
    for (const auto& [text, mark, place] : strays) {
      findings.Add(kind::kUnbalancedQuotes, *text, mark.at, mark.at + mark.character.size,
                   MessageFor(mark), Fix(*text, mark));
    }
    strays.clear();
  }
}

}  // namespace codicil
