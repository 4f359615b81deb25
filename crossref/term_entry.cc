#include "crossref/term_entry.h"

#include <algorithm>

#include "crossref/lexing.h"

namespace codicil {
namespace {

// Returns the words at the start of a definition up to its first punctuation, without a sense
// number ("1.") and an opening bracket.
class FirstWords {
 public:
  explicit FirstWords(std::string_view text) : text_(text) {
    size_t at = 0;
    while (IsDigit(CharAt(text_, at))) ++at;
    if (at > 0 && CharAt(text_, at) == '.') at = SkipBlanks(text_, at + 1);
    if (CharAt(text_, at) == '(') ++at;
    at_ = at;
  }

  std::string_view Next() {
    size_t end = at_;
    while (IsLetter(CharAt(text_, end)) || CharAt(text_, end) == '-') ++end;
    const std::string_view word = text_.substr(std::min(at_, text_.size()), end - at_);
    at_ = CharAt(text_, end) == ' ' ? end + 1 : text_.size();
    return word;
  }

 private:
  std::string_view text_;
  size_t at_ = 0;
};

bool IsArticle(std::string_view word) { return IsOneOf(English().articles, word); }

// "Bury (Obsolete)", "Zone, Obsolete"
bool SaysLast(std::string_view term, const TermWords& words) {
  const size_t mark = term.find_last_of("(,");
  if (mark == term.npos) return false;
  const size_t begin = SkipBlanks(term, mark + 1);
  const std::string_view word = WordAt(term, begin);
  const size_t end = begin + word.size();
  const bool closed = term[mark] == '(' ? CharAt(term, end) == ')' : end == term.size();
  return closed && (IsOneOf(words.obsolete, word) || IsOneOf(words.informal, word));
}

bool BeginsObsolete(std::string_view text, const TermWords& words) {
  FirstWords first(text);
  std::string_view word = first.Next();
  // "This is the old term for …"
  if (IsSameWord(word, "this") && IsSameWord(first.Next(), "is")) word = first.Next();
  if (IsArticle(word)) word = first.Next();
  if (IsOneOf(words.obsolete, word)) return true;
  return IsOneOf(words.informal, word) && IsOneOf(words.names, first.Next());
}

// "what an aura can enchant", "to enchant"
bool IsVerbIn(std::string_view text, std::string_view term, const TermWords& words) {
  for (size_t at = text.find(' '); at != text.npos; at = text.find(' ', at + 1)) {
    if (IsSameWord(term, WordAt(text, at + 1)) && IsOneOf(words.before_verbs, WordBefore(text, at)))
      return true;
  }
  return false;
}

}  // namespace

bool IsMarkedObsolete(const GlossaryEntry& entry, const TermWords& words) {
  return SaysLast(entry.term.text, words) || BeginsObsolete(entry.text.text, words);
}

bool IsKindOfThing(const GlossaryEntry& entry, const TermWords& words) {
  constexpr int kFirst = 5;  // "A wall is a type of …"
  // If there are several senses, one of the others may be something else.
  if (IsDigit(CharAt(entry.text.text, 0))) return false;
  FirstWords first(entry.text.text);
  for (int i = 0; i < kFirst; ++i) {
    if (IsOneOf(words.kinds, first.Next())) return true;
  }
  return false;
}

bool IsThing(const GlossaryEntry& entry, const TermWords& words) {
  const std::string_view term = entry.term.text, text = entry.text.text;
  // "Control, Controller" are words for an action and for who does it; "Say, the" is one word.
  const size_t comma = term.find(", ");
  if (words.action.empty() || (comma != term.npos && !IsArticle(term.substr(comma + 2))))
    return false;
  FirstWords first(text);
  if (!IsArticle(first.Next()) || IsOneOf(words.names, first.Next())) return false;
  for (size_t at = text.find(words.action); at != text.npos; at = text.find(words.action, at + 1)) {
    if (!IsAlnum(CharBefore(text, at))) return false;
  }
  return !IsVerbIn(text, term, words);
}

}  // namespace codicil
