#include "crossref/term_context.h"

#include <algorithm>

#include "crossref/lexing.h"
#include "text/quotation_marks.h"

namespace codicil {
namespace {

// ---- Quotations

bool OpensAfter(char before) {
  return before == '\0' || before == ' ' || before == '\n' || before == '(' || before == '[' ||
         static_cast<unsigned char>(before) >= 0x80;  // a dash
}

// Returns the mark at `at`. In a file that lost its marks, "?" is one for either side.
QuotationMark MarkAt(std::string_view text, size_t at) {
  if (text[at] != '?') return QuotationMarkAt(text, at);
  QuotationMark lost = QuotationMarkAt("\"", 0);
  lost.sign = U'?';
  return lost;
}

bool IsApostrophe(std::string_view text, size_t at, const QuotationMark& mark) {
  return (mark.single || mark.sign == U'?') && IsLetter(CharAt(text, at + mark.size)) &&
         IsLetter(CharBefore(text, at));
}

bool Opens(std::string_view text, size_t at, const QuotationMark& mark) {
  if (!mark.opens || mark.shape == QuotationMark::kClosing) return false;
  if (mark.shape == QuotationMark::kOpening) return true;
  return OpensAfter(CharBefore(text, at)) && CharAt(text, at + mark.size) != ' ';
}

bool ClosesAt(std::string_view text, size_t at, const QuotationMark& open,
              const QuotationMark& mark) {
  const bool pair =
      open.sign == U'?' || mark.sign == U'?' ? open.sign == mark.sign : Closes(open, mark);
  if (!pair || CharBefore(text, at) == ' ') return false;
  return !mark.single || !IsLetter(CharAt(text, at + mark.size));
}

// ---- Names

// Whether one space, hyphen or slash separates the two words.
bool SideBySide(const PassageWords& words, uint32_t a, uint32_t b) {
  const uint32_t end = words.word(a).end;
  if (words.word(b).begin != end + 1) return false;
  const char between = words.text()[end];
  return between == ' ' || between == '-' || between == '/' || between == '\n';
}

// Whether the word follows a period, a dash, a quotation mark or another sign after which any word
// may be capitalised.
bool BeginsSentence(std::string_view text, size_t at) {
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '(' || text[at - 1] == '[')) --at;
  if (at == 0) return true;
  const char before = text[at - 1];
  return !IsAlnum(before) && before != ',' && before != '-' && before != '\'' && before != '/';
}

struct Run {
  uint32_t begin, end;  // words
};

// A capitalised word and those that continue the name, including small words: "Wall of the Wood".
Run RunFrom(const PassageWords& words, uint32_t begin) {
  constexpr uint32_t kMostLinks = 2;
  uint32_t end = begin + 1, links = 0;
  for (uint32_t i = end; i < words.size() && SideBySide(words, i - 1, i); ++i) {
    if (words.role(i).capital) {
      end = i + 1;
      links = 0;
    } else if (!(words.role(i).kinds & WordRole::kNameLink) || ++links > kMostLinks) {
      break;
    }
  }
  return {begin, end};
}

// ---- Everyday words

bool HasKind(const PassageWords& words, size_t i, WordRole::Kind kind) {
  return i < words.size() && (words.role(i).kinds & kind) != 0;
}

// "…, “" or " “": whether the words before `at` introduce a quotation.
bool QuotesBehind(std::string_view text, size_t at) {
  if (CharAt(text, at) == ',' || CharAt(text, at) == ':') ++at;
  const size_t next = SkipBlanks(text, at);
  return next > at && QuotationMarkAt(text, next).opens;
}

// Whether the word is a verb although the term is a thing: "which matches", "matches the name",
// "limited by".
bool IsVerb(const PassageWords& words, const TermMatch& match) {
  if (match.words != 1) return false;
  const bool more = CharAt(words.text(), match.end) == ' ';
  const auto before = [&](WordRole::Kind kind) {
    return match.first > 0 && HasKind(words, match.first - 1, kind);
  };
  const auto behind = [&](WordRole::Kind kind) {
    return more && HasKind(words, match.first + 1, kind);
  };
  switch (words.role(match.first).doubt) {
    case WordRole::kEndsInS:
      return before(WordRole::kSubject) || behind(WordRole::kDeterminer) ||
             QuotesBehind(words.text(), match.end);
    case WordRole::kEndsInEd:
      return behind(WordRole::kBehindVerb);
    case WordRole::kSure:
      break;
  }
  return false;
}

bool EndsSentenceBehind(const PassageWords& words, uint32_t i) {
  const char behind = CharAt(words.text(), words.word(i).end);
  return behind == '.' || behind == '\n' || behind == '!' || behind == '?';
}

