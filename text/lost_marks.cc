#include "text/lost_marks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>

#include "base/ascii.h"

namespace codicil {
namespace {

// Fewer signs in words than these may be slips: a space was forgotten after a question mark.
constexpr size_t kFewestInWords = 8;
// A kind of mark of which the text has a tenth as many as were lost, or more, was not lost.
constexpr size_t kStillWritten = 10;

constexpr size_t kLongestShort = 2;  // letters of "don’t", "we’re", "l’ombre" on one side

bool IsLetterByte(char c) { return IsLetter(c) || static_cast<unsigned char>(c) >= 0xC3; }
bool IsSpace(char c) { return IsAsciiBlank(c); }
bool IsOpening(char c) { return c == '(' || c == '[' || c == '{' || c == '"'; }
bool IsPunctuation(char c) { return c != '\0' && !IsAlnum(c) && IsAscii(c) && !IsSpace(c); }

enum class Place : uint8_t { kInWord, kDash, kRange, kOpen, kClose, kOther };

struct Sign {
  uint32_t at;
  Place place;
  char before, after;
};

class MarkFinder {
 public:
  MarkFinder(std::string_view text, std::string_view sign) : text_(text), sign_(sign) {}

  LostMarks Find() {
    if (text_.find(sign_) == text_.npos) return {};
    for (size_t at = text_.find(sign_); at != text_.npos; at = text_.find(sign_, at + 1)) {
      if (!InAddress(at)) signs_.push_back(SignAt(static_cast<uint32_t>(at)));
    }
    if (Count(Place::kInWord) < kFewestInWords) return {};
    ReadShortWords();
    spaced_questions_ = Written({" :", " ;"}) > Written({" —", "--"}) + kFewestInWords;
    const bool apostrophes = Lost(Place::kInWord, {"'", "’"});
    const bool quotes = Lost(Place::kOpen, {"\"", "“"});
    LostMarks found;
    for (size_t i = 0; i < signs_.size(); ++i) {
      if (signs_[i].place == Place::kOpen && quotes) TakeQuotation(i);
    }
    for (const Sign& sign : signs_) {
      const char32_t meant = Meant(sign, apostrophes);
      if (meant == 0) ++found.left;
      if (meant != 0)
        found.restored.push_back({sign.at, sign.at + static_cast<uint32_t>(sign_.size()), meant});
    }
    return found;
  }

 private:
  using Counts = std::unordered_map<std::string_view, size_t>;

  char At(size_t at) const { return at < text_.size() ? text_[at] : '\0'; }
  size_t After(const Sign& sign) const { return sign.at + sign_.size(); }

  // "page.asp?x=1": the run without spaces around `at` has a sign that only addresses have.
  bool InAddress(size_t at) const {
    size_t begin = at, end = at;
    while (begin > 0 && at - begin < kLongestRun && !IsSpace(text_[begin - 1])) --begin;
    while (end < text_.size() && end - at < kLongestRun && !IsSpace(text_[end])) ++end;
    const std::string_view run = text_.substr(begin, end - begin);
    constexpr std::array<std::string_view, 4> kInAddresses = {"://", "www.", "=", "/"};
    return std::any_of(kInAddresses.begin(), kInAddresses.end(),
                       [&](std::string_view part) { return run.find(part) != run.npos; });
  }

  Sign SignAt(uint32_t at) const {
    Sign sign{at, Place::kOther, at > 0 ? text_[at - 1] : '\n', At(at + sign_.size())};
    sign.place = PlaceOf(sign);
    return sign;
  }

  Place PlaceOf(const Sign& sign) const {
    const char before = sign.before, after = sign.after;
    const bool ended = after == '\0' || IsSpace(after);
    if (IsSpace(before) && ended) return InLine(sign) ? Place::kDash : Place::kOther;
    if (IsSpace(before)) return Place::kOpen;
    if (IsOpening(before)) return ended ? Place::kOther : Place::kOpen;
    if (IsDigit(before) && IsDigit(after)) return Place::kRange;
    if (IsLetterByte(before) && IsLetterByte(after))
      return BehindDigit(sign.at) ? Place::kRange : Place::kInWord;
    if (IsLetterByte(before) && IsOpening(after)) return Place::kDash;
    return ended || IsPunctuation(after) ? Place::kClose : Place::kOther;
  }

  // "409.1f" before the sign.
  bool BehindDigit(size_t at) const {
    size_t begin = at;
    while (begin > 0 && IsLetterByte(text_[begin - 1]) && at - begin <= kLongestShort) --begin;
    return at - begin <= kLongestShort && begin > 0 && IsDigit(text_[begin - 1]);
  }

  // Between two words of one line.
  bool InLine(const Sign& sign) const {
    return sign.before == ' ' && sign.after == ' ' && !IsSpace(At(After(sign) + 1));
  }

