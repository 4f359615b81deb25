#include "migrate/quoted_match.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/ascii.h"

namespace codicil {
namespace {

// Returns the text with one space for each line end and the blanks around it: where lines are
// broken is not up to the words.
std::string Unbroken(std::string_view text) {
  std::string unbroken;
  for (size_t at = 0; at < text.size();) {
    size_t end = at;
    bool line_end = false;
    while (end < text.size() && IsAsciiBlank(text[end])) line_end |= text[end++] == '\n';
    if (line_end) {
      unbroken += ' ';
      at = end;
    } else {
      end = std::max(end, at + 1);
      unbroken += text.substr(at, end - at);
      at = end;
    }
  }
  const size_t begin = std::min(unbroken.find_first_not_of(' '), unbroken.size());
  unbroken.erase(unbroken.find_last_not_of(' ') + 1);
  return unbroken.substr(std::min(begin, unbroken.size()));
}

std::string_view Trimmed(std::string_view text) {
  while (!text.empty() && IsAsciiBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsAsciiBlank(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view WithoutBrackets(std::string_view piece) {
  piece = Trimmed(piece);
  if (piece.starts_with(']')) piece.remove_prefix(1);
  if (piece.ends_with('[')) piece.remove_suffix(1);
  return Trimmed(piece);
}

// What is quoted, between what is left out.
std::vector<std::string_view> PiecesOf(std::string_view quotation) {
  constexpr std::array<std::string_view, 2> kElisions = {"...", "\xE2\x80\xA6"};
  std::vector<std::string_view> pieces;
  while (true) {
    size_t end = quotation.size(), next = quotation.size();
    for (const std::string_view elision : kElisions) {
      const size_t at = quotation.find(elision);
      if (at < end) end = at, next = at + elision.size();
    }
    const std::string_view piece = WithoutBrackets(quotation.substr(0, end));
    if (!piece.empty()) pieces.push_back(piece);
    if (next == quotation.size()) return pieces;
    quotation.remove_prefix(next);
  }
}

// Whether the match is not in the middle of a word.
bool IsWhole(std::string_view text, size_t begin, size_t end) {
  const auto in_word = [&](size_t at) {
    return at < text.size() && (IsAlnum(text[at]) || static_cast<unsigned char>(text[at]) >= 0xC0);
  };
  const bool cut_before = begin > 0 && IsAlnum(text[begin - 1]) && in_word(begin);
  const bool cut_behind = end > 0 && IsAlnum(text[end - 1]) && in_word(end);
  return !cut_before && !cut_behind;
}

size_t FindExactly(std::string_view piece, std::string_view passage, size_t from, bool at_start) {
  for (size_t at = passage.find(piece, from); at != std::string_view::npos;
       at = passage.find(piece, at + 1)) {
    if (at_start && at != from) return std::string_view::npos;
    if (IsWhole(passage, at, at + piece.size())) return at;
  }
  return std::string_view::npos;
}

// A sentence that quotes ends inside the marks: “… to light a relic,” says the rule.
std::string_view WithoutFinalSign(std::string_view piece) {
  constexpr std::string_view kSigns = ".,;:?!";
  if (!piece.empty() && kSigns.find(piece.back()) != std::string_view::npos) piece.remove_suffix(1);
  return piece;
}

}  // namespace

bool QuotationMatcher::FindWords(std::string_view piece, std::string_view passage, size_t from,
                                 bool at_start, Found* found) {
  std::vector<std::string> asked;
  for (const Word& word : splitter_.Split(piece))
    asked.push_back(FoldWord(piece.substr(word.begin, word.end - word.begin)));
  if (asked.empty()) return false;
  const std::string_view rest = passage.substr(from);
  std::vector<std::string> words;
  std::vector<Word> places;
  for (const Word& word : splitter_.Split(rest)) {
    places.push_back(word);
    words.push_back(FoldWord(rest.substr(word.begin, word.end - word.begin)));
  }
  const auto at = std::search(words.begin(), words.end(), asked.begin(), asked.end());
  if (at == words.end() || (at_start && at != words.begin())) return false;
  const auto first = static_cast<size_t>(at - words.begin());
  *found = {from + places[first].begin, from + places[first + asked.size() - 1].end};
  return true;
}

QuotedMatch QuotationMatcher::Match(std::string_view quotation, std::string_view passage,
                                    bool at_start) {
  const std::string quoted = Unbroken(quotation), text = Unbroken(passage);
  const std::vector<std::string_view> pieces = PiecesOf(quoted);
  QuotedMatch match;
  size_t from = 0;
  bool exact = true;
  for (size_t i = 0; i < pieces.size(); ++i) {
    const bool start = at_start && i == 0;
    std::string_view piece = pieces[i];
    size_t begin = FindExactly(piece, text, from, start);
    if (begin == std::string_view::npos && i + 1 == pieces.size()) {
      piece = WithoutFinalSign(piece);
      begin = FindExactly(piece, text, from, start);
    }
    Found found{begin, begin + piece.size()};
    if (begin == std::string_view::npos) {
      exact = false;
      if (!FindWords(piece, text, from, start, &found)) return {};
    }
    if (i > 0) match.words += " … ";
    match.words += text.substr(found.begin, found.end - found.begin);
    from = found.end;
  }
  if (!pieces.empty()) match.as = exact ? QuotedAs::kExactly : QuotedAs::kAlike;
  return match;
}

}  // namespace codicil
