#include "crossref/word_scanner.h"

#include <algorithm>

namespace codicil {
namespace {

// A digit at the start or among the last eight bytes.
bool HasDigit(const WordKey& key) {
  constexpr uint64_t kOnes = 0x0101010101010101;
  constexpr uint64_t kHighest = 0x80 * kOnes;
  const uint64_t ascii = key.last & ~kHighest;
  const uint64_t digits =
      (ascii + (0x80 - '0') * kOnes) & ~(ascii + (0x7F - '9') * kOnes) & ~key.last & kHighest;
  return (digits != 0) | (static_cast<uint8_t>((key.first & 0xFF) - '0') < 10);
}

// An apostrophe before a final "s", or the last byte of a curly one.
bool MayBePossessive(const WordKey& key) {
  const uint64_t ending = key.last << (64 - 8 * std::min(key.size, 8u)) >> 48;
  return (ending == ('s' << 8 | '\'')) | (ending == ('s' << 8 | 0x99));
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
  words_ = &splitter_.Split(text);
  MakeRoom(words_->size());
  padded_.assign(text).append(kKeyPadding, '\0');
  const char* const bytes = padded_.data();
  size_t leads = 0, starts = 0;
  for (uint32_t i = 0; i < words_->size(); ++i) {
    const Word& word = (*words_)[i];
    WordKey key = ReadKey(bytes + word.begin, bytes + word.end);
    if (MayBePossessive(key))
      key = ReadKey(bytes + word.begin, bytes + EndWithoutPossessive(text, word));
    keys_[i] = key;
    lead_words_[leads] = start_words_[starts] = i;
    leads += leads_.MayHave(key) | HasDigit(key);
    starts += starts_.MayHave(key);
  }
  lead_count_ = leads;
  start_count_ = starts;
}

void WordScanner::MakeRoom(size_t size) {
  if (size <= keys_.size()) return;
  keys_.resize(size);
  lead_words_.resize(size);
  start_words_.resize(size);
}

}  // namespace codicil