  // ---- An apostrophe has few letters on one side, and they are no word: "don?t", not "once?it".

  std::string_view WordBefore(size_t end) const {
    size_t begin = end;
    while (begin > 0 && end - begin <= kLongestShort && IsLetterByte(text_[begin - 1])) --begin;
    return text_.substr(begin, end - begin);
  }
  std::string_view WordAfter(size_t begin) const {
    size_t end = begin;
    while (end - begin <= kLongestShort && IsLetterByte(At(end))) ++end;
    return text_.substr(begin, end - begin);
  }

  void ReadShortWords() {
    for (const Sign& sign : signs_) {
      if (sign.place != Place::kInWord) continue;
      ++before_[WordBefore(sign.at)];
      ++after_[WordAfter(After(sign))];
    }
    for (size_t at = 0; at < text_.size();) {
      const std::string_view word = WordAfter(at);
      const bool begins = at == 0 || IsSpace(text_[at - 1]);
      if (begins && !word.empty() && !text_.substr(at + word.size()).starts_with(sign_))
        ++alone_[word];
      at += std::max<size_t>(word.size(), 1);
      while (!word.empty() && IsLetterByte(At(at))) ++at;
    }
  }

  // `at_signs`: how often each word is on that side of a sign.
  bool IsPartOfWord(std::string_view word, const Counts& at_signs) const {
    if (word.size() > kLongestShort) return false;
    const auto alone = alone_.find(word);
    return alone == alone_.end() || alone->second <= at_signs.at(word);
  }

  bool IsApostrophe(const Sign& sign) const {
    return IsPartOfWord(WordAfter(After(sign)), after_) ||
           IsPartOfWord(WordBefore(sign.at), before_);
  }

  size_t Count(Place place) const {
    return static_cast<size_t>(std::count_if(signs_.begin(), signs_.end(),
                                             [&](const Sign& one) { return one.place == place; }));
  }

  size_t Written(std::array<std::string_view, 2> marks) const {
    size_t written = 0;
    for (const std::string_view mark : marks) {
      for (size_t at = text_.find(mark); at != text_.npos; at = text_.find(mark, at + 1)) ++written;
    }
    return written;
  }

  bool Lost(Place place, std::array<std::string_view, 2> marks) const {
    return Written(marks) * kStillWritten < Count(place);
  }

  // ---- Quotations.

  // Gives the opening sign `i` its closing one: within the paragraph and before the next opening
  // one, the first that does not seem to end a plural ("the players? "), or else the first.
  void TakeQuotation(size_t i) {
    if (signs_[i].at >= paragraph_end_) paragraph_end_ = EndOfParagraph(signs_[i].at);
    size_t close = 0;
    for (size_t k = i + 1; k < signs_.size() && signs_[k].at < paragraph_end_; ++k) {
      if (signs_[k].place == Place::kOpen) break;
      if (signs_[k].place != Place::kClose) continue;
      const bool plural = signs_[k].before == 's' && IsSpace(signs_[k].after);
      if (close == 0 || !plural) close = k;
      if (!plural) break;
    }
    if (close == 0) return;
    quoted_.push_back(signs_[i].at);
    quoted_.push_back(signs_[close].at);
  }

  size_t EndOfParagraph(size_t at) const {
    for (at = text_.find('\n', at); at != text_.npos; at = text_.find('\n', at + 1)) {
      const std::string_view rest = text_.substr(at + 1, 2);
      if (rest.starts_with('\n') || rest == "\r\n") return at;
    }
    return text_.size();
  }

  char32_t Meant(const Sign& sign, bool apostrophes) const {
    switch (sign.place) {
      case Place::kInWord:
        return apostrophes && IsApostrophe(sign) ? U'’' : U'—';
      case Place::kDash:
        return spaced_questions_ ? 0 : U'—';
      case Place::kRange:
        return U'–';
      case Place::kOpen:
      case Place::kClose:
        if (!std::binary_search(quoted_.begin(), quoted_.end(), sign.at)) return 0;
        return sign.place == Place::kOpen ? U'“' : U'”';
      case Place::kOther:
        return 0;
    }
    return 0;
  }

  static constexpr size_t kLongestRun = 200;  // of an address, in bytes, on either side

  std::string_view text_;
  std::string_view sign_;
  std::vector<Sign> signs_;
  Counts before_, after_;  // words at signs, cut to one letter more than short ones have
  Counts alone_;
  bool spaced_questions_ = false;  // as in French: " ?" may be a question mark
  size_t paragraph_end_ = 0;
  std::vector<uint32_t> quoted_;  // where the signs of whole quotations are
};

}  // namespace

LostMarks FindLostMarks(std::string_view text, std::string_view sign) {
  return MarkFinder(text, sign).Find();
}

}  // namespace codicil
