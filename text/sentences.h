// Sentences: where they end, and whether a text ends as one does. The clauses that alignment counts
// (diff/speech_reader.h) are another thing: they end at ; and :, too.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil {

// [begin, end) are bytes of the text, with the sign that ends it and what closes after that sign,
// without blanks around it.
struct Sentence {
  uint32_t begin = 0;
  uint32_t end = 0;
  bool ends_paragraph = false;  // a blank line follows, or nothing
};

// Splits a text as Unicode does (UAX #29, by ICU), but for this: a line end in a paragraph ends
// nothing, nor does a sign of ASCII that no blank follows, or a small letter; nor does "Dr. Hale"
// (Language::abbreviations), or what is in brackets, unless these are whole sentences after the end
// of another. Linear.
std::vector<Sentence> SplitSentences(std::string_view text);
// Returns the sentence around byte `at`, as far as it is within `reach` bytes of that. Linear in
// `reach`.
Sentence SentenceAround(std::string_view text, size_t at, size_t reach);

// Returns the text without what closes after the sign that ends a sentence: brackets, quotation
// marks, emphasis, raised figures.
std::string_view WithoutClosers(std::string_view text);

// What a text ends in.
enum class TextEnd : uint8_t {
  kNone,   // it goes on, or is a title
  kComma,  // , and those of other scripts, as below
  kPause,  // ; … and dashes
  kColon,
  kStop  // . ! ?
};
// Its last sign.
TextEnd SignAtEnd(std::string_view text);
// The same without what closes there: “Stop.”
TextEnd EndOf(std::string_view text);
// A colon ends what announces a list.
inline bool EndsSentence(std::string_view text) { return EndOf(text) >= TextEnd::kColon; }

}  // namespace codicil
