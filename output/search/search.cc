#include "output/search/search.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "base/split.h"
#include "text/code_points.h"
#include "text/search_terms.h"

namespace codicil {

using Terms = std::vector<std::string>;
using Forms = std::set<std::string>;

struct Search::Query {
  std::string text;          // for phrases
  Terms words, telling;      // all, and without little ones
  std::vector<Forms> forms;  // of the telling words
  std::set<std::string> numbers;
};

namespace {

constexpr size_t kNone = static_cast<size_t>(-1);
// As MiniSearch takes 0.2.
constexpr double kFuzzy = .2;
constexpr size_t kMostEdits = 6;
constexpr double kNearlyAll = 1 - 1e-9;

Terms TermsOf(std::string_view text) {
  Terms words = SearchTerms(text);
  std::erase(words, "");
  return words;
}

// What is the same with and without its little words, those of a question too; nothing but these
// stays as it is.
Terms TellingOf(const Terms& words) {
  static const std::set<std::string_view> little = {
      "a",    "an",    "and",  "are",  "as",    "at",   "be",   "by",      "can",
      "do",   "does",  "for",  "from", "how",   "i",    "if",   "in",      "into",
      "is",   "it",    "its",  "my",   "of",    "on",   "or",   "that",    "the",
      "then", "there", "they", "this", "to",    "what", "when", "where",   "which",
      "who",  "why",   "with", "work", "works", "you",  "your", "happens", "happen"};
  Terms telling;
  std::ranges::copy_if(words, std::back_inserter(telling),
                       [](const std::string& word) { return !little.contains(word); });
  return telling.empty() ? words : telling;
}

std::string WithEnd(std::string_view word, std::string_view end, std::string_view other) {
  if (!word.ends_with(end)) return std::string(word);
  return std::string(word.substr(0, word.size() - end.size())) + std::string(other);
}

// A word in the singular and in the plural, as English makes them; what is no word is not found.
Forms FormsOf(const std::string& word) {
  if (word.ends_with('s'))
    return {word, WithEnd(word, "s", ""), WithEnd(word, "es", ""), WithEnd(word, "ies", "y"),
            WithEnd(word, "ves", "f")};
  const std::string ves =
      word.ends_with("fe") ? WithEnd(word, "fe", "ves") : WithEnd(word, "f", "ves");
  return {word, word + "s", word + "es", WithEnd(word, "y", "ies"), ves};
}

bool AreAlike(std::span<const Forms> wanted, const Terms& name) {
  return std::ranges::equal(wanted, name, [](const Forms& forms, const std::string& word) {
    return forms.contains(word);
  });
}

// Whether the name begins with these words, the last of which may be the beginning of one.
bool Begins(const Terms& telling, const std::vector<Forms>& forms, const Terms& name) {
  if (telling.size() > name.size()) return false;
  for (size_t i = 0; i < telling.size(); ++i) {
    const bool begun = i + 1 == telling.size() && name[i].starts_with(telling[i]);
    if (!forms[i].contains(name[i]) && !begun) return false;
  }
  return true;
}

std::string_view FirstCharacter(std::string_view text) {
  return text.substr(0, BytesOfCodePoints(text, 1));
}

// "SBAs" for "State-Based Action"; two letters would be too many names.
bool IsInitials(const std::string& word, const Terms& name) {
  constexpr size_t kLeast = 3;
  const std::string initials = WithEnd(word, "s", "");
  if (name.size() < kLeast || name.size() != CountCodePoints(initials)) return false;
  size_t at = 0;
  for (const std::string& one : name) {
    const std::string_view letter = FirstCharacter(std::string_view(word).substr(at));
    if (FirstCharacter(one) != letter) return false;
    at += letter.size();
  }
  return true;
}

// "CR 704.5k.", "R7045k" and "704.5k" are one number: as it is, without the words before it, and
// without the letters before it. "608.2b and 608.2c" has two.
std::set<std::string> NumbersIn(std::string_view query) {
  static const RE2 behind_words(R"(^\s*[^\pN]*[\s§#](\S*\pN.*)$)"),
      behind_letters(R"(^\pL+(\pN.*)$)"), number(R"((\pN[\pL\pN]*(?:\.\pN[\pL\pN]*)+))"),
      any(R"(\pN)");
  std::string bare(query), without;
  RE2::FullMatch(bare, behind_words, &bare);
  if (!RE2::FullMatch(bare, behind_letters, &without)) without = bare;
  Terms all = {std::string(query), bare, without};
  std::string one;
  re2::StringPiece rest(query.data(), query.size());
  while (RE2::FindAndConsume(&rest, number, &one)) all.push_back(one);
  std::set<std::string> numbers;
  for (const std::string& text : all) {
    const std::string key = LettersAndDigits(text);
    if (RE2::PartialMatch(key, any)) numbers.insert(key);
  }
  return numbers;
}

// One or two letters are the beginning of too many words, and say little beside others.
bool IsShort(const std::string& word) {
  static const RE2 letters(R"([\p{Latin}\p{Greek}\p{Cyrillic}]{1,2})");
  return RE2::FullMatch(word, letters);
}

// By what a document is found as a whole: its title, with and without its number, and the terms
// that it explains. "Kicker, Kicked" is two terms.
std::vector<Terms> NamesOf(const SearchDocument& document) {
  const std::string& title = document.fields[kTitleField];
  std::vector<std::string> terms = document.also, names;
  if (document.kind == DocumentKind::kTerm) terms.insert(terms.begin(), title);
  if (!title.empty()) names.push_back(title);
  if (!title.empty() && !document.number.empty()) names.push_back(document.number + " " + title);
  names.insert(names.end(), terms.begin(), terms.end());
  for (const std::string& term : terms) {
    if (term.find(", ") == term.npos) continue;
    for (const std::string_view part : Split(term, ", ")) names.emplace_back(part);
  }
  std::vector<Terms> words;
  for (const std::string& name : names) words.push_back(TellingOf(TermsOf(name)));
  return words;
}

std::vector<Terms> MembersOf(const SearchDocument& document) {
  std::vector<Terms> members;
  if (document.kind != DocumentKind::kList) return members;
  for (const std::string_view member : Split(document.fields[kTextField], ", "))
    members.push_back(TermsOf(member));
  return members;
}

}  // namespace

Search::Search(const SearchIndex& index) : index_(index) {
  for (const SearchDocument& document : index.documents()) {
    names_.push_back({LettersAndDigits(document.number), NamesOf(document), MembersOf(document)});
    phrases_.push_back(ForPhrases(document.fields[kTextField]));
  }
}

Search::Query Search::QueryOf(std::string_view text, const Terms& words) {
  Query query;
  const size_t begin = std::min(text.find_first_not_of(" \t\n"), text.size());
  query.text = ForPhrases(text.substr(begin, text.find_last_not_of(" \t\n") + 1 - begin));
  query.words = words;
  query.telling = TellingOf(words);
  for (const std::string& word : query.telling) query.forms.push_back(FormsOf(word));
  query.numbers = NumbersIn(text);
  return query;
}

namespace {

template <typename Query, typename Names>
std::optional<FoundBy> FoundByName(const Query& query, const Names& of) {
  const auto any = [](const std::vector<Terms>& names, auto is) {
    return std::ranges::any_of(names, is);
  };
  if (!of.key.empty() && query.numbers.contains(of.key)) return FoundBy::kNumber;
  const auto begins_key = [&](const std::string& number) { return of.key.starts_with(number); };
  if (!of.key.empty() && std::ranges::any_of(query.numbers, begins_key)) return FoundBy::kBelow;
  if (any(of.names, [&](const Terms& name) { return name == query.telling; }))
    return FoundBy::kTitle;
  const bool one = query.words.size() == 1;
  if (any(of.names, [&](const Terms& name) {
        return AreAlike(query.forms, name) || (one && IsInitials(query.words[0], name));
      }))
    return FoundBy::kLikeTitle;
  if (any(of.names, [&](const Terms& name) { return Begins(query.telling, query.forms, name); }))
    return FoundBy::kBeginning;
  if (any(of.members, [&](const Terms& name) { return AreAlike(query.forms, name); }))
    return FoundBy::kMember;
  return std::nullopt;
}

}  // namespace

// Any of the telling words in one of its forms; the last may be the beginning of one. A document
// counts by the square of the share that it has of the words, the rare ones being most of them;
// what has less than half of the best one's is left out. `*complete`: whether one has all words.
SearchIndex::Hits Search::HitsOf(const Query& query, bool* complete) const {
  const bool any_long = !std::ranges::all_of(query.telling, IsShort);
  SearchIndex::Hits all;
  std::map<size_t, double> shares;
  double whole = 0;
  for (size_t i = 0; i < query.telling.size(); ++i) {
    const std::string& word = query.telling[i];
    const bool is_short = IsShort(word), last = i + 1 == query.telling.size();
    if (any_long && is_short) continue;
    SearchIndex::Hits hits;
    index_.Find({word, is_short || (last && CountCodePoints(word) > 2), is_short}, hits);
    for (const std::string& form : query.forms[i])
      if (form != word) index_.Find({form}, hits);
    const double rareness = index_.Rareness(hits.size());
    whole += rareness;
    for (const auto& [document, hit] : hits) {
      SearchIndex::Hit& sum = all[document];
      sum.score += hit.score;
      sum.terms.insert(sum.terms.end(), hit.terms.begin(), hit.terms.end());
      shares[document] += rareness;
    }
  }
  double best = 0;
  for (const auto& [document, share] : shares) best = std::max(best, share);
  *complete = best >= whole * kNearlyAll;
  std::erase_if(all, [&](const auto& hit) { return shares[hit.first] < best / 2; });
  for (auto& [document, hit] : all) hit.score *= std::pow(shares[document] / whole, 2);
  return all;
}

void Search::AddByWords(const Query& query, Found& found, std::vector<size_t>& place_of) const {
  bool complete = false;
  for (const auto& [document, hit] : HitsOf(query, &complete)) {
    const size_t place = place_of[document];
    if (place != kNone && found.documents[place].by < FoundBy::kPhrase) continue;
    const bool phrase =
        query.words.size() > 1 && phrases_[document].find(query.text) != std::string::npos;
    double score = hit.score;
    if (index_.documents()[document].kind != DocumentKind::kProvision) score /= 4;
    found.documents.push_back({document, phrase ? FoundBy::kPhrase : FoundBy::kWords, score,
                               phrase ? Terms{query.text} : hit.terms});
  }
  found.only_some = !complete && std::ranges::all_of(found.documents, [](const FoundDocument& one) {
    return one.by == FoundBy::kWords;
  });
}

Found Search::FindWords(const Query& query) const {
  Found found;
  std::vector<size_t> place_of(names_.size(), kNone);
  for (size_t i = 0; i < names_.size(); ++i) {
    const auto by = FoundByName(query, names_[i]);
    if (!by) continue;
    place_of[i] = found.documents.size();
    found.documents.push_back({i, *by, 0, query.telling});
  }
  const bool numbered = std::ranges::any_of(
      found.documents, [](const FoundDocument& one) { return one.by == FoundBy::kNumber; });
  if (!numbered) AddByWords(query, found, place_of);
  std::ranges::sort(found.documents,
                    [&](const auto& a, const auto& b) { return ComesBefore(a, b); });
  found.only_some = found.only_some && !found.documents.empty();
  return found;
}

// Rules come before the lists and glossary entries that were found in the same way.
bool Search::ComesBefore(const FoundDocument& a, const FoundDocument& b) const {
  if (a.by != b.by) return a.by < b.by;
  const DocumentKind first = index_.documents()[a.document].kind,
                     second = index_.documents()[b.document].kind;
  if (a.by < FoundBy::kPhrase && first != second) return first < second;
  if (a.score != b.score) return a.score > b.score;
  return a.document < b.document;
}

// The word of the index that is most like one that it has not. A short one may be like any.
std::string Search::Mended(const std::string& word) const {
  constexpr size_t kLeast = 4;
  static const RE2 digit(R"(\pN)");
  if (CountCodePoints(word) < kLeast || RE2::PartialMatch(word, digit)) return word;
  SearchIndex::Hits hits;
  index_.Find({word, /*prefix=*/true}, hits);
  for (const std::string& form : FormsOf(word)) index_.Find({form}, hits);
  if (!hits.empty()) return word;
  const auto edits =
      static_cast<size_t>(std::lround(kFuzzy * static_cast<double>(CountCodePoints(word))));
  index_.Find({word, false, false, std::min(edits, kMostEdits)}, hits);
  const auto best =
      std::ranges::max_element(hits, {}, [](const auto& hit) { return hit.second.score; });
  return best == hits.end() ? word : best->second.terms.front();
}

Terms Search::Mended(const Terms& words) const {
  Terms better;
  for (const std::string& word : words) better.push_back(Mended(word));
  return better;
}

Found Search::Find(std::string_view text) const {
  const Terms words = TermsOf(text);
  if (words.empty()) return {};
  Found found = FindWords(QueryOf(text, words));
  if (!found.documents.empty() && found.documents.front().by < FoundBy::kPhrase) return found;
  const Terms better = Mended(words);
  if (better == words) return found;
  found = FindWords(QueryOf(fmt::format("{}", fmt::join(better, " ")), better));
  found.instead = better;
  return found;
}

}  // namespace codicil
