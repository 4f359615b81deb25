#include "ingest/outline/leads.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "base/ascii.h"
#include "ingest/outline/components.h"
#include "rules/numbering_style.h"
#include "rules/rule_number.h"
#include "text/code_points.h"
#include "text/language.h"
#include "text/numbered_use.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::outline {
namespace {

// A word as leads are compared: in small letters without accents, which titles in capitals lack.
std::string KeyOf(std::string_view word) {
  std::string folded = FoldCase(word);
  return std::ranges::all_of(folded, [](char c) { return IsAscii(c); }) ? folded
                                                                        : WithoutAccents(folded);
}

// Leads of several words: "disposicion adicional".
const std::vector<std::string>& LeadPhrases() {
  static const std::vector<std::string> phrases = [] {
    std::vector<std::string> all;
    for (const std::string_view word : LeadWords()) {
      if (word.find(' ') != word.npos) all.push_back(KeyOf(word));
    }
    return all;
  }();
  return phrases;
}

// Returns the end of the lead that the word from `at` to `end` begins.
size_t EndOfLeadPhrase(const Start& start, size_t at, size_t end) {
  if (start[end] != U' ') return end;
  const std::string word = KeyOf(Utf8Of(start, at, end + 1));
  for (const std::string& phrase : LeadPhrases()) {
    if (!phrase.starts_with(word)) continue;
    const size_t last = std::min(at + CountCodePoints(phrase), start.size());
    if (start[last] == U' ' && KeyOf(Utf8Of(start, at, last)) == phrase) return last;
  }
  return end;
}

// Returns the end of the word that may be a lead, or `at`.
size_t EndOfLeadWord(const Start& start, size_t at) {
  constexpr size_t kLongest = 17, kLongestEastern = 4;
  if (IsSectionSign(start[at])) return at + (start[at + 1] == start[at] ? 2 : 1);
  size_t end = at;
  if (IsEastern(start[at])) {
    while (end - at < kLongestEastern && IsEastern(start[end]) && !IsOneOf(start[end], U"、。，"))
      ++end;
    const size_t number = end + (start[end] == U' ' ? 1 : 0);
    return IsDigitSign(start[number]) || IsBig(start[number]) ? end : at;
  }
  if (!IsLetterOfAnyScript(start[at])) return at;
  while (end - at < kLongest && start[end] != 0 && !IsOneOf(start[end], U" .,;:()") &&
         !IsDigitSign(start[end]))
    ++end;
  return end - at >= 2 ? EndOfLeadPhrase(start, at, end) : at;
}

// Returns where the number after a lead word begins, or 0.
size_t NumberAfter(const Start& start, size_t begin, size_t word) {
  size_t at = word;
  while (start[at] == U'.' || start[at] == U' ') ++at;
  const bool joined = at == word && !IsSectionSign(start[begin]) && !IsEastern(start[begin]);
  return joined ? 0 : at;
}

// The words that come after a number, as in "1. Kapitel".
const std::vector<std::string>& Tails() {
  static const std::vector<std::string> tails = [] {
    std::vector<std::string> all;
    for (const Language* language : Languages()) {
      for (const NumberTailWord& tail : language->number_tails)
        all.push_back(KeyOf(WordOfTail(tail.word)));
    }
    return all;
  }();
  return tails;
}

bool IsTail(const std::string& folded) {
  return std::ranges::find(Tails(), folded) != Tails().end();
}

// All of `start` as one word, folded, without an article, and the spaces of 附　則; empty if it is
// long.
std::string WholeWord(const Start& start) {
  constexpr size_t kLongest = 20;
  if (start.size() == 0 || start.size() > kLongest) return {};
  std::string word = Utf8Of(start, EndOfArticle(start), start.size());
  if (IsEastern(start[0])) std::erase(word, ' ');
  return KeyOf(word);
}

// The end of "2.1.1", of which "2" ends at `end`.
size_t EndOfDotted(const Start& start, size_t end) {
  while (start[end] == U'.' && IsDigitSign(start[end + 1])) {
    ++end;
    while (IsDigitSign(start[end])) ++end;
  }
  return end;
}

// Whether "2.1" begins one of the next blocks after the i-th, which has the number 2.
bool HeadsNumber(std::string_view text, const std::vector<Block>& blocks, size_t i,
                 const std::string& number) {
  constexpr size_t kReach = 4, kFirst = 12;
  Start start;
  for (size_t next = i + 1; next < std::min(i + kReach, blocks.size()); ++next) {
    ReadStart(text, blocks[next], start, kFirst);
    const std::string first = Utf8Of(start, 0, start.size());
    if (first.starts_with(number + ".1") && !IsDigit(first[number.size() + 2])) return true;
  }
  return false;
}

bool MayBeginNumber(char32_t c) { return IsDigitSign(c) || c == U'(' || IsLetterOfAnyScript(c); }

}  // namespace

