#include "crossref/wholes.h"

#include <algorithm>

#include "crossref/documents.h"
#include "crossref/lexing.h"
#include "crossref/own_names.h"
#include "text/code_points.h"
#include "text/numbered_use.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

// Returns the characters of East Asia that `text` has before `at`, without punctuation and
// hiragana.
std::string_view CharactersBefore(std::string_view text, size_t at) {
  constexpr size_t kMost = 20;
  size_t begin = at;
  for (size_t characters = 0; begin > 0 && characters < kMost; ++characters) {
    const std::string_view last = LastCodePoints(text.substr(0, begin), 1);
    const char32_t sign = Utf8At(last, 0).code_point;
    const bool punctuation = sign >= 0xFF00 || (sign >= 0x3000 && sign < 0x30A0 && sign != 0x3005);
    if (!BeginsInEastAsia(last) || punctuation) break;
    begin -= last.size();
  }
  return text.substr(begin, at - begin);
}

}  // namespace

bool Wholes::GoesOnAsAnAct(std::string_view text, size_t at) const {
  constexpr int kMostWords = 3;
  for (int words = 0; words < kMostWords; ++words) {
    const size_t next = SkipBlanks(text, at);
    const std::string_view word = WordAt(text, next);
    if (next == at || word.empty() || FoldCase(word) == word) return false;
    if (IsAct(FoldWord(word))) return true;
    at = next + word.size();
  }
  return false;
}

// Where the name of the work's predecessor ends that is at `begin`.
std::optional<size_t> Wholes::PredecessorEnd(std::string_view text, size_t begin) const {
  const auto& predecessor = index_.edition().predecessor;
  if (predecessor == nullptr) return std::nullopt;
  size_t longest = 0;
  for (const std::string& name : predecessor->names) {
    const size_t end = begin + name.size();
    if (end > text.size() || name.size() < longest || LetterAt(text, end) != 0) continue;
    const std::string words = FoldWords(text.substr(begin, name.size()));
    if (!words.empty() && words == FoldWords(name)) longest = name.size();
  }
  if (longest > 0 && !GoesOnAsAnAct(text, begin + longest)) return begin + longest;
  return std::nullopt;
}

size_t Wholes::SkipOf(std::string_view text, size_t at) const {
  size_t best = at;
  for (const std::string_view link : words_.of) {
    size_t end = at;
    for (const char c : link) {
      // "de l’" and "de l'"
      const bool curved = c == '\'' && text.substr(end).starts_with("\u2019");
      if (!curved && ToLower(CharAt(text, end)) != c) {
        end = 0;
        break;
      }
      end += curved ? 3 : 1;
    }
    if (end == 0) continue;
    const size_t next = SkipBlanks(text, end);
    if ((next > end || link.ends_with('\'')) && next > best) best = next;
  }
  return best;
}

size_t Wholes::SkipSelf(std::string_view text, size_t at) const {
  // "der vorliegenden", "de la présente"
  for (int words = 0; words < 2; ++words) {
    const std::string_view word = WordAt(text, at);
    const size_t next = SkipBlanks(text, at + word.size());
    if (word.empty()) return at;
    if (IsOneOf(words_.self, word)) return next;
    if (!IsOneOf(words_.no_name, word)) return at;
    at = next;
  }
  return at;
}

std::optional<Wholes::Whole> Wholes::After(std::string_view text, size_t at, bool article) {
  const size_t link = SkipBlanks(text, at);
  if (link == at) return std::nullopt;
  size_t begin = SkipOf(text, link);
  const bool linked = begin > link;
  if (const auto end = PredecessorEnd(text, begin)) return Whole{false, {begin, *end}};
  if (!linked && !words_.act_follows && !article) return std::nullopt;
  const std::string_view first = WordAt(text, begin);
  const size_t self = SkipSelf(text, begin);
  if (IsOneOf(words_.self, first) || self > begin + first.size() + 2) {
    const auto name = ReadName(text, self, false);
    if (!name || name->noun.empty()) return std::nullopt;
    return Whole{!IsOtherNoun(name->noun), {begin, name->end}};
  }
  if (linked) {
    if (const auto end = OtherTitle(text, begin)) return Whole{false, {begin, *end}};
  }
  const bool other = IsOneOf(words_.other, first);
  if (other || IsOneOf(words_.no_name, first)) begin = SkipBlanks(text, begin + first.size());
  const auto name = ReadName(text, begin, article);
  if (!name) return std::nullopt;
  const bool capitals = AbbreviationEnd(text, begin) > begin;
  if (!linked && !words_.act_follows && !name->noun.empty() && !capitals) return std::nullopt;
  if (other) return Whole{false, {begin, name->end}};
  return Judge(text, begin, *name);
}

