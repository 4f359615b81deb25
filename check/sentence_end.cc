// Paragraphs that end before their sentence does.

#include <algorithm>
#include <array>
#include <unordered_set>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "base/split.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "rules/kinds.h"
#include "text/language.h"
#include "text/quotation_marks.h"

namespace codicil {
namespace {

std::string_view WithoutClosers(std::string_view text) {
  constexpr std::string_view kClosers = ")]_ ";
  while (!text.empty()) {
    const QuotationMark mark = QuotationMarkBefore(text, text.size());
    const size_t size = kClosers.find(text.back()) != kClosers.npos ? 1 : mark.closes * mark.size;
    if (size == 0) break;
    text.remove_suffix(size);
  }
  return text;
}

bool EndsAsASentence(std::string_view paragraph) {
  constexpr std::array<std::string_view, 8> kEnds = {".", "!",      "?",      ":",
                                                     ";", "\u2026", "\u2014", "--"};
  const std::string_view text = WithoutClosers(paragraph);
  return std::ranges::any_of(kEnds, [&](auto end) { return text.ends_with(end); });
}

size_t WordCount(std::string_view text) {
  return static_cast<size_t>(std::ranges::count(text, ' ')) + 1;
}

std::string_view LastWord(std::string_view paragraph) {
  const size_t blank = paragraph.find_last_of(" \n");
  return blank == paragraph.npos ? paragraph : paragraph.substr(blank + 1);
}

// Headings, list lines and the rows of a table are short.
bool IsProse(std::string_view paragraph) {
  constexpr size_t kFewWords = 6;
  return paragraph.find('\n') == paragraph.npos && WordCount(paragraph) > kFewWords;
}

// "Ash, Birch, Elm, Oak": about every other word ends in a comma.
bool IsList(std::string_view paragraph) {
  const auto commas = static_cast<size_t>(std::ranges::count(paragraph, ','));
  return commas * 2 >= WordCount(paragraph);
}

// A paragraph of any length that ends in one of these words has lost its continuation.
bool LeadsOn(std::string_view word) {
  static const WordList words = InAllLanguages(&Language::unfinished);
  return Contains(words, word);
}

// "(a) active members; and": the list goes on in the next item.
bool IsItem(std::string_view paragraph, std::string_view last) {
  static const WordList conjunctions = InAllLanguages(&Language::conjunctions);
  paragraph.remove_suffix(last.size());
  return Contains(conjunctions, last) && WithoutClosers(paragraph).ends_with(';');
}

bool IsAddress(std::string_view word) {
  return word.find("://") != word.npos || word.starts_with("www.") || word.find('@') != word.npos;
}

// "The warden answers" and below it "(a) to the guild; and".
bool BeginsInMidSentence(const CheckedText& text) {
  return text.kind == PassageKind::kText && !text.passage->text.empty() &&
         IsLower(text.passage->text[0]);
}

}  // namespace

void CheckSentenceEnds(const CheckInput& input, Findings& findings) {
  // The places that the reader reported as cut off, by where they end.
  std::unordered_set<uint64_t> reported;
  for (const Diagnostic& diagnostic : input.edition.sources().diagnostics.list()) {
    const bool cut = diagnostic.kind == kind::kCutOff && diagnostic.span;
    if (cut) reported.insert(PairKey(diagnostic.span->source, diagnostic.span->end));
  }
  for (size_t i = 0; i < input.texts.size(); ++i) {
    const CheckedText& text = input.texts[i];
    const bool goes_on = i + 1 < input.texts.size() && BeginsInMidSentence(input.texts[i + 1]);
    if (text.kind != PassageKind::kText && text.kind != PassageKind::kExample &&
        text.kind != PassageKind::kDefinition)
      continue;
    const Span& span = text.passage->span;
    if (reported.contains(PairKey(span.source, span.end))) continue;
    const std::string_view words = text.passage->text;
    for (const std::string_view paragraph : Split(words, "\n\n")) {
      const std::string_view last = LastWord(paragraph);
      if (EndsAsASentence(paragraph) || IsList(paragraph) || IsAddress(last) ||
          IsItem(paragraph, last))
        continue;
      if (goes_on && paragraph.data() + paragraph.size() == words.data() + words.size()) continue;
      if (!IsProse(paragraph) && !LeadsOn(last)) continue;
      const auto begin = static_cast<uint32_t>(last.data() - words.data());
      findings.Add(kind::kSentenceCutOff, text, begin, begin + static_cast<uint32_t>(last.size()),
                   "this paragraph does not end like a sentence");
    }
  }
}

}  // namespace codicil
