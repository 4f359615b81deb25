#include "crossref/term_linker.h"

#include "crossref/lexing.h"
#include "crossref/term_gap.h"

namespace codicil {
namespace {

bool InSymbol(std::string_view text, const Word& word) {
  return CharBefore(text, word.begin) == '{' || CharAt(text, word.end) == '}';
}

// Whether the word may be among those with the bits `next_words`.
bool MayFollow(const WordScanner& words, size_t i, uint64_t next_words) {
  return i < words.size() && (next_words & TermTree::BitOf(words.key(i))) != 0;
}

}  // namespace

uint32_t TermLinker::FormOf(const WordScanner& words, size_t i) const {
  return terms_.forms().Find(words.key(i), words.bytes(i));
}

// With no branch that nobody could foresee: of the words that begin a term, every fourth is none by
// itself and does not go on.
std::span<const TermLinker::Start> TermLinker::FindStarts(const WordScanner& words) {
  if (starts_.size() < words.starts().size()) starts_.resize(words.starts().size());
  size_t count = 0;
  for (const uint32_t i : words.starts()) {
    const uint32_t id = FormOf(words, i);
    if (id == FormTable::kNone) continue;
    const FormTable::Form& form = terms_.forms().form(id);
    const bool goes_on = MayFollow(words, i + 1, form.next_words);
    starts_[count] = {i, id, goes_on};
    count += goes_on | (form.entry != TermTree::kNone);
  }
  return std::span(starts_).first(count);
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

TermLinker::Match TermLinker::Longest(const WordScanner& words, const Start& start) {
  const size_t at = start.word;
  uint32_t form = start.form;
  uint64_t next_words = terms_.forms().form(form).next_words;
  Match best{terms_.forms().form(form).entry, 1};
  if (!start.goes_on) return best;
  open_.clear();
  for (; form != FormTable::kNone; form = terms_.forms().form(form).next) {
    const uint32_t node = terms_.forms().form(form).node;
    if (node != TermTree::kNone) open_.push_back(node);
  }
  for (size_t next = at + 1; MayFollow(words, next, next_words); ++next) {
    // Behind "player's" no term goes on: its ending is no gap.
    const Gap gap = GapBetween(words.text(), words.Bare(next - 1), words.word(next));
    if (gap == Gap::kBreak) break;
    Step(FormOf(words, next), gap == Gap::kComma);
    next_words = 0;
    const auto count = static_cast<uint32_t>(next + 1 - at);
    for (const uint32_t node : open_) {
      const TermTree::Node& reached = terms_.node(node);
      next_words |= reached.next_words;
      if (reached.entry != TermTree::kNone && best.words < count) best = {reached.entry, count};
    }
  }
  return best;
}

void TermLinker::Find(const Place& place, const WordScanner& words,
                      std::span<const Citation> citations, std::vector<TermUse>& uses) {
  const std::string_view text = words.text();
  const uint32_t own_entry = place.kind == Place::kGlossary ? place.owner : TermTree::kNone;
  size_t next = 0, resume = 0;
  for (const Start& start : FindStarts(words)) {
    const uint32_t i = start.word;
    if (i < resume) continue;
    const Match match = Longest(words, start);
    if (match.entry == TermTree::kNone) continue;
    const uint32_t begin = words.word(i).begin, end = words.Bare(i + match.words - 1).end;
    while (next < citations.size() && citations[next].end <= begin) ++next;
    // Inside a citation word by word, since a term may begin where it ends.
    if (next < citations.size() && citations[next].begin < end) continue;
    resume = i + match.words;
    if (match.entry != own_entry && !InSymbol(text, words.word(i)))
      uses.push_back({place, begin, end, match.entry});
  }
}

}  // namespace codicil
