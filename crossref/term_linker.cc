#include "crossref/term_linker.h"

#include "crossref/lexing.h"
#include "crossref/term_gap.h"

namespace codicil {
namespace {

bool InSymbol(std::string_view text, const Word& word) {
  return CharBefore(text, word.begin) == '{' || CharAt(text, word.end) == '}';
}

}  // namespace

// Replaces the nodes in open_ with their children that the next word reaches.
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

TermLinker::Match TermLinker::Longest(const PassageWords& words, uint32_t start) {
  const WordRole& role = words.role(start);
  Match best{role.entry, 1};
  if (!role.begins_terms) return best;
  open_.clear();
  for (uint32_t form = role.form; form != FormTable::kNone; form = terms_.forms().form(form).next) {
    const uint32_t node = terms_.forms().form(form).node;
    if (node != TermTree::kNone) open_.push_back(node);
  }
  for (uint32_t next = start + 1; next < words.size() && !open_.empty(); ++next) {
    // No term continues after "player's": its ending is not a gap.
    const Gap gap = GapBetween(words.text(), words.Bare(next - 1), words.word(next));
    if (gap == Gap::kBreak) break;
    Step(words.role(next).form, gap == Gap::kComma);
    const uint32_t count = next + 1 - start;
    for (const uint32_t node : open_) {
      const uint32_t entry = terms_.node(node).entry;
      if (entry != TermTree::kNone && best.words < count) best = {entry, count};
    }
  }
  return best;
}

// Whether a term begins in the phrase of `count` words and goes beyond it: "in turn order".
bool TermLinker::TermRunsOn(const PassageWords& words, uint32_t start, uint32_t count) {
  for (uint32_t i = start + 1; i < start + count; ++i) {
    const Match inner = Longest(words, i);
    const bool term = inner.entry != TermTree::kNone && !terms_.IsIdiom(inner.entry);
    if (term && i + inner.words > start + count) return true;
  }
  return false;
}

void TermLinker::FindMatches(const PassageWords& words, std::span<const Citation> citations) {
  matches_.clear();
  size_t next = 0, resume = 0;
  for (uint32_t i = 0; i < words.size(); ++i) {
    if (i < resume) continue;
    const Match match = Longest(words, i);
    if (match.entry == TermTree::kNone) continue;
    if (terms_.IsIdiom(match.entry) && TermRunsOn(words, i, match.words)) continue;
    const uint32_t begin = words.word(i).begin, end = words.Bare(i + match.words - 1).end;
    while (next < citations.size() && citations[next].end <= begin) ++next;
    // Inside a citation, advance by one word, since a term may begin where it ends.
    if (next < citations.size() && citations[next].begin < end) continue;
    resume = i + match.words;
    matches_.push_back({i, match.words, begin, end, match.entry,
                        terms_.IsLinked(match.entry) && !InSymbol(words.text(), words.word(i))});
  }
}

void TermLinker::Find(const PassageRef& place, const PassageWords& words,
                      std::span<const Citation> citations, std::vector<TermUse>& uses) {
  FindMatches(words, citations);
  context_.Judge(words, matches_);
  const uint32_t own_entry = place.InGlossary() ? place.owner : TermTree::kNone;
  for (const TermMatch& match : matches_) {
    if (match.linked && match.entry != own_entry)
      uses.push_back({place, match.begin, match.end, match.entry});
  }
}

}  // namespace codicil
