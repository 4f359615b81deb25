#include "mutator.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <random>
#include <span>
#include <utility>

#include "text/quotation_marks.h"

namespace codicil::fuzz {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsNumberByte(char c) { return IsDigit(c) || c == '.'; }
bool IsWordByte(char c) { return static_cast<unsigned char>(c) > ' '; }

struct Stretch {
  size_t begin;
  size_t end;
  size_t size() const { return end - begin; }
};

class Mutation {
 public:
  Mutation(std::string_view text, std::string_view other, uint64_t seed)
      : text_(text), other_(other), random_(seed) {}

  std::string Run() && {
    constexpr std::array kSteps = {
        &Mutation::MoveUnit,     &Mutation::RepeatUnit,   &Mutation::DropUnit,
        &Mutation::ChangeNumber, &Mutation::ChangeNumber, &Mutation::CopyNumber,
        &Mutation::InsertWord,   &Mutation::InsertWord,   &Mutation::ReplaceWord,
        &Mutation::Enclose,      &Mutation::Enclose,      &Mutation::ReplaceSign,
        &Mutation::BreakLine,    &Mutation::JoinLines,    &Mutation::Splice};
    for (size_t steps = 1 + Below(6); steps > 0; --steps) (this->*kSteps[Below(kSteps.size())])();
    return std::move(text_);
  }

 private:
  size_t Below(size_t limit) { return limit == 0 ? 0 : static_cast<size_t>(random_() % limit); }
  const std::string& AnyWord() { return Dictionary()[Below(Dictionary().size())]; }

  // A line, or a paragraph, which is usually a provision; including its line end.
  Stretch AnyUnit(std::string_view text) {
    const std::string_view border = Below(2) == 0 ? "\n" : "\n\n";
    const size_t at = Below(text.size());
    const size_t before = at == 0 ? text.npos : text.rfind(border, at - 1);
    const size_t begin = before == text.npos ? 0 : before + border.size();
    const size_t end = text.find(border, begin);
    return {begin, end == text.npos ? text.size() : end + border.size()};
  }
  Stretch AnyRun(bool (*holds)(char)) {
    const auto found = std::find_if(
        text_.begin() + static_cast<std::ptrdiff_t>(Below(text_.size())), text_.end(), holds);
    const auto end = std::find_if_not(found, text_.end(), holds);
    return {static_cast<size_t>(found - text_.begin()), static_cast<size_t>(end - text_.begin())};
  }
  void Replace(Stretch place, std::string_view by) { text_.replace(place.begin, place.size(), by); }

  std::string Cut(Stretch place) {
    const std::string cut = text_.substr(place.begin, place.size());
    text_.erase(place.begin, place.size());
    return cut;
  }

  void MoveUnit() {
    const std::string unit = Cut(AnyUnit(text_));
    text_.insert(AnyUnit(text_).begin, unit);
  }
  void RepeatUnit() {
    const Stretch place = AnyUnit(text_);
    const std::string unit = text_.substr(place.begin, place.size());
    constexpr size_t kMost = 400;  // bytes of a unit that is repeated many times
    for (size_t times = unit.size() < kMost && Below(8) == 0 ? Below(40) : 1; times > 0; --times)
      text_.insert(AnyUnit(text_).begin, unit);
  }
  void DropUnit() { Cut(AnyUnit(text_)); }

  void ChangeNumber() {
    constexpr std::string_view kOdd[] = {
        "",   "0",       "00",       "1",          "100",
        "٣",  "9999999", "10000000", "4294967296", "18446744073709551616",
        "1a", "l",       "IV",       "1.",         "1.1"};
    const Stretch place = AnyRun(IsDigit);
    if (place.size() == 0) return;
    if (Below(3) == 0) return Replace(place, kOdd[Below(std::size(kOdd))]);
    char& last = text_[place.end - 1];
    last = static_cast<char>('0' + (last - '0' + (Below(2) == 0 ? 1 : 9)) % 10);
  }
  void CopyNumber() {
    const Stretch from = AnyRun(IsDigit);
    const std::string number = text_.substr(from.begin, from.size());
    Replace(AnyRun(IsDigit), number);
  }

  void InsertWord() {
    const Stretch word = AnyRun(IsWordByte);
    const std::string& added = AnyWord();
    text_.insert(Below(2) == 0 ? word.begin : word.end, Below(3) == 0 ? " " + added + " " : added);
  }
  void ReplaceWord() { Replace(AnyRun(IsWordByte), AnyWord()); }

  // Two quotation marks that match, two that do not, or any two words.
  std::pair<std::string, std::string> AnySigns() {
    const std::span<const std::string> marks =
        std::span(Dictionary()).first(2 * QuotationPairs().size());
    const size_t pair = 2 * Below(QuotationPairs().size());
    const size_t way = Below(4);
    if (way < 2) return {marks[pair], marks[pair + 1]};
    if (way == 2) return {marks[pair], marks[Below(marks.size())]};
    return {AnyWord(), AnyWord()};
  }

  // Puts signs around a few words: after a number, where titles occur, or anywhere.
  void Enclose() {
    const bool behind_number = Below(2) == 0;
    const size_t begin = behind_number ? AnyRun(IsNumberByte).end : AnyRun(IsWordByte).begin;
    const auto [open, close] = AnySigns();
    size_t end = begin;
    for (size_t words = 1 + Below(6); words > 0 && end < text_.size(); --words)
      end = std::min(text_.find_first_of(" \n", end + 1), text_.size());
    text_.insert(end, close);
    text_.insert(begin, behind_number ? ", " + open : open);
  }
  void ReplaceSign() {
    const auto is_sign = [](char c) {
      return IsWordByte(c) && !std::isalnum(static_cast<unsigned char>(c));
    };
    Replace(AnyRun(is_sign), AnyWord());
  }

  void BreakLine() { ReplaceFrom(" ", Below(3) == 0 ? "\n\n" : "\n"); }
  void JoinLines() { ReplaceFrom("\n", Below(2) == 0 ? " " : ""); }
  void ReplaceFrom(std::string_view what, std::string_view by) {
    const size_t at = text_.find(what, Below(text_.size()));
    if (at != text_.npos) text_.replace(at, what.size(), by);
  }

  // Inserts some units of the other document, or replaces the end of this one with the other's end.
  void Splice() {
    if (other_.empty()) return;
    const Stretch from = AnyUnit(other_);
    const size_t at = AnyUnit(text_).begin;
    if (Below(4) == 0) text_.erase(at);
    const size_t size = Below(2) == 0 ? from.size() : 1 + Below(other_.size() - from.begin);
    text_.insert(at, other_.substr(from.begin, size));
  }

  std::string text_;
  std::string_view other_;
  std::mt19937_64 random_;
};

}  // namespace

std::string Mutated(std::string_view text, std::string_view other, uint64_t seed) {
  return Mutation(text, other, seed).Run();
}

}  // namespace codicil::fuzz
