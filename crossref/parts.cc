#include "crossref/parts.h"

#include <algorithm>

#include "crossref/lexing.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr std::array<std::string_view, 4> kOpening = {"(", "«", "„", "“"};
constexpr std::array<std::string_view, 4> kClosing = {")", "»", "“", "”"};
constexpr std::string_view kBeforeNumber = "第", kBeforeNumberKorean = "제";

size_t SizeOfOne(std::span<const std::string_view> signs, std::string_view text, size_t at) {
  const std::string_view rest = text.substr(std::min(at, text.size()));
  for (const std::string_view sign : signs)
    if (rest.starts_with(sign)) return sign.size();
  return 0;
}

// Whether a bracket before `at` is still open: "(see point a)" closes it, "point a)" none.
bool IsInBracket(std::string_view text, size_t at) {
  constexpr size_t kFar = 200;
  int depth = 0;
  for (size_t back = 0; back < std::min(at, kFar); ++back) {
    const char c = text[at - 1 - back];
    if (c == ')') --depth;
    if (c == '(' && ++depth > 0) return true;
  }
  return false;
}

bool IsRoman(std::string_view letters) { return letters.size() <= 5 && RomanValue(letters) != 0; }

std::optional<NumberComponent> ReadDigits(std::string_view text, size_t* at) {
  constexpr size_t kMostDigits = 4;
  NumberComponent number;
  size_t end = *at;
  for (; IsDigit(CharAt(text, end)); ++end) {
    if (end - *at == kMostDigits) return std::nullopt;
    number.value = number.value * 10 + static_cast<uint32_t>(text[end] - '0');
  }
  if (end == *at) return std::nullopt;
  size_t length = 0;
  if (IsLower(CharAt(text, end)) && LetterAt(text, end + 1) == 0) {
    number.suffix = static_cast<uint32_t>(text[end++] - 'a' + 1) & 63;
  } else if (const uint32_t suffix = ReadInsertion(text.substr(end), false, &length)) {
    number.suffix = suffix & 63;
    end += length;
  } else {
    end += OrdinalSignAt(text, end);
  }
  *at = end;
  return number;
}

std::optional<NumberComponent> ReadLetters(std::string_view text, size_t* at) {
  const std::string_view word = WordAt(text, *at);
  NumberComponent number;
  number.kind = NumberComponent::kLetters;
  const bool ascii = std::ranges::all_of(word, IsLetter);
  if (!word.empty() && ascii) {
    const bool one = word.size() == 1 || (word.size() == 2 && word[0] == word[1]);
    if (!one && !IsRoman(word)) return std::nullopt;
    if (IsUpper(word[0])) number.kind = NumberComponent::kCapitals;
    number.value = LettersValue(LowerCase(word));
  } else if (word.size() == 2 && Utf8At(word, 0).size == 2) {
    number.value = static_cast<uint32_t>(Utf8At(word, 0).code_point);
  } else {
    return std::nullopt;
  }
  *at += word.size();
  return number;
}

bool IsLetters(const NumberComponent& number) { return number.kind != NumberComponent::kDigits; }

// Whether a number may end at `at`, and is not the start of "1.5" or "2/3".
bool EndsPart(std::string_view text, size_t at) {
  const char c = CharAt(text, at), next = CharAt(text, at + 1);
  if (IsAlnum(c) || LetterAt(text, at) != 0) return false;
  return !((c == '.' || c == ',' || c == ':' || c == '/') && IsDigit(next));
}

// After a word and the period of an abbreviation: "Abs. ".
size_t WordEnd(std::string_view text, size_t at) {
  at += CharAt(text, at) == '.' && !IsDigit(CharAt(text, at + 1));
  return at + OrdinalSignAt(text, at);  // "n.º"
}

// A letter without brackets is one only where a letter is expected, "letter a", or before a sign.
std::optional<PartNumber> ReadNumber(std::string_view text, size_t at, bool digits, bool bare) {
  const size_t opening = SizeOfOne(kOpening, text, at);
  size_t end = at + opening;
  auto number = digits ? ReadDigits(text, &end) : std::nullopt;
  if (!number) number = ReadLetters(text, &end);
  if (!number) return std::nullopt;
  const size_t closing = SizeOfOne(kClosing, text, end);
  if (opening > 0 && closing == 0) return std::nullopt;
  const char after = CharAt(text, end);
  const bool punctuated = after == '\0' || IsIn(",;.)", after);
  if (opening == 0 && closing == 0 && IsLetters(*number) && !bare && !punctuated)
    return std::nullopt;
  // ")" may close what surrounds the citation.
  if (opening > 0 || (closing == 1 && !IsInBracket(text, at))) end += closing;
  if (opening == 0 && !EndsPart(text, end)) return std::nullopt;
  return PartNumber{*number, at, end};
}