// "of title 28" in what is Title 9: returns where it ends.
std::optional<size_t> Wholes::OtherTitle(std::string_view text, size_t begin) const {
  const auto whole = ReadNumber(text, begin, EveryStyle());
  const std::string_view word = WordAt(text, begin);
  if (!whole || whole->number[0].lead == 0 || index_.Has(whole->number)) return std::nullopt;
  const std::string title = " " + FoldWords(index_.edition().title) + " ";
  const size_t at = title.find(" " + FoldWord(word) + " ");
  if (at == title.npos || !IsDigit(CharAt(title, at + word.size() + 2))) return std::nullopt;
  const std::string own = " " + FoldWords(text.substr(begin, whole->end - begin)) + " ";
  return title.find(own) == title.npos ? std::optional(whole->end) : std::nullopt;
}

// Whether the work calls itself otherwise when it says "this Act": "this treaty" is in a quotation.
bool Wholes::IsOtherNoun(const std::string& noun) {
  // "This document" may be anything.
  return Contains(words_.acts, noun) && !IsInTitle(noun, index_.edition().title) &&
         !IsNamedThis(noun);
}

// The name has capitals, "Harbour Act", or one word at the most before its noun, "standard lease";
// or it is an abbreviation.
std::optional<Wholes::Name> Wholes::ReadName(std::string_view text, size_t begin,
                                             bool abbreviated) const {
  constexpr size_t kMostWords = 6;
  Name name;
  size_t at = begin;
  for (size_t small = 0; name.words < kMostWords;) {
    const std::string_view word = WordAt(text, at);
    if (word.empty()) break;
    const std::string folded = FoldWord(word);
    const bool capital = FoldCase(word) != word;
    const bool titled = capital && name.words > 0 && Contains(words_.documents, folded);
    if (titled || IsAct(folded)) {
      name.noun = folded;
      name.end = at + word.size();
    } else if (name.end != 0 || IsOneOf(words_.name_links, word) || IsOneOf(words_.joiners, word) ||
               IsOneOf(words_.articles, word)) {
      break;
    }
    small += name.end == 0 && !capital;
    name.small |= !capital;
    if (small > 1) break;
    ++name.words;
    at += word.size();
    const size_t next = CharAt(text, at) == '-' ? at + 1 : SkipBlanks(text, at);
    if (next == at) break;
    at = next;
  }
  if (name.end != 0 || !abbreviated) return name.end != 0 ? std::optional(name) : std::nullopt;
  name.end = AbbreviationEnd(text, begin);
  name.words = 1;
  return name.end > begin ? std::optional(name) : std::nullopt;
}

// "BGB", "AktG", "k.p.a." Returns `begin` if there is none.
size_t Wholes::AbbreviationEnd(std::string_view text, size_t begin) const {
  constexpr size_t kLongest = 12;
  size_t end = begin, capitals = 0, periods = 0;
  while (IsLetter(CharAt(text, end)) || CharAt(text, end) == '.') {
    capitals += IsUpper(text[end]);
    periods += text[end] == '.' && IsLower(CharAt(text, end - 1)) && end - begin < 2;
    ++end;
  }
  while (end > begin && !IsLetter(text[end - 1]) && periods == 0) --end;
  const size_t size = end - begin;
  if (size < 2 || size > kLongest || LetterAt(text, end) != 0) return begin;
  const std::string_view word = text.substr(begin, size);
  const bool roman = RomanValue(word) != 0;
  return (capitals >= 2 && IsUpper(word[0]) && !roman) || periods > 0 ? end : begin;
}

std::optional<Wholes::Whole> Wholes::Judge(std::string_view text, size_t begin, const Name& name) {
  const std::string_view words = text.substr(begin, name.end - begin);
  const size_t end = QualifierEnd(text, name.end);
  if (end > name.end) {
    if (IsOwnNumber(text.substr(name.end, end - name.end))) return std::nullopt;
    return Whole{false, {begin, end}};
  }
  if (IsOwnName(words, words_, index_)) return std::nullopt;
  if (!name.noun.empty() && (name.words == 1 || name.small) && IsOwnNoun(name.noun)) {
    // "du code pénal" in a code
    const size_t after = AnotherCodeEnd(text, name.end);
    if (after == name.end) return std::nullopt;
    return Whole{false, {begin, after}};
  }
  return Whole{false, {begin, AnotherCodeEnd(text, end)}};
}

