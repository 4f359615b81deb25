// The words of a rule that a text quotes next to its number.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace codicil {

struct Quotation {
  enum Kind : uint8_t {
    kQuoted,      // in quotation marks
    kRestOfLine,  // the rest of the line: perhaps a heading
    kBeginning,   // the first words after it: perhaps those of a rule
  } kind = kQuoted;
  uint32_t begin = 0;  // bytes of the text
  uint32_t end = 0;
};

// Returns what may be quoted next to the number [begin, end), the likeliest first: in quotation
// marks after it (rule 203.1: “A warden …”, "rule": "203.1", "text": "A warden …"); or, if `alone`,
// before it (“A warden …” (rule 203.1)), or without marks after it at the beginning of a line (Rule
// 203.1. A warden …). `alone` means that [begin, end) is a whole citation. `text` has no line
// marks. Looks at a bounded stretch.
std::vector<Quotation> QuotationsBeside(std::string_view text, uint32_t begin, uint32_t end,
                                        bool alone);

// What is quoted further on after a number, in its sentence: rule 203.1 has it: “A warden …”.
// Without the colon it may be anybody's words (`bound` is false).
struct QuotationAfterNumber {
  Quotation quotation;
  bool bound = false;
};
std::optional<QuotationAfterNumber> QuotationAfter(std::string_view text, uint32_t end);

}  // namespace codicil
