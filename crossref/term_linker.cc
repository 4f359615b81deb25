#include "crossref/term_linker.h"

#include "crossref/lexing.h"
#include "crossref/term_gap.h"

namespace codicil {
namespace {

// "player's" is a use of "player".
Word WithoutPossessive(std::string_view text, Word word) {
  if (text[word.end - 1] != 's' || word.end - word.begin < 3) return word;
  if (text[word.end - 2] == '\'') {
    word.end -= 2;
  } else if (text.substr(word.begin, word.end - word.begin).ends_with("\xE2\x80\x99s")) {
    word.end -= 4;
  }
  return word;
}

bool IsPossessive(std::string_view text, const Word& word) {
  return WithoutPossessive(text, word).end != word.end;
}

bool InSymbol(std::string_view text, const Word& word) {
  return CharBefore(text, word.begin) == '{' || CharAt(text, word.end) == '}';
}

}  // namespace

// Looked up for all words at once: the processor then works on several of them at a time.
void TermLinker::LookUp(std::string_view text, const std::vector<Word>& words) {
  found_.resize(words.size());
  starts_.resize(words.size());
  size_t count = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const Word bare = WithoutPossessive(text, words[i]);
    found_[i] = terms_.forms().Guess(text, bare.begin, bare.end);
    starts_[count] = static_cast<uint32_t>(i);
    count += terms_.Begins(found_[i]);
  }
  starts_.resize(count);
}

// Whether the guess of LookUp is right, as it nearly always is.
bool TermLinker::IsFound(std::string_view text, const std::vector<Word>& words, size_t at) const {
  if (found_[at] == FormTable::kNone) return false;
  const Word bare = WithoutPossessive(text, words[at]);
  return terms_.forms().IsForm(text.substr(bare.begin, bare.end - bare.begin), found_[at]);
}

// From the nodes in open_ to those below them that the next word reaches.
void TermLinker::Step(uint32_t form, bool comma) {
  next_.clear();
  for (; form != FormTable::kNone; form = terms_.forms().form(form).next) {
    for (const uint32_t node : open_) {
      const uint32_t child = terms_.Child(node, comma, terms_.forms().form(form).word);
      if (child != TermTree::kNone) next_.push_back(child);
    }
  }
  open_.swap(next_);
}

TermLinker::Match TermLinker::Longest(std::string_view text, const std::vector<Word>& words,
                                      size_t at) {
  Match best;
  if (!IsFound(text, words, at)) return best;
  open_.clear();
  const uint64_t next_words = at + 1 < words.size() ? terms_.WordsOf(found_[at + 1]) : 0;
  for (uint32_t form = found_[at]; form != FormTable::kNone;
       form = terms_.forms().form(form).next) {
    const uint32_t first = terms_.FirstNode(terms_.forms().form(form));
    if (first == TermTree::kNone) continue;
    const TermTree::Node& node = terms_.node(first);
    if (node.entry != TermTree::kNone && best.words == 0) best = {node.entry, 1};
    if ((node.next_words & next_words) != 0) open_.push_back(first);
  }
  for (size_t next = at + 1; !open_.empty() && next < words.size() && IsFound(text, words, next);
       ++next) {
    const Gap gap = GapBetween(text, words[next - 1], words[next]);
    if (gap == Gap::kBreak || IsPossessive(text, words[next - 1])) break;
    Step(found_[next], gap == Gap::kComma);
    const size_t count = next + 1 - at;
    for (const uint32_t node : open_) {
      const uint32_t entry = terms_.node(node).entry;
      if (entry != TermTree::kNone && best.words < count) best = {entry, count};
    }
  }
  return best;
}

void TermLinker::Find(const Place& place, std::string_view text, const std::vector<Word>& words,
                      std::span<const Citation> citations, std::vector<TermUse>& uses) {
  LookUp(text, words);
  size_t next = 0, resume = 0;
  for (const size_t i : starts_) {
    if (i < resume) continue;
    const Match match = Longest(text, words, i);
    if (match.words == 0) continue;
    while (next < citations.size() && citations[next].end <= words[i].begin) ++next;
    const Word last = WithoutPossessive(text, words[i + match.words - 1]);
    // Inside a citation word by word, since a term may begin where it ends.
    if (next < citations.size() && citations[next].begin < last.end) continue;
    resume = i + match.words;
    const bool own = place.kind == Place::kGlossary && place.owner == match.entry;
    if (!own && !InSymbol(text, words[i]))
      uses.push_back({place, words[i].begin, last.end, match.entry});
  }
}

}  // namespace codicil