// "second", "primero"
std::optional<PartNumber> ReadOrdinal(std::string_view text, size_t at) {
  const std::string_view word = WordAt(text, at);
  PartNumber number{{}, at, at + word.size()};
  number.number.value = OrdinalOf(FoldCase(word));
  return number.number.value == 0 ? std::nullopt : std::optional(number);
}

}  // namespace

PartReader::PartReader(const CitationWords& words, bool signs) : words_(words), signs_(signs) {
  const auto add = [this](const WordList& list, PartLevel level) {
    for (const std::string_view word : list) {
      const bool last = word.starts_with('~');
      levels_.insert({std::string(word.substr(last)), Word{level, last}});
    }
  };
  add(words.paragraphs, PartLevel::kParagraph);
  add(words.sentences, PartLevel::kSentence);
  add(words.items, PartLevel::kItem);
  add(words.letters, PartLevel::kLetter);
}

PartReader::Word PartReader::Find(std::string_view word) const {
  constexpr size_t kLongest = 40;
  if (word.empty() || word.size() > kLongest) return {};
  const auto found = levels_.find(SmallFirst(word));
  return found == levels_.end() ? Word() : found->second;
}

std::optional<Parts> PartReader::Read(std::string_view text, size_t floor, size_t at) const {
  if (auto parts = OfEastAsia(text, at)) return parts;
  if (auto parts = AfterWord(text, at)) return parts;
  if (auto parts = BeforeWord(text, at)) return parts;
  if (auto parts = WithSign(text, at)) return parts;
  const size_t blank = SkipBlanksBack(text, at);
  const std::string_view ordinal = WordBefore(text, blank);
  if (blank == at || ordinal.empty() || blank - ordinal.size() < floor) return std::nullopt;
  return AfterOrdinal(text, blank - ordinal.size());
}

std::optional<Parts> PartReader::ReadBelow(std::string_view text, size_t at) const {
  if (CharAt(text, at) == '(') {
    Parts parts;
    const auto number = ReadNumber(text, at, true, true);
    if (!number || text.substr(at, number->end - at).find(' ') != text.npos) return std::nullopt;
    parts.level = IsLetters(number->number) ? PartLevel::kLetter : PartLevel::kParagraph;
    parts.numbers.push_back(*number);
    parts.begin = at;
    parts.end = number->end;
    return parts;
  }
  if (auto parts = OfEastAsia(text, at)) return parts;
  // "5 §:n 1 momentti", "§-a"
  if (text.substr(0, at).ends_with("§") && (CharAt(text, at) == ':' || CharAt(text, at) == '-'))
    at += 1 + WordAt(text, at + 1).size();
  const size_t comma = at + (CharAt(text, at) == ',');
  const size_t next = SkipBlanks(text, comma);
  if (next == comma) return std::nullopt;
  const bool bracket = CharAt(text, next) == '(';
  auto inside = AfterWord(text, next + bracket);
  if (!inside && bracket) inside = BeforeWord(text, next + 1);
  if (auto& parts = inside) {
    if (!bracket || CharAt(text, parts->end) != ')') return bracket ? std::nullopt : parts;
    ++parts->end;
    return parts;
  }
  if (auto parts = BeforeWord(text, next)) return parts;
  return AfterOrdinal(text, next);
}

size_t PartReader::SkipWord(std::string_view text, size_t at) const {
  const size_t next = SkipBlanks(text, at);
  const std::string_view word = WordAt(text, next);
  return next > at && Find(word).last ? next + word.size() : at;
}

// "Abs. 1"
std::optional<Parts> PartReader::AfterWord(std::string_view text, size_t at) const {
  std::string_view word = WordAt(text, at);
  const bool sign = signs_ && word.empty() && text.substr(at).starts_with("§");
  Parts parts;
  const Word known = sign ? Word{PartLevel::kParagraph, false} : Find(word);
  if (sign) word = text.substr(at, text.substr(at).starts_with("§§") ? 4 : 2);
  parts.level = known.level;
  if (parts.level == PartLevel::kNone || known.last) return std::nullopt;
  parts.begin = at;
  const size_t end = WordEnd(text, at + word.size());
  const bool letter = parts.level == PartLevel::kLetter;
  const size_t next = SkipBlanks(text, end);
  if (next == at + word.size() && !sign) return std::nullopt;
  auto number = ReadNumber(text, next, !letter, letter);
  if (!number) number = ReadOrdinal(text, next);
  if (!number) return std::nullopt;
  parts.numbers.push_back(*number);
  ReadList(text, parts);
  return parts;
}

// "1 momentti", "(2) bekezdés", "2 nci fıkrası"
std::optional<Parts> PartReader::BeforeWord(std::string_view text, size_t at) const {
  Parts parts;
  const auto number = ReadNumber(text, at, true, false);
  if (!number) return std::nullopt;
  parts.begin = at;
  parts.numbers.push_back(*number);
  ReadList(text, parts);
  size_t next = WordEnd(text, parts.end);
  const size_t blank = SkipBlanks(text, next);
  if (blank == next) return std::nullopt;
  const std::string_view word = WordAt(text, blank);
  const Word known = Find(word);
  parts.level = known.level;
  // "5 points" are counted, where a number comes after its word.
  if (!known.last && parts.level != PartLevel::kSentence) return std::nullopt;
  // "Absatz 1 Satz 2": the word belongs to what follows it.
  if (AfterWord(text, blank)) return std::nullopt;
  parts.end = blank + word.size();
  return parts;
}

