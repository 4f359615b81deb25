#include "diff/word_diff.h"

#include <array>
#include <string>

#include "diff/hashing.h"
#include "diff/word_diff_parts.h"
#include "text/fold.h"

namespace codicil {
namespace {

constexpr uint64_t kOnes = 0x0101010101010101;
constexpr uint64_t kHighest = 0x80 * kOnes;

// Of eight bytes that are ASCII the highest bit of those from `first` to `last`.
constexpr uint64_t InRange(uint64_t eight, uint8_t first, uint8_t last) {
  return (eight + (0x80u - first) * kOnes) & ~(eight + (0x7Fu - last) * kOnes);
}

// Whether all are letters and digits of ASCII, which fold to themselves, or 0.
constexpr bool ArePlain(uint64_t eight) {
  const uint64_t ascii = eight & ~kHighest;
  const uint64_t plain =
      InRange(ascii | 0x20 * kOnes, 'a', 'z') | InRange(ascii, '0', '9') | InRange(ascii, 0, 0);
  return ((~plain | eight) & kHighest) == 0;
}

// A sign of one byte folds to itself, but for one that is a quote.
bool IsPlainSign(std::string_view text, const Token& token) {
  return token.end - token.begin == 1 && text[token.begin] != '`';
}

// Of what a token says, whatever its typography; of a cited number, of what it means. That of a
// text is odd, and the others are not.
uint64_t ItemOf(std::string_view text, const Token& token) {
  constexpr uint64_t kBlankItem = 0;
  if (token.meaning != 0) return Mix(token.meaning) & ~uint64_t{1};
  if (token.kind == Token::kBlank) return kBlankItem;
  bool plain = true;
  const uint64_t hash =
      HashShort(text.substr(token.begin), token.end - token.begin, [&plain](uint64_t eight) {
        plain &= ArePlain(eight);
        return eight;
      });
  if (plain || IsPlainSign(text, token)) return hash | 1;
  const std::string folded = Fold(text.substr(token.begin, token.end - token.begin));
  if (folded.empty()) return kBlankItem;
  return HashShort(folded, folded.size(), [](uint64_t eight) { return eight; }) | 1;
}

void Cut(const DiffSide& side, WordSplitter& splitter, TokenText& text) {
  text.text = side.text;
  text.tokens.clear();
  CutTokens(side.text, side.cited, splitter, text.tokens);
  text.items.resize(text.tokens.size());
  text.words_before.resize(text.tokens.size() + 1);
  uint64_t* item = text.items.data();
  uint32_t *words_before = text.words_before.data(), words = 0;
  for (const Token& token : text.tokens) {
    *item++ = ItemOf(side.text, token);
    *words_before++ = words;
    words += token.kind == Token::kWord || token.kind == Token::kCitation;
  }
  *words_before = words;
}

// Turns hunks of tokens into edits of bytes.
class Teller {
 public:
  Teller(const TokenText& old_text, const TokenText& new_text) : old_(old_text), new_(new_text) {}

  void Tell(const Hunk& hunk) { hunk.equal ? TellEqual(hunk) : TellChange(hunk); }
  std::vector<WordEdit> Take() { return std::move(edits_); }

 private:
  // The first token that ends at or behind the hunk has the bytes in the texts; one past the last
  // token is the end of the text.
  static uint32_t ByteAt(const TokenText& text, uint32_t token) {
    return token < text.tokens.size() ? text.tokens[token].begin
                                      : static_cast<uint32_t>(text.text.size());
  }

  static std::string_view BytesOf(const TokenText& text, uint32_t begin, uint32_t end) {
    return text.text.substr(ByteAt(text, begin), ByteAt(text, end) - ByteAt(text, begin));
  }

  void Put(EditKind kind, const Hunk& hunk) {
    const WordEdit edit{kind, ByteAt(old_, hunk.old_begin), ByteAt(old_, hunk.old_end),
                        ByteAt(new_, hunk.new_begin), ByteAt(new_, hunk.new_end)};
    if (!edits_.empty() && edits_.back().kind == kind && kind != EditKind::kRecited &&
        kind != EditKind::kRetargeted) {
      edits_.back().old_end = edit.old_end;
      edits_.back().new_end = edit.new_end;
    } else {
      edits_.push_back(edit);
    }
  }

