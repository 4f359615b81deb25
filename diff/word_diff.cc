#include "diff/word_diff.h"

#include <array>

#include "base/hash_map.h"
#include "diff/hunk_cleanup.h"
#include "text/fold.h"
#include "text/sentences.h"

namespace codicil {
namespace {

// ---- What became what, in tokens.

// Texts that differ by more than this are no longer edits of the same sentence.
constexpr uint32_t kMostWordEdits = 600;
constexpr uint32_t kMostSentenceEdits = 400;
constexpr uint32_t kMostEditsWithin = 120;

struct Sentences {
  std::vector<uint32_t> ends;   // of each, in tokens
  std::vector<uint64_t> items;  // equal for sentences with equal tokens
};

// The blanks after a sentence belong to it, and a line end ends one, too.
Sentences CutSentences(const TokenText& text) {
  Sentences sentences;
  constexpr uint64_t kSeed = 1;
  uint64_t hash = kSeed;
  const std::vector<Sentence> all = SplitSentences(text.text);
  auto next = all.begin();
  for (size_t i = 0; i < text.tokens.size(); ++i) {
    hash = Combine(hash, text.items[i]);
    while (next != all.end() && next->end <= text.tokens[i].begin) ++next;
    const bool last = i + 1 == text.tokens.size();
    const bool ends = next == all.end() || next->begin > text.tokens[i].begin;
    if (!last && !(text.tokens[i].kind == Token::kBlank && (ends || text.HasLineEnd(i)))) continue;
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

// By words, or by sentences if that is out of reach.
std::vector<Hunk> FindHunks(const TokenText& old_text, const TokenText& new_text) {
  if (auto hunks = ShortestEdit(old_text.items, new_text.items, kMostWordEdits)) return *hunks;
  return FindBySentences(old_text, new_text);
}

// Turns hunks of tokens into edits of bytes.
class EditWriter {
 public:
  EditWriter(const TokenText& old_text, const TokenText& new_text)
      : old_(old_text), new_(new_text) {}

  void Write(const Hunk& hunk) { hunk.equal ? WriteEqual(hunk) : WriteChange(hunk); }
  std::vector<WordEdit> Take() { return std::move(edits_); }

 private:
  // The first token that ends at or after the hunk determines the bytes in the texts; one past the
  // last token is the end of the text.
  static uint32_t ByteAt(const TokenText& text, uint32_t token) {
    return token < text.tokens.size() ? text.tokens[token].begin
                                      : static_cast<uint32_t>(text.text.size());
  }

  static std::string_view BytesOf(const TokenText& text, uint32_t begin, uint32_t end) {
    return text.text.substr(ByteAt(text, begin), ByteAt(text, end) - ByteAt(text, begin));
  }

  void Put(EditKind kind, const Hunk& hunk) {
    const WordEdit edit{kind, ByteAt(old_, hunk.old_begin), ByteAt(old_, hunk.old_end),
                        ByteAt(new_, hunk.new_begin), ByteAt(new_, hunk.new_end)};
    if (!edits_.empty() && edits_.back().kind == kind && kind != EditKind::kRenumberedReferences &&
        kind != EditKind::kRedirectedReferences) {
      edits_.back().old_end = edit.old_end;
      edits_.back().new_end = edit.new_end;
    } else {
      edits_.push_back(edit);
    }
  }

  void WriteEqual(const Hunk& hunk) {
    if (BytesOf(old_, hunk.old_begin, hunk.old_end) == BytesOf(new_, hunk.new_begin, hunk.new_end))
      return Put(EditKind::kEqual, hunk);
    Hunk same{true, hunk.old_begin, hunk.old_begin, hunk.new_begin, hunk.new_begin};
    while (same.old_end < hunk.old_end) {
      const uint32_t a = same.old_end++, b = same.new_end++;
      if (SameBytes(a, b)) continue;
      PutEqual({true, same.old_begin, a, same.new_begin, b});
      const bool reformatted =
          !old_.tokens[a].is_known || Fold(old_.TextOf(a)) == Fold(new_.TextOf(b));
      Put(reformatted ? EditKind::kReformatted : EditKind::kRenumberedReferences,
          {true, a, a + 1, b, b + 1});
      same = {true, a + 1, a + 1, b + 1, b + 1};
    }
    PutEqual(same);
  }

  void PutEqual(const Hunk& hunk) {
    if (hunk.old_size() > 0) Put(EditKind::kEqual, hunk);
  }

  bool SameBytes(uint32_t a, uint32_t b) const { return old_.TextOf(a) == new_.TextOf(b); }

  // The same number, written the same way, that compares unequal because its meaning changed.
  bool IsSameNumber(uint32_t a, uint32_t b) const {
    return old_.tokens[a].kind == Token::kCitation && new_.tokens[b].kind == Token::kCitation &&
           old_.TextOf(a) == new_.TextOf(b);
  }

  void PutSameNumber(uint32_t a, uint32_t b) {
    // A number that had no meaning, or has none now, is at least still the same number.
    const bool known = old_.tokens[a].is_known && new_.tokens[b].is_known;
    Put(known ? EditKind::kRedirectedReferences : EditKind::kEqual, {true, a, a + 1, b, b + 1});
  }

  void WriteChange(Hunk hunk) {
    while (hunk.old_size() && hunk.new_size() && IsSameNumber(hunk.old_begin, hunk.new_begin)) {
      PutSameNumber(hunk.old_begin++, hunk.new_begin++);
    }
    const uint32_t old_end = hunk.old_end;
    const uint32_t new_end = hunk.new_end;
    while (hunk.old_size() && hunk.new_size() && IsSameNumber(hunk.old_end - 1, hunk.new_end - 1)) {
      --hunk.old_end;
      --hunk.new_end;
    }
    if (hunk.old_size()) {
      Put(EditKind::kDeleted,
          {false, hunk.old_begin, hunk.old_end, hunk.new_begin, hunk.new_begin});
    }
    if (hunk.new_size()) {
      Put(EditKind::kInserted, {false, hunk.old_end, hunk.old_end, hunk.new_begin, hunk.new_end});
    }
    for (uint32_t a = hunk.old_end, b = hunk.new_end; a < old_end && b < new_end;) {
      PutSameNumber(a++, b++);
    }
  }

  const TokenText& old_;
  const TokenText& new_;
  std::vector<WordEdit> edits_;
};

}  // namespace

std::string_view EditKindName(EditKind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"equal",
                                                      "deleted",
                                                      "inserted",
                                                      "reformatted",
                                                      "renumbered-references",
                                                      "redirected-references"};
  return kNames[static_cast<size_t>(kind)];
}

std::vector<WordEdit> WordDiffer::Diff(const DiffSide& old_side, const DiffSide& new_side) {
  old_cutter_.Cut(old_side, old_text_);
  new_cutter_.Cut(new_side, new_text_);
  const auto size = static_cast<uint32_t>(old_text_.tokens.size());
  std::vector<Hunk> hunks = {{true, 0, size, 0, size}};
  if (old_text_.items != new_text_.items) {
    CountWords(old_text_);
    CountWords(new_text_);
    hunks = FindHunks(old_text_, new_text_);
    CleanUp(old_text_, new_text_, hunks);
  }
  EditWriter writer(old_text_, new_text_);
  for (const Hunk& hunk : hunks) writer.Write(hunk);
  return writer.Take();
}

}  // namespace codicil
