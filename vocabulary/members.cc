#include <algorithm>

#include "base/ascii.h"
#include "base/split.h"
#include "text/language.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

constexpr size_t kMaxWords = 7;           // of a name
constexpr size_t kMaxWordsOfAction = 20;  // in a list where some begin "playing …"

struct Piece {
  uint32_t begin;
  uint32_t end;
};

const ListWords& Tables() { return English().lists; }

class Parser {
 public:
  Parser(std::string_view text, const Expectation& expectation)
      : text_(text), expectation_(expectation) {}

  std::vector<ListMember> Parse(uint32_t begin, uint32_t end) {
    while (begin < end && IsAsciiBlank(text_[begin])) ++begin;
    if (begin == end) return {};
    if (text_[begin] == '{') return Symbols(begin, end);
    Cut(begin, end);
    if (!SettleLast()) return {};
    for (const Piece& piece : pieces_) {
      if (!AddMember(piece)) return {};
    }
    return Enough() ? std::move(members_) : std::vector<ListMember>();
  }

 private:
  std::string_view At(const Piece& piece) const {
    return text_.substr(piece.begin, piece.end - piece.begin);
  }

  // A list that begins with a symbol is one of symbols, with words between groups of them.
  std::vector<ListMember> Symbols(uint32_t begin, uint32_t end) {
    const std::string_view list = text_.substr(0, end);
    for (size_t open = list.find('{', begin); open != list.npos;) {
      const size_t close = list.find('}', open);
      if (close == list.npos) break;
      members_.push_back({std::string(list.substr(open, close + 1 - open)),
                          {},
                          static_cast<uint32_t>(open),
                          static_cast<uint32_t>(close + 1)});
      open = list.find('{', close);
    }
    return members_.size() < 2 ? std::vector<ListMember>() : std::move(members_);
  }

  // Splits at semicolons if there are any, otherwise at commas; never inside brackets.
  void Cut(uint32_t begin, uint32_t end) {
    const char separator = FindOutside(begin, end, ';') < end ? ';' : ',';
    while (begin < end) {
      uint32_t cut = FindOutside(begin, end, separator);
      uint32_t next = cut + 1;
      // American quotes hold the comma: “basic,” “storied,”
      while (next < end && (text_.substr(next, 3) == "”" || text_[next] == '"'))
        next += text_[next] == '"' ? 1 : 3;
      if (next > cut + 1) cut = next;
      Push(begin, std::min(cut, end));
      begin = next;
    }
  }

  uint32_t FindOutside(uint32_t at, uint32_t end, char separator) const {
    int depth = 0;
    for (; at < end; ++at) {
      const char c = text_[at];
      if (c == '(' || c == '[') ++depth;
      if ((c == ')' || c == ']') && depth > 0) --depth;
      const bool apart = at + 1 == end || !IsDigit(text_[at + 1]);
      if (c == separator && depth == 0 && apart) return at;
    }
    return end;
  }

  void Push(uint32_t begin, uint32_t end) {
    while (begin < end && IsAsciiBlank(text_[begin])) ++begin;
    while (end > begin && IsAsciiBlank(text_[end - 1])) --end;
    if (begin < end) pieces_.push_back({begin, end});
  }

  // Returns the size of a conjunction such as "and " at the start.
  static uint32_t Conjunction(std::string_view words) {
    for (const std::string_view conjunction : {"and/or ", "and ", "or "}) {
      if (words.starts_with(conjunction)) return static_cast<uint32_t>(conjunction.size());
    }
    return 0;
  }

  // The last member has "and" before it; what comes after it is not a member.
  bool SettleLast() {
    size_t last = 1;
    while (last < pieces_.size() && Conjunction(At(pieces_[last])) == 0) ++last;
    if (last >= pieces_.size()) return SplitLast();
    pieces_[last].begin += Conjunction(At(pieces_[last]));
    if (last + 1 == pieces_.size()) return true;
    const std::string_view tail = At(pieces_[last + 1]);
    pieces_.resize(last + 1);
    return std::ranges::any_of(Tables().tails, [&](auto word) { return tail.starts_with(word); });
  }