// Returns where "(EU) 2016/679", "du 5 avril 1993", "z dnia 29 sierpnia 1997 r." ends, which tells
// an act from others; `at` if there is no number.
size_t Wholes::QualifierEnd(std::string_view text, size_t at) const {
  constexpr int kMostTokens = 10;
  constexpr size_t kLongestBracket = 16;
  const Language& language = LanguageOf(index_.edition().language);
  const auto is_month = [&](std::string_view word) {
    return std::ranges::any_of(language.months,
                               [&](const WordList& names) { return Contains(names, word); });
  };
  size_t end = at, p = at;
  for (int token = 0; token < kMostTokens; ++token) {
    const size_t next = SkipBlanks(text, p);
    if (CharAt(text, next) == '(') {
      const size_t close = text.substr(next, kLongestBracket).find(')');
      if (close == text.npos) break;
      p = next + close + 1;
      if (std::ranges::any_of(text.substr(next, close), IsDigit)) end = p;
      continue;
    }
    if (IsDigit(CharAt(text, next))) {
      p = next;
      while (IsAlnum(CharAt(text, p)) || IsIn("/:.-", CharAt(text, p))) ++p;
      while (!IsAlnum(text[p - 1])) --p;
      end = p;
      p += CharAt(text, p) == '.';  // "vom 22. Juni"
      continue;
    }
    const std::string_view word = WordAt(text, next);
    const std::string lower = FoldWord(word);
    if (word.empty() && !text.substr(next).starts_with("№")) break;
    p = next + std::max<size_t>(word.size(), word.empty() ? 3 : 0);
    if (end > at && is_month(lower)) {
      end = p;
    } else if (!word.empty() && !Contains(words_.act_numbers, lower)) {
      break;
    }
    p += OrdinalSignAt(text, p);
    p += CharAt(text, p) == '.' && Contains(words_.act_numbers, lower);
  }
  return end;
}

// "du code pénal" is not the code that is the work. Returns `at` if what follows does not say so.
size_t Wholes::AnotherCodeEnd(std::string_view text, size_t at) const {
  if (!IsOneOf(words_.codes, WordBefore(text, at))) return at;
  const size_t next = SkipBlanks(text, at);
  const size_t begin = next == at ? at : SkipOf(text, next);
  const std::string_view word = WordAt(text, begin);
  if (begin == at || word.empty() || IsOneOf(words_.joiners, word) ||
      IsOneOf(words_.name_links, word))
    return at;
  return IsInTitle(FoldWord(word), index_.edition().title) ? at : begin + word.size();
}

// Whether the digits of "n° 12.345" are those of the title.
bool Wholes::IsOwnNumber(std::string_view qualifier) const {
  constexpr size_t kFewest = 3;
  const auto digits_of = [](std::string_view text) {
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), IsDigit);
    return digits;
  };
  const std::string digits = digits_of(qualifier);
  return digits.size() >= kFewest &&
         digits_of(index_.edition().title).find(digits) != std::string::npos;
}

// "Directive 12/34, " or "Directive 12/34/EC " before "Article 5"
std::optional<Wholes::Whole> Wholes::NumberedBefore(std::string_view text, size_t at) const {
  const size_t blank = SkipBlanksBack(text, at);
  const bool comma = CharBefore(text, blank) == ',';
  if (blank == at) return std::nullopt;
  const size_t end = blank - comma;
  size_t begin = end;
  // The letters of "12/34/EÜ"
  while (const size_t letter = end - begin < 12 ? LetterBefore(text, begin) : 0) begin -= letter;
  while (begin > 0 && (IsAlnum(text[begin - 1]) || IsIn("/-:", text[begin - 1]))) --begin;
  const std::string_view number = text.substr(begin, end - begin);
  size_t before = SkipBlanksBack(text, begin);
  before -= CharBefore(text, before) == '.';
  const std::string noun = FoldWord(WordBefore(text, before));
  if (begin == 0 || std::ranges::none_of(number, IsDigit) || noun.empty()) return std::nullopt;
  if (!comma && number.find('/') == number.npos) return std::nullopt;
  if (!IsAct(noun) && !Contains(words_.act_numbers, noun)) return std::nullopt;
  if (IsOwnNumber(number)) return std::nullopt;
  return Whole{false, {before - noun.size(), end}};
}

