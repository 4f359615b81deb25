// The words, sentences and spoken signs of a folded text whose citations are marked.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/byte_bits.h"
#include "diff/hashing.h"
#include "diff/marked_text.h"

namespace codicil {

enum class SignClass : uint8_t {
  kSilent,    // spaces, quotes, brackets
  kWord,      // letters, digits, braces of symbols, and every non-ASCII byte
  kStop,      // may end a sentence
  kSpoken,    // read aloud: "+1", "2/3", "*", and the sign for a cited number
  kDash,      // read aloud only as a minus
  kCitation,  // around a citation
};

constexpr bool IsWordSign(unsigned char c) {
  return InRange(c | 0x20, 'a', 'z') | InRange(c, '0', '9') | (c == '{') | (c == '}') | (c >= 0x80);
}
constexpr bool IsApostrophe(unsigned char c) { return c == '\''; }

inline constexpr std::array<SignClass, 256> kSignClasses = [] {
  std::array<SignClass, 256> classes{};
  const auto set = [&classes](std::string_view signs, SignClass as) {
    for (const char sign : signs) classes[static_cast<unsigned char>(sign)] = as;
  };
  for (size_t c = 0; c < classes.size(); ++c) {
    if (IsWordSign(static_cast<unsigned char>(c))) classes[c] = SignClass::kWord;
  }
  set(".:;?!", SignClass::kStop);
  set("+/*=<>%&", SignClass::kSpoken);
  set({&kNumberSign, 1}, SignClass::kSpoken);
  set("-", SignClass::kDash);
  set({&kCitationBegin, 1}, SignClass::kCitation);
  set({&kCitationEnd, 1}, SignClass::kCitation);
  return classes;
}();

inline SignClass ClassOf(char c) { return kSignClasses[static_cast<unsigned char>(c)]; }

// Returns eight bytes with the ASCII letters in lower case; digits and braces are unchanged.
constexpr uint64_t InSmallLetters(uint64_t eight) {
  return eight | (~eight & 0x8080808080808080) >> 2;
}

// Returns the hash of the word of `size` bytes at the beginning of a text, in lower case.
inline uint64_t HashWord(std::string_view text, size_t size) {
  return HashShort(text, size, InSmallLetters);
}

inline uint64_t HashWithoutApostrophes(std::string_view word) {
  std::string plain(word);
  std::erase(plain, '\'');
  return HashWord(plain, plain.size());
}

// Walks through a folded text and calls `take(hash, cited)` for each word, `sign(c)` for each
// spoken sign, and `end()` after each sentence. Skips apostrophes.
template <typename Take, typename Sign, typename End>
class FoldedWords {
 public:
  FoldedWords(std::string_view folded, Take take, Sign sign, End end)
      : text_(folded), take_(take), sign_(sign), end_(end) {}

  // Works block by block on bits: a word begins and ends where they change. An apostrophe after a
  // word belongs to it; a folded text never has two in a row.
  void Run() {
    uint64_t last = 0;         // the bit before the block
    uint64_t apostrophes = 0;  // in the current word; 0 if there are none
    size_t begin = 0, end = 0;
    ByteBlock copy;
    for (size_t at_block = 0; at_block <= text_.size(); at_block += kByteBlock) {
      const char* const block = BlockAt(text_, at_block, copy);
      const uint64_t quotes = BitsOf<IsApostrophe>(block), signs = BitsOf<IsWordSign>(block);
      const uint64_t words = signs | (quotes & (signs << 1 | last));
      uint64_t inside = quotes & words;
      for (uint64_t edges = words ^ (words << 1 | last); edges != 0; edges &= edges - 1) {
        const uint64_t edge = edges & -edges;
        const size_t at = at_block + static_cast<size_t>(std::countr_zero(edges));
        if (words & edge) {
          PassSigns(end, at);
          begin = at;
        } else {
          apostrophes |= inside & (edge - 1);
          TakeWord(begin, at, apostrophes != 0);
          end = at;
          inside &= ~(edge - 1);
          apostrophes = 0;
        }
      }
      apostrophes |= inside;
      last = words >> (kByteBlock - 1);
    }
    PassSigns(end, text_.size());
  }

 private:
  void TakeWord(size_t begin, size_t end, bool apostrophes) {
    const size_t size = end - begin;
    take_(apostrophes ? HashWithoutApostrophes(text_.substr(begin, size))
                      : HashWord(text_.substr(begin), size),
          cited_);
  }

  // Handles the bytes between two words.
  void PassSigns(size_t begin, size_t end) {
    if (end - begin == 1 && text_[begin] == ' ') return;
    for (size_t at = begin; at < end; ++at) PassSign(at);
  }

  void PassSign(size_t at) {
    const SignClass next = ClassAt(at + 1);
    switch (ClassOf(text_[at])) {
      case SignClass::kStop:
        if (next != SignClass::kWord && next != SignClass::kStop) end_();
        return;
      case SignClass::kSpoken:
        return sign_(text_[at]);
      case SignClass::kDash:
        if (next == SignClass::kWord && (at == 0 || ClassAt(at - 1) != SignClass::kWord))
          sign_(text_[at]);
        return;
      case SignClass::kCitation:
        cited_ = text_[at] == kCitationBegin;
        return;
      case SignClass::kWord:
      case SignClass::kSilent:
        return;
    }
  }

  SignClass ClassAt(size_t at) const {
    return at < text_.size() ? ClassOf(text_[at]) : SignClass::kSilent;
  }

  std::string_view text_;
  Take take_;
  Sign sign_;
  End end_;
  bool cited_ = false;
};

}  // namespace codicil
