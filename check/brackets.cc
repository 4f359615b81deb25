// Brackets without a partner, over all the paragraphs of a passage: an aside may hold several.

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "check/prose.h"
#include "rules/rule_number.h"

namespace codicil {
namespace {

constexpr std::string_view kOpening = "([{";
constexpr std::string_view kClosing = ")]}";

enum class Turn : uint8_t { kNone, kOpens, kCloses };

// A table, because every byte of the work is examined.
constexpr std::array<Turn, 256> kTurns = [] {
  std::array<Turn, 256> turns{};
  for (const char c : kOpening) turns[static_cast<unsigned char>(c)] = Turn::kOpens;
  for (const char c : kClosing) turns[static_cast<unsigned char>(c)] = Turn::kCloses;
  return turns;
}();

// "a", "12", "iii", "Ñ": what items are counted with.
bool IsEnumerator(std::string_view word) {
  constexpr size_t kMostDigits = 2;
  if (word.empty()) return false;
  if (word.size() == 1 || RomanValue(word) > 0) return IsAlnum(word[0]);
  if (word.find_first_not_of("0123456789") == word.npos) return word.size() <= kMostDigits;
  const auto lead = static_cast<unsigned char>(word[0]);
  return (lead >= 0xC3 && lead <= 0xD4 && word.size() == 2);  // one letter beyond ASCII
}

// A number as it begins a line: "3d1b+", "2-1.4".
bool IsLabel(std::string_view word) {
  constexpr size_t kLongest = 12;
  return !word.empty() && word.size() <= kLongest &&
         (word.find_first_of("0123456789") != word.npos || IsEnumerator(word));
}

// What is before a place in its line, as far as a label may reach.
std::string_view LineBefore(std::string_view text, size_t at) {
  constexpr size_t kNear = 40;
  const size_t from = at > kNear ? at - kNear : 0;
  const std::string_view near = text.substr(from, at - from);
  return near.substr(near.rfind('\n') + 1);
}

std::string_view LastWordOf(std::string_view line) { return line.substr(line.rfind(' ') + 1); }

// "a) the first, b) the second": the label of an item, not the end of an aside.
bool ClosesLabel(std::string_view text, size_t at) {
  const std::string_view line = LineBefore(text, at), word = LastWordOf(line);
  if (IsEnumerator(word)) return true;
  const std::string_view before = line.substr(0, line.size() - word.size());
  return before.find_first_not_of(" -*+") == before.npos && IsLabel(word);
}

// "10.8d)": the number of an item, wherever it is named.
bool ClosesNumber(std::string_view text, size_t at) {
  return text[at] == ')' && IsLabel(LastWordOf(LineBefore(text, at)));
}

struct StrayBracket {
  const CheckedText* text;
  uint32_t at;
  char bracket;
  bool opens;
};

class BracketStack {
 public:
  BracketStack(const CheckedText& text, std::vector<StrayBracket>& strays)
      : checked_(text), text_(text.passage->text), strays_(strays) {}

  void Run() {
    const std::vector<Paragraph> paragraphs = ParagraphsOf(text_);
    // What surrounds code has brackets that are closed in it.
    if (!std::ranges::all_of(paragraphs, [](const Paragraph& one) { return one.prose; })) return;
    const size_t first = strays_.size();
    for (const Paragraph& paragraph : paragraphs) Take(paragraph);
    for (const uint32_t at : open_) Report(at, true);
    std::sort(strays_.begin() + static_cast<std::ptrdiff_t>(first), strays_.end(),
              [](const StrayBracket& a, const StrayBracket& b) { return a.at < b.at; });
  }

 private:
  void Take(const Paragraph& paragraph) {
    for (uint32_t at = paragraph.begin; at < paragraph.end(); ++at) {
      const Turn turn = kTurns[static_cast<unsigned char>(text_[at])];
      if (turn == Turn::kOpens) open_.push_back(at);
      if (turn == Turn::kCloses) Close(at);
    }
  }
  bool Fits(uint32_t open, uint32_t close) const {
    return kOpening.find(text_[open]) == kClosing.find(text_[close]);
  }
  void Close(uint32_t at) {
    size_t depth = open_.size();
    // Skips one bracket of another kind that was left open inside; one opened further out is not
    // the partner of this one.
    const size_t floor = depth > 2 ? depth - 2 : 0;
    while (depth > floor && !Fits(open_[depth - 1], at)) --depth;
    if (depth == floor) {
      if (!ClosesLabel(text_, at)) Report(at, false);
      return;
    }
    for (size_t i = depth; i < open_.size(); ++i) Report(open_[i], true);
    open_.resize(depth - 1);
  }
  void Report(uint32_t at, bool opens) { strays_.push_back({&checked_, at, text_[at], opens}); }

  const CheckedText& checked_;
  std::string_view text_;
  std::vector<StrayBracket>& strays_;
  std::vector<uint32_t> open_;
};

// An aside that ends in a later passage: a number at the beginning of one of its lines was taken
// for that of a provision, in mid-sentence.
bool ArePartners(const StrayBracket& a, const StrayBracket& b) {
  constexpr std::ptrdiff_t kNear = 2;
  const std::ptrdiff_t apart = b.text - a.text;
  return a.opens && !b.opens && apart > 0 && apart <= kNear &&
         kOpening.find(a.bracket) == kClosing.find(b.bracket) &&
         !a.text->passage->text.ends_with('.');
}

}  // namespace

// A work that closes three numbers and opens none writes its items so.
void CheckBrackets(const CheckInput& input, Findings& findings) {
  constexpr std::ptrdiff_t kHabit = 3;
  const auto closes_number = [](const StrayBracket& stray) {
    return !stray.opens && ClosesNumber(stray.text->passage->text, stray.at);
  };
  std::vector<StrayBracket> strays;
  for (const CheckedText& text : input.texts) BracketStack(text, strays).Run();
  const bool numbers = std::ranges::count_if(strays, closes_number) >= kHabit;
  for (size_t i = 0; i < strays.size(); ++i) {
    if (i + 1 < strays.size() && ArePartners(strays[i], strays[i + 1])) {
      ++i;
      continue;
    }
    const StrayBracket& stray = strays[i];
    findings.AddUnless(numbers && closes_number(stray), kind::kUnbalancedBrackets, *stray.text,
                       stray.at, stray.at + 1,
                       stray.opens ? "this bracket is never closed" : "unmatched closing bracket");
  }
}

}  // namespace codicil
