#include "output/search/search.h"

#include <re2/re2.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "base/split.h"
#include "text/code_points.h"
#include "text/search_terms.h"

namespace codicil {

using Words = std::vector<std::string>;
using Forms = std::set<std::string>;

struct Search::Query {
  std::string text;          // for phrases
  Words words, telling;      // all, and without little ones
  std::vector<Forms> forms;  // of the telling words
  std::set<std::string> numbers;
};

namespace {

constexpr size_t kNone = static_cast<size_t>(-1);
// As MiniSearch takes 0.2.
constexpr double kFuzzy = .2;
constexpr size_t kMostEdits = 6;

Words WordsOf(std::string_view text) {
  Words words = SearchTerms(text);
  std::erase(words, "");
  return words;
}

// What is the same with and without its little words, those of a question too; nothing but these
// stays as it is.
Words TellingOf(const Words& words) {
  static const std::set<std::string_view> little = {
      "a",    "an",  "and",  "are", "as", "at",   "be",   "by",   "can",  "do",
      "does", "for", "from", "how", "i",  "if",   "in",   "is",   "it",   "my",
      "of",   "on",  "or",   "the", "to", "what", "when", "with", "work", "works"};
  Words telling;
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

bool AreAlike(std::span<const Forms> wanted, const Words& name) {
  return std::ranges::equal(wanted, name, [](const Forms& forms, const std::string& word) {
    return forms.contains(word);
  });
}

// Whether the name begins with these words, the last of which may be the beginning of one.
bool Begins(const Words& telling, const std::vector<Forms>& forms, const Words& name) {
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
bool IsInitials(const std::string& word, const Words& name) {
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

// How many of the words are the longest name among them: one for "loop" of "infinite loop".
size_t LengthWithin(const std::vector<Words>& names, const std::vector<Forms>& forms) {
  size_t longest = 0;
  for (const Words& name : names) {
    for (size_t i = 0; i + name.size() <= forms.size() && !name.empty(); ++i) {
      if (AreAlike(std::span(forms).subspan(i, name.size()), name))
        longest = std::max(longest, name.size());
    }
  }
  return longest;
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
  Words all = {std::string(query), bare, without};
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
std::vector<Words> NamesOf(const SearchDocument& document) {
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
  std::vector<Words> words;
  for (const std::string& name : names) words.push_back(TellingOf(WordsOf(name)));
  return words;
}

std::vector<Words> MembersOf(const SearchDocument& document) {
  std::vector<Words> members;
  if (document.kind != DocumentKind::kList) return members;
  for (const std::string_view member : Split(document.fields[kTextField], ", "))
    members.push_back(WordsOf(member));
  return members;
}

}  // namespace

Search::Search(const SearchIndex& index) : index_(index) {
  for (const SearchDocument& document : index.documents()) {
    names_.push_back({LettersAndDigits(document.number), NamesOf(document), MembersOf(document)});
    phrases_.push_back(ForPhrases(document.fields[kTextField]));
  }
}

Search::Query Search::QueryOf(std::string_view text, const Words& words) {
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
  const auto any = [](const std::vector<Words>& names, auto is) {
    return std::ranges::any_of(names, is);
  };
  if (!of.key.empty() && query.numbers.contains(of.key)) return FoundBy::kNumber;
  const auto begins_key = [&](const std::string& number) { return of.key.starts_with(number); };
  if (!of.key.empty() && std::ranges::any_of(query.numbers, begins_key)) return FoundBy::kBelow;
  if (any(of.names, [&](const Words& name) { return name == query.telling; }))
    return FoundBy::kTitle;
  const bool one = query.words.size() == 1;
  if (any(of.names, [&](const Words& name) {
        return AreAlike(query.forms, name) || (one && IsInitials(query.words[0], name));
      }))
    return FoundBy::kLikeTitle;
  if (any(of.names, [&](const Words& name) { return Begins(query.telling, query.forms, name); }))
    return FoundBy::kBeginning;
  if (any(of.members, [&](const Words& name) { return AreAlike(query.forms, name); }))
    return FoundBy::kMember;
  const bool half =
      query.telling.size() > 1 && 2 * LengthWithin(of.names, query.forms) >= query.telling.size();
  return half ? std::optional(FoundBy::kWithin) : std::nullopt;
}

}  // namespace

// Every telling word in one of its forms; the last may be the beginning of one.
SearchIndex::Hits Search::HitsOf(const Query& query) const {
  const bool any_long = !std::ranges::all_of(query.telling, IsShort);
  std::optional<SearchIndex::Hits> all;
  for (size_t i = 0; i < query.telling.size(); ++i) {
    const std::string& word = query.telling[i];
    const bool is_short = IsShort(word), last = i + 1 == query.telling.size();
    if (any_long && is_short) continue;
    SearchIndex::Hits hits;
    index_.Find({word, is_short || (last && CountCodePoints(word) > 2), is_short}, hits);
    for (const std::string& form : query.forms[i])
      if (form != word) index_.Find({form}, hits);
    if (!all) {
      all = std::move(hits);
      continue;
    }
    std::erase_if(*all, [&](const auto& hit) { return !hits.contains(hit.first); });
    for (auto& [document, hit] : *all) {
      const SearchIndex::Hit& other = hits.at(document);
      hit.score += other.score;
      for (const std::string& one : other.words)
        if (std::ranges::find(hit.words, one) == hit.words.end()) hit.words.push_back(one);
      hit.terms.insert(hit.terms.end(), other.terms.begin(), other.terms.end());
    }
  }
  return std::move(all).value_or(SearchIndex::Hits());
}

void Search::AddByWords(const Query& query, std::vector<FoundDocument>& found,
                        std::vector<size_t>& place_of) const {
  for (const auto& [document, hit] : HitsOf(query)) {
    const size_t place = place_of[document];
    const bool is_found = place != kNone;
    if (is_found && found[place].by < FoundBy::kPhrase) continue;
    const bool phrase =
        query.words.size() > 1 && phrases_[document].find(query.text) != std::string::npos;
    if (!phrase && is_found) continue;
    double score = hit.score * static_cast<double>(hit.words.size());
    if (index_.documents()[document].kind != DocumentKind::kProvision) score /= 4;
    FoundDocument one{document, phrase ? FoundBy::kPhrase : FoundBy::kWords, score,
                      phrase ? Words{query.text} : hit.terms};
    if (is_found)
      found[place] = std::move(one);
    else
      found.push_back(std::move(one));
  }
}

std::vector<FoundDocument> Search::FindWords(const Query& query) const {
  std::vector<FoundDocument> found;
  std::vector<size_t> place_of(names_.size(), kNone);
  for (size_t i = 0; i < names_.size(); ++i) {
    const auto by = FoundByName(query, names_[i]);
    if (!by) continue;
    place_of[i] = found.size();
    found.push_back({i, *by, 0, query.telling});
  }
  const bool numbered = std::ranges::any_of(
      found, [](const FoundDocument& one) { return one.by == FoundBy::kNumber; });
  if (!numbered) AddByWords(query, found, place_of);
  std::ranges::sort(found, [&](const auto& a, const auto& b) { return ComesBefore(a, b); });
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

// The word of the index that is most like one that it has not.
std::string Search::Mended(const std::string& word) const {
  SearchIndex::Hits hits;
  index_.Find({word, /*prefix=*/true}, hits);
  if (!hits.empty()) return word;
  const auto edits =
      static_cast<size_t>(std::lround(kFuzzy * static_cast<double>(CountCodePoints(word))));
  index_.Find({word, false, false, std::min(edits, kMostEdits)}, hits);
  const auto best =
      std::ranges::max_element(hits, {}, [](const auto& hit) { return hit.second.score; });
  return best == hits.end() ? word : best->second.terms.front();
}

Found Search::Find(std::string_view text) const {
  Found found = FindAny(text);
  found.only_some = !found.documents.empty() &&
                    std::ranges::all_of(found.documents, [](const FoundDocument& one) {
                      return one.by == FoundBy::kWithin;
                    });
  return found;
}

Found Search::FindAny(std::string_view text) const {
  static const RE2 digit(R"(\pN)");
  Found found;
  const Words words = WordsOf(text);
  if (words.empty()) return found;
  found.documents = FindWords(QueryOf(text, words));
  const auto has_digit = [](const std::string& word) { return RE2::PartialMatch(word, digit); };
  if (!found.documents.empty() || std::ranges::any_of(words, has_digit)) return found;
  // Perhaps it is spelled wrong; or not all of it is there.
  Words better;
  std::string joined;
  for (const std::string& word : words) {
    better.push_back(Mended(word));
    joined += (joined.empty() ? "" : " ") + better.back();
  }
  if (better != words) found.documents = FindWords(QueryOf(joined, better));
  if (!found.documents.empty()) {
    found.instead = better;
    return found;
  }
  std::vector<Forms> forms;
  for (const std::string& word : words) forms.push_back(FormsOf(word));
  for (size_t i = 0; i < names_.size(); ++i) {
    const double score = static_cast<double>(LengthWithin(names_[i].names, forms)) -
                         static_cast<double>(index_.documents()[i].kind) / 4;
    if (score > 0) found.documents.push_back({i, FoundBy::kWithin, score, words});
  }
  std::ranges::sort(found.documents,
                    [&](const auto& a, const auto& b) { return ComesBefore(a, b); });
  return found;
}

}  // namespace codicil
