// The quotation marks of every language, in one table that answers all questions about them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace codicil {

// One way in which two signs are paired in print: “ ”, „ “, » «, 「 」.
struct QuotationPair {
  char32_t open;
  char32_t close;
};

// Returns every such pair. They contain exactly the characters with Unicode's property
// Quotation_Mark.
std::span<const QuotationPair> QuotationPairs();

// A quotation mark in a text, or false if there is none. A sign may open in one language and close
// in another: “ opens in English and closes in German.
struct QuotationMark {
  enum Shape : uint8_t { kEither, kOpening, kClosing };

  char32_t sign = 0;
  uint8_t size = 0;       // bytes
  Shape shape = kEither;  // as English readers see it; kEither for " and «
  bool opens = false;
  bool closes = false;
  bool single = false;  // ' or ’, which may also be an apostrophe

  explicit operator bool() const { return size > 0; }
  bool straight() const { return sign == U'"' || sign == U'\''; }
};

// Return the mark that begins at byte `at`, and the one that ends there. `text` may be any bytes,
// and `at` any place in it.
QuotationMark QuotationMarkAt(std::string_view text, size_t at);
QuotationMark QuotationMarkBefore(std::string_view text, size_t at);
QuotationMark QuotationMarkOf(char32_t sign);

// Whether the table contains this pair.
bool ArePair(char32_t open, char32_t close);

// Whether `close` may end a quotation that `open` began: they are a pair, or one of them is a
// straight quote.
bool Closes(const QuotationMark& open, const QuotationMark& close);

}  // namespace codicil
