#include "ingest/outline/block.h"

#include <re2/re2.h>

#include <algorithm>
#include <utility>

#include "base/ascii.h"
#include "ingest/plain_text/plain_line.h"
#include "rules/han_numeral.h"
#include "text/language.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace codicil::outline {
namespace {

constexpr std::string_view kBullets[] = {"- ", "* ", "+ ", "• ", "‣ ",
                                         "· ", "◦ ", "○ ", "● ", "・"};

// "<b>": a tag is short and on one line.
size_t SizeOfTag(std::string_view text) {
  constexpr size_t kLongest = 200;
  if (!text.starts_with('<') || text.size() < 3) return 0;
  const bool tag = IsLetter(text[1]) || text[1] == '/' || text[1] == '!';
  const size_t end = tag ? text.substr(0, kLongest).find('>') : text.npos;
  return end == text.npos ? 0 : end + 1;
}

size_t SizeOfBullet(std::string_view text) {
  for (const std::string_view bullet : kBullets) {
    if (text.starts_with(bullet)) return bullet.size();
  }
  return 0;
}

// Of a heading of Markdown or AsciiDoc, or 0: the size of its mark too.
size_t LevelOfHeading(std::string_view text) {
  constexpr size_t kLevels = 6;
  const char mark = text.front();
  if (mark != '#' && mark != '=') return 0;
  const size_t size = std::min(text.find_first_not_of(mark), text.size());
  const bool spaced = size < text.size() && text[size] == ' ';
  return size <= kLevels && (mark == '#' || spaced) ? size : 0;
}

size_t SizeOfEmphasis(std::string_view text) {
  if (text.starts_with("**") || text.starts_with("__")) return 2;
  const bool one = text.size() > 1 && (text[0] == '*' || text[0] == '_');
  return one && !IsAsciiBlank(text[1]) ? 1 : 0;
}

// "1[" before "(2) Text]" and "2A. Text]": the text of an act as note 1 says that it was amended.
size_t SizeOfAmendmentMark(std::string_view text) {
  const size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  constexpr size_t kMost = 2;
  if (digits == 0 || digits > kMost || !text.substr(digits).starts_with('[')) return 0;
  const std::string_view rest = text.substr(digits + 1);
  const size_t number = std::min(rest.find_first_not_of("0123456789"), rest.size());
  const bool numbered = number > 0 && number < rest.size() && rest[number] != ']';  // not "5[1]"
  return rest.starts_with('(') || numbered ? digits + 1 : 0;
}

// " {#terms .wide}" or " {-}", as pandoc writes at the end of a title.
size_t SizeOfAttributes(std::string_view line) {
  static const RE2 kAttributes(R"((?:\s*\{(?:[#.][^{}]*|-)\})+$)");
  if (!line.ends_with('}')) return 0;
  re2::StringPiece found;
  const re2::StringPiece text(line.data(), line.size());
  if (!kAttributes.Match(text, 0, text.size(), RE2::UNANCHORED, &found, 1)) return 0;
  return found.size() == line.size() ? 0 : found.size();
}

constexpr std::string_view kSpaceEntity = "&nbsp;";

// Reads the marks before a block's text into `block`.
void ReadMarks(std::string_view line, Block& block) {
  std::string_view rest = line;
  const auto skip = [&rest](size_t size) {
    rest.remove_prefix(size);
    rest = plain::WithoutBlanksAtStart(rest);
  };
  while (!rest.empty()) {
    if (const size_t level = LevelOfHeading(rest)) {
      if (block.level == 0) block.level = static_cast<uint8_t>(level);
      skip(level);
    } else if (const size_t bullet = SizeOfBullet(rest)) {
      block.bullet = true;
      skip(bullet);
    } else if (const size_t emphasis = SizeOfEmphasis(rest)) {
      block.bold = true;
      skip(emphasis);
    } else if (const size_t tag = SizeOfTag(rest)) {
      block.row |= rest.starts_with("<tr") || rest.starts_with("<td");
      skip(tag);
    } else if (rest.front() == '>' || rest.front() == '|') {
      block.row |= rest.front() == '|' && line.ends_with('|');
      skip(1);
    } else if (rest.starts_with(kSpaceEntity)) {
      ++block.indent;
      skip(kSpaceEntity.size());
    } else if (const size_t amended = SizeOfAmendmentMark(rest)) {
      skip(amended);
    } else {
      break;
    }
  }
  block.words = block.end - static_cast<uint32_t>(rest.size());
}

// A row of one repeated character, as is drawn below a title.
char RowSign(std::string_view line) {
  constexpr size_t kShortest = 4;
  constexpr std::string_view kSigns = "-=~^*#\"";
  if (line.size() < kShortest || kSigns.find(line.front()) == kSigns.npos) return '\0';
  return line.find_first_not_of(line.front()) == line.npos ? line.front() : '\0';
}

// How wide a filled line is, and whether lines are broken there.
struct Page {
  bool wrapped = false;
  double width = 0;  // of the widest lines but a few
  double full = 0;
};

Page MeasurePage(std::string_view text, const std::vector<plain::PlainLine>& lines) {
  constexpr size_t kShort = 20, kLong = 160, kNarrowest = 45;
  std::vector<uint32_t> widths;
  size_t overlong = 0;
  for (const plain::PlainLine& line : lines) {
    if (line.end - line.begin <= kShort || line.furniture) continue;
    const uint32_t width =
        line.indent + plain::Columns(text.substr(line.begin, line.end - line.begin));
    overlong += width > kLong;
    widths.push_back(width);
  }
  if (widths.empty()) return {};
  std::ranges::sort(widths);
  Page page;
  page.width = widths[(widths.size() - 1) * 9 / 10];
  page.full = 0.8 * page.width;
  page.wrapped = widths.back() >= kNarrowest && (widths.back() < 1.6 * widths[widths.size() / 2] ||
                                                 double(overlong) < 0.02 * double(widths.size()));
  return page;
}

// "Title ........ 12", "Title      12".
bool LeadsToPage(std::string_view line) {
  static const RE2 kLeader(
      R"((?:\.\s?){4,}\s*\d*\s*$|[·…]{3,}\s*\d*\s*$|\t\s*\d+\s*$|\s{6,}\d{1,4}\s*$|\.{3,}\s*\S{0,4}$)");
  const char last = line.back();
  const bool may = last == '.' || IsAlnum(last) || static_cast<unsigned char>(last) >= 0x80;
  return may && RE2::PartialMatch(line, kLeader);
}

// "[1. Name](#name)", "1. [Name](#name)": all of the line leads to another place on the page.
bool IsLinkToAnchor(std::string_view words) {
  words.remove_prefix(std::min(words.find_first_not_of("0123456789.) "), words.size()));
  const size_t target = words.starts_with('[') ? words.find("](#") : words.npos;
  return target != words.npos && words.find(')', target) == words.size() - 1;
}

// "see rule", "in accordance with": what a number at the start of the next line would end.
bool EndsInCitation(std::string_view line) {
  return plain::EndsInCitingWord(line) && !plain::IsConjunction(plain::LastWord(line));
}

// "rules 3,", "3 and": so end items of a list, too.
bool EndsInLink(std::string_view line) {
  constexpr std::string_view kOpen = "(,&/";
  return kOpen.find(line.back()) != kOpen.npos || plain::IsConjunction(plain::LastWord(line));
}

// "A keeper must:"
bool Introduces(std::string_view line) {
  return line.ends_with(':') || line.ends_with("：") || line.ends_with("—");
}

bool EndsHard(std::string_view line) {
  return EndsSentence(line) || line.ends_with(';') || line.ends_with("；");
}

// "..........   4"
bool IsLeader(std::string_view line) {
  constexpr size_t kFewest = 6;
  const size_t end = line.find_first_not_of(". ");
  const std::string_view page = line.substr(std::min(end, line.size()));
  return std::ranges::count(line, '.') >= ptrdiff_t{kFewest} &&
         page.find_first_not_of("0123456789") == page.npos;
}

bool IsFence(std::string_view line) { return line.starts_with("```") || line.starts_with("~~~"); }

// "~~~~~~" right below a title is none.
bool MayOpenFence(std::string_view line, uint32_t blanks) {
  return IsFence(line) && (blanks > 0 || RowSign(line) == '\0');
}

class BlockMaker {
 public:
  BlockMaker(std::string_view text, const std::vector<plain::PlainLine>& lines)
      : text_(text), lines_(lines), page_(MeasurePage(text, lines)) {}

