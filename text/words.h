// Words as Unicode defines them (UAX #29): what a reader would call a word or a number.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// [begin, end) are bytes of the text.
struct Word {
  uint32_t begin = 0;
  uint32_t end = 0;
  friend bool operator==(const Word&, const Word&) = default;
};

// Splits texts into words, and leaves out the spaces and punctuation between them. An apostrophe
// inside a word belongs to it; a hyphen separates two words. Plain letters and common punctuation
// are split without ICU, with the same result. Not thread-safe: use one per thread.
class WordSplitter {
 public:
  WordSplitter();
  WordSplitter(WordSplitter&&) noexcept;
  WordSplitter& operator=(WordSplitter&&) noexcept;
  ~WordSplitter();

  // Returns the words of `text` (UTF-8), in order; valid until the next call. Linear.
  std::span<const Word> Split(std::string_view text);
  // The same with ICU alone: the reference for tests of Split.
  std::span<const Word> SplitByIcu(std::string_view text);

 private:
  struct Icu;
  uint32_t SplitUsual(std::string_view text, uint32_t begin);
  void SplitByIcu(std::string_view text, uint32_t begin, uint32_t end);

  std::vector<Word> words_;   // of the current text
  std::unique_ptr<Icu> icu_;  // created when a text first needs it
};

// Applies Unicode's full case folding.
std::string FoldCase(std::string_view text);
// Whether `c` is a capital, or a small letter, of a script that has both.
bool IsCapitalLetter(char32_t c);
bool IsSmallLetter(char32_t c);
// Returns `text` in capitals, of every script that has them.
std::string ToCapitals(std::string_view text);
// Returns `text` with Latin letters as they are without their accents: "Titulo" for "Título".
std::string WithoutAccents(std::string_view text);

// A word as it is compared: case folded, without apostrophes.
std::string FoldWord(std::string_view word);

// For comparing names and titles: the words alone, each folded (FoldWord), one space between two
// ("Player’s Two-Headed Giant." and "players two headed giant" are the same).
std::string FoldWords(std::string_view text);

}  // namespace codicil
