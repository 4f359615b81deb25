#include "diff/tokens.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "rules/rule_number.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

// Returns the end of the symbol that begins at the brace at `at`, or `at` if there is none.
size_t SymbolEnd(std::string_view text, size_t at) {
  constexpr size_t kLongestSymbol = 12;
  const size_t close = text.substr(at, kLongestSymbol).find('}');
  if (close == text.npos || close == 1) return at;
  const std::string_view inside = text.substr(at + 1, close - 1);
  return inside.find_first_of("{ \n") == inside.npos ? at + close + 1 : at;
}

// "(tm)" and similar spellings represent one sign.
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
  Cutter(const DiffSide& side, TokenCutter& items, TokenText& to)
      : text_(side.text), cited_(side.cited), words_(side.words), items_(items), to_(to) {}

  void Run() {
    while (at_ < text_.size()) {
      while (word_ < words_.size() && words_[word_].begin < at_) ++word_;
      while (citation_ < cited_.size() && cited_[citation_].begin < at_) ++citation_;
      TakeOne();
    }
  }

 private:
  void TakeOne() {
    if (citation_ < cited_.size() && cited_[citation_].begin == at_) return TakeCitation();
    if (word_ < words_.size() && words_[word_].begin == at_) return TakeWord();
    const char c = text_[at_];
    const size_t symbol_end = c == '{' ? SymbolEnd(text_, at_) : at_;
    if (symbol_end > at_) return Put(Token::kWord, symbol_end);
    const Utf8Sequence first = Utf8At(text_, at_);
    const size_t end = at_ + first.size;
    if (IsBlank(first.code_point)) return Put(Token::kBlank, BlankEnd(end), Items::kBlank);
    Put(Token::kSign, SignEnd(end));
  }

  void TakeCitation() {
    const auto& [begin, end, meaning] = cited_[citation_];
    constexpr uint64_t kCited = uint64_t{1} << 63;  // beyond all items
    if (meaning == 0) return Put(Token::kCitation, end);
    Put(Token::kCitation, end, meaning | kCited);
    to_.tokens.back().is_known = true;
  }

  void TakeWord() {
    const size_t end = WordEnd();
    if (end != words_[word_].end) return Put(Token::kWord, end);
    Put(Token::kWord, end, items_.OfWord(words_[word_], text_));
  }

  void Put(Token::Kind kind, size_t end) {
    Put(kind, end, items_.Of(text_.substr(at_, end - at_)));
  }

  void Put(Token::Kind kind, size_t end, uint64_t item) {
    const auto token_end = static_cast<uint32_t>(end);
    to_.tokens.push_back({kind, false, at_, token_end});
    to_.items.push_back(item);
    at_ = token_end;
  }

  // "103.1.b.2" is several words to Unicode, but one number.
  size_t WordEnd() const {
    size_t end = words_[word_].end, length = 0;
    if (IsDigit(text_[at_]) && RuleNumber::ParsePrefix(text_.substr(at_), &length))
      end = std::max(end, at_ + length);
    return citation_ < cited_.size() ? std::min<size_t>(end, cited_[citation_].begin) : end;
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
  std::span<const SpelledWord> words_;
  TokenCutter& items_;
  TokenText& to_;
  uint32_t at_ = 0;
  size_t word_ = 0;
  size_t citation_ = 0;
};

}  // namespace

uint32_t Items::Of(std::string_view text) { return texts_.Number(Fold(text)); }

uint32_t Items::Plain(uint32_t item) {
  if (item >= plain_.size()) plain_.resize(item + 1, kUnknown);
  if (plain_[item] == kUnknown) plain_[item] = texts_.Number(FoldWord(texts_[item]));
  return plain_[item];
}

void TokenCutter::Cut(const DiffSide& side, TokenText& cut) {
  cut.text = side.text, cut.tokens.clear(), cut.items.clear();
  Cutter(side, *this, cut).Run();
}

uint32_t TokenCutter::OfWord(const SpelledWord& word, std::string_view text) {
  if (word.spelling >= by_spelling_.size()) by_spelling_.resize(word.spelling + 1, kUnknown);
  uint32_t& item = by_spelling_[word.spelling];
  if (item == kUnknown) item = Of(text.substr(word.begin, word.end - word.begin));
  return item;
}

void CountWords(TokenText& text) {
  text.words_before = {0};
  for (const Token& token : text.tokens) {
    const bool word = token.kind == Token::kWord || token.kind == Token::kCitation;
    text.words_before.push_back(text.words_before.back() + word);
  }
}

}  // namespace codicil