  std::vector<Block> Make() {
    for (const plain::PlainLine& line : lines_) {
      const std::string_view words = text_.substr(line.begin, line.end - line.begin);
      if (words.empty()) {
        ++blanks_;
      } else if (fenced_ ? IsFence(words) : MayOpenFence(words, blanks_) && IsClosed(&line)) {
        fenced_ = !fenced_;
        ++blanks_;
      } else if (!line.furniture && !fenced_ && !TakeDots(words) && !TakeLeader(words) &&
                 !TakeRow(words)) {
        Add(line, words);
      }
    }
    return std::move(blocks_);
  }

 private:
  std::string_view Text(const Block& block) const {
    return text_.substr(block.begin, block.end - block.begin);
  }

  // Whether the fence is closed below: otherwise it is none. What has none is looked at once.
  bool IsClosed(const plain::PlainLine* fence) {
    if (never_closed_) return false;
    const std::string_view sign = text_.substr(fence->begin, 3);
    for (const plain::PlainLine* line = fence + 1; line != lines_.data() + lines_.size(); ++line) {
      if (text_.substr(line->begin, line->end - line->begin).starts_with(sign)) return true;
    }
    never_closed_ = true;
    return false;
  }

  bool TakeRow(std::string_view words) {
    const char sign = RowSign(words);
    if (sign == '\0' && !plain::IsRow(words)) return false;
    if (sign != '\0' && !blocks_.empty() && blocks_.back().level == 0 && blanks_ == 0 &&
        words.size() * 5 >= size_t{blocks_.back().end - blocks_.back().begin} * 2)
      MakeHeading(sign);
    ++blanks_;
    return true;
  }

