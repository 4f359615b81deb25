#include "crossref/term_mentions.h"

#include <algorithm>

#include "crossref/lexing.h"
#include "text/code_points.h"
#include "text/quotation_marks.h"
#include "text/sentences.h"

namespace codicil {
namespace {

constexpr size_t kLongestMention = 200;
constexpr size_t kMostPieces = 12;

bool IsNameByte(char c) {
  return IsAlnum(c) || c == '-' || c == '\'' || c == '/' || static_cast<unsigned char>(c) >= 0x80;
}

// A quote inside a term belongs to it: "Intervening “If” Clause".
size_t QuoteSize(std::string_view rest) {
  // "?" may replace any quote in a file that lost them.
  if (rest.starts_with('?')) return 1;
  const QuotationMark mark = QuotationMarkAt(rest, 0);
  return mark.single ? 0 : mark.size;
}

// A stretch of capitalised words, cut at its commas and joiners: "Tap, Tapped, and Untap".
struct Piece {
  size_t begin;
  size_t end;
};

// The end of the stretch in which a mention is sought; no character is split.
size_t EndOfMention(std::string_view text, size_t at) {
  size_t end = std::min(text.size(), at + kLongestMention);
  while (end < text.size() && !StartsCodePoint(text[end])) --end;
  return end;
}

class MentionReader {
 public:
  MentionReader(std::string_view text, size_t at, const CitationWords& words)
      : text_(text.substr(0, EndOfMention(text, at))), at_(at), words_(words) {}

  std::vector<Piece> Read() && {
    while (pieces_.size() < kMostPieces && ReadPiece() && ReadJoint()) {
    }
    return std::move(pieces_);
  }

 private:
  size_t WordEnd(size_t at) const {
    while (at < text_.size() && IsNameByte(text_[at]) && QuoteSize(text_.substr(at)) == 0) ++at;
    return at;
  }

  // Returns the position after a quoted word inside the name, otherwise `at`.
  size_t QuotedWordEnd(size_t at) const {
    const size_t open = QuoteSize(text_.substr(std::min(at, text_.size())));
    const size_t end = WordEnd(at + open);
    const size_t close = QuoteSize(text_.substr(std::min(end, text_.size())));
    return open > 0 && close > 0 && IsUpper(CharAt(text_, at + open)) ? end + close : at;
  }

  bool IsCapital(size_t at) const {
    return IsUpper(CharAt(text_, at)) || IsDigit(CharAt(text_, at));
  }

  bool ReadPiece() {
    if (!IsUpper(CharAt(text_, at_))) return false;
    Piece piece{at_, at_};
    for (size_t at = at_;;) {
      const size_t quoted_end = at > at_ ? QuotedWordEnd(at) : at;
      const size_t end = quoted_end > at ? quoted_end : WordEnd(at);
      const std::string_view word = text_.substr(at, end - at);
      const bool capital = IsCapital(at) || quoted_end > at;
      if (word.empty() || !(capital || IsOneOf(words_.name_links, word))) break;
      if (capital) piece.end = end;
      const size_t next = SkipBlanks(text_, end);
      if (next == end) break;
      at = next;
    }
    at_ = piece.end;
    pieces_.push_back(piece);
    return true;
  }

  bool ReadJoint() {
    size_t at = at_;
    if (CharAt(text_, at) == ',') ++at;
    const size_t blank = at;
    at = SkipBlanks(text_, at);
    if (at == blank) return false;
    const std::string_view word = WordAt(text_, at);
    if (IsOneOf(words_.joiners, word)) {
      at = SkipBlanks(text_, at + word.size());
    } else if (blank == at_) {
      return false;
    }
    at_ = at;
    return true;
  }

  std::string_view text_;
  size_t at_;
  const CitationWords& words_;
  std::vector<Piece> pieces_;
};

}  // namespace

std::optional<QuotedTerm> ReadQuotedTerm(std::string_view text, size_t at, bool in_glossary,
                                         const ReferenceIndex& index) {
  const auto title = ReadQuoted(text, at);
  if (!title) return std::nullopt;
  const std::string_view name = text.substr(title->begin, title->end - title->begin);
  const bool named = in_glossary && IsUpper(name[0]);
  if (!named && index.FindTerm(name).empty()) return std::nullopt;
  return QuotedTerm{Locator(Locator::kTerm, title->begin, title->end, name), title->after};
}

GlossaryQuotes FindGlossaryQuotes(std::string_view text, size_t floor, size_t at,
                                  const ReferenceIndex& index) {
  constexpr size_t kLongest = 300;
  const Sentence sentence = SentenceAround(text, at, kLongest);
  GlossaryQuotes found;
  found.end = sentence.end;
  for (size_t next = std::max<size_t>(floor, sentence.begin); next < found.end; ++next) {
    // A number may be cited after the word; the caller looks for it.
    if (next > at && IsDigit(text[next])) break;
    const bool opens = next == 0 || !IsAlnum(CharBefore(text, next));
    auto term = opens ? ReadQuotedTerm(text, next, false, index) : std::nullopt;
    if (!term || !IsUpper(term->locator.name[0])) continue;
    const size_t begin = next;
    next = term->end - 1;
    found.quotes.push_back({begin, std::move(*term)});
  }
  return found;
}

std::vector<Locator> ReadTerms(std::string_view text, size_t at, bool in_glossary,
                               const CitationWords& words, const ReferenceIndex& index) {
  const std::vector<Piece> pieces = MentionReader(text, at, words).Read();
  std::vector<Locator> terms;
  for (size_t i = 0; i < pieces.size();) {
    size_t last = pieces.size();
    bool known = false;
    while (!known && last > i) {
      known = !index.FindTerm(text.substr(pieces[i].begin, pieces[last - 1].end - pieces[i].begin))
                   .empty();
      if (!known) --last;
    }
    if (!known && !in_glossary) break;
    last = std::max(last, i + 1);
    const size_t begin = pieces[i].begin, end = pieces[last - 1].end;
    terms.emplace_back(Locator::kTerm, begin, end, text.substr(begin, end - begin));
    i = last;
  }
  return terms;
}

}  // namespace codicil