size_t EndOfArticle(const Start& start) {
  static const WordList articles = InAllLanguages(&Language::articles);
  const size_t end = EndOfWord(start, 0);
  const bool article = start[end] == U' ' && Contains(articles, FoldCase(Utf8Of(start, 0, end)));
  return article ? end + 1 : 0;
}

bool IsCaptionWord(const std::string& folded) {
  static const WordList captions = InAllLanguages(&Language::captions);
  return Contains(captions, folded);
}

Leads::Leads(std::string_view text, const std::vector<Block>& blocks) {
  static constexpr size_t kFewestNumbers = 4, kFewestHeadings = 2, kWords = 50;
  static const std::unordered_set<std::string> kKnown = [] {
    std::unordered_set<std::string> known;
    for (std::string_view word : LeadWords()) {
      while (word.ends_with('.')) word.remove_suffix(1);
      known.insert(KeyOf(word));
    }
    return known;
  }();
  static const std::unordered_set<std::string> kAttachments = [] {
    std::unordered_set<std::string> attachments;
    for (const std::string_view word : LeadWords()) {
      size_t length = 0;
      if (codicil::IsAttachment(ReadLead(std::string(word) + " 1", EveryStyle(), &length)))
        attachments.insert(KeyOf(word));
    }
    return attachments;
  }();
  struct Count {
    uint32_t all = 0, numbered = 0, headings = 0;
    uint32_t named = 0;  // headings that what is below is named for
    std::unordered_set<std::string> numbers;
    std::string printed;

    // Whether it begins titles and nothing else: "## Phase 1", "## Phase 2", "## Phase 3", or two
    // that what is below is named for.
    bool IsOfTitles() const {
      constexpr size_t kFew = 3;
      if (named >= kFewestHeadings && named == numbered) return true;
      if (headings < kFew || headings != numbered || numbers.size() != headings) return false;
      for (size_t n = 1; n <= headings; ++n) {
        if (!numbers.contains(std::to_string(n))) return false;
      }
      return true;
    }
  };
  std::unordered_map<std::string, Count> counts;
  Start start;
  for (size_t i = 0; i < blocks.size(); ++i) {
    const Block& block = blocks[i];
    ReadStart(text, block, start, kWords);
    if (const std::string lone = WholeWord(start); kAttachments.contains(lone))
      ++counts[lone].numbered;
    const size_t word = EndOfLeadWord(start, 0);
    if (word == 0) continue;
    const std::string folded = KeyOf(Utf8Of(start, 0, word));
    Count& count = counts[folded];
    ++count.all;
    const size_t number = NumberAfter(start, 0, word);
    if (number == 0) continue;
    size_t end = number;
    while (IsDigitSign(start[end])) ++end;
    if (block.level > 0 && end > number) end = EndOfDotted(start, end);
    if (end == number) RomanOf(start, number, &end);
    const bool letter = IsCapitalLetter(start[number]) && LetterOf(start[number]) > 0;
    if (end == number && letter && !IsLetterOfAnyScript(start[number + 1])) ++end;
    const bool spaced = start[number - 1] == U' ' || !IsLetterOfAnyScript(start[0]);
    const bool known = kKnown.contains(folded);
    if (end == number && known && WordValue(start, number) > 0) end = EndOfWord(start, number);
    if (end == number || (!spaced && !known)) continue;                        // "GR.1"
    if (IsOrdinalSign(start[0]) && IsLetterOfAnyScript(start[end])) continue;  // "제6회", "第1回"
    ++count.numbered;
    count.headings += block.level > 0;
    count.named += block.level > 0 && HeadsNumber(text, blocks, i, Utf8Of(start, number, end));
    count.numbers.insert(Utf8Of(start, number, end));
    if (count.printed.empty()) count.printed = Utf8Of(start, 0, word);
  }
  // The use of each of these is counted in the whole text; works have ten of them at most.
  constexpr size_t kMostUnknown = 100;
  std::vector<std::string> words;
  std::vector<std::pair<uint32_t, std::string>> unknown;
  for (const auto& [word, count] : counts) {
    if (count.numbered == 0 || IsCaptionWord(word)) continue;
    const bool enough = count.numbers.size() >= kFewestNumbers ||
                        (count.headings >= kFewestHeadings && count.numbers.contains("1"));
    const bool counting = count.IsOfTitles() || (enough && count.numbered * 10 >= count.all * 6);
    if (kKnown.contains(word)) {
      words.push_back(word);
    } else if (counting && count.printed.find_first_of("<>=/|+*#") == std::string::npos) {
      unknown.emplace_back(count.numbered, word);
    }
  }
  std::ranges::sort(unknown, std::greater());
  unknown.resize(std::min(unknown.size(), kMostUnknown));
  for (const auto& [numbered, word] : unknown) {
    const Count& count = counts[word];
    if (count.IsOfTitles() || !IsName(CountUse(text, count.printed).bare, numbered))
      words.push_back(word);
  }
  std::ranges::sort(words);
  for (std::string& word : words) {
    ++leads_;
    if (kAttachments.contains(word)) attachments_.insert(leads_);
    const auto meaning = Meanings().find(word);
    meanings_.push_back(meaning == Meanings().end() ? Meaning() : meaning->second);
    words_.emplace(std::move(word), leads_);
  }
  uint32_t last = leads_;
  for (const std::string& tail : Tails()) last += words_.try_emplace(tail, last + 1).second;
}

