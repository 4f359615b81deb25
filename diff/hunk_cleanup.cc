#include "diff/hunk_cleanup.h"

#include <algorithm>
#include <span>

namespace codicil {
namespace {

class Cleaner {
 public:
  Cleaner(const TokenText& old_text, const TokenText& new_text) : old_(old_text), new_(new_text) {}

  // Words that two texts with different meanings happen to share are not common ground: an equal
  // stretch is merged into the changes on both sides if each of these has more words, and it is not
  // a whole sentence.
  std::vector<Hunk> MergeChanges(const std::vector<Hunk>& hunks) {
    std::vector<Hunk> merged;
    for (const Hunk& hunk : hunks) {
      AppendHunk(merged, hunk);
      while (merged.size() >= 3 &&
             Bridges(merged[merged.size() - 2], merged[merged.size() - 3], merged.back())) {
        Hunk& first = merged[merged.size() - 3];
        first.old_end = merged.back().old_end;
        first.new_end = merged.back().new_end;
        merged.resize(merged.size() - 2);
      }
    }
    return merged;
  }

  // The beginning or end that both sides of a merged change share did not change.
  std::vector<Hunk> Trim(const std::vector<Hunk>& hunks) const {
    std::vector<Hunk> trimmed;
    for (const Hunk& hunk : hunks) {
      Hunk rest = hunk;
      while (!hunk.equal && rest.old_size() && rest.new_size() &&
             old_.items[rest.old_begin] == new_.items[rest.new_begin]) {
        ++rest.old_begin;
        ++rest.new_begin;
      }
      while (!hunk.equal && rest.old_size() && rest.new_size() &&
             old_.items[rest.old_end - 1] == new_.items[rest.new_end - 1]) {
        --rest.old_end;
        --rest.new_end;
      }
      AppendHunk(trimmed, {true, hunk.old_begin, rest.old_begin, hunk.new_begin, rest.new_begin});
      AppendHunk(trimmed, rest);
      AppendHunk(trimmed, {true, rest.old_end, hunk.old_end, rest.new_end, hunk.new_end});
    }
    return trimmed;
  }

  // Stretches that share only a few scattered words say different things, and are easier to read
  // one after the other. Whole sentences kept on both sides separate them.
  std::vector<Hunk> MergeRewritten(const std::vector<Hunk>& hunks) const {
    std::vector<Hunk> merged;
    const auto keeps = [this](const Hunk& hunk) { return hunk.equal && KeepsSentence(hunk); };
    for (auto begin = hunks.begin(); begin != hunks.end();) {
      const auto end = std::find_if(begin, hunks.end(), keeps);
      if (begin != end) AppendStretch({begin, end}, merged);
      if (end == hunks.end()) break;
      AppendHunk(merged, *end);
      begin = end + 1;
    }
    return merged;
  }

  // An insertion between equal stretches often has several possible places, such as
  // "a {+b a+} c" and "{+a b+} a c": a whole sentence is best, then whole words.
  void Slide(std::vector<Hunk>& hunks) {
    for (size_t i = 1; i + 1 < hunks.size(); ++i) {
      Hunk& change = hunks[i];
      if (change.equal) continue;
      if (change.old_size() == 0) {
        SlideOne(new_, change.new_begin, change.new_end, hunks[i - 1], hunks[i + 1], change);
      } else if (change.new_size() == 0) {
        SlideOne(old_, change.old_begin, change.old_end, hunks[i - 1], hunks[i + 1], change);
      }
    }
  }

 private:
  uint32_t Weight(const Hunk& change) const {
    return std::max(old_.WordsIn(change.old_begin, change.old_end),
                    new_.WordsIn(change.new_begin, change.new_end));
  }

  bool Bridges(const Hunk& between, const Hunk& before, const Hunk& after) const {
    if (!between.equal) return false;
    if (IsOneBlank(between)) return true;
    const bool deletes = before.old_size() + after.old_size() > 0;
    const bool inserts = before.new_size() + after.new_size() > 0;
    if (!deletes || !inserts) return false;
    const uint32_t words = new_.WordsIn(between.new_begin, between.new_end);
    if (words > 0)
      return words < Weight(before) && words < Weight(after) && !KeepsSentence(between);
    // Only signs: a replaced word and the change next to it are one replaced phrase.
    const auto replaces = [](const Hunk& hunk) { return hunk.old_size() && hunk.new_size(); };
    return (replaces(before) || replaces(after)) && !EndsSentence(between);
  }