  void TellEqual(const Hunk& hunk) {
    if (BytesOf(old_, hunk.old_begin, hunk.old_end) == BytesOf(new_, hunk.new_begin, hunk.new_end))
      return Put(EditKind::kEqual, hunk);
    for (uint32_t i = 0; i < hunk.old_size(); ++i) {
      const uint32_t a = hunk.old_begin + i;
      const uint32_t b = hunk.new_begin + i;
      EditKind kind = EditKind::kEqual;
      if (old_.TextOf(a) != new_.TextOf(b)) {
        const bool retypeset = Fold(old_.TextOf(a)) == Fold(new_.TextOf(b));
        kind = old_.tokens[a].meaning == 0 || retypeset ? EditKind::kRetypeset : EditKind::kRecited;
      }
      Put(kind, {true, a, a + 1, b, b + 1});
    }
  }

  // The same number written the same, and compared unequal by what it means.
  bool IsSameNumber(uint32_t a, uint32_t b) const {
    return old_.tokens[a].kind == Token::kCitation && new_.tokens[b].kind == Token::kCitation &&
           old_.TextOf(a) == new_.TextOf(b);
  }

  void PutSameNumber(uint32_t a, uint32_t b) {
    // A number that meant nothing, or now means nothing, is at least what it was.
    const bool known = old_.tokens[a].meaning != 0 && new_.tokens[b].meaning != 0;
    Put(known ? EditKind::kRetargeted : EditKind::kEqual, {true, a, a + 1, b, b + 1});
  }

  void TellChange(Hunk hunk) {
    while (hunk.old_size() && hunk.new_size() && IsSameNumber(hunk.old_begin, hunk.new_begin)) {
      PutSameNumber(hunk.old_begin++, hunk.new_begin++);
    }
    const uint32_t old_end = hunk.old_end;
    const uint32_t new_end = hunk.new_end;
    while (hunk.old_size() && hunk.new_size() && IsSameNumber(hunk.old_end - 1, hunk.new_end - 1)) {
      --hunk.old_end;
      --hunk.new_end;
    }
    if (hunk.old_size()) {
      Put(EditKind::kDeleted,
          {false, hunk.old_begin, hunk.old_end, hunk.new_begin, hunk.new_begin});
    }
    if (hunk.new_size()) {
      Put(EditKind::kInserted, {false, hunk.old_end, hunk.old_end, hunk.new_begin, hunk.new_end});
    }
    for (uint32_t a = hunk.old_end, b = hunk.new_end; a < old_end && b < new_end;) {
      PutSameNumber(a++, b++);
    }
  }

  const TokenText& old_;
  const TokenText& new_;
  std::vector<WordEdit> edits_;
};

}  // namespace

// Kept from one call to the next for their memory.
struct WordDiffer::Texts {
  TokenText old_text;
  TokenText new_text;
};

std::string_view EditKindName(EditKind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"equal",     "deleted", "inserted",
                                                      "retypeset", "recited", "retargeted"};
  return kNames[static_cast<size_t>(kind)];
}

WordDiffer::WordDiffer() : texts_(std::make_unique<Texts>()) {}
WordDiffer::~WordDiffer() = default;

std::vector<WordEdit> WordDiffer::Diff(const DiffSide& old_side, const DiffSide& new_side) {
  TokenText &old_text = texts_->old_text, &new_text = texts_->new_text;
  Cut(old_side, splitter_, old_text);
  Cut(new_side, splitter_, new_text);
  const auto size = static_cast<uint32_t>(old_text.tokens.size());
  std::vector<Hunk> hunks = {{true, 0, size, 0, size}};
  if (old_text.items != new_text.items) {
    hunks = FindHunks(old_text, new_text);
    CleanUp(old_text, new_text, hunks);
  }
  Teller teller(old_text, new_text);
  for (const Hunk& hunk : hunks) teller.Tell(hunk);
  return teller.Take();
}

}  // namespace codicil