// "ABC section 5"
std::optional<Wholes::Whole> Wholes::AbbreviationBefore(std::string_view text, size_t at) const {
  constexpr size_t kShortest = 3;
  const size_t blank = SkipBlanksBack(text, at);
  const std::string_view word = WordBefore(text, blank), lead = WordAt(text, at);
  const auto is_capitals = [](std::string_view one) { return std::ranges::all_of(one, IsUpper); };
  if (blank == at || word.size() < kShortest || !is_capitals(word) || RomanValue(word) != 0 ||
      lead.empty() || is_capitals(lead))
    return std::nullopt;
  if (IsInTitle(FoldWord(word), index_.edition().title) || !index_.FindTerm(word).empty())
    return std::nullopt;
  return Whole{false, {blank - word.size(), blank}};
}

// "Harbour Policy Manual, section 5"
std::optional<Wholes::Whole> Wholes::DocumentBefore(std::string_view text, size_t at) const {
  const size_t blank = SkipBlanksBack(text, at);
  const size_t end = blank - (CharBefore(text, blank) == ',');
  const std::string_view word = WordBefore(text, end);
  if (blank == at || word.empty() || !IsUpper(word[0]) || !IsOneOf(words_.documents, word))
    return std::nullopt;
  const auto name = FindDocument(text, 0, end - word.size(), end, words_, index_);
  return name ? std::optional(Whole{false, *name}) : std::nullopt;
}

std::optional<Wholes::Whole> Wholes::Before(std::string_view text, size_t at) {
  if (auto whole = NumberedBefore(text, at)) return whole;
  if (auto whole = DocumentBefore(text, at)) return whole;
  if (auto whole = AbbreviationBefore(text, at)) return whole;
  if (!words_.act_precedes) return std::nullopt;
  size_t blank = SkipBlanksBack(text, at);
  if (BeginsInEastAsia(LastCodePoints(text.substr(0, blank), 1)))
    return BeforeInEastAsia(text, blank);
  std::string_view word = WordBefore(text, blank);
  if (blank == at || word.empty()) return std::nullopt;
  size_t begin = blank - word.size();
  if (!IsAct(FoldWord(word))) {
    // "rikoslain 3 luvun 5 §"
    const size_t number = SkipBlanksBack(text, begin);
    size_t digits = number;
    while (digits > 0 && IsDigit(text[digits - 1])) --digits;
    if (digits == number || number == begin) return std::nullopt;
    blank = SkipBlanksBack(text, digits);
    word = WordBefore(text, blank);
    if (word.empty() || !IsAct(FoldWord(word))) return std::nullopt;
    begin = blank - word.size();
  }
  const size_t before = SkipBlanksBack(text, begin);
  if (IsOneOf(words_.self, WordBefore(text, before))) return Whole{true, {begin, blank}};
  const size_t from = QualifierBegin(text, begin);
  if (from < begin && IsOwnNumber(text.substr(from, begin - from))) return std::nullopt;
  // "väärtpaberituru seaduse § 5": of itself the work says "käesoleva seaduse".
  const bool first = before == begin || LetterBefore(text, before) == 0;
  if (from == begin && first && IsOwnNoun(FoldWord(word))) return std::nullopt;
  // "väärtpaberituru seaduse", but "rikoslain"
  const bool bare = from == begin && !first && Contains(words_.acts, FoldWord(word));
  const size_t modifier = before - WordBefore(text, before).size();
  return Whole{false, {bare ? modifier : from, blank}};
}

// Returns where "1999. évi V." begins, before "törvény"; `at` if there is no number.
size_t Wholes::QualifierBegin(std::string_view text, size_t at) const {
  constexpr int kMostTokens = 5;
  size_t begin = at;
  for (int token = 0, p = static_cast<int>(at); token < kMostTokens; ++token) {
    size_t end = SkipBlanksBack(text, static_cast<size_t>(p));
    end -= CharBefore(text, end) == '.';
    size_t digits = end;
    while (digits > 0 && (IsDigit(text[digits - 1]) || IsIn("/:", text[digits - 1]))) --digits;
    const std::string_view word = WordBefore(text, end);
    if (digits < end) {
      begin = digits;
    } else if (word.empty() ||
               (RomanValue(word) == 0 && !Contains(words_.act_numbers, FoldWord(word)))) {
      break;
    }
    p = static_cast<int>(digits < end ? digits : end - word.size());
  }
  return begin;
}