  // Measured by the shorter text, so that an addition or a deletion remains an edit.
  void AppendStretch(std::span<const Hunk> hunks, std::vector<Hunk>& merged) const {
    constexpr uint32_t kFewestWords = 6;
    const Hunk all{false, hunks.front().old_begin, hunks.back().old_end, hunks.front().new_begin,
                   hunks.back().new_end};
    uint32_t shared = 0;
    for (const Hunk& hunk : hunks) {
      if (hunk.equal) shared += new_.WordsIn(hunk.new_begin, hunk.new_end);
    }
    const uint32_t shorter = std::min(old_.WordsIn(all.old_begin, all.old_end),
                                      new_.WordsIn(all.new_begin, all.new_end));
    if (shorter >= kFewestWords && shared * 5 < shorter * 2) return AppendHunk(merged, all);
    for (const Hunk& hunk : hunks) AppendHunk(merged, hunk);
  }

  // Whether it contains a complete sentence of three words or more.
  bool KeepsSentence(const Hunk& hunk) const {
    constexpr uint32_t kFewestWords = 3;
    if (new_.WordsIn(hunk.new_begin, hunk.new_end) < kFewestWords) return false;
    uint32_t sentence = hunk.new_end;  // beginning of a sentence
    for (uint32_t i = hunk.new_begin; i <= hunk.new_end; ++i) {
      if (Boundary(new_, i) < 3) continue;
      if (sentence < i && new_.WordsIn(sentence, i) >= kFewestWords) return true;
      sentence = i;
    }
    return false;
  }

  bool IsOneBlank(const Hunk& hunk) const {
    return hunk.new_size() == 1 && new_.tokens[hunk.new_begin].kind == Token::kBlank &&
           !new_.HasLineEnd(hunk.new_begin);
  }

  // A period followed by a space, or the end of a paragraph.
  bool EndsSentence(const Hunk& between) const {
    for (uint32_t i = between.new_begin; i < between.new_end; ++i) {
      if (new_.HasLineEnd(i)) return true;
      if (new_.TextOf(i) == "." && i + 1 < new_.tokens.size() &&
          new_.tokens[i + 1].kind == Token::kBlank) {
        return true;
      }
    }
    return false;
  }

  // Rates token `i` as the beginning of a change.
  static int Boundary(const TokenText& text, uint32_t i) {
    if (i == 0 || i >= text.tokens.size()) return 4;
    if (text.tokens[i - 1].kind != Token::kBlank)
      return text.tokens[i].kind == Token::kBlank ? 1 : 0;
    if (text.HasLineEnd(i - 1)) return 4;
    const char last = i >= 2 ? text.TextOf(i - 2).back() : '.';
    return last == '.' || last == '?' || last == '!' ? 3 : 2;
  }

  static void SlideOne(const TokenText& text, uint32_t begin, uint32_t end, Hunk& before,
                       Hunk& after, Hunk& change) {
    const uint32_t back = std::min(before.old_size(), before.new_size()) - 1;
    const uint32_t forth = std::min(after.old_size(), after.new_size()) - 1;
    int best = Boundary(text, begin);
    int64_t best_shift = 0;
    for (uint32_t s = 1; s <= back && text.items[begin - s] == text.items[end - s]; ++s) {
      if (Boundary(text, begin - s) <= best) continue;
      best = Boundary(text, begin - s);
      best_shift = -static_cast<int64_t>(s);
    }
    for (uint32_t s = 1; s <= forth && text.items[begin + s - 1] == text.items[end + s - 1]; ++s) {
      if (Boundary(text, begin + s) <= best) continue;
      best = Boundary(text, begin + s);
      best_shift = s;
    }
    Shift(best_shift, before, change, after);
  }

  static void Shift(int64_t by, Hunk& before, Hunk& change, Hunk& after) {
    const auto move = [by](uint32_t& at) { at = static_cast<uint32_t>(at + by); };
    for (uint32_t* at : {&before.old_end, &before.new_end, &change.old_begin, &change.old_end,
                         &change.new_begin, &change.new_end, &after.old_begin, &after.new_begin}) {
      move(*at);
    }
  }

  const TokenText& old_;
  const TokenText& new_;
};

}  // namespace

void CleanUp(const TokenText& old_text, const TokenText& new_text, std::vector<Hunk>& hunks) {
  Cleaner cleaner(old_text, new_text);
  hunks = cleaner.MergeRewritten(cleaner.Trim(cleaner.MergeChanges(hunks)));
  cleaner.Slide(hunks);
}

}  // namespace codicil
