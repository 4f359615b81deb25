#include "ingest/rst/inline_markup.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/ascii.h"
#include "ingest/rst/inline_context.h"

namespace codicil::rst {
namespace {

bool IsWord(char c) { return IsAlnum(c) || !IsAscii(c); }

// A name may contain single "-._+:" between its letters.
bool IsNameJoint(char c) { return c == '-' || c == '.' || c == '_' || c == '+' || c == ':'; }

constexpr size_t kNone = std::string_view::npos;
constexpr size_t kMaxName = 64;
constexpr size_t kMaxAddress = 2048;

class InlineParser {
 public:
  explicit InlineParser(std::string_view text) : text_(text) {}

  std::vector<InlinePiece> Parse() && {
    constexpr std::string_view kSpecial = "\\*`|_[:hfm";
    size_t at = 0;
    while ((at = text_.find_first_of(kSpecial, at)) != kNone) at = ParseAt(at);
    AddText(text_.size());
    return std::move(pieces_);
  }

 private:
  // Returns where to continue.
  size_t ParseAt(size_t at) {
    switch (text_[at]) {
      case '\\':
        return std::min(at + 2, text_.size());
      case '*':
        return ParseStar(at);
      case '`':
        return ParseBackquote(at, at);
      case '|':
        return ParseBar(at);
      case '_':
        return ParseUnderscore(at);
      case '[':
        return ParseFootnote(at);
      case ':':
        return ParseRole(at);
      default:
        return ParseAddress(at);
    }
  }

  bool StartsAt(size_t at, size_t length) const {
    const size_t next = at + length;
    return next < text_.size() && MayStartAt(text_, at) && !IsSpaceAt(text_, next) &&
           !IsQuoted(text_, at, next);
  }

  // Returns the place of the end-string that closes what starts at `from`: not after a space, not
  // escaped (except in literals), and before something that may follow markup. A failed search is
  // not repeated further on.
  size_t FindEnd(std::string_view end, size_t from, size_t kind) {
    if (exhausted_[kind]) return kNone;
    const bool literal = end == "``";
    for (size_t i = from; i < text_.size(); ++i) {
      if (text_[i] == '\\' && !literal) {
        ++i;
        continue;
      }
      if (i == from || text_.substr(i, end.size()) != end || IsSpaceBefore(text_, i)) continue;
      if (MayEndAt(text_, EndOfSuffix(i + end.size(), kind))) return i;
    }
    exhausted_[kind] = true;
    return kNone;
  }

  // Returns the end of an end-string with its suffix: "_" or "__" after "`" and "|", ":role:" after
  // "`".
  size_t EndOfSuffix(size_t at, size_t kind) const {
    if (kind != kBackquote && kind != kBar) return at;
    if (kind == kBackquote && at < text_.size() && text_[at] == ':') {
      const size_t role = EndOfName(at + 1, at + kMaxName);
      if (role > at + 1 && role < text_.size() && text_[role] == ':') return role + 1;
    }
    if (text_.substr(at, 2) == "__") return at + 2;
    return at < text_.size() && text_[at] == '_' ? at + 1 : at;
  }

  // Not past `limit`, so that a text of nothing but colons costs no more than another.
  size_t EndOfName(size_t at, size_t limit) const {
    size_t end = at;
    while (end < std::min(limit, text_.size())) {
      const bool joint =
          end > at && IsNameJoint(text_[end]) && end + 1 < text_.size() && IsWord(text_[end + 1]);
      if (!joint && !IsWord(text_[end])) break;
      ++end;
    }
    return end;
  }

  static ByteRange Range(size_t begin, size_t end) {
    return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
  }

  void AddText(size_t end) {
    if (done_ == end) return;
    pieces_.push_back({InlineKind::kText, Range(done_, end), Range(done_, end), {}, false});
    done_ = end;
  }

  InlinePiece& Add(InlineKind kind, ByteRange whole, ByteRange text) {
    AddText(whole.begin);
    done_ = whole.end;
    return pieces_.emplace_back(InlinePiece{kind, whole, text, {}, false});
  }

  size_t AddUnclosed(size_t at, size_t length) {
    Add(InlineKind::kUnclosed, Range(at, at + length), Range(at, at + length));
    return at + length;
  }

  size_t ParseWrapped(InlineKind kind, std::string_view mark, size_t at, size_t memo) {
    if (!StartsAt(at, mark.size())) return at + mark.size();
    const size_t begin = at + mark.size();
    const size_t end = FindEnd(mark, begin, memo);
    if (end == kNone) return AddUnclosed(at, mark.size());
    Add(kind, Range(at, end + mark.size()), Range(begin, end));
    return done_;
  }

  size_t ParseStar(size_t at) {
    if (text_.substr(at, 2) == "**") return ParseWrapped(InlineKind::kStrong, "**", at, kTwoStars);
    return ParseWrapped(InlineKind::kEmphasis, "*", at, kStar);
  }

  size_t ParseBar(size_t at) {
    if (text_.substr(at, 2) == "||" || !StartsAt(at, 1)) return at + 1;
    const size_t end = FindEnd("|", at + 1, kBar);
    if (end == kNone) return AddUnclosed(at, 1);
    Add(InlineKind::kSubstitution, Range(at, EndOfSuffix(end + 1, kBar)), Range(at + 1, end));
    return done_;
  }

