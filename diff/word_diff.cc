#include "diff/word_diff.h"

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <unordered_map>

#include "diff/word_diff_parts.h"
#include "text/fold.h"

namespace codicil {

// Tokens by number: those that say the same have the same, in all texts.
class TokenTable {
 public:
  void Number(TokenText& text) {
    text.items.reserve(text.tokens.size());
    for (size_t i = 0; i < text.tokens.size(); ++i) text.items.push_back(ItemOf(text, i));
  }

 private:
  uint32_t ItemOf(const TokenText& text, size_t i) {
    const Token& token = text.tokens[i];
    if (token.meaning != 0) return NumberOf(by_meaning_, token.meaning);
    const std::string_view as_written = text.TextOf(i);
    const auto known = by_spelling_.find(as_written);
    if (known != by_spelling_.end()) return known->second;
    const uint32_t item =
        NumberOf(by_fold_, token.kind == Token::kBlank ? std::string(" ") : Folded(as_written));
    by_spelling_.emplace(spellings_.emplace_back(as_written), item);
    return item;
  }

  // Letters and digits fold to themselves.
  static std::string Folded(std::string_view word) {
    const bool plain = std::all_of(word.begin(), word.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
    return plain ? std::string(word) : Fold(word);
  }

  template <typename Map, typename Key>
  uint32_t NumberOf(Map& map, Key key) {
    const auto [found, is_new] = map.try_emplace(std::move(key), next_);
    if (is_new) ++next_;
    return found->second;
  }

  std::deque<std::string> spellings_;  // at stable addresses
  std::unordered_map<std::string_view, uint32_t> by_spelling_;
  std::unordered_map<std::string, uint32_t> by_fold_;
  std::unordered_map<uint64_t, uint32_t> by_meaning_;
  uint32_t next_ = 0;
};

namespace {

// As the table would number them, one pair at a time.
bool SaySame(const TokenText& a, const TokenText& b, size_t i) {
  const Token &x = a.tokens[i], &y = b.tokens[i];
  if (x.meaning != 0 || y.meaning != 0) return x.meaning == y.meaning;
  if (a.TextOf(i) == b.TextOf(i)) return true;
  if (x.kind == Token::kBlank || y.kind == Token::kBlank) return x.kind == y.kind;
  return Fold(a.TextOf(i)) == Fold(b.TextOf(i));
}

// Token by token: so it is where only typography or the numbers of what is cited differ.
bool SaySame(const TokenText& a, const TokenText& b) {
  if (a.tokens.size() != b.tokens.size()) return false;
  for (size_t i = 0; i < a.tokens.size(); ++i) {
    if (!SaySame(a, b, i)) return false;
  }
  return true;
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

std::string_view EditKindName(EditKind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"equal",     "deleted", "inserted",
                                                      "retypeset", "recited", "retargeted"};
  return kNames[static_cast<size_t>(kind)];
}

WordDiffer::WordDiffer() : table_(std::make_unique<TokenTable>()) {}
WordDiffer::~WordDiffer() = default;

std::vector<WordEdit> WordDiffer::Diff(const DiffSide& old_side, const DiffSide& new_side) {
  TokenText old_text{old_side.text, CutTokens(old_side.text, old_side.cited, splitter_), {}};
  TokenText new_text{new_side.text, CutTokens(new_side.text, new_side.cited, splitter_), {}};
  const auto size = static_cast<uint32_t>(old_text.tokens.size());
  std::vector<Hunk> hunks = {{true, 0, size, 0, size}};
  if (!SaySame(old_text, new_text)) {
    table_->Number(old_text);
    table_->Number(new_text);
    hunks = FindHunks(old_text, new_text);
    CleanUp(old_text, new_text, hunks);
  }
  Teller teller(old_text, new_text);
  for (const Hunk& hunk : hunks) teller.Tell(hunk);
  return teller.Take();
}

}  // namespace codicil
