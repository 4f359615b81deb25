#include "rules/loose_enumerator.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "text/language.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr size_t kMaxComponents = 6;
constexpr int kLongestCount = 3;  // more are a year or a sum

class Scanner {
 public:
  explicit Scanner(std::string_view line) : line_(line) {}

  std::optional<LooseEnumerator> Scan() {
    SkipMarkup();
    found_.begin = static_cast<uint32_t>(at_);
    if (TakeOrdinal()) return Finish();
    if (!IsDigitAt(at_) && !TakeLead()) return std::nullopt;
    found_.lead = line_.substr(found_.begin, at_ - found_.begin);
    if (!TakeDigits()) return std::nullopt;
    while (found_.components.size() < kMaxComponents && TakeJoined()) {
    }
    return Finish();
  }

 private:
  char32_t At(size_t at) const {
    return at < line_.size() ? Utf8At(line_, at).code_point : char32_t{0};
  }
  size_t SizeAt(size_t at) const { return Utf8At(line_, at).size; }
  bool IsDigitAt(size_t at) const { return at < line_.size() && DecimalDigitOf(At(at)) >= 0; }

  void SkipBlanks() {
    while (at_ < line_.size() && IsBlank(At(at_))) at_ += SizeAt(at_);
  }

  // "## ", "**", "<b>", "- ".
  void SkipMarkup() {
    for (SkipBlanks(); at_ < line_.size(); SkipBlanks()) {
      const bool heading = line_[at_] == '#' && !IsDigitAt(line_.find_first_not_of('#', at_));
      const size_t close = line_[at_] == '<' ? line_.find('>', at_) : std::string_view::npos;
      if (close != std::string_view::npos) {
        at_ = close + 1;
      } else if (heading || std::string_view("*_>|").find(line_[at_]) != std::string_view::npos) {
        ++at_;
      } else {
        return;
      }
    }
  }

  bool TakeOrdinal() {
    size_t end = at_;
    std::string word;
    for (; end < line_.size() && IsLetterOfAnyScript(At(end)) && word.size() < 8; ++end)
      word += static_cast<char>(line_[end] | 0x20);
    const uint32_t ordinal = codicil::OrdinalOf(word);
    const bool closed =
        end < line_.size() && std::string_view(".:)").find(line_[end]) != std::string_view::npos;
    if (ordinal == 0 || !closed) return false;
    found_.lead = "first";
    found_.components.push_back(ordinal);
    at_ = end;
    return true;
  }

  // One short word, or a few signs, and at most a period and a space after it.
  bool TakeLead() {
    constexpr int kLongestWord = 12, kMostSigns = 3;
    int letters = 0, signs = 0;
    for (; at_ < line_.size() && IsLetterOfAnyScript(At(at_)); at_ += SizeAt(at_)) ++letters;
    for (; at_ < line_.size() && !IsLetterOfAnyScript(At(at_)) && !IsDigitAt(at_) &&
           !IsBlank(At(at_));
         at_ += SizeAt(at_))
      ++signs;
    if (letters > kLongestWord || signs > (letters > 0 ? 1 : kMostSigns)) return false;
    if (at_ < line_.size() && IsBlank(At(at_))) at_ += SizeAt(at_);
    return IsDigitAt(at_);
  }

  bool TakeDigits() {
    uint32_t value = 0;
    int digits = 0;
    for (; IsDigitAt(at_); at_ += SizeAt(at_), ++digits)
      value = value * 10 + static_cast<uint32_t>(DecimalDigitOf(At(at_)));
    if (digits > kLongestCount) return false;
    found_.components.push_back(value);
    return true;
  }

  // ".2", "/2", "–2", "(a)".
  bool TakeJoined() {
    constexpr std::u32string_view kJoints = U".,/:-–—(";
    if (at_ >= line_.size() || kJoints.find(At(at_)) == std::u32string_view::npos) return false;
    const bool bracket = line_[at_] == '(';
    const size_t start = at_;
    at_ += SizeAt(at_);
    const bool letter = at_ < line_.size() && IsLower(line_[at_]) &&
                        !(at_ + 1 < line_.size() && IsLetterOfAnyScript(At(at_ + 1)));
    if (letter) {
      found_.components.push_back(static_cast<uint32_t>(line_[at_++] - 'a') + 1);
    } else if (!IsDigitAt(at_) || !TakeDigits()) {
      at_ = start;
      return false;
    }
    if (bracket && at_ < line_.size() && line_[at_] == ')') ++at_;
    return true;
  }

  std::optional<LooseEnumerator> Finish() {
    if (at_ < line_.size() && IsLetterOfAnyScript(At(at_)) && IsAscii(line_[at_]))
      return std::nullopt;
    found_.end = static_cast<uint32_t>(at_);
    return std::move(found_);
  }

  std::string_view line_;
  size_t at_ = 0;
  LooseEnumerator found_;
};

}  // namespace

bool LooseEnumerator::IsFollowedBy(const LooseEnumerator& next) const {
  const auto& a = components;
  const auto& b = next.components;
  if (b.size() > a.size())
    return b.size() == a.size() + 1 && b.back() == 1 && std::equal(a.begin(), a.end(), b.begin());
  return std::equal(b.begin(), b.end() - 1, a.begin()) && b.back() == a[b.size() - 1] + 1;
}

std::optional<LooseEnumerator> FindLooseEnumerator(std::string_view line) {
  constexpr size_t kReach = 80;  // bytes
  return Scanner(line.substr(0, kReach)).Scan();
}

}  // namespace codicil
