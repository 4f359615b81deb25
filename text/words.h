// Words as Unicode has them (UAX #29): what a reader would call a word, and a number.
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

// Cuts texts into words; what is between them (spaces, punctuation) is left out. An apostrophe
// inside a word belongs to it, a hyphen separates two. Texts of plain letters and usual punctuation
// are cut without ICU, with the same result. Not thread-safe; one for each thread.
class WordSplitter {
 public:
  WordSplitter();
  WordSplitter(WordSplitter&&) noexcept;
  WordSplitter& operator=(WordSplitter&&) noexcept;
  ~WordSplitter();

  // The words of `text` (UTF-8), in order; valid until the next call. Linear.
  std::span<const Word> Split(std::string_view text);
  // The same, all of it by ICU: what Split is held against.
  std::span<const Word> SplitByIcu(std::string_view text);

 private:
  struct Icu;
  void Begin(std::string_view text);
  uint32_t SplitUsual(std::string_view text, uint32_t begin);
  void SplitByIcu(std::string_view text, uint32_t begin, uint32_t end);
  std::span<const Word> WordsOf(std::string_view text);

  std::vector<Word> words_;   // room for as many as the longest text so far can have
  Word* next_ = nullptr;      // after those of the current text
  bool underscores_ = false;  // whether some of them may be underscores
  std::unique_ptr<Icu> icu_;  // made when a text first needs it
};

// Unicode's full case folding.
std::string FoldCase(std::string_view text);

// For comparing names and titles: the words alone, case folded, without apostrophes, one space
// between two ("Player’s Two-Headed Giant." and "players two headed giant" are the same).
std::string FoldWords(std::string_view text);

}  // namespace codicil
