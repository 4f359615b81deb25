#include "crossref/term_context.h"

#include <algorithm>

#include "crossref/lexing.h"
#include "text/quotation_marks.h"
#include "text/sentences.h"

namespace codicil {
namespace {

bool HasKind(const PassageWords& words, size_t i, WordRole::Kind kind) {
  return i < words.size() && (words.role(i).kinds & kind) != 0;
}

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

// "Turn & Tide"
bool JoinedByAnd(const PassageWords& words, uint32_t a, uint32_t b) {
  const Word before = words.word(a), next = words.word(b);
  return words.text().substr(before.end, next.begin - before.end) == " & ";
}

// "Turn & Tide™"
bool IsTrademark(std::string_view text, size_t at) {
  return text.substr(at).starts_with("\xE2\x84\xA2") || text.substr(at).starts_with("\xC2\xAE");
}

// Whether "named" or the like comes before the word, with a quotation mark between them or not.
// "Is called" may introduce a term, "the boat called" does not.
bool IsNamed(const PassageWords& words, uint32_t i) {
  if (i == 0 || !HasKind(words, i - 1, WordRole::kNaming)) return false;
  if (i > 1 && HasKind(words, i - 2, WordRole::kGrammar)) return false;
  size_t at = words.word(i - 1).end;
  at = SkipBlanks(words.text(), at);
  if (const QuotationMark mark = QuotationMarkAt(words.text(), at)) at += mark.size;
  return at == words.word(i).begin;
}

struct Run {
  uint32_t begin, end;  // words
};

// A capitalised word and those that continue the name, including small words: "Wall of the Wood".
Run RunFrom(const PassageWords& words, uint32_t begin) {
  constexpr uint32_t kMostLinks = 2;
  uint32_t end = begin + 1, links = 0;
  for (uint32_t i = end; i < words.size(); ++i) {
    const bool joined = JoinedByAnd(words, i - 1, i);
    if (!joined && !SideBySide(words, i - 1, i)) break;
    if (words.role(i).capital) {
      end = i + 1;
      links = 0;
    } else if (!(words.role(i).kinds & WordRole::kNameLink) || ++links > kMostLinks) {
      break;
    }
  }
  return {begin, end};
}

bool HasAmpersand(const PassageWords& words, const Run& run) {
  for (uint32_t i = run.begin + 1; i < run.end; ++i) {
    if (JoinedByAnd(words, i - 1, i)) return true;
  }
  return false;
}

// "named Grove", "Turn & Tide", "Grey Turn™". A single word before the sign is the name of a
// product if the work also writes it in lower case.
bool IsCertainName(const PassageWords& words, const Run& run) {
  const uint32_t last = run.end - 1;
  if (IsTrademark(words.text(), words.word(last).end))
    return run.begin < last || words.role(last).usual;
  return HasAmpersand(words, run) || IsNamed(words, run.begin);
}

// Whether the work also writes one of the words in lower case.
bool HasUsual(const PassageWords& words, const Run& run) {
  for (uint32_t i = run.begin; i < run.end; ++i) {
    if (words.role(i).usual) return true;
  }
  return false;
}

// Whether at most one term is in the run.
bool IsOneTerm(std::span<const TermMatch> matches, size_t from, const Run& run) {
  return from + 1 >= matches.size() || matches[from + 1].first >= run.end;
}

// ---- Everyday words

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

// "phase in", "phases out": the particle ends its clause, or a word of grammar follows ("phase in
// or out"), but not "the phase in which".
bool HasParticle(const PassageWords& words, const TermMatch& match) {
  const uint32_t particle = match.first + 1;
  if (!HasKind(words, particle, WordRole::kParticle) || !SideBySide(words, match.first, particle))
    return false;
  if (match.first > 0 && HasKind(words, match.first - 1, WordRole::kDeterminer)) return false;
  const uint32_t next = particle + 1;
  if (next < words.size() && SideBySide(words, particle, next))
    return HasKind(words, next, WordRole::kClauseLink) || HasKind(words, next, WordRole::kParticle);
  const char behind = CharAt(words.text(), words.word(particle).end);
  return behind != '\0' && std::string_view(".,;:)").find(behind) != std::string_view::npos;
}

// Whether the word for a thing is used for doing: "may phase", "phases out", "State your name".
bool IsDone(const PassageWords& words, const TermMatch& match) {
  if (match.words != 1 || !words.role(match.first).noun) return false;
  const std::string_view text = words.text();
  const std::string_view word = text.substr(match.begin, match.end - match.begin);
  if (word.ends_with("ing") || word.ends_with("ed")) return false;
  if (HasParticle(words, match)) return true;
  if (word.ends_with('s') || !words.role(match.first).thing) return false;
  const uint32_t next = match.first + 1;
  if (match.first > 0 && HasKind(words, match.first - 1, WordRole::kModal) &&
      SideBySide(words, match.first - 1, match.first))
    return true;
  constexpr uint16_t kObject = WordRole::kDeterminer | WordRole::kSubject;
  return words.role(match.first).capital && BeginsSentence(text, match.begin) &&
         next < words.size() && SideBySide(words, match.first, next) && !words.role(next).capital &&
         (words.role(next).kinds & kObject) != 0;
}

// Whether an everyday verb has no term that names its object nearby in the same sentence.
bool LacksCompanion(const PassageWords& words, const TermMatch& match) {
  constexpr uint32_t kNear = 10;  // words
  const uint32_t companion = words.roles().CompanionOf(match.entry);
  if (companion == WordRole::kNone) return false;
  const uint32_t first = match.first - std::min(match.first, kNear);
  const auto end = std::min(static_cast<uint32_t>(words.size()), match.first + kNear);
  bool found = false;
  for (uint32_t i = first; i < end && !found; ++i)
    found = i != match.first && words.role(i).entry == companion;
  if (!found) return true;
  constexpr size_t kReach = 200;  // bytes
  const Sentence sentence = SentenceAround(words.text(), match.begin, kReach);
  for (uint32_t i = first; i < end; ++i) {
    const bool inside = words.word(i).begin >= sentence.begin && words.word(i).end <= sentence.end;
    if (inside && i != match.first && words.role(i).entry == companion) return false;
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
    if (IsVerb(words, match) || IsDone(words, match) || IsPartOfAdjective(words, match) ||
        LacksCompanion(words, match))
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
    const bool certain = IsCertainName(words, run);
    if (!certain && run.end - run.begin < 2) continue;
    while (from < matches.size() && matches[from].first + matches[from].words <= run.begin) ++from;
    const bool begins = BeginsSentence(words.text(), words.word(run.begin).begin);
    const bool sentence = begins && words.role(run.begin).usual;
    // A term of several words is itself the name: "named Long Watch".
    const bool is_term = from < matches.size() && matches[from].first == run.begin &&
                         matches[from].words > 1 && run.begin + matches[from].words == run.end;
    if (is_term) continue;
    bool all_terms = true;
    size_t match = from;
    for (uint32_t word = sentence ? run.begin + 1 : run.begin; word < run.end; ++word) {
      while (match < matches.size() && matches[match].first + matches[match].words <= word) ++match;
      const bool covered = match < matches.size() && matches[match].first <= word;
      all_terms &= covered || !words.role(word).capital;
    }
    if (all_terms && !certain && (begins || !HasUsual(words, run) || IsOneTerm(matches, from, run)))
      continue;
    for (match = from; match < matches.size() && matches[match].first < run.end; ++match)
      matches[match].linked = false;
  }
}

}  // namespace codicil