// 民法第三条, 《…法》第三条, 本法第三条
std::optional<Wholes::Whole> Wholes::BeforeInEastAsia(std::string_view text, size_t at) {
  constexpr size_t kLongest = 96;
  if (!BeginsWithTailedLead(text.substr(SkipBlanks(text, at)))) return std::nullopt;
  const std::string_view title = index_.edition().title;
  const std::string_view before = text.substr(at - std::min(at, kLongest), std::min(at, kLongest));
  for (const auto& [open, close] : {std::pair("《", "》"), std::pair("「", "」")}) {
    if (!before.ends_with(close)) continue;
    const size_t begin = before.rfind(open);
    if (begin == before.npos) return std::nullopt;
    const std::string_view name = before.substr(begin + 3, before.size() - begin - 6);
    if (title.find(name) != title.npos) return Whole{true, {}};
    const size_t from = at - before.size() + begin;
    return Whole{false, {from, at}};
  }
  const std::string_view run = CharactersBefore(text, at);
  std::string_view noun;
  for (const std::string_view act : words_.acts)
    if (run.ends_with(act) && act.size() > noun.size()) noun = act;
  const auto ends_in_self = [&](std::string_view words) {
    return std::ranges::any_of(words_.self, [&](auto self) { return words.ends_with(self); });
  };
  if (noun.empty()) return std::nullopt;
  if (ends_in_self(text.substr(0, at - noun.size()))) return Whole{true, {}};
  if (noun.size() == run.size()) return std::nullopt;
  const std::string_view stem = run.substr(0, run.size() - noun.size());
  const std::string_view after = run.substr(stem.size() - LastCodePoints(stem, 1).size());
  if (title.find(after) != title.npos) return Whole{true, {}};
  return Whole{false, {at - run.size(), at}};
}

bool Wholes::IsAct(const std::string& folded) const {
  if (Contains(words_.acts, folded)) return true;
  const bool compound = std::ranges::any_of(words_.act_endings, [&](std::string_view ending) {
    return folded.size() > ending.size() + 2 && folded.ends_with(ending);
  });
  if (compound) return true;
  // "Section 2 of the Schedule" is a part of the work, as its lead words are.
  const Language& language = LanguageOf(index_.edition().language);
  const auto leads = [&](const NumberLeadWord& lead) { return LowerCase(lead.word) == folded; };
  return Contains(language.outside.documents, folded) &&
         FindLead(words_.leads, folded) == nullptr && !Contains(words_.articles, folded) &&
         std::ranges::none_of(language.number_leads, leads);
}

bool Wholes::IsOwnNoun(const std::string& noun) {
  return IsInTitle(noun, index_.edition().title) || !index_.FindTerm(noun).empty() ||
         IsNamedThis(noun);
}

// Whether the work says "this lease" of itself: not much less often than it says "this" of what
// else it is.
bool Wholes::IsNamedThis(const std::string& noun) {
  constexpr uint32_t kSeldom = 3;
  if (!searched_) CountOwnNouns();
  uint32_t most = 0, count = 0;
  for (const auto& [own, times] : own_) {
    most = std::max(most, times);
    if (IsSameStem(own, noun)) count += times;
  }
  return count * kSeldom >= most && count > 0;
}

bool Wholes::HasVersions(std::string_view word) {
  constexpr size_t kMostWords = 64;
  if (const auto known = versioned_.find(std::string(word)); known != versioned_.end())
    return known->second;
  if (versioned_.size() == kMostWords) return false;
  NumberedUse use;
  ForEachPassage(index_.edition(), [&](const PassageRef&, const Passage& passage) {
    const NumberedUse here = CountUse(passage.text, word);
    use.numbered += here.numbered;
    use.bare += here.bare;
  });
  return versioned_[std::string(word)] = IsName(use.bare, use.numbered);
}

// A work has few names for itself.
void Wholes::CountOwnNouns() {
  constexpr size_t kMostNames = 32;
  searched_ = true;
  ForEachPassage(index_.edition(), [&](const PassageRef&, const Passage& passage) {
    const std::string_view text = passage.text;
    for (size_t at = 0; at < text.size();) {
      const std::string_view word = WordAt(text, at);
      at += std::max<size_t>(word.size(), 1);
      if (word.empty() || !IsOneOf(words_.self, word)) continue;
      const std::string noun = FoldWord(WordAt(text, SkipBlanks(text, at)));
      if (!IsAct(noun)) continue;
      const auto known = std::ranges::find(own_, noun, &std::pair<std::string, uint32_t>::first);
      if (known != own_.end()) {
        ++known->second;
      } else if (own_.size() < kMostNames) {
        own_.emplace_back(noun, 1);
      }
    }
  });
}

}  // namespace codicil
