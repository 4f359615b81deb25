#include "diff/tokens.h"

#include <algorithm>
#include <array>

#include "rules/rule_number.h"
#include "text/utf8.h"

namespace codicil {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// The end of the symbol that begins at the brace at `at`, or `at` where none does.
size_t SymbolEnd(std::string_view text, size_t at) {
  constexpr size_t kLongestSymbol = 12;
  const size_t close = text.substr(at, kLongestSymbol).find('}');
  if (close == text.npos || close == 1) return at;
  const std::string_view inside = text.substr(at + 1, close - 1);
  return inside.find_first_of("{ \n") == inside.npos ? at + close + 1 : at;
}

// "(tm)" and the like stand for one sign.
size_t SpeltSignEnd(std::string_view text, size_t at) {
  constexpr std::array<std::string_view, 6> kSpelt = {"(tm)", "(TM)", "(r)", "(R)", "(c)", "(C)"};
  for (const std::string_view sign : kSpelt) {
    if (text.substr(at).starts_with(sign)) return at + sign.size();
  }
  return at;
}

// Signs that typography doubles: "--" for a dash, "''" for a quote, "..." for an ellipsis.
bool Doubles(char c) { return c == '-' || c == '\'' || c == '`' || c == '.' || c == '_'; }

class Cutter {
 public:
  Cutter(std::string_view text, std::span<const CitedNumber> cited, std::span<const Word> words)
      : text_(text), cited_(cited), words_(words) {}

  void Run(std::vector<Token>& tokens) {
    while (at_ < text_.size()) {
      SkipPassed();
      tokens.push_back(Next());
      at_ = tokens.back().end;
    }
  }

 private:
  void SkipPassed() {
    while (word_ < words_.size() && words_[word_].begin < at_) ++word_;
    while (citation_ < cited_.size() && cited_[citation_].begin < at_) ++citation_;
  }

  Token Next() const {
    if (citation_ < cited_.size() && cited_[citation_].begin == at_)
      return {Token::kCitation, at_, cited_[citation_].end, cited_[citation_].meaning};
    if (word_ < words_.size() && words_[word_].begin == at_) return To(Token::kWord, WordEnd());
    if (IsOneSpace()) return To(Token::kBlank, at_ + 1);
    const size_t symbol_end = text_[at_] == '{' ? SymbolEnd(text_, at_) : at_;
    if (symbol_end > at_) return To(Token::kWord, symbol_end);
    const Utf8Sequence first = Utf8At(text_, at_);
    const size_t end = at_ + first.size;
    if (IsBlank(first.code_point)) return To(Token::kBlank, BlankEnd(end));
    return To(Token::kSign, SignEnd(end));
  }

  Token To(Token::Kind kind, size_t end) const {
    return {kind, at_, static_cast<uint32_t>(end), 0};
  }

  // "103.1.b.2" is several words of Unicode's and one number.
  size_t WordEnd() const {
    size_t end = words_[word_].end, length = 0;
    if (IsDigit(text_[at_]) && RuleNumber::ParsePrefix(text_.substr(at_), &length))
      end = std::max(end, at_ + length);
    return citation_ < cited_.size() ? std::min<size_t>(end, cited_[citation_].begin) : end;
  }

  // Most blanks are one space between two words.
  bool IsOneSpace() const {
    return text_[at_] == ' ' && at_ + 1 < text_.size() && text_[at_ + 1] > ' ' &&
           static_cast<unsigned char>(text_[at_ + 1]) < 0x80;
  }

  size_t BlankEnd(size_t end) const {
    while (end < text_.size()) {
      const Utf8Sequence next = Utf8At(text_, end);
      if (!IsBlank(next.code_point)) break;
      end += next.size;
    }
    return end;
  }

  size_t SignEnd(size_t end) const {
    if (text_[at_] == '(') end = std::max(end, SpeltSignEnd(text_, at_));
    if (Doubles(text_[at_])) {
      while (end < text_.size() && text_[end] == text_[at_]) ++end;
    }
    return end;
  }

  std::string_view text_;
  std::span<const CitedNumber> cited_;
  std::span<const Word> words_;
  uint32_t at_ = 0;
  size_t word_ = 0;
  size_t citation_ = 0;
};

}  // namespace

void CutTokens(std::string_view text, std::span<const CitedNumber> cited, WordSplitter& splitter,
               std::vector<Token>& tokens) {
  constexpr size_t kUsualLength = 3;  // of a token, blanks and signs included
  tokens.reserve(tokens.size() + text.size() / kUsualLength + 1);
  Cutter(text, cited, splitter.Split(text)).Run(tokens);
}

}  // namespace codicil
