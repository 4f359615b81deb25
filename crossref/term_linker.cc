#include "crossref/term_linker.h"

#include "crossref/lexing.h"
#include "crossref/term_gap.h"

namespace codicil {
namespace {

bool InSymbol(std::string_view text, const Word& word) {
  return CharBefore(text, word.begin) == '{' || CharAt(text, word.end) == '}';
}

}  // namespace

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

TermLinker::Match TermLinker::Longest(const WordScanner& words, size_t at) {
  const uint32_t form = terms_.forms().Find(words.key(at), words.BareText(at));
  if (form == FormTable::kNone) return {};
  const TermTree::Start& start = terms_.StartOf(form);
  Match best{start.entry, start.entry == TermTree::kNone ? 0u : 1u};
  if (at + 1 < words.size() && (start.next_words & TermTree::BitOf(words.key(at + 1))) != 0)
    GoOn(words, at, form, best);
  return best;
}

// Terms of more than one word; `form` is that of the first.
void TermLinker::GoOn(const WordScanner& words, size_t at, uint32_t form, Match& best) {
  open_.clear();
  for (; form != FormTable::kNone; form = terms_.forms().form(form).next) {
    const uint32_t first = terms_.FirstNode(terms_.forms().form(form));
    if (first != TermTree::kNone) open_.push_back(first);
  }
  for (size_t next = at + 1; !open_.empty() && next < words.size(); ++next) {
    // Behind "player's" no term goes on: its ending is no gap.
    const Gap gap = GapBetween(words.text(), words.Bare(next - 1), words.word(next));
    if (gap == Gap::kBreak) break;
    Step(terms_.forms().Find(words.key(next), words.BareText(next)), gap == Gap::kComma);
    const size_t count = next + 1 - at;
    for (const uint32_t node : open_) {
      const uint32_t entry = terms_.node(node).entry;
      if (entry != TermTree::kNone && best.words < count) best = {entry, count};
    }
  }
}

void TermLinker::Find(const Place& place, const WordScanner& words,
                      std::span<const Citation> citations, std::vector<TermUse>& uses) {
  size_t next = 0, resume = 0;
  for (const size_t i : words.starts()) {
    if (i < resume) continue;
    const Match match = Longest(words, i);
    if (match.words == 0) continue;
    const uint32_t begin = words.word(i).begin, end = words.Bare(i + match.words - 1).end;
    while (next < citations.size() && citations[next].end <= begin) ++next;
    // Inside a citation word by word, since a term may begin where it ends.
    if (next < citations.size() && citations[next].begin < end) continue;
    resume = i + match.words;
    const bool own = place.kind == Place::kGlossary && place.owner == match.entry;
    if (!own && !InSymbol(words.text(), words.word(i)))
      uses.push_back({place, begin, end, match.entry});
  }
}

}  // namespace codicil