// Whether an everyday verb has no term that names its object nearby in the same sentence.
bool LacksCompanion(const PassageWords& words, const TermMatch& match) {
  constexpr uint32_t kNear = 10;  // words
  const uint32_t companion = words.roles().CompanionOf(match.entry);
  if (companion == WordRole::kNone) return false;
  const uint32_t floor = match.first - std::min(match.first, kNear);
  for (uint32_t i = match.first; i > floor && !EndsSentenceBehind(words, i - 1); --i) {
    if (words.role(i - 1).entry == companion) return false;
  }
  const auto ceiling = std::min(static_cast<uint32_t>(words.size()), match.first + kNear);
  for (uint32_t i = match.first; i + 1 < ceiling && !EndsSentenceBehind(words, i); ++i) {
    if (words.role(i + 1).entry == companion) return false;
  }
  return true;
}

// "double-faced": part of an adjective for something else.
bool IsPartOfAdjective(const PassageWords& words, const TermMatch& match) {
  const uint32_t next = match.first + match.words;
  if (CharAt(words.text(), match.end) != '-' || next >= words.size()) return false;
  const Word word = words.word(next);
  return word.begin == match.end + 1 &&
         words.text().substr(word.begin, word.end - word.begin).ends_with("ed");
}

}  // namespace

void TermContext::Judge(const PassageWords& words, std::span<TermMatch> matches) {
  if (matches.empty()) return;
  FindQuotations(words.text());
  JudgeQuoted(words, matches);
  JudgeNames(words, matches);
  for (TermMatch& match : matches) {
    if (IsVerb(words, match) || IsPartOfAdjective(words, match) || LacksCompanion(words, match))
      match.linked = false;
  }
}

// Finds the outermost quotations. One that its paragraph does not close does not count.
void TermContext::FindQuotations(std::string_view text) {
  quotations_.clear();
  uint32_t depth = 0;  // of marks like the one that opened
  QuotationMark open;
  size_t begin = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\n' && CharAt(text, at + 1) == '\n') depth = 0;
    if (c != '"' && c != '\'' && c != '?' && static_cast<unsigned char>(c) < 0x80) continue;
    const QuotationMark mark = MarkAt(text, at);
    if (!mark || IsApostrophe(text, at, mark)) continue;
    if (depth == 0) {
      if (!Opens(text, at, mark)) continue;
      open = mark, begin = at + mark.size, depth = 1;
    } else if (ClosesAt(text, at, open, mark)) {
      if (--depth == 0)
        quotations_.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(at)});
    } else if (mark.sign == open.sign && Opens(text, at, mark)) {
      ++depth;
    }
    at += mark.size - 1;
  }
}

// Apart from punctuation and an article, a quotation must contain only the term; a word of grammar
// must be quoted.
void TermContext::JudgeQuoted(const PassageWords& words, std::span<TermMatch> matches) {
  auto quotation = quotations_.begin();
  for (TermMatch& match : matches) {
    while (quotation != quotations_.end() && quotation->end <= match.begin) ++quotation;
    const bool quoted = quotation != quotations_.end() && quotation->begin <= match.begin;
    const uint32_t last = match.first + match.words;
    if (!quoted) {
      if (match.words == 1 && HasKind(words, match.first, WordRole::kGrammar)) match.linked = false;
      continue;
    }
    const bool article = match.first > 0 && HasKind(words, match.first - 1, WordRole::kDeterminer);
    const uint32_t first = article ? match.first - 1 : match.first;
    const bool more_before = first > 0 && words.word(first - 1).begin >= quotation->begin;
    const bool more_behind = last < words.size() && words.word(last).begin < quotation->end;
    if (more_before || more_behind) match.linked = false;
  }
}

void TermContext::JudgeNames(const PassageWords& words, std::span<TermMatch> matches) {
  size_t from = 0;  // the first match that does not end before the run
  for (uint32_t i = 0; i < words.size(); ++i) {
    if (!words.role(i).capital) continue;
    const Run run = RunFrom(words, i);
    i = run.end - 1;
    if (run.end - run.begin < 2) continue;
    while (from < matches.size() && matches[from].first + matches[from].words <= run.begin) ++from;
    const bool sentence =
        words.role(run.begin).usual && BeginsSentence(words.text(), words.word(run.begin).begin);
    bool all_terms = true;
    size_t match = from;
    for (uint32_t word = sentence ? run.begin + 1 : run.begin; word < run.end; ++word) {
      while (match < matches.size() && matches[match].first + matches[match].words <= word) ++match;
      const bool covered = match < matches.size() && matches[match].first <= word;
      all_terms &= covered || !words.role(word).capital;
    }
    if (all_terms) continue;
    for (match = from; match < matches.size() && matches[match].first < run.end; ++match)
      matches[match].linked = false;
  }
}

}  // namespace codicil
