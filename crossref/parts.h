// The parts below an article, as texts name them: "Abs. 1 Satz 2", "points (a) and (b)", "1
// momentti", 第二款. Each step examines a bounded stretch.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "rules/rule_number.h"
#include "text/language.h"

namespace codicil {

// Outer ones first.
enum class PartLevel : uint8_t {
  kNone,
  kParagraph,  // "Absatz", "ustęp"
  kItem,       // "Nummer", "point"
  kLetter,     // "Buchstabe"; always a letter
  kSentence    // "Satz", "alinéa": never a provision of its own
};

struct PartNumber {
  NumberComponent number;
  size_t begin = 0;
  size_t end = 0;
  bool range = false;  // it ends a range that the one before it begins
};

// "paragraphs 1 and 3 to 5". [begin, end) has all of it.
struct Parts {
  PartLevel level = PartLevel::kNone;
  std::vector<PartNumber> numbers;
  bool named = true;  // "9°" of an article has no word
  size_t begin = 0;
  size_t end = 0;
};

class PartReader {
 public:
  // With `signs`, "§ 1" is a paragraph below an article.
  PartReader(const CitationWords& words, bool signs);

  PartLevel LevelOf(std::string_view word) const { return Find(word).level; }

  // Reads the parts whose word or number begins at `at`. An ordinal before the word ("second
  // paragraph") begins no earlier than `floor`.
  std::optional<Parts> Read(std::string_view text, size_t floor, size_t at) const;
  // Skips the word of the number that ends at `at`, if it comes after it: "(2) bekezdés".
  size_t SkipWord(std::string_view text, size_t at) const;
  // Reads the parts that follow a number that ends at `at`: "(1)", ", point (a)", " Abs. 2".
  std::optional<Parts> ReadBelow(std::string_view text, size_t at) const;
  // Reads one more number of the same level, after ", ", " and " or what makes a range.
  std::optional<PartNumber> ReadNext(std::string_view text, size_t at,
                                     const PartNumber& last) const;
  // Reads what joins two parts or numbers of provisions. Returns `at` if nothing does.
  size_t SkipJoint(std::string_view text, size_t at) const;

 private:
  std::optional<Parts> AfterWord(std::string_view text, size_t at) const;
  std::optional<Parts> BeforeWord(std::string_view text, size_t at) const;
  std::optional<Parts> WithSign(std::string_view text, size_t at) const;
  std::optional<Parts> AfterOrdinal(std::string_view text, size_t at) const;
  std::optional<Parts> OfEastAsia(std::string_view text, size_t at) const;
  void ReadList(std::string_view text, Parts& parts) const;

  const CitationWords& words_;
  // Of a word, and whether its number comes first: "1 momentti".
  struct Word {
    PartLevel level = PartLevel::kNone;
    bool last = false;
  };
  Word Find(std::string_view word) const;

  const bool signs_;
  HashMap<std::string, Word> levels_;
};

}  // namespace codicil
