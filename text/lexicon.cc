#include "text/lexicon.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>

namespace codicil {
namespace {

constexpr uint32_t kFree = UINT32_MAX;
constexpr size_t kEight = sizeof(uint64_t);

uint64_t ReadEight(const char* begin) {
  uint64_t eight = 0;
  std::memcpy(&eight, begin, kEight);
  if constexpr (std::endian::native == std::endian::big) eight = __builtin_bswap64(eight);
  return eight;
}

// Masks by the size of a word: the part of its first eight bytes that belongs to it, and its last
// eight bytes, which count only if it is longer.
constexpr std::array<uint64_t, kEight + 2> kFirst = [] {
  std::array<uint64_t, kEight + 2> masks{};
  for (size_t i = 1; i < masks.size(); ++i) masks[i] = masks[i - 1] << 8 | 0xFF;
  return masks;
}();
constexpr std::array<uint64_t, kEight + 2> kLast = {0, 0, 0, 0, 0, 0, 0, 0, 0, ~uint64_t{0}};

uint32_t Hash(uint64_t first, uint64_t last, size_t size) {
  const uint64_t hash = ((first + size) ^ last * 0xC2B2AE3D27D4EB4F) * 0x9E3779B97F4A7C15;
  return static_cast<uint32_t>(hash >> 32);
}

// Long texts are read in pieces that end after a space, and so never inside a word.
size_t PieceEnd(std::string_view text, size_t begin) {
  constexpr size_t kPiece = 1 << 12;
  const size_t blank = begin + kPiece < text.size() ? text.find(' ', begin + kPiece) : text.npos;
  return blank == text.npos ? text.size() : blank + 1;
}

}  // namespace

void Lexicon::Reserve(size_t bytes) {
  constexpr size_t kBytesToSpelling = 80;
  const size_t spellings = bytes / kBytesToSpelling;
  MakeRoom(spellings);
  spellings_.reserve(spellings);
  keys_.reserve(spellings);
}

void Lexicon::Read(std::string_view text, std::vector<SpelledWord>& words) {
  for (size_t begin = 0, end = 0; begin < text.size(); begin = end) {
    end = PieceEnd(text, begin);
    ReadPiece(text, begin, end, words);
  }
}

// Each step runs over all words before the next, so that table look-ups do not wait for each other.
void Lexicon::ReadPiece(std::string_view text, size_t begin, size_t end,
                        std::vector<SpelledWord>& words) {
  const std::string_view piece = text.substr(begin, end - begin);
  const std::span<const Word> cut = splitter_.Split(piece);
  MakeRoom(cut.size());
  ReadKeys(piece, cut);
  GuessNumbers(cut.size());
  const Key* key = piece_keys_.data();
  const uint32_t* guess = guesses_.data();
  for (const Word& word : cut) {
    uint32_t number = *guess++;
    if (number == kFree || key->IsLong() || keys_[number] != *key)
      number = NumberOf(*key, piece.substr(word.begin, word.end - word.begin));
    words.push_back({static_cast<uint32_t>(begin) + word.begin, number});
    ++key;
  }
}

// Without branches that depend on the size of a word.
void Lexicon::ReadKeys(std::string_view text, std::span<const Word> words) {
  if (piece_keys_.size() < words.size()) piece_keys_.resize(words.size());
  Key* next = piece_keys_.data();
  for (const Word& word : words) {
    const size_t size = word.end - word.begin;
    const char* begin = text.data() + word.begin;
    std::array<char, kEight> copy{};
    if (word.begin + kEight > text.size()) {  // among the last bytes of the text
      std::memcpy(copy.data(), begin, size);
      begin = copy.data();
    }
    const size_t shown = std::min(size, kEight + 1);
    const uint64_t first = ReadEight(begin) & kFirst[shown];
    const uint64_t last = ReadEight(begin + (size - std::min(size, kEight))) & kLast[shown];
    *next++ = {first, last, static_cast<uint32_t>(size), Hash(first, last, size)};
  }
}

// The spelling in the first slot is nearly always the right one.
void Lexicon::GuessNumbers(size_t count) {
  if (guesses_.size() < count) guesses_.resize(count);
  for (size_t i = 0; i < count; ++i) guesses_[i] = slots_[piece_keys_[i].hash >> shift_];
}

// Returns the number of a known or new spelling. There must be room for one more.
uint32_t Lexicon::NumberOf(const Key& key, std::string_view word) {
  size_t at = SlotOf(key, word);
  for (; slots_[at] != kFree; at = (at + 1) & (slots_.size() - 1)) {
    const uint32_t number = slots_[at];
    if (keys_[number] == key && (!key.IsLong() || spellings_[number] == word)) return number;
  }
  slots_[at] = size();
  spellings_.push_back(word);
  keys_.push_back(key);
  return slots_[at];
}

// Many long words may begin and end alike, so all of their bytes are hashed.
size_t Lexicon::SlotOf(const Key& key, std::string_view word) const {
  uint32_t hash = key.hash;
  if (key.IsLong()) hash ^= static_cast<uint32_t>(std::hash<std::string_view>()(word));
  return hash >> shift_;
}

void Lexicon::MakeRoom(size_t more) {
  constexpr size_t kFewest = 1 << 10, kSlotsToSpelling = 4;
  const size_t slots = kSlotsToSpelling * (spellings_.size() + more);
  if (slots <= slots_.size()) return;
  slots_.assign(std::bit_ceil(std::max(slots, kFewest)), kFree);
  shift_ = static_cast<uint32_t>(32 - std::countr_zero(slots_.size()));
  for (uint32_t number = 0; number < size(); ++number) {
    size_t at = SlotOf(keys_[number], spellings_[number]);
    while (slots_[at] != kFree) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = number;
  }
}

}  // namespace codicil
