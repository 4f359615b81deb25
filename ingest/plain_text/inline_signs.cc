#include "ingest/plain_text/inline_signs.h"

#include <algorithm>

#include "base/ascii.h"

namespace codicil::plain {
namespace {

constexpr std::string_view kMarkdown = "_*[]\\";

bool IsWordByte(char c) { return IsAlnum(c) || c == '_'; }

// Signs between the parts of an address: its underscores are its own.
bool IsInAddress(char c) {
  return std::string_view("/=&?#@~%\\").find(c) != std::string_view::npos;
}

// "https://…", "mailto:…"; others lead to places in the document.
bool LeadsOutside(std::string_view address) {
  return address.find("://") != address.npos || address.starts_with("mailto:");
}

// "## Title"
bool IsTitle(std::string_view line) {
  const size_t level = line.find_first_not_of('#');
  constexpr size_t kDeepest = 6;
  return level != line.npos && level > 0 && level <= kDeepest && line[level] == ' ';
}

class SignFinder {
 public:
  SignFinder(std::string_view text, std::string_view signs)
      : text_(text), signs_(signs), markdown_(signs == kMarkdown) {}

  void Read(const Piece& piece) {
    piece_ = piece;
    for (size_t at = Next(piece.begin); at < piece.end;)
      at = Next(ReadSign(static_cast<uint32_t>(at)));
  }

  std::vector<InlineSign> Finish() && {
    for (const Opened& opened : opened_) found_[opened.sign].begin = found_[opened.sign].end;
    std::erase_if(found_, [](const InlineSign& sign) { return sign.begin == sign.end; });
    return std::move(found_);
  }

 private:
  struct Opened {
    std::string_view sign_text;
    size_t sign;  // index in found_
  };

  // A search for several signs looks at each byte by itself.
  size_t Next(size_t at) const {
    const std::string_view upto = text_.substr(0, piece_.end);
    return signs_.size() == 1 ? upto.find(signs_[0], at) : upto.find_first_of(signs_, at);
  }

  // Returns where to go on.
  uint32_t ReadSign(uint32_t at) {
    switch (text_[at]) {
      case '\\':
        return ReadBackslash(at);
      case '[':
        Open(at, at + 1, MarkKind::kLink);
        return at + 1;
      case ']':
        return ReadBracketEnd(at);
      default:
        return ReadEmphasis(at);
    }
  }

  char Before(uint32_t at) const { return at == piece_.begin ? ' ' : text_[at - 1]; }
  char At(uint32_t at) const { return at >= piece_.end ? ' ' : text_[at]; }

  uint32_t ReadBackslash(uint32_t at) {
    if (std::string_view("*_[]#.->`").find(At(at + 1)) == std::string_view::npos) return at + 1;
    found_.push_back({at, at + 1, InlineSign::kNeither});
    return at + 2;
  }

  uint32_t ReadBracketEnd(uint32_t at) {
    const std::string_view target = TargetAt(at + 1);
    if (!Forget("[")) return at + 1;
    const auto end = at + 3 + static_cast<uint32_t>(target.size());
    const bool picture = found_[partner_].begin > 0 && text_[found_[partner_].begin - 1] == '!';
    if (target.empty() || picture) return target.empty() ? at + 1 : end;
    Pair(at, end);
    found_.back().address = target.substr(0, target.find(' '));
    found_.back().marks = found_[partner_].marks = LeadsOutside(found_.back().address);
    return end;
  }

  // What is in the round brackets at `at`, which may have others inside.
  std::string_view TargetAt(uint32_t at) const {
    constexpr uint32_t kLongest = 2000;
    if (At(at) != '(') return {};
    int open = 0;
    for (uint32_t end = at; end < piece_.end && end - at < kLongest; ++end) {
      open += text_[end] == '(' ? 1 : text_[end] == ')' ? -1 : 0;
      if (open == 0) return text_.substr(at + 1, end - at - 1);
    }
    return {};
  }

