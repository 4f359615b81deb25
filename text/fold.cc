#include "text/fold.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "base/ascii.h"
#include "text/quotation_marks.h"
#include "text/utf8.h"

namespace codicil {
namespace {

// A letter or digit; every byte of a multi-byte character counts, which is right for letters and
// harmless for the rest.
bool IsWordByte(char c) { return IsAlnum(c) || static_cast<unsigned char>(c) >= 0x80; }

bool IsDash(char32_t c) {
  return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63 || c == 0xFF0D;
}

bool IsSingleQuote(char32_t c) {
  return c == 0xB4 || c == 0x2032 || c == 0x2035 || c == 0x2BC || QuotationMarkOf(c).single;
}

bool IsDoubleQuote(char32_t c) {
  return c == 0x2033 || c == 0x2036 || (QuotationMarkOf(c) && !QuotationMarkOf(c).single);
}

// Returns what a character beyond ASCII folds to; empty if to itself.
std::string_view FoldedForm(char32_t c) {
  if (IsBlank(c)) return " ";
  if (IsDash(c)) return "-";
  if (IsSingleQuote(c)) return "'";
  if (IsDoubleQuote(c)) return "\"";
  if (c == 0xAE) return "(r)";
  if (c == 0x2122) return "(tm)";
  if (c == 0xA9) return "(c)";
  if (c == 0x2026) return "...";
  return {};
}

// ASCII bytes that fold to themselves, and the space; all others need a closer check.
enum : uint8_t { kPlain = 1, kSpace = 2 };
constexpr std::array<uint8_t, 256> kPlainness = [] {
  std::array<uint8_t, 256> plainness{};
  for (size_t c = 0x20; c < 0x7F; ++c) plainness[c] = kPlain;
  for (const char c : {'\'', '`', '-', '_', ')', '}'}) plainness[static_cast<unsigned char>(c)] = 0;
  plainness[' '] = kPlain | kSpace;
  return plainness;
}();

class Folder {
 public:
  explicit Folder(std::string_view text) : text_(text) { out_.reserve(text.size()); }

  std::string Run() {
    while (at_ < text_.size()) {
      CopyPlain();
      if (at_ < text_.size()) FoldOne();
    }
    return std::move(out_);
  }

 private:
  // Also copies single spaces between plain bytes, so most texts take only a few steps.
  void CopyPlain() {
    size_t end = at_;
    for (uint8_t before = kSpace; end < text_.size(); ++end) {
      const uint8_t here = kPlainness[static_cast<unsigned char>(text_[end])];
      if (!(here & kPlain) || (here & before & kSpace)) break;
      before = here;
    }
    if (end > at_ && text_[end - 1] == ' ') --end;
    if (end == at_) return;
    FlushBlank();
    out_.append(text_, at_, end - at_);
    at_ = end;
  }

  void FoldOne() {
    const char c = text_[at_];
    if (static_cast<unsigned char>(c) >= 0x80) return FoldWide();
    ++at_;
    if (IsAsciiBlank(c)) {
      blank_ = true;
    } else if (c == '\'' || c == '`') {
      EmitSingleQuote();
    } else if (c == '-') {
      EmitDash();
    } else if (c == '_') {
      FoldUnderscores();
    } else if (c == ')') {
      FoldParenthesis();
    } else if (c == '}') {
      FoldBrace();
    } else {
      Emit(std::string_view(&c, 1));
    }
  }

  void FoldWide() {
    const size_t begin = at_;
    const Utf8Sequence sequence = Utf8At(text_, begin);
    at_ += sequence.size;
    const std::string_view folded = FoldedForm(sequence.code_point);
    if (folded == " ") {
      blank_ = true;
    } else if (folded == "-") {
      EmitDash();
    } else if (folded == "'") {
      EmitSingleQuote();
    } else {
      Emit(folded.empty() ? text_.substr(begin, sequence.size) : folded);
    }
  }

  void Emit(std::string_view folded) {
    FlushBlank();
    out_.append(folded);
  }

  void FlushBlank() {
    if (blank_ && !out_.empty()) out_.push_back(' ');
    blank_ = false;
  }

  void EmitSingleQuote() {
    FlushBlank();
    if (!out_.empty() && out_.back() == '\'') {
      out_.back() = '"';
    } else {
      out_.push_back('\'');
    }
  }

  void EmitDash() {
    FlushBlank();
    if (out_.empty() || out_.back() != '-') out_.push_back('-');
  }

  // Called after an underscore. Two or more in a row are a gap to fill in and are kept, as is one
  // inside a word; one at the edge of a word marks italics and is dropped. The neighbours are
  // examined as folded, so that folding is idempotent.
  void FoldUnderscores() {
    const size_t begin = at_ - 1;
    while (at_ < text_.size() && text_[at_] == '_') ++at_;
    const char before = blank_ || out_.empty() ? ' ' : out_.back();
    const char after = NextAsFolded();
    const bool inside_word = IsWordByte(before) && IsWordByte(after);
    const bool beside_another = before == '_';
    const bool alone = before == ' ' && after == ' ';
    if (at_ - begin > 1 || inside_word || beside_another || alone) {
      Emit(text_.substr(begin, at_ - begin));
    }
  }

  char NextAsFolded() const {
    if (at_ == text_.size() || IsAsciiBlank(text_[at_])) return ' ';
    if (static_cast<unsigned char>(text_[at_]) < 0x80) return text_[at_];
    const std::string_view folded = FoldedForm(Utf8At(text_, at_).code_point);
    return folded.empty() ? text_[at_] : folded[0];
  }

  // Called at the end of what may be a sign spelt in ASCII, in either case.
  void FoldParenthesis() {
    Emit(")");
    for (const std::string_view sign : {"(r)", "(tm)", "(c)"}) {
      if (!EndsWithIgnoringCase(out_, sign)) continue;
      out_.replace(out_.size() - sign.size(), sign.size(), sign);
      return;
    }
  }

  static bool EndsWithIgnoringCase(std::string_view text, std::string_view lower) {
    if (text.size() < lower.size()) return false;
    text.remove_prefix(text.size() - lower.size());
    return std::equal(text.begin(), text.end(), lower.begin(),
                      [](char a, char b) { return ToLower(a) == b; });
  }

  // Called at the end of what may be a symbol. Drops the "o" that some editions put before its
  // letters.
  void FoldBrace() {
    constexpr size_t kLongestSymbol = 8;
    size_t begin = out_.size();
    const size_t limit = begin - std::min(begin, kLongestSymbol);
    if (!blank_) {
      while (begin > limit && IsSymbolByte(out_[begin - 1])) --begin;
    }
    const bool has_letters = begin < out_.size();
    if (has_letters && begin >= 2 && out_[begin - 1] == 'o' && out_[begin - 2] == '{') {
      out_.erase(begin - 1, 1);
    }
    Emit("}");
  }

  static bool IsSymbolByte(char c) { return IsUpper(c) || IsDigit(c) || c == '/'; }

  std::string_view text_;
  size_t at_ = 0;
  bool blank_ = false;  // a space is due before the next sign
  std::string out_;
};

}  // namespace

std::string Fold(std::string_view text) { return Folder(text).Run(); }

}  // namespace codicil