// "9° et 10°"
std::optional<Parts> PartReader::WithSign(std::string_view text, size_t at) const {
  const auto number = ReadNumber(text, at, true, false);
  if (!number || !text.substr(0, number->end).ends_with("°")) return std::nullopt;
  Parts parts;
  parts.level = PartLevel::kItem;
  parts.named = false;
  parts.begin = at;
  parts.numbers.push_back(*number);
  ReadList(text, parts);
  return parts;
}

// "second paragraph", "premier alinéa"
std::optional<Parts> PartReader::AfterOrdinal(std::string_view text, size_t at) const {
  const std::string_view word = WordAt(text, at);
  const size_t next = SkipBlanks(text, at + word.size());
  if (word.empty() || next == at + word.size()) return std::nullopt;
  const std::string_view noun = WordAt(text, next);
  Parts parts;
  parts.level = LevelOf(noun);
  if (parts.level == PartLevel::kNone) return std::nullopt;
  const auto number = ReadOrdinal(text, at);
  if (!number) return std::nullopt;
  parts.numbers.push_back(*number);
  parts.named = parts.level == PartLevel::kParagraph;
  parts.begin = at;
  parts.end = next + noun.size();
  return parts;
}

// 第二款, 第1項, 제1항
std::optional<Parts> PartReader::OfEastAsia(std::string_view text, size_t at) const {
  const std::string_view rest = text.substr(std::min(at, text.size()));
  const bool begins = rest.starts_with(kBeforeNumber) || rest.starts_with(kBeforeNumberKorean);
  if (!begins) return std::nullopt;
  size_t end = at + kBeforeNumber.size();
  if (CharAt(text, end) == ' ') ++end;
  if (text.substr(end).starts_with("（")) end += std::string_view("（").size();
  PartNumber number{{}, at, end};
  size_t wide = 0;
  if (const size_t han = HanNumeralSize(text.substr(end))) {
    number.number.value = HanNumeralValue(text.substr(end, han));
    end += han;
  } else if (const uint32_t value = WideDigitsValue(text.substr(end), &wide)) {
    number.number.value = value;
    end += wide;
  } else if (const auto digits = ReadDigits(text, &end)) {
    number.number = *digits;
  }
  if (text.substr(end).starts_with("）")) end += std::string_view("）").size();
  constexpr size_t kSign = 3;
  const auto level = levels_.find(std::string(text.substr(std::min(end, text.size()), kSign)));
  if (number.number.value == 0 || level == levels_.end()) return std::nullopt;
  number.end = end + kSign;
  return Parts{level->second.level, {number}, true, at, number.end};
}

void PartReader::ReadList(std::string_view text, Parts& parts) const {
  parts.end = parts.numbers.back().end;
  while (const auto next = ReadNext(text, parts.end, parts.numbers.back())) {
    parts.numbers.push_back(*next);
    parts.end = next->end;
  }
}

size_t PartReader::SkipJoint(std::string_view text, size_t at) const {
  const bool comma = CharAt(text, at) == ',';
  const size_t begin = SkipBlanks(text, at + comma);
  if (begin == at + comma) return at;
  const size_t next = SkipPhrase(words_.joiners, text, begin);
  return next > begin || comma ? next : at;
}

std::optional<PartNumber> PartReader::ReadNext(std::string_view text, size_t at,
                                               const PartNumber& last) const {
  size_t next = SkipBlanks(text, at);
  const size_t dash = DashAt(text, next);
  const size_t word = SkipPhrase(words_.range, text, next);
  bool range = true;
  if (dash > 0) {
    next = SkipBlanks(text, next + dash);
  } else if (next > at && word > next) {
    next = word;
  } else {
    range = false;
    next = SkipJoint(text, at);
    if (next == at) return std::nullopt;
  }
  auto number = ReadNumber(text, next, true, IsLetters(last.number));
  if (!number || IsLetters(number->number) != IsLetters(last.number) ||
      number->number.value < last.number.value)
    return std::nullopt;
  // "paragraph 2 and 3 boats"
  const size_t after = SkipBlanks(text, number->end);
  const std::string_view counted = WordAt(text, after);
  const bool noun = words_.capital_nouns && counted.size() > 2 && IsUpper(counted[0]) &&
                    !IsUpper(counted[1]) && LevelOf(counted) == PartLevel::kNone;
  if (noun || IsOneOf(words_.units, counted)) return std::nullopt;
  number->range = range;
  return number;
}

}  // namespace codicil
