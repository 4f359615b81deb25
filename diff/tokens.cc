#include "diff/tokens.h"

#include <algorithm>
#include <array>
#include <string>

#include "diff/hashing.h"
#include "rules/rule_number.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr uint64_t kBlankItem = 0;

// Returns the item for what a text says, regardless of typography: odd, unlike that of a citation.
uint64_t ItemOf(std::string_view text, size_t size) {
  const auto same = [](uint64_t eight) { return eight; };
  // A sign of one byte folds to itself, unless it is a quote.
  if (size == 1 && text[0] != '`') return HashShort(text, size, same) | 1;
  bool plain = true;
  const uint64_t hash = HashShort(text, size, [&plain](uint64_t eight) {
    plain &= ArePlain(eight);
    return eight;
  });
  if (plain) return hash | 1;
  const std::string folded = Fold(text.substr(0, size));
  return folded.empty() ? kBlankItem : HashShort(folded, folded.size(), same) | 1;
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

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
  Cutter(const DiffSide& side, std::span<uint64_t> items, TokenText& to)
      : text_(side.text), cited_(side.cited), words_(side.words), items_(items), to_(to) {}

  void Run() {
    while (at_ < text_.size()) {
      SkipPassed();
      TakePlainWords();
      SkipPassed();
      if (at_ < text_.size()) TakeOne();
    }
  }

 private:
  void SkipPassed() {
    while (word_ < words_.size() && words_.word(word_).begin < at_) ++word_;
    while (citation_ < cited_.size() && cited_[citation_].begin < at_) ++citation_;
  }

  // Words followed by one space and something plain: most of a text.
  void TakePlainWords() {
    const size_t limit = citation_ < cited_.size() ? cited_[citation_].begin : text_.size();
    const PassageWords words = words_;
    size_t next = word_;
    uint32_t at = at_;
    for (; next < words.size(); ++next) {
      const Word word = words.word(next);
      if (word.begin != at || word.end >= limit || !IsOneSpace(word.end) || IsDigit(text_[at]))
        break;
      to_.tokens.push_back({Token::kWord, false, at, word.end});
      to_.tokens.push_back({Token::kBlank, false, word.end, word.end + 1});
      to_.items.push_back(ItemOfWord(next));
      to_.items.push_back(kBlankItem);
      at = word.end + 1;
    }
    word_ = next, at_ = at;
  }

  void TakeOne() {
    if (citation_ < cited_.size() && cited_[citation_].begin == at_) return TakeCitation();
    if (word_ < words_.size() && words_.word(word_).begin == at_) return TakeWord();
    const char c = text_[at_];
    if (IsOneSpace(at_)) return Put(Token::kBlank, at_ + 1, kBlankItem);
    const size_t symbol_end = c == '{' ? SymbolEnd(text_, at_) : at_;
    if (symbol_end > at_) return Put(Token::kWord, symbol_end, ItemUpTo(symbol_end));
    if (c > ' ') return TakeSign(at_ + 1);
    const Utf8Sequence first = Utf8At(text_, at_);
    const size_t end = at_ + first.size;
    IsBlank(first.code_point) ? Put(Token::kBlank, BlankEnd(end), kBlankItem) : TakeSign(end);
  }

  void TakeCitation() {
    const auto& [begin, end, meaning] = cited_[citation_];
    Put(Token::kCitation, end, meaning != 0 ? Mix(meaning) & ~uint64_t{1} : ItemUpTo(end));
    to_.tokens.back().is_known = meaning != 0;
  }

  void TakeWord() {
    const size_t end = WordEnd();
    Put(Token::kWord, end, end == words_.word(word_).end ? ItemOfWord(word_) : ItemUpTo(end));
  }

  void TakeSign(size_t end) {
    end = SignEnd(end);
    Put(Token::kSign, end, ItemUpTo(end));
  }

  void Put(Token::Kind kind, size_t end, uint64_t item) {
    const auto token_end = static_cast<uint32_t>(end);
    to_.tokens.push_back({kind, false, at_, token_end});
    to_.items.push_back(item);
    at_ = token_end;
  }

  uint64_t ItemUpTo(size_t end) const { return ItemOf(text_.substr(at_), end - at_); }

  uint64_t ItemOfWord(size_t i) {
    const auto [begin, end] = words_.word(i);
    uint64_t& item = items_[words_.spelling(i)];
    if (item == 0) item = ItemOf(text_.substr(begin), end - begin);
    return item;
  }

  // "103.1.b.2" is several words to Unicode, but one number.
  size_t WordEnd() const {
    size_t end = words_.word(word_).end, length = 0;
    if (IsDigit(text_[at_]) && RuleNumber::ParsePrefix(text_.substr(at_), &length))
      end = std::max(end, at_ + length);
    return citation_ < cited_.size() ? std::min<size_t>(end, cited_[citation_].begin) : end;
  }

  // Most spaces are a single space between two words.
  bool IsOneSpace(size_t at) const {
    return text_[at] == ' ' && at + 1 < text_.size() && text_[at + 1] > ' ' &&
           static_cast<unsigned char>(text_[at + 1]) < 0x80;
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
  const PassageWords words_;
  std::span<uint64_t> items_;
  TokenText& to_;
  uint32_t at_ = 0;
  size_t word_ = 0;
  size_t citation_ = 0;
};

}  // namespace

void TokenCutter::Cut(const DiffSide& side, TokenText& cut) {
  cut.text = side.text, cut.tokens.clear(), cut.items.clear();
  Cutter(side, items_, cut).Run();
}

void CountWords(TokenText& text) {
  text.words_before.resize(text.tokens.size() + 1);
  uint32_t *words_before = text.words_before.data(), words = 0;
  for (const Token& token : text.tokens) {
    *words_before++ = words;
    words += token.kind == Token::kWord || token.kind == Token::kCitation;
  }
  *words_before = words;
}

}  // namespace codicil