const std::unordered_map<std::string, Leads::Meaning>& Leads::Meanings() {
  static const std::unordered_map<std::string, Meaning> meanings = [] {
    std::unordered_map<std::string, Meaning> all;
    uint64_t bit = 1;
    for (const Language* language : Languages()) {
      for (const NumberLeadWord& lead : language->number_leads) {
        Meaning& meaning = all[KeyOf(lead.word)];
        if (meaning.kind < 0) meaning.kind = static_cast<int>(lead.kind);
        meaning.languages |= bit;
      }
      bit <<= 1;
    }
    return all;
  }();
  return meanings;
}

bool Leads::AreTranslations(uint32_t a, uint32_t b) const {
  if (a == b || a == 0 || b == 0 || std::max(a, b) > meanings_.size()) return false;
  const Meaning &one = meanings_[a - 1], &other = meanings_[b - 1];
  return one.kind >= 0 && one.kind == other.kind && (one.languages & other.languages) == 0;
}

uint32_t Leads::FindTail(const Start& start, size_t at, size_t* end) const {
  const size_t begin = at + (start[at] == U'.' ? 1 : 0);
  const bool attached = begin == at && (IsEastern(start[at]) || start[at] == U'§');  // "1장", "1§"
  if (!attached && start[begin] != U' ' && start[begin] != U'-') return 0;
  const size_t word = begin + (attached ? 0 : 1);
  size_t last = word;
  while (IsLetterOfAnyScript(start[last])) ++last;
  if (start[last] == U'.') ++last;
  // "1. § 5 is repealed" is an item that begins with a citation.
  const bool cites =
      start[word + 1] == U'§' || IsDigitSign(start[word + 1]) || IsDigitSign(start[word + 2]);
  if (last == word && start[word] == U'§' && !cites) ++last;
  std::string folded = KeyOf(Utf8Of(start, word, last));
  if (!IsTail(folded) && folded.ends_with('.')) {  // "1 straipsnis."
    folded.pop_back();
    --last;
  }
  if (!IsTail(folded)) return 0;
  *end = last;
  return words_.at(folded);
}

uint32_t Leads::FindLone(const Start& start) const {
  const auto found = words_.find(WholeWord(start));
  return found != words_.end() && IsAttachment(found->second) ? found->second : 0;
}

uint32_t Leads::Find(const Start& start, size_t at, size_t* number) const {
  const size_t word = EndOfLeadWord(start, at);
  if (word == at) return 0;
  const size_t begin = NumberAfter(start, at, word);
  if (begin == 0 || !MayBeginNumber(start[begin])) return 0;
  const auto found = words_.find(KeyOf(Utf8Of(start, at, word)));
  if (found == words_.end() || found->second > leads_) return 0;
  *number = begin;
  return found->second;
}

}  // namespace codicil::outline
