#include "output/rst_inline.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ascii.h"
#include "output/links.h"
#include "text/code_points.h"

namespace codicil {
namespace {

bool IsWordByte(char c) { return IsAlnum(c) || !IsAscii(c); }
bool Holds(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

// The character in an address that makes a reader treat it as a link: ":" in "http://x" and any
// other scheme ("data:x"), "@" in "a@b".
bool JoinsAddress(std::string_view text, size_t i) {
  if (text[i] == '@')
    return i > 0 && IsWordByte(text[i - 1]) && i + 1 < text.size() && IsWordByte(text[i + 1]);
  const bool goes_on = i + 1 < text.size() && !IsAsciiBlank(text[i + 1]) && text[i + 1] != ':';
  return text[i] == ':' && goes_on && i > 0 && IsLetter(text[i - 1]);
}

// `*`, a backquote, "|" and the backslash start markup, "_" ends a reference.
std::string Escaped(std::string_view text, std::string_view also = {}) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool word_end = i + 1 == text.size() || !IsAlnum(text[i + 1]);
    const bool word_begin = i == 0 || !IsAlnum(text[i - 1]);
    if (Holds("*`|\\", c) || (c == '_' && (word_end || word_begin)) || JoinsAddress(text, i) ||
        Holds(also, c)) {
      out += '\\';
    }
    out += c;
  }
  return out;
}

// One or two letters, a Roman number, an Arabic one, or "#".
bool IsOrdinal(std::string_view word) {
  if (word == "#" || word.find_first_not_of("0123456789") == std::string_view::npos)
    return !word.empty();
  if (word.find_first_not_of("ivxlcdmIVXLCDM") == std::string_view::npos) return true;
  return word.size() <= 2 && std::ranges::all_of(word, IsAlnum);
}

// "a.", "12)", "(iv)", "#.": an enumerator that would make the line a list item.
bool LooksLikeEnumerator(std::string_view text) {
  if (text.starts_with('(')) text.remove_prefix(1);
  const size_t end = text.find_first_of(".)");
  if (end == std::string_view::npos || !IsOrdinal(text.substr(0, end))) return false;
  return end + 1 == text.size() || IsAsciiBlank(text[end + 1]);
}

// Whether the first character must be escaped to keep the line a plain paragraph.
bool BeginsLikeABlock(std::string_view text) {
  if (text.empty()) return false;
  if (LooksLikeEnumerator(text)) return true;
  // Bullets, comments, fields, options, tables, doctests and underlines all begin with punctuation.
  // Punctuation that commonly begins a text is left alone, as are characters that Escaped() has
  // handled.
  if (static_cast<unsigned char>(text[0]) >= 0x80) {
    return text.starts_with("•") || text.starts_with("‣") || text.starts_with("⁃");
  }
  return !IsWordByte(text[0]) && !Holds(" \"'([{<\\*`|$%&@~;!?,", text[0]);
}

class InlineWriter {
 public:
  explicit InlineWriter(const PassagePart& part) : part_(part) {}

  std::string Write() {
    uint32_t done = 0;
    for (const Mark& mark : part_.marks) {
      if (mark.begin < done) continue;
      const std::string markup = Markup(mark);
      if (markup.empty()) continue;
      Text(part_.text.substr(done, mark.begin - done));
      Put(markup);
      done = mark.end;
    }
    Text(part_.text.substr(done));
    return std::move(out_);
  }

  // Keeps the line a paragraph, and a plain one.
  std::string WriteGuarded() {
    const std::string line = Write();
    const std::string_view start = !starts_with_markup_ && BeginsLikeABlock(line) ? "\\" : "";
    if (!line.ends_with("::")) return fmt::format("{}{}", start, line);
    return fmt::format("{}{}\\:", start, std::string_view(line).substr(0, line.size() - 1));
  }

