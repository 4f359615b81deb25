#include "diff/passage_reader.h"

#include <algorithm>
#include <array>

#include "diff/folded_words.h"
#include "diff/hashing.h"
#include "diff/marked_text.h"
#include "text/fold.h"

namespace codicil {
namespace {

// The kind of a sign, if it folds the same whatever is next to it.
enum class Plain : uint8_t { kNo, kAlnum, kSilent, kStop, kSpoken };

constexpr std::array<Plain, 256> kPlain = [] {
  std::array<Plain, 256> plain{};
  const auto set = [&plain](char c, Plain as) { plain[static_cast<unsigned char>(c)] = as; };
  for (const char c : std::string_view(" \n\"#$(),@[\\]^|~")) set(c, Plain::kSilent);
  for (char c = 0x20; c < 0x7F; ++c) {
    const SignClass sign = kSignClasses[static_cast<unsigned char>(c)];
    if (sign == SignClass::kStop) set(c, Plain::kStop);
    if (sign == SignClass::kSpoken) set(c, Plain::kSpoken);
    if (sign == SignClass::kWord && c != '{' && c != '}') set(c, Plain::kAlnum);
  }
  return plain;
}();

Plain PlainOf(char c) { return kPlain[static_cast<unsigned char>(c)]; }

struct Sign {
  Plain plain = Plain::kNo;
  uint8_t size = 1;
};

// A double quote is silent, and so is a single one that is not part of a word or half of a pair.
Sign QuoteAt(std::string_view text) {
  const uint8_t size = text[0] == '\'' ? 1 : 3;
  const std::string_view quote = text.substr(0, size);
  if (quote == "\u201C" || quote == "\u201D") return {Plain::kSilent, size};
  if (quote != "'" && quote != "\u2018" && quote != "\u2019") return {};
  const Plain behind = text.size() > size ? PlainOf(text[size]) : Plain::kSilent;
  if (behind == Plain::kNo || behind == Plain::kAlnum) return {};
  return {Plain::kSilent, size};
}

Sign SignAt(std::string_view text, size_t at) {
  if (at >= text.size()) return {Plain::kSilent, 1};
  const Plain plain = PlainOf(text[at]);
  return plain != Plain::kNo ? Sign{plain, 1} : QuoteAt(text.substr(at));
}

bool IsAlnum(char c) { return PlainOf(c) == Plain::kAlnum; }

}  // namespace

uint64_t PassageReader::Read(const Passage& passage, std::span<const Citation> citations,
                             Speech& speech) {
  const size_t first_word = speech.words.size(), first_sentence = speech.sentence_ends.size();
  text_ = passage.text, words_ = index_.Of(passage), next_word_ = 0, citations_ = citations;
  at_ = 0, speech_ = &speech, cited_ = 0, spoken_ = kHashSeed;
  FindNext();
  while (at_ < text_.size()) {
    TakePlainWords();
    const bool word = TakePlainWord();
    if (at_ < text_.size() && !TakeSign() && !word) TakeStretch();
    FindNext();
  }
  if (cited_ > 0) DropCited(first_word, first_sentence);
  EndSentence();
  return spoken_;
}

// Finds the next word and the next citation.
void PassageReader::FindNext() {
  while (next_word_ < words_.size() && words_.word(next_word_).begin < at_) ++next_word_;
  while (!citations_.empty() && citations_.front().begin < at_) citations_ = citations_.subspan(1);
  next_citation_ = citations_.empty() ? text_.size() : citations_.front().begin;
}

// Takes plain words with one space between them: most of a text.
void PassageReader::TakePlainWords() {
  size_t next = next_word_, at = at_;
  uint64_t spoken = spoken_;
  for (; next < words_.size(); ++next) {
    const Word word = words_.word(next);
    if (word.begin != at || word.end >= next_citation_ || text_[word.end] != ' ') break;
    const ReadWord& known = Know(next);
    if (known.number == ReadWord::kUnplain) break;
    speech_->words.push_back(known);
    spoken = Append(spoken, known.hash);
    at = word.end + 1;
  }
  next_word_ = next, at_ = at, spoken_ = spoken;
}

// Takes one word, and the hyphen between it and the next one, which says nothing.
bool PassageReader::TakePlainWord() {
  if (next_word_ == words_.size()) return false;
  const Word word = words_.word(next_word_);
  if (word.begin != at_ || !EndsPlainly(word)) return false;
  const ReadWord& known = Know(next_word_);
  if (known.number == ReadWord::kUnplain) return false;
  speech_->words.push_back(known);
  spoken_ = Append(spoken_, known.hash);
  at_ = word.end;
  if (at_ < text_.size() && text_[at_] == '-') ++at_;
  return true;
}

const ReadWord& PassageReader::Know(size_t i) {
  ReadWord& known = known_[words_.spelling(i)];
  if (known.number == ReadWord::kUnread) known = ReadByItself(words_.word(i));
  return known;
}

// Reads a word of ASCII letters and digits with apostrophes between them.
ReadWord PassageReader::ReadByItself(const Word& word) {
  const size_t size = word.end - word.begin;
  bool plain = true;
  uint64_t hash = HashShort(text_.substr(word.begin), size, [&plain](uint64_t eight) {
    plain &= ArePlain(eight);
    return InSmallLetters(eight);
  });
  if (!plain) {
    const std::string folded = Fold(text_.substr(word.begin, size));
    const auto fits = [](char c) { return IsAlnum(c) || c == '\''; };
    if (!IsAlnum(text_[word.begin]) || !IsAlnum(text_[word.end - 1]) ||
        !std::ranges::all_of(folded, fits))
      return {0, ReadWord::kUnplain};
    hash = HashWithoutApostrophes(folded);
  }
  return {hash, numbers_.Intern(hash)};
}

// Whether nothing after the word belongs to it, or depends on it.
bool PassageReader::EndsPlainly(const Word& word) const {
  if (word.end > next_citation_) return false;
  const Plain next = SignAt(text_, word.end).plain;
  if (next != Plain::kNo) return next != Plain::kAlnum;
  return text_[word.end] == '-' && next_word_ + 1 < words_.size() &&
         words_.word(next_word_ + 1).begin == word.end + 1;
}

// Takes a plain sign and the space after it. What comes after a stop decides whether it ends a
// sentence.
bool PassageReader::TakeSign() {
  const auto [sign, size] = SignAt(text_, at_);
  if (sign == Plain::kNo || sign == Plain::kAlnum || at_ == next_citation_) return false;
  if (sign == Plain::kStop) {
    const Plain next = SignAt(text_, at_ + 1).plain;
    if (next == Plain::kNo || (at_ + 1 == next_citation_ && !citations_.empty())) return false;
    if (next == Plain::kSilent || next == Plain::kSpoken) EndSentence();
  }
  if (sign == Plain::kSpoken) Say(text_[at_]);
  at_ += size;
  if (at_ < next_citation_ && text_[at_] == ' ') ++at_;
  return true;
}

// Takes everything up to a space outside any citation, as folded text.
void PassageReader::TakeStretch() {
  const auto blank_from = [this](size_t at) { return std::min(text_.find(' ', at), text_.size()); };
  const size_t begin = at_;
  size_t inside = 0;  // number of citations
  for (at_ = blank_from(at_ + 1); inside < citations_.size() && citations_[inside].begin < at_;
       ++inside)
    at_ = blank_from(std::max<size_t>(at_, citations_[inside].end));
  if (inside == 0) return TakeFolded(Fold(text_.substr(begin, at_ - begin)));
  marked_.clear();
  AppendMarked(text_, begin, at_, citations_.first(inside), marked_);
  TakeFolded(Fold(marked_));
}

void PassageReader::TakeFolded(std::string_view folded) {
  const auto take = [this](uint64_t hash, bool cited) {
    spoken_ = Append(spoken_, hash);
    speech_->words.push_back({hash, cited ? ReadWord::kCited : numbers_.Intern(hash)});
    cited_ += cited;
  };
  FoldedWords(
      folded, take, [this](char c) { Say(c); }, [this] { EndSentence(); })
      .Run();
}

void PassageReader::Say(char sign) {
  spoken_ = Append(spoken_, Mix(static_cast<unsigned char>(sign)));
}

// The sentence ends after the words so far, not counting the cited ones, which will be dropped.
void PassageReader::EndSentence() {
  const auto end = static_cast<uint32_t>(speech_->words.size() - cited_);
  std::vector<uint32_t>& ends = speech_->sentence_ends;
  if (end > (ends.empty() ? 0 : ends.back())) ends.push_back(end);
}

void PassageReader::DropCited(size_t first_word, size_t first_sentence) {
  std::vector<ReadWord>& words = speech_->words;
  if (words.size() - cited_ <= first_word + 1) {
    speech_->sentence_ends.resize(first_sentence);
  } else {
    words.erase(
        std::remove_if(words.begin() + static_cast<ptrdiff_t>(first_word), words.end(),
                       [](const ReadWord& word) { return word.number == ReadWord::kCited; }),
        words.end());
  }
  cited_ = 0;
}

}  // namespace codicil
