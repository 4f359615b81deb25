#include "diff/passage_reader.h"

#include <algorithm>
#include <array>

#include "diff/folded_words.h"
#include "diff/hashing.h"
#include "diff/marked_text.h"
#include "text/fold.h"

namespace codicil {
namespace {

// What a byte is that folds to itself, whatever stands beside it.
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

Plain PlainAt(std::string_view text, size_t at) {
  return at < text.size() ? kPlain[static_cast<unsigned char>(text[at])] : Plain::kSilent;
}

}  // namespace

uint64_t PassageReader::Read(std::string_view text, std::span<const Citation> citations,
                             Speech& speech) {
  const size_t first_word = speech.words.size(), first_sentence = speech.sentence_ends.size();
  text_ = text, words_ = splitter_.Split(text), citations_ = citations, at_ = 0;
  speech_ = &speech, cited_ = 0, spoken_ = kHashSeed;
  FindNext();
  while (at_ < text_.size()) {
    TakePlainWords();
    if (at_ < text_.size() && !TakePlainWord() && !TakeSign()) TakeStretch();
    FindNext();
  }
  if (cited_ > 0) DropCited(first_word, first_sentence);
  EndSentence();
  return spoken_;
}

// The next word and the next citation.
void PassageReader::FindNext() {
  size_t passed = 0;
  while (passed < words_.size() && words_[passed].begin < at_) ++passed;
  words_ = words_.subspan(passed);
  while (!citations_.empty() && citations_.front().begin < at_) citations_ = citations_.subspan(1);
  next_citation_ = citations_.empty() ? text_.size() : citations_.front().begin;
}

// Plain words with one blank between them: most of a text.
void PassageReader::TakePlainWords() {
  size_t taken = 0;
  for (; taken < words_.size(); ++taken) {
    const Word& word = words_[taken];
    if (word.begin != at_ || word.end >= next_citation_ || text_[word.end] != ' ') break;
    if (!TakeAsPlain(word)) break;
    at_ = word.end + 1;
  }
  words_ = words_.subspan(taken);
}

// One word, and a hyphen between it and the next one, which says nothing.
bool PassageReader::TakePlainWord() {
  if (words_.empty() || words_.front().begin != at_ || !EndsPlainly(words_.front())) return false;
  if (!TakeAsPlain(words_.front())) return false;
  at_ = words_.front().end;
  if (at_ < text_.size() && text_[at_] == '-') ++at_;
  return true;
}

// Takes one of letters and digits of ASCII.
bool PassageReader::TakeAsPlain(const Word& word) {
  bool plain = true;
  const uint64_t hash =
      HashShort(text_.substr(word.begin), word.end - word.begin, [&plain](uint64_t eight) {
        plain &= ArePlain(eight);
        return InSmallLetters(eight);
      });
  if (!plain) return false;
  speech_->words.push_back({hash, numbers_.Intern(hash)});
  spoken_ = Append(spoken_, hash);
  return true;
}

// With nothing behind it that would belong to it, or would need to know it.
bool PassageReader::EndsPlainly(const Word& word) const {
  if (word.end > next_citation_) return false;
  const Plain next = PlainAt(text_, word.end);
  if (next != Plain::kNo) return next != Plain::kAlnum;
  return text_[word.end] == '-' && words_.size() > 1 && words_[1].begin == word.end + 1;
}

// A sign that is plain. Whether a stop ends a sentence is told by what stands behind it.
bool PassageReader::TakeSign() {
  const Plain sign = PlainAt(text_, at_);
  if (sign == Plain::kNo || sign == Plain::kAlnum || at_ == next_citation_) return false;
  if (sign == Plain::kStop) {
    const Plain next = PlainAt(text_, at_ + 1);
    if (next == Plain::kNo || (at_ + 1 == next_citation_ && !citations_.empty())) return false;
    if (next == Plain::kSilent || next == Plain::kSpoken) EndSentence();
  }
  if (sign == Plain::kSpoken) Say(text_[at_]);
  ++at_;
  return true;
}

// All up to a blank that stands in no citation: as folded text.
void PassageReader::TakeStretch() {
  const auto blank_from = [this](size_t at) { return std::min(text_.find(' ', at), text_.size()); };
  const size_t begin = at_;
  size_t inside = 0;  // citations
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

// Behind the words so far, as many as there will be without those cited.
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
