// The signs that open and close quotations, of every language: one table, which answers whatever is
// asked about a quotation mark.
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

// Every way. Each character with Unicode's property Quotation_Mark is in it, and no other.
std::span<const QuotationPair> QuotationPairs();

// A quotation mark in a text; false where there is none. A sign may open in one language and close
// in another: “ opens in English and closes in German.
struct QuotationMark {
  enum Shape : uint8_t { kEither, kOpening, kClosing };

  char32_t sign = 0;
  uint8_t size = 0;       // bytes
  Shape shape = kEither;  // what English readers see in it; in " and « they see neither
  bool opens = false;
  bool closes = false;
  bool single = false;  // ' or ’, which may be an apostrophe instead

  explicit operator bool() const { return size > 0; }
  bool straight() const { return sign == U'"' || sign == U'\''; }
};

// The mark at byte `at`, and the one that ends before it. Any bytes, any place.
QuotationMark QuotationMarkAt(std::string_view text, size_t at);
QuotationMark QuotationMarkBefore(std::string_view text, size_t at);
QuotationMark QuotationMarkOf(char32_t sign);

// Whether the table has this pair.
bool ArePair(char32_t open, char32_t close);

// Whether `close` may end what `open` began: they are a pair, or one of them was typed straight.
bool Closes(const QuotationMark& open, const QuotationMark& close);

}  // namespace codicil
