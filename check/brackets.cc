// Brackets without a partner, over all the paragraphs of a passage: an aside may hold several.

#include <array>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/kinds.h"

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

// "a) the first, b) the second": the label of an item, not the end of an aside.
bool ClosesLabel(std::string_view text, size_t at) {
  size_t begin = at;
  while (begin > 0 && IsAlnum(text[begin - 1])) --begin;
  return begin < at && at - begin == 1 &&
         (begin == 0 || text[begin - 1] == ' ' || text[begin - 1] == '\n');
}

class BracketStack {
 public:
  BracketStack(const CheckedText& text, Findings& findings)
      : checked_(text), text_(text.passage->text), findings_(findings) {}

  void Run() {
    for (uint32_t at = 0; at < text_.size(); ++at) {
      const Turn turn = kTurns[static_cast<unsigned char>(text_[at])];
      if (turn == Turn::kOpens) open_.push_back(at);
      if (turn == Turn::kCloses) Close(at);
    }
    for (const uint32_t at : open_) Report(at, "this bracket is never closed");
  }

 private:
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
      if (!ClosesLabel(text_, at)) Report(at, "unmatched closing bracket");
      return;
    }
    for (size_t i = depth; i < open_.size(); ++i) Report(open_[i], "this bracket is never closed");
    open_.resize(depth - 1);
  }
  void Report(uint32_t at, const char* message) {
    findings_.Add(kind::kUnbalancedBrackets, checked_, at, at + 1, message);
  }

  const CheckedText& checked_;
  std::string_view text_;
  Findings& findings_;
  std::vector<uint32_t> open_;
};

}  // namespace

void CheckBrackets(const CheckInput& input, Findings& findings) {
  for (const CheckedText& text : input.texts) BracketStack(text, findings).Run();
}

}  // namespace codicil
