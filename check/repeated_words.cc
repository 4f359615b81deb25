// Repeated words.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/ascii.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "check/prose.h"
#include "rules/source_span.h"
#include "text/language.h"
#include "text/words.h"

namespace codicil {
namespace {

bool SameLetters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ToLower(x) == ToLower(y); });
}

// The words that may well be repeated: "the warden whose turn it is is first".
WordList RepeatableIn(const Edition& edition) {
  const WordList& words = LanguageOf(edition.language).repeatable;
  return words.empty() ? InAllLanguages(&Language::repeatable) : words;
}

// Whether only spaces within one paragraph separate the two.
bool Adjoin(std::string_view text, const Word& a, const Word& b) {
  const std::string_view between = text.substr(a.end, b.begin - a.end);
  return !between.empty() && between.find_first_not_of(" \n") == between.npos &&
         between.find("\n\n") == between.npos;
}

// Whether no mark parts the two, as in "of length `length`", and the first has company on its line.
bool AdjoinInSource(const CheckInput& input, const CheckedText& text, const Word& a,
                    const Word& b) {
  const auto first = SourceSpanOf(*text.passage, a.begin, a.end);
  const auto second = SourceSpanOf(*text.passage, b.begin, b.end);
  if (!first || !second || first->source != second->source || first->end > second->begin)
    return true;
  const SourceText& file = input.edition.sources().text(first->source);
  const std::string_view source = file.text();
  const std::string_view between = source.substr(first->end, second->begin - first->end);
  const bool tagged = file.MarkupBefore(second->begin) > file.MarkupBefore(first->end - 1);
  if (tagged || between.find_first_of("`*") != between.npos) return false;
  const size_t line = source.find_last_of('\n', first->begin);
  const std::string_view before = source.substr(line + 1, first->begin - line - 1);
  return between.find('\n') == between.npos || before.find_first_not_of(" \t") != before.npos;
}

// "bean-bean", "first's": the word is part of a longer one.
bool IsWhole(std::string_view text, const Word& word) {
  constexpr std::string_view kJoiners = "-'_/:([{<=;";
  const bool joined_before = word.begin > 0 && kJoiners.find(text[word.begin - 1]) != kJoiners.npos;
  const bool joined_after =
      word.end < text.size() && kJoiners.find(text[word.end]) != kJoiners.npos;
  return !joined_before && !joined_after;
}

// "The the": only at the beginning of a sentence does a capital make no difference.
bool BeginsSentence(std::string_view text, const Word& word) {
  constexpr std::string_view kBlankOrQuote = " \n\"([*_";
  size_t at = word.begin;
  while (at > 0 && kBlankOrQuote.find(text[at - 1]) != kBlankOrQuote.npos) --at;
  return at == 0 || !IsAscii(text[at - 1]) ||
         std::string_view(".!?:").find(text[at - 1]) != std::string_view::npos;
}

bool IsSlip(std::string_view text, const Word& first, const Word& second,
            const WordList& repeatable) {
  const std::string_view a = text.substr(first.begin, first.end - first.begin);
  const std::string_view b = text.substr(second.begin, second.end - second.begin);
  // Two capitals are a name.
  if (IsUpper(a[0]) && (a.size() == 1 || !BeginsSentence(text, first))) return false;
  if (a.size() != b.size() || IsUpper(b[0]) || !SameLetters(a, b) || Contains(repeatable, b))
    return false;
  return Adjoin(text, first, second) && IsWhole(text, first) && IsWhole(text, second);
}

// A letter, or the beginning of a character that WordSplitter takes for a part of a word.
bool BeginsWithLetter(std::string_view word) { return IsLetter(word[0]) || !IsAscii(word[0]); }

struct Repetition {
  const CheckedText* text;
  uint32_t begin;
  uint32_t end;
  std::string_view word;  // the second
  std::string folded;
};

void FindRepetitions(const CheckInput& input, const CheckedText& text, const WordList& repeatable,
                     WordSplitter& splitter, std::vector<Repetition>& found) {
  const std::string_view words = text.passage->text;
  for (const Paragraph& paragraph : ParagraphsOf(words)) {
    if (!paragraph.prose) continue;
    const auto split = splitter.Split(paragraph.text);
    for (size_t i = 1; i < split.size(); ++i) {
      const Word first{split[i - 1].begin + paragraph.begin, split[i - 1].end + paragraph.begin};
      const Word second{split[i].begin + paragraph.begin, split[i].end + paragraph.begin};
      const std::string_view word = words.substr(second.begin, second.end - second.begin);
      if (BeginsWithLetter(word) && IsSlip(words, first, second, repeatable) &&
          AdjoinInSource(input, text, first, second))
        found.push_back({&text, first.begin, second.end, word, FoldCase(word)});
    }
  }
}

}  // namespace

// In a language whose grammar is not known here, what a work doubles three times belongs to it.
void CheckRepeatedWords(const CheckInput& input, Findings& findings) {
  constexpr size_t kGrammar = 3;
  const bool learns = LanguageOf(input.edition.language).repeatable.empty();
  const WordList repeatable = RepeatableIn(input.edition);
  WordSplitter splitter;
  std::vector<Repetition> found;
  for (const CheckedText& text : input.texts)
    FindRepetitions(input, text, repeatable, splitter, found);
  std::map<std::string_view, size_t> times;
  for (const Repetition& one : found) ++times[one.folded];
  for (const Repetition& one : found)
    findings.AddUnless(learns && times[one.folded] >= kGrammar, kind::kRepeatedWord, *one.text,
                       one.begin, one.end, fmt::format("\"{}\" appears twice in a row", one.word));
}

}  // namespace codicil