  // "....." as wide as the title above it.
  bool TakeDots(std::string_view words) {
    if (blocks_.empty() || blanks_ > 0) return false;
    const Block& above = blocks_.back();
    if (!plain::IsDotted(text_.substr(above.begin, above.end - above.begin), words)) return false;
    MakeHeading('.');
    ++blanks_;
    return true;
  }

  // Of the last block, by what underlines it.
  void MakeHeading(char sign) {
    blocks_.back().level = LevelOf(sign);
    heading_ = static_cast<int32_t>(blocks_.size()) - 1;
  }

  // "..........  4", or "4" on the next line: an entry of contents that was too long for its line.
  // Without a page it may stand for words that are left out.
  bool TakeLeader(std::string_view words) {
    const bool after_leader = std::exchange(led_, false) && blanks_ == 0;
    const bool page = after_leader && words.find_first_not_of("0123456789") == words.npos;
    const bool leader = !page && blanks_ == 0 && !blocks_.empty() && IsLeader(words);
    led_ = leader;
    if (page || (leader && IsDigit(words.back()))) blocks_.back().contents = true;
    return page || leader;
  }

  // As in RST: the character that underlines a title first underlines the highest.
  uint8_t LevelOf(char sign) {
    constexpr size_t kLevels = 6;
    size_t level = drawn_.find(sign);
    if (level == drawn_.npos) {
      level = drawn_.size();
      drawn_ += sign;
    }
    return static_cast<uint8_t>(std::min(level + 1, kLevels));
  }

  void Add(const plain::PlainLine& line, std::string_view words) {
    constexpr size_t kTitle = 60;
    Block block;
    block.begin = line.begin;
    words.remove_suffix(SizeOfAttributes(words));
    block.end = line.begin + static_cast<uint32_t>(words.size());
    block.indent = line.indent;
    block.blanks = blanks_;
    ReadMarks(words, block);
    if (!blocks_.empty()) LookAbove(blocks_.back(), block);
    block.contents =
        LeadsToPage(words) || IsLinkToAnchor(text_.substr(block.words, block.end - block.words));
    if (!blocks_.empty() && GoesOnInContents(blocks_.back(), block, words))
      blocks_.back().contents = true;
    block.heading_above = heading_;
    if (blanks_ > 0 || block.level > 0) ++paragraph_;
    block.paragraph = paragraph_;
    const auto index = static_cast<int32_t>(blocks_.size());
    if (block.level > 0 || (blanks_ > 0 && words.size() < kTitle && IsInCapitals(words)))
      heading_ = index;
    blocks_.push_back(block);
    blanks_ = 0;
  }