  // Splits "A, B and C" and "A and B"; leaves a list of the form "A, B, C".
  bool SplitLast() {
    if (pieces_.empty()) return false;
    const Piece last = pieces_.back();
    const std::string_view words = At(last);
    for (const std::string_view conjunction : {" and ", " or "}) {
      const size_t at = words.rfind(conjunction);
      if (at == std::string_view::npos || words.find('(') < at) continue;
      pieces_.pop_back();
      Push(last.begin, last.begin + static_cast<uint32_t>(at));
      Push(last.begin + static_cast<uint32_t>(at + conjunction.size()), last.end);
      return true;
    }
    return true;
  }

  bool AddMember(Piece piece) {
    Strip(piece);
    const std::string_view name = At(piece);
    if (name.empty() || !IsName(name)) return false;
    members_.push_back({std::string(name), {}, piece.begin, piece.end});
    return true;
  }

  // Removes the article, aside, quotes and punctuation.
  void Strip(Piece& piece) const {
    for (const std::string_view article : {"the ", "a ", "an "}) {
      if (At(piece).starts_with(article)) piece.begin += static_cast<uint32_t>(article.size());
    }
    if (At(piece).starts_with('{')) {
      piece.end = piece.begin +
                  static_cast<uint32_t>(std::min(At(piece).find('}'), At(piece).size() - 1) + 1);
    }
    const size_t aside = At(piece).find(" (");
    if (aside != std::string_view::npos) piece.end = piece.begin + static_cast<uint32_t>(aside);
    bool quoted = false;
    for (const std::string_view quote : {"“", "\"", "‘"}) {
      if (!At(piece).starts_with(quote)) continue;
      piece.begin += static_cast<uint32_t>(quote.size());
      quoted = true;
    }
    while (!At(piece).empty() && StripEnd(piece, quoted)) {
    }
  }

  bool StripEnd(Piece& piece, bool quoted) const {
    const std::string_view words = At(piece);
    for (const std::string_view end : {".", ",", ";", ":", " ", "\"", "”", "’"}) {
      if (!words.ends_with(end) || (!quoted && ClosesInside(words, end))) continue;
      piece.end -= static_cast<uint32_t>(end.size());
      return true;
    }
    return false;
  }

  // A quote that closes what the name itself opened: Bram of “Low Mere”; or the apostrophe of a
  // plural.
  static bool ClosesInside(std::string_view words, std::string_view end) {
    if (end == "”") return words.find("“") != words.npos;
    if (end == "\"") return words.find('"') + 1 < words.size();
    return end == "’";
  }

  bool IsName(std::string_view name) {
    if (name.front() == '(' || name == "etc" || name == "so on" || name.starts_with("others"))
      return false;
    size_t words = 0;
    for (const std::string_view word : Split(name, " ")) {
      if (words == 0 && word.ends_with("ing")) actions_ = true;
      if (words > 0 && Contains(Tables().clause_words, word)) return false;
      ++words;
    }
    return words <= (actions_ ? kMaxWordsOfAction : kMaxWords) &&
           (expectation_.announced || MayFollowAre(name));
  }

  // Without a colon, "are" can also be the verb of a sentence: "are moved to a hand and exiled".
  bool MayFollowAre(std::string_view name) const {
    const size_t end = std::min(name.find(' '), name.size());
    const std::string_view first = name.substr(0, end);
    if (!members_.empty()) return true;
    const bool lower = first[0] >= 'a' && first[0] <= 'z';
    const bool moved = lower && first.ends_with("ed") && end < name.size();
    return !moved && !Contains(Tables().no_first, first);
  }

  bool Enough() const {
    if (members_.size() >= 3) return true;
    return members_.size() == 2 ? expectation_.two_will_do
                                : members_.size() == 1 && expectation_.one_will_do;
  }

  std::string_view text_;
  const Expectation& expectation_;
  std::vector<Piece> pieces_;
  bool actions_ = false;  // what a player does, not what a thing is called
  std::vector<ListMember> members_;
};

}  // namespace

std::vector<ListMember> ParseMembers(std::string_view text, uint32_t begin, uint32_t end,
                                     const Expectation& expectation) {
  return Parser(text, expectation).Parse(begin, end);
}

}  // namespace codicil::vocabulary
