// Reads one number. Private to rule_number.cc.
#pragma once

#include "rules/rule_number.h"

namespace codicil {

class NumberParser {
 public:
  NumberParser(std::string_view text, const NumberingStyle& style) : text_(text), style_(style) {}

  // Returns nullopt if there is no number; otherwise stores its length.
  std::optional<RuleNumber> Parse(size_t* length);

 private:
  bool ReadFirst();
  bool ReadFurther();
  bool ReadDotted();
  bool ReadBracket(size_t open);
  bool ReadLetters();
  bool ReadLed(size_t at);

  bool AddDigits(size_t at, NumberComponent component);
  bool AddLetters(size_t at, size_t size, NumberComponent component);
  void ReadSuffix();

  char At(size_t i) const { return i < text_.size() ? text_[i] : '\0'; }
  std::string_view text_;
  const NumberingStyle& style_;
  RuleNumber number_;
  size_t at_ = 0;
};

}  // namespace codicil