  // "6. Starting a", and then "Game .... 4".
  bool GoesOnInContents(const Block& above, const Block& block, std::string_view words) const {
    const bool dotted = words.find("....") != words.npos || words.find(". . . .") != words.npos;
    return dotted && block.contents && blanks_ == 0 && !block.bullet && !IsDigit(words[0]) &&
           !EndsHard(Text(above)) && !Introduces(Text(above));
  }

  // Whether the line above was filled, so that the first word of `block` had no room there.
  bool IsFull(const Block& above, const Block& block) const {
    const std::string_view line = Text(block), word = line.substr(0, line.find(' '));
    const double used = above.indent + plain::Columns(Text(above));
    return used > page_.full && used + 1 + plain::Columns(word) > page_.width;
  }

  void LookAbove(const Block& above, Block& block) const {
    constexpr size_t kLine = 25;
    const std::string_view words = Text(above);
    if (above.level > 0) return;
    block.introduced =
        Introduces(words.substr(0, words.find_last_not_of('*') + 1));  // "**As well:**"
    block.open = blanks_ == 0 && page_.wrapped && IsFull(above, block) && !EndsHard(words) &&
                 !block.introduced && !plain::EndsItem(words);
    const bool wide = plain::Columns(words) > kLine;
    block.citing = blanks_ < 2 && wide && !block.introduced && EndsInCitation(words);
    block.linked = blanks_ < 2 && wide && EndsInLink(words) && !EndsEarly(above);
  }

  // Whether there was much room after the line, where lines are filled: its end is no accident.
  bool EndsEarly(const Block& line) const {
    return page_.wrapped && (line.indent + plain::Columns(Text(line))) * 4 < page_.full * 3;
  }

  std::string_view text_;
  const std::vector<plain::PlainLine>& lines_;
  Page page_;
  std::vector<Block> blocks_;
  uint32_t blanks_ = 1, paragraph_ = 0;
  int32_t heading_ = -1;
  bool fenced_ = false;
  bool led_ = false;           // the line above is a leader
  bool never_closed_ = false;  // a fence was not
  std::string drawn_;          // the characters that underline titles, in order
};

char32_t Narrow(char32_t c) {
  constexpr char32_t kAscii = 0x80;
  constexpr char32_t kOneDotLeader = 0x2024;  // typed for a full stop
  constexpr char32_t kTatweel = 0x640;        // a dash, where it is a word by itself
  if (c < kAscii) return c == '\t' ? U' ' : c;
  if (c == kTatweel) return U'-';
  if (c == kOneDotLeader) return U'.';
  if (c >= 0xFF01 && c <= 0xFF5E) return c - 0xFEE0;
  if (const int digit = DecimalDigitOf(c); digit >= 0) return U'0' + static_cast<char32_t>(digit);
  return IsBlank(c) ? U' ' : c;
}

// "(1)" for "⑴", "1." for "⒈": numbers in one character, with what closes them.
std::u32string Spelled(char32_t c) {
  constexpr char32_t kInBrackets = 0x2474, kWithStop = 0x2488, kEnd = 0x249C, kTen = 10;
  if (c < kInBrackets || c >= kEnd) return {c};
  const bool stop = c >= kWithStop;
  const char32_t value = c - (stop ? kWithStop : kInBrackets) + 1;
  std::u32string spelled = stop ? U"" : U"(";
  if (value >= kTen) spelled.push_back(U'0' + value / kTen);
  spelled.push_back(U'0' + value % kTen);
  return spelled + (stop ? U'.' : U')');
}

// "[1.1](#x)": bytes of "](#x)" at `at`, if the text began with "[".
size_t SizeOfLinkEnd(std::string_view rest) {
  constexpr size_t kLongest = 200;
  if (!rest.starts_with("](")) return 0;
  const size_t end = rest.substr(0, kLongest).find(')');
  return end == rest.npos ? 0 : end + 1;
}

// "1<sup>2</sup>" is 1², not 12.
char32_t Raised(char32_t c) {
  const std::string_view raised = c < 0x80 ? RaisedDigit(static_cast<char>(c)) : std::string_view();
  return raised.empty() ? Narrow(c) : Utf8At(raised, 0).code_point;
}

class StartReader {
 public:
  StartReader(std::string_view words, uint32_t begin, size_t most, Start& start)
      : words_(words), begin_(begin), most_(most), start_(start) {
    start_.characters.clear();
    start_.at.clear();
  }

