#include "base/hash_map.h"
#include "diff/word_diff_parts.h"

namespace codicil {
namespace {

// Texts that differ by more than this are no longer edits of the same sentence.
constexpr uint32_t kMostWordEdits = 600;
constexpr uint32_t kMostSentenceEdits = 400;
constexpr uint32_t kMostEditsWithin = 120;

struct Sentences {
  std::vector<uint32_t> ends;   // of each, in tokens
  std::vector<uint64_t> items;  // equal for sentences with equal tokens
};

// Whether a sentence ends after token `i`: the space after a period belongs to the sentence before.
bool EndsSentence(const TokenText& text, size_t i) {
  if (text.tokens[i].kind != Token::kBlank) return false;
  if (text.HasLineEnd(i) || i == 0) return true;
  const char last = text.TextOf(i - 1).back();
  return last == '.' || last == '?' || last == '!';
}

Sentences CutSentences(const TokenText& text) {
  Sentences sentences;
  constexpr uint64_t kSeed = 1;
  uint64_t hash = kSeed;
  for (size_t i = 0; i < text.tokens.size(); ++i) {
    hash = Combine(hash, text.items[i]);
    if (i + 1 < text.tokens.size() && !EndsSentence(text, i)) continue;
    sentences.ends.push_back(static_cast<uint32_t>(i + 1));
    sentences.items.push_back(hash);
    hash = kSeed;
  }
  return sentences;
}

std::span<const uint64_t> Part(const std::vector<uint64_t>& items, uint32_t begin, uint32_t end) {
  return {items.data() + begin, items.data() + end};
}

// Appends the change word by word, if one side is an edit of the other, or else as a whole.
void AppendWithin(const TokenText& old_text, const TokenText& new_text, const Hunk& change,
                  std::vector<Hunk>& hunks) {
  const auto within =
      ShortestEdit(Part(old_text.items, change.old_begin, change.old_end),
                   Part(new_text.items, change.new_begin, change.new_end), kMostEditsWithin);
  if (!within) return AppendHunk(hunks, change);
  for (const Hunk& hunk : *within) {
    AppendHunk(hunks,
               {hunk.equal, hunk.old_begin + change.old_begin, hunk.old_end + change.old_begin,
                hunk.new_begin + change.new_begin, hunk.new_end + change.new_begin});
  }
}

uint32_t Begin(const Sentences& sentences, uint32_t i) { return i ? sentences.ends[i - 1] : 0; }

std::vector<Hunk> FindBySentences(const TokenText& old_text, const TokenText& new_text) {
  const auto old_size = static_cast<uint32_t>(old_text.items.size());
  const auto new_size = static_cast<uint32_t>(new_text.items.size());
  const Sentences olds = CutSentences(old_text), news = CutSentences(new_text);
  const auto found = ShortestEdit(olds.items, news.items, kMostSentenceEdits);
  if (!found) return {{false, 0, old_size, 0, new_size}};
  std::vector<Hunk> hunks;
  for (const Hunk& hunk : *found) {
    const Hunk words{hunk.equal, Begin(olds, hunk.old_begin), Begin(olds, hunk.old_end),
                     Begin(news, hunk.new_begin), Begin(news, hunk.new_end)};
    hunk.equal ? AppendHunk(hunks, words) : AppendWithin(old_text, new_text, words, hunks);
  }
  return hunks;
}

}  // namespace

std::vector<Hunk> FindHunks(const TokenText& old_text, const TokenText& new_text) {
  if (auto hunks = ShortestEdit(old_text.items, new_text.items, kMostWordEdits)) return *hunks;
  return FindBySentences(old_text, new_text);
}

}  // namespace codicil
