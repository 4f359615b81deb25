#include "crossref/word_scanner.h"

namespace codicil {
namespace {

// What is asked of each byte is asked of so many at once; one more is looked at.
constexpr size_t kBlock = 32;
constexpr size_t kPadding = kBlock + 1;
static_assert(kPadding >= kKeyPadding);

bool IsLetterByte(char c) { return static_cast<uint8_t>((c | 0x20) - 'a') < 26; }

// An apostrophe before a final "s", or the last byte of a curly one.
bool MayBePossessive(const char* end) {
  return (end[-1] == 's') & ((end[-2] == '\'') | (end[-2] == '\x99'));
}

// "player's" is a use of "player".
uint32_t EndWithoutPossessive(std::string_view text, const Word& word) {
  const std::string_view letters = text.substr(word.begin, word.end - word.begin);
  if (letters.size() > 2 && letters.ends_with("'s")) return word.end - 2;
  return letters.ends_with("\xE2\x80\x99s") ? word.end - 4 : word.end;
}

}  // namespace

void WordScanner::Scan(std::string_view text) {
  text_ = text;
  words_ = splitter_.Split(text);
  MakeRoom(words_.size());
  padded_.assign(kPaddingBefore, '\0').append(text).append(kPadding, '\0');
  const char* const bytes = padded_.data() + kPaddingBefore;
  WordKey* const keys = keys_.data();
  uint32_t *lead = lead_words_.data(), *start = start_words_.data(), index = 0;
  for (const Word& word : words_) {
    const uint32_t end =
        MayBePossessive(bytes + word.end) ? EndWithoutPossessive(text, word) : word.end;
    const WordKey key = ReadKey(bytes + word.begin, end - word.begin);
    const uint8_t kinds = filter_.KindsOf(key);
    keys[index] = key;
    *lead = *start = index++;
    lead += (kinds & WordFilter::kLead) | key.MayHaveDigit();
    start += kinds / WordFilter::kStart;
  }
  lead_count_ = static_cast<size_t>(lead - lead_words_.data());
  start_count_ = static_cast<size_t>(start - start_words_.data());
}

// With no branch for each byte, so that the compiler takes many at once.
bool WordScanner::HasPeriodBeforeLetter() const {
  uint8_t any = 0;
  for (size_t begin = 0; begin < text_.size(); begin += kBlock) {
    const char* const block = padded_.data() + kPaddingBefore + begin;
    for (size_t i = 0; i < kBlock; ++i)
      any |= static_cast<uint8_t>((block[i] == '.') & IsLetterByte(block[i + 1]));
  }
  return any != 0;
}

void WordScanner::MakeRoom(size_t size) {
  if (size <= keys_.size()) return;
  keys_.resize(size);
  lead_words_.resize(size);
  start_words_.resize(size);
}

}  // namespace codicil
