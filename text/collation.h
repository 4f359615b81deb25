// Alphabetical order as readers of a language expect it, using ICU's collation.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace codicil {

// kWordByWord puts "Card Type" before "Cardinal", because a word ends there; kLetterByLetter puts
// it after, because spaces and punctuation do not count.
enum class Alphabet { kWordByWord, kLetterByLetter };

// Not shared between threads.
class Collation {
 public:
  // `language`: "en", or any name that ICU knows; an unknown name means ICU's root order.
  Collation(std::string_view language, Alphabet alphabet);
  ~Collation();
  Collation(Collation&&) noexcept;
  Collation& operator=(Collation&&) noexcept;

  // Returns a sort key: comparing the bytes of two keys compares their texts. It ends with a zero
  // byte. Case and accents do not count.
  std::string Key(std::string_view text) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace codicil
