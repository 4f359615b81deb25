#include "ingest/plain_text/joints.h"

#include <algorithm>
#include <optional>

#include "base/ascii.h"
#include "text/code_points.h"
#include "text/language.h"
#include "text/utf8.h"

namespace codicil::plain {
namespace {

constexpr std::string_view kSoftHyphen = "\u00AD";

bool MayBeDash(char c) { return c == '-' || c == '\xE2'; }  // rejects most characters

std::optional<Dash> DashAt(std::string_view text) {
  if (text.empty() || !MayBeDash(text[0])) return std::nullopt;
  if (text.starts_with("--"))
    return Dash{kEmDash, std::min<size_t>(text.find_first_not_of('-'), text.size())};
  if (text.starts_with('-')) return Dash{kHyphen, 1};
  if (text.starts_with("\u2010") || text.starts_with("\u2011")) return Dash{kHyphen, 3};
  if (text.starts_with("\u2013")) return Dash{kEnDash, 3};
  if (text.starts_with("\u2014") || text.starts_with("\u2015")) return Dash{kEmDash, 3};
  return std::nullopt;
}

// Nothing may follow the dash.
std::optional<Dash> DashAtEnd(std::string_view text) {
  if (!text.ends_with('-')) return DashAt(LastCodePoints(text, 1));
  const size_t before = text.find_last_not_of('-');
  return DashAt(text.substr(before == std::string_view::npos ? 0 : before + 1));
}

// Letters of words: ASCII ones, and the characters from U+00C0 to U+1FFF, the alphabets: their
// sizes by first byte, since all characters of a text are looked up.
constexpr std::array<uint8_t, 256> kLetterSizes = [] {
  std::array<uint8_t, 256> sizes{};
  for (size_t c = 0; c < 0x80; ++c) sizes[c] = IsLetter(static_cast<char>(c)) ? 1 : 0;
  for (size_t c = 0xC3; c < 0xE0; ++c) sizes[c] = 2;
  sizes[0xE0] = sizes[0xE1] = 3;
  return sizes;
}();

size_t LetterAt(std::string_view text) {
  return text.empty() ? 0 : kLetterSizes[static_cast<unsigned char>(text.front())];
}

size_t EndOfLetters(std::string_view text, size_t at) {
  while (at < text.size()) {
    const uint8_t size = kLetterSizes[static_cast<unsigned char>(text[at])];
    if (size == 0) break;
    at += size;
  }
  return at;
}

std::string_view FirstLetters(std::string_view text) {
  return text.substr(0, EndOfLetters(text, 0));
}

std::string_view LastLetters(std::string_view text) {
  size_t begin = text.size();
  for (;;) {
    const std::string_view last = LastCodePoints(text.substr(0, begin), 1);
    if (LetterAt(last) == 0) return text.substr(begin);
    begin -= last.size();
  }
}

uint8_t Initial(std::string_view word) { return static_cast<uint8_t>(ToLower(word.front())); }

std::string KeyOf(std::string_view first, std::string_view second) {
  return LowerCase(first) + '-' + LowerCase(second);
}

// "first- and second-": the hyphen replaces a word that comes later.
bool EndsSuspension(std::string_view next) {
  static const WordList words = InAllLanguages(&Language::after_suspensions);
  return Contains(words, next.substr(0, next.find_first_of(" ,/")));
}

bool MayJoinOtherwise(std::string_view line, std::string_view next) {
  return line.back() == '-' || !IsAscii(line.back()) || !IsAscii(next.front()) ||
         next.starts_with("--");
}

}  // namespace

bool AreIdeographs(std::string_view line, std::string_view next) {
  if (line.empty() || next.empty() || IsAscii(line.back()) || IsAscii(next.front())) return false;
  return IsIdeograph(Utf8At(LastCodePoints(line, 1), 0).code_point) &&
         IsIdeograph(Utf8At(next, 0).code_point);
}

Joints::Joints(std::string_view text, const std::vector<PlainLine>& lines) {
  const auto cut = [&](const PlainLine& line) { return text.substr(line.begin, line.size()); };
  const PlainLine* above = nullptr;
  bool needed = false, parted = false, turned = false;
  for (const PlainLine& line : lines) {
    parted = parted || line.blank();
    turned = turned || line.furniture;
    if (line.blank() || line.furniture) continue;
    if (parted && !turned) above = nullptr;  // another paragraph, if no page ends between them
    parted = turned = false;
    const bool at_break = DashAt(cut(line)) ||
                          (above && (DashAtEnd(cut(*above)) || cut(*above).ends_with(kSoftHyphen)));
    needed = needed || at_break;
    if (above && at_break) AskFor(cut(*above), cut(line));
    above = &line;
  }
  if (!needed) return;
  for (const PlainLine& line : lines) CountIn(cut(line));
}

void Joints::AskFor(std::string_view line, std::string_view next) {
  const std::optional<Dash> dash = DashAtEnd(line);
  if (!dash) return;
  const std::string_view first = LastLetters(line.substr(0, line.size() - dash->size));
  const std::string_view second = FirstLetters(next);
  if (first.empty() || second.empty()) return;
  ++breaks_behind_;
  const std::string key = KeyOf(first, second);
  asked_.try_emplace(key);
  const size_t size = std::min(first.size() + second.size(), kSizes - 1);
  sizes_by_initial_[Initial(first)][size] = true;
  asked_together_.try_emplace(LowerCase(first) + LowerCase(second), key);
}

void Joints::CountIn(std::string_view line) {
  for (size_t at = 0; at < line.size();) {
    if (const size_t end = EndOfLetters(line, at); end > at) {
      const std::string_view word = line.substr(at, end - at);
      if (MayBeAsked(word)) CountWord(word);
      at = end;
      continue;
    }
    const auto dash = MayBeDash(line[at]) ? DashAt(line.substr(at)) : std::nullopt;
    if (dash) CountDash(line, at, *dash);
    at += dash ? dash->size : 1;
  }
}

bool Joints::MayBeAsked(std::string_view word) const {
  return sizes_by_initial_[Initial(word)][std::min(word.size(), kSizes - 1)];
}

void Joints::CountWord(std::string_view word) {
  const auto found = asked_together_.find(LowerCase(word));
  if (found != asked_together_.end()) ++asked_.at(found->second).together;
}

// A dash at an end of the line shows nothing, and one with spaces around it nothing about closed
// dashes.
void Joints::CountDash(std::string_view line, size_t at, const Dash& dash) {
  const size_t end = at + dash.size;
  if (at == 0 || end == line.size()) return;
  const bool apart_before = IsAsciiBlank(line[at - 1]), apart_behind = IsAsciiBlank(line[end]);
  if (apart_before && apart_behind) return;
  Habit& habit = habits_[dash.sort];
  ++(apart_before ? habit.apart_before : apart_behind ? habit.apart_behind : habit.closed);
  if (asked_.empty() || apart_before) return;
  const std::string_view behind = WithoutBlanksAtStart(line.substr(end));
  const auto found = asked_.find(KeyOf(LastLetters(line.substr(0, at)), FirstLetters(behind)));
  if (found != asked_.end()) ++(apart_behind ? found->second.apart : found->second.dashed);
}

Joint Joints::Between(std::string_view line, std::string_view next) const {
  if (line.empty() || next.empty() || !MayJoinOtherwise(line, next)) return {};
  if (line.ends_with(kSoftHyphen)) return {"", static_cast<uint32_t>(kSoftHyphen.size())};
  if (const std::optional<Dash> dash = DashAtEnd(line)) return BehindDash(line, next, *dash);
  if (const std::optional<Dash> dash = DashAt(next); dash && dash->sort != kHyphen)
    return BeforeDash(next, *dash);
  return AreIdeographs(line, next) ? Joint{""} : Joint{};
}

Joint Joints::BehindDash(std::string_view line, std::string_view next, const Dash& dash) const {
  const size_t at = line.size() - dash.size;
  if (dash.sort == kHyphen && IsDigit(next.front())) return {""};
  if (at == 0 || IsAsciiBlank(line[at - 1])) return {};
  const auto found = asked_.find(KeyOf(LastLetters(line.substr(0, at)), FirstLetters(next)));
  if (found != asked_.end()) {
    const Spellings& spellings = found->second;
    if (spellings.apart > spellings.dashed) return {};
    if (spellings.dashed > 0) return {""};
    if (spellings.together > 0 && dash.sort == kHyphen)
      return {"", static_cast<uint32_t>(dash.size)};
  }
  if (dash.sort == kHyphen) return EndsSuspension(next) ? Joint{} : Joint{""};
  const Habit& habit = habits_[dash.sort];
  return habit.apart_behind > habit.closed ? Joint{} : Joint{""};
}

Joint Joints::BeforeDash(std::string_view next, const Dash& dash) const {
  if (LetterAt(next.substr(dash.size)) == 0) return {};
  const Habit& habit = habits_[dash.sort];
  return habit.closed > habit.apart_before ? Joint{""} : Joint{};
}

std::string_view UpToDash(std::string_view word) {
  for (size_t at = 1; at < word.size(); ++at) {
    if (const std::optional<Dash> dash = DashAt(word.substr(at)))
      return word.substr(0, at + dash->size);
  }
  return word;
}

}  // namespace codicil::plain
