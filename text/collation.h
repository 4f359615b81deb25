// Alphabetical order as a language's readers expect it, by ICU's collation.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace codicil {

// Whether "Card Type" comes before "Cardinal" because a word ends (kWordByWord), or after it
// because spaces and other signs do not count (kLetterByLetter).
enum class Alphabet { kWordByWord, kLetterByLetter };

// Not shared between threads.
class Collation {
 public:
  // `language`: "en", or any name that ICU knows; an unknown one gives the root order.
  Collation(std::string_view language, Alphabet alphabet);
  ~Collation();
  Collation(Collation&&) noexcept;
  Collation& operator=(Collation&&) noexcept;

  // Bytes that compare as the texts do, with a zero byte at the end. Case and accents do not count.
  std::string Key(std::string_view text) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace codicil