 private:
  void Text(std::string_view text) {
    if (text.empty()) return;
    // Markup ends only before a space or punctuation; an escaped space produces no output.
    if (after_markup_ && !IsAsciiBlank(text[0]) && !Holds(".,;:!?)]}>-/'\"", text[0]))
      out_ += "\\ ";
    out_ += Escaped(text);
    after_markup_ = false;
    last_ = text.back();
  }

  void Put(const std::string& markup) {
    const bool may_start =
        !after_markup_ && (out_.empty() || IsAsciiBlank(last_) || StartsAfterSign(markup));
    if (!may_start) out_ += "\\ ";
    starts_with_markup_ |= out_.empty();
    out_ += markup;
    after_markup_ = true;
  }

  // Markup may start after an opening sign, unless it begins with the matching closing sign.
  bool StartsAfterSign(const std::string& markup) const {
    const size_t first = markup.find_first_not_of("*`|:");
    return Holds("\"'([{<-/:", last_) && first != std::string::npos && IsWordByte(markup[first]);
  }

  // Empty if the mark has no format here.
  static std::string Wrapped(std::string_view open, std::string_view text, std::string_view close) {
    if (text.empty() || IsAsciiBlank(text.front()) || IsAsciiBlank(text.back())) return {};
    return fmt::format("{}{}{}", open, Escaped(text), close);
  }

  static std::string Literal(std::string_view text) {
    const bool plain = text.find('`') == std::string_view::npos && !text.ends_with('\\');
    if (!plain || text.empty() || IsAsciiBlank(text.front()) || IsAsciiBlank(text.back()))
      return {};
    return fmt::format("``{}``", text);
  }

  // ":ref:`words <target>`", "`words <address>`__".
  static std::string Targeted(std::string_view role, std::string_view words,
                              std::string_view target, std::string_view close) {
    if (words.empty() || target.find_first_of("<>`\n") != std::string_view::npos) return {};
    if (target.empty()) return fmt::format("{}`{}{}", role, Escaped(words, "<"), close);
    return fmt::format("{}`{} <{}>{}", role, Escaped(words, "<"), target, close);
  }

  std::string Markup(const Mark& mark) const {
    const std::string_view words = part_.text.substr(mark.begin, mark.end - mark.begin);
    switch (mark.kind) {
      case MarkKind::kEmphasis:
        return Wrapped("*", words, "*");
      case MarkKind::kStrong:
        return Wrapped("**", words, "**");
      case MarkKind::kLiteral:
        return Literal(words);
      case MarkKind::kSymbol:
        return Symbol(words);
      case MarkKind::kCitation:
        return Targeted(":ref:", words, mark.value, "`");
      case MarkKind::kTerm:
        return Targeted(":term:", words, mark.value == words ? "" : mark.value, "`");
      case MarkKind::kLink:
        return IsSafeTarget(mark.value) ? Targeted("", words, mark.value, "`__") : std::string();
    }
    return {};
  }

  // An undefined substitution is read as a symbol only if its name is short and one word.
  static std::string Symbol(std::string_view words) {
    constexpr size_t kLongest = 5;
    if (words.size() < 3 || !words.starts_with('{') || !words.ends_with('}')) return {};
    const std::string_view name = words.substr(1, words.size() - 2);
    if (CountCodePoints(name) > kLongest || name.find(' ') != std::string_view::npos) return {};
    return fmt::format("|{}|", name);
  }

  const PassagePart& part_;
  std::string out_;
  char last_ = ' ';  // of the text, before escaping
  bool after_markup_ = false;
  bool starts_with_markup_ = false;
};

}  // namespace

std::string RstInline(const PassagePart& part) { return InlineWriter(part).Write(); }

std::string RstParagraph(const PassagePart& part) { return InlineWriter(part).WriteGuarded(); }

std::string RstUnderline(std::string_view title, char character) {
  // Characters of three bytes and more may be two columns wide.
  size_t columns = CountCodePoints(title);
  for (char c : title) columns += static_cast<unsigned char>(c) >= 0xE0;
  return std::string(std::max<size_t>(columns, 3), character);
}

}  // namespace codicil