  void Read() {
    linked_ = IsLink();
    size_t at = linked_ ? 1 : 0;
    while (at < words_.size() && start_.size() < most_) {
      const std::string_view rest = words_.substr(at);
      if (const size_t skipped = SizeOfSkipped(rest)) {
        at += skipped;
        continue;
      }
      const Utf8Sequence next = Utf8At(words_, at);
      for (const char32_t c : Spelled(next.code_point)) Push(raised_ ? Raised(c) : Narrow(c), at);
      at += next.size;
    }
    start_.at.push_back(begin_ + static_cast<uint32_t>(at));
  }

 private:
  bool IsLink() const {
    constexpr size_t kLabel = 40;
    const size_t close =
        words_.starts_with('[') ? words_.substr(0, kLabel).find("](") : words_.npos;
    return close != words_.npos;
  }

  size_t SizeOfSkipped(std::string_view rest) {
    constexpr std::string_view kEscaped = ".)][(*_#-";
    constexpr size_t kLabel = 24;
    if (const size_t tag = SizeOfTag(rest)) {
      raised_ = rest.starts_with("<sup");
      return tag;
    }
    if (rest.size() > 1 && rest[0] == '\\' && kEscaped.find(rest[1]) != kEscaped.npos) return 1;
    if (linked_ && rest[0] == ']') {
      linked_ = false;
      return SizeOfLinkEnd(rest);
    }
    if (IsAroundLetter(rest)) return 1;
    if (const size_t size = SizeOfKeycap(rest)) return size;
    if (const size_t size = SizeAroundSuffix(rest)) return size;
    const bool closes = rest.starts_with("**") || rest.starts_with("__");
    if (!closes || start_.size() == 0 || start_.size() > kLabel) return 0;
    if (start_.characters.find(U' ') == start_.characters.npos)
      Push(U' ', static_cast<size_t>(rest.data() - words_.data()));
    return 2;
  }

  // "(*a*)".
  bool IsAroundLetter(std::string_view rest) const {
    if (rest[0] != '*' && rest[0] != '_') return false;
    const bool opened = !start_.characters.empty() && start_.characters.back() == U'(';
    return opened || (rest.size() > 1 && rest[1] == ')');
  }

  // "**Art. 72***a*", "**Art. 72** *a*": what is before the letter, and after it.
  size_t SizeAroundSuffix(std::string_view rest) const {
    const auto at = static_cast<size_t>(rest.data() - words_.data());
    for (const std::string_view before : {"***", "** *"}) {
      const bool letter = rest.size() > before.size() + 1 && IsLower(rest[before.size()]) &&
                          rest[before.size() + 1] == '*';
      if (letter && rest.starts_with(before) && at > 0 && IsDigit(words_[at - 1]))
        return before.size();
      const bool closes = rest[0] == '*' && at > before.size() && IsLower(words_[at - 1]) &&
                          words_.substr(0, at - 1).ends_with(before);
      if (closes) return 1;
    }
    return 0;
  }

  void Push(char32_t character, size_t at) {
    start_.characters.push_back(character);
    start_.at.push_back(begin_ + static_cast<uint32_t>(at));
  }

  std::string_view words_;
  uint32_t begin_;
  size_t most_;
  Start& start_;
  bool linked_ = false;
  bool raised_ = false;  // in <sup>
};

}  // namespace

bool IsInCapitals(std::string_view line) {
  return std::ranges::any_of(line, IsUpper) && std::ranges::none_of(line, IsLower);
}

size_t SizeOfKeycap(std::string_view rest) {
  constexpr std::string_view kEmoji = "\uFE0F", kKey = "\u20E3";
  const size_t size = rest.starts_with(kEmoji) ? kEmoji.size() : 0;
  return rest.substr(size).starts_with(kKey) ? size + kKey.size() : size;
}

std::vector<Block> MakeBlocks(std::string_view text, const std::vector<plain::PlainLine>& lines) {
  return BlockMaker(text, lines).Make();
}

void ReadStart(std::string_view text, const Block& block, Start& start, size_t most) {
  StartReader(text.substr(block.words, block.end - block.words), block.words, most, start).Read();
}

}  // namespace codicil::outline