  // "_", "*", "**", "__", "***"; more in a row are blanks to fill in, or a line.
  uint32_t ReadEmphasis(uint32_t at) {
    constexpr uint32_t kMost = 3;
    uint32_t end = at;
    while (end < piece_.end && text_[end] == text_[at]) ++end;
    if (end - at > (markdown_ ? kMost : 1)) return end;
    const char before = Before(at), after = At(end);
    if (text_[at] == '_' && (IsInAddress(before) || IsInAddress(after))) return end;
    const bool opens = !IsWordByte(before) && !IsAsciiBlank(after);
    const bool closes = !IsAsciiBlank(before) && (text_[at] == '*' || !IsWordByte(after));
    const std::string_view sign = text_.substr(at, end - at);
    if (text_[at] == '_' && opens && closes) return end;
    if (closes && Close(at, end, sign)) return end;
    if (opens) Open(at, end, sign.size() == 1 ? MarkKind::kEmphasis : MarkKind::kStrong);
    return end;
  }

  void Open(uint32_t begin, uint32_t end, MarkKind kind) {
    opened_.push_back({text_.substr(begin, end - begin), found_.size()});
    found_.push_back({begin, end, InlineSign::kOpens, kind});
  }

  // Closes the last sign of these bytes; those that were opened after it have no partner.
  bool Close(uint32_t begin, uint32_t end, std::string_view sign) {
    const bool found = Forget(sign);
    if (found) Pair(begin, end);
    return found;
  }

  void Pair(uint32_t begin, uint32_t end) {
    InlineSign& opening = found_[partner_];
    opening.end = opening.begin + partner_size_;
    found_.push_back({begin, end, InlineSign::kCloses, opening.kind});
  }

  // Takes the last sign of these bytes, and those opened after it, from the open ones. They are
  // text, unless one is closed. Looks only at the last few, so that it is linear.
  bool Forget(std::string_view sign) {
    constexpr std::ptrdiff_t kDeepest = 16;
    const auto is_it = [&](const Opened& opened) { return opened.sign_text == sign; };
    const auto end = opened_.rbegin() + std::min(kDeepest, std::ssize(opened_));
    const auto last = std::find_if(opened_.rbegin(), end, is_it);
    if (last == end) return false;
    partner_ = last->sign;
    partner_size_ = static_cast<uint32_t>(last->sign_text.size());
    for (auto dropped = last.base() - 1; dropped != opened_.end(); ++dropped)
      found_[dropped->sign].end = found_[dropped->sign].begin;
    opened_.erase(last.base() - 1, opened_.end());
    return true;
  }

  std::string_view text_, signs_;
  bool markdown_;
  Piece piece_ = {};
  std::vector<InlineSign> found_;  // empty: without a partner
  std::vector<Opened> opened_;
  size_t partner_ = 0;  // of the sign that was closed last, in found_
  uint32_t partner_size_ = 0;
};

}  // namespace

std::string_view InlineSignsOf(std::string_view text) {
  constexpr int kFewestTitles = 2;
  int titles = 0;
  for (size_t at = text.find('#'); at < text.size() && titles < kFewestTitles;
       at = text.find('#', text.find('\n', at))) {
    const bool begins = at == 0 || text[at - 1] == '\n';
    titles += begins && IsTitle(text.substr(at, 8)) ? 1 : 0;
  }
  if (titles == kFewestTitles) return kMarkdown;
  return text.find('_') == text.npos ? std::string_view() : kMarkdown.substr(0, 1);
}

std::vector<InlineSign> FindInlineSigns(std::string_view text, std::string_view signs,
                                        std::span<const Piece> paragraph) {
  if (signs.empty()) return {};
  SignFinder finder(text, signs);
  for (const Piece& piece : paragraph) finder.Read(piece);
  return std::move(finder).Finish();
}

}  // namespace codicil::plain