  // `x`, with the role before it in [start, at).
  size_t ParseBackquote(size_t start, size_t at) {
    if (text_.substr(at, 2) == "``") {
      if (start == at) return ParseWrapped(InlineKind::kLiteral, "``", at, kTwoBackquotes);
      return at + 1;
    }
    if (!MayStartAt(text_, start) || at + 1 >= text_.size() || IsSpaceAt(text_, at + 1) ||
        IsQuoted(text_, start, at + 1)) {
      return at + 1;
    }
    const size_t end = FindEnd("`", at + 1, kBackquote);
    if (end == kNone) return AddUnclosed(at, 1);
    AddInterpreted(start, at, end);
    return done_;
  }

  void AddInterpreted(size_t start, size_t at, size_t end) {
    const size_t whole_end = EndOfSuffix(end + 1, kBackquote);
    const bool reference = whole_end > end + 1 && text_[end + 1] == '_';
    const ByteRange whole = Range(start, whole_end);
    InlinePiece& piece =
        Add(reference ? InlineKind::kReference : InlineKind::kRole, whole, Range(at + 1, end));
    if (reference) {
      SplitAddress(piece);
    } else if (start < at) {
      piece.name = Range(start + 1, at - 1);
    } else if (whole_end > end + 1) {
      piece.name = Range(end + 2, whole_end - 1);
    }
  }

  // `words <address>`_ and `<address>`_
  void SplitAddress(InlinePiece& piece) const {
    const std::string_view inside = piece.text.Of(text_);
    if (!inside.ends_with('>')) return;
    const size_t open = inside.rfind('<');
    if (open == kNone || (open > 0 && inside[open - 1] != ' ' && inside[open - 1] != '\n')) return;
    const size_t begin = piece.text.begin;
    piece.name = Range(begin + open + 1, piece.text.end - 1u);
    if (open == 0) {
      piece.text = piece.name;
      return;
    }
    size_t end = begin + open;
    while (end > begin && (text_[end - 1] == ' ' || text_[end - 1] == '\n')) --end;
    piece.text = Range(begin, end);
  }

  size_t ParseRole(size_t at) {
    const size_t end = EndOfName(at + 1, at + kMaxName);
    const bool role =
        end > at + 1 && end + 1 < text_.size() && text_[end] == ':' && text_[end + 1] == '`';
    return role ? ParseBackquote(at, end + 1) : at + 1;
  }

  // _`target`, and the end of reference_
  size_t ParseUnderscore(size_t at) {
    if (text_.substr(at, 2) == "_`" && StartsAt(at, 2)) {
      const size_t end = FindEnd("`", at + 2, kTarget);
      if (end == kNone) return AddUnclosed(at, 2);
      Add(InlineKind::kTarget, Range(at, end + 1), Range(at + 2, end));
      return done_;
    }
    const size_t end = text_.substr(at, 2) == "__" ? at + 2 : at + 1;
    if (at == done_ || !IsWord(text_[at - 1]) || !MayEndAt(text_, end)) return end;
    size_t begin = at;
    while (begin > done_ &&
           (IsWord(text_[begin - 1]) ||
            (IsNameJoint(text_[begin - 1]) && begin - 1 > done_ && IsWord(text_[begin - 2])))) {
      --begin;
    }
    if (!MayStartAt(text_, begin)) return end;
    Add(InlineKind::kReference, Range(begin, end), Range(begin, at)).simple = true;
    return end;
  }

  size_t ParseFootnote(size_t at) {
    constexpr size_t kMaxLabel = 64;
    const size_t close = text_.substr(at, kMaxLabel).find("]_");
    if (close == kNone || close < 2 || !MayEndAt(text_, at + close + 2)) return at + 1;
    for (size_t i = at + 1; i < at + close; ++i) {
      if (!IsWord(text_[i]) && !IsNameJoint(text_[i]) && text_[i] != '#' && text_[i] != '*')
        return at + 1;
    }
    Add(InlineKind::kFootnote, Range(at, at + close + 2), Range(at, at + close + 1));
    return done_;
  }

  size_t ParseAddress(size_t at) {
    constexpr std::array<std::string_view, 4> kSchemes = {"http://", "https://", "ftp://",
                                                          "mailto:"};
    constexpr std::string_view kInside = "-_.!~*'()[];/:@&=+$,%?#";
    for (std::string_view scheme : kSchemes) {
      if (text_.substr(at, scheme.size()) != scheme || !MayStartAt(text_, at)) continue;
      size_t end = at + scheme.size();
      const size_t least = end;
      while (end < std::min(text_.size(), at + kMaxAddress) &&
             (IsWord(text_[end]) || kInside.find(text_[end]) != kNone))
        ++end;
      while (end > least && !IsWord(text_[end - 1]) &&
             std::string_view("_~*/=+").find(text_[end - 1]) == kNone) {
        --end;
      }
      if (end == least || !MayEndAt(text_, end)) continue;
      Add(InlineKind::kAddress, Range(at, end), Range(at, end));
      return done_;
    }
    return at + 1;
  }

  // The kinds of end-string of which there are no more.
  enum : size_t { kStar, kTwoStars, kTwoBackquotes, kBackquote, kBar, kTarget, kKinds };

  std::string_view text_;
  std::vector<InlinePiece> pieces_;
  size_t done_ = 0;
  std::array<bool, kKinds> exhausted_{};
};

}  // namespace

std::vector<InlinePiece> ParseInline(std::string_view paragraph) {
  return InlineParser(paragraph).Parse();
}

}  // namespace codicil::rst
