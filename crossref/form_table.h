// Words in the forms in which a text uses them, looked up for each word of a text.
#pragma once

#include <bit>
#include <bitset>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// A hash table whose lookup takes no branch that depends on the text: texts are full of words that
// are in no term, in no order that a processor could foresee. Words are compared with the first
// letter's case left free, unless it is the only one.
class FormTable {
 public:
  static constexpr uint32_t kNone = ~0u;

  // A form of a word; `next` is the same form of another word, or kNone.
  struct Form {
    uint32_t begin;  // in chars_
    uint32_t size;
    uint32_t word;
    uint32_t next;
    bool own;  // the word itself
  };

  FormTable() : slots_(1 << 10) {}

  // The id of a word, new or known; its forms (AddForms) are added with it.
  uint32_t Add(std::string_view word);

  // The first word that is likely to have the form text[begin, end), or kNone; IsForm makes sure.
  // `end` is beyond `begin`.
  uint32_t Guess(std::string_view text, uint32_t begin, uint32_t end) const {
    const uint32_t hash = text.size() - begin >= 8 ? HashOf(text.data() + begin, end - begin)
                                                   : HashOfFew(text.substr(begin, end - begin));
    const Slot& slot = slots_[hash & (slots_.size() - 1)];
    const bool here = slot.hash == hash;
    if (filter_[hash >> 16] & !here) return Search(hash);
    return here ? slot.form : kNone;
  }
  bool IsForm(std::string_view word, uint32_t form) const;

  const Form& form(uint32_t index) const { return forms_[index]; }
  size_t form_count() const { return forms_.size(); }
  size_t word_count() const { return word_count_; }

 private:
  struct Slot {
    uint32_t hash = 0;
    uint32_t form = kNone;
  };

  // Of the first eight and the last eight bytes, without the case of the first letter. Eight bytes
  // can be read from `word` on.
  static uint32_t HashOf(const char* word, uint32_t size) {
    const uint64_t mask = ~uint64_t{0} >> (64 - 8 * (size < 8 ? size : 8));
    const uint64_t first = (Load(word) & mask) | 0x20;
    const uint64_t last = Load(word + (size > 8 ? size - 8 : 0)) & mask & ~uint64_t{0x20};
    const uint64_t mixed = (first * 0x9E3779B97F4A7C15ull) ^ (last * 0xC2B2AE3D27D4EB4Full) ^ size;
    return static_cast<uint32_t>((mixed ^ (mixed >> 29)) * 0x9E3779B97F4A7C15ull >> 32);
  }
  static uint32_t HashOfFew(std::string_view word);
  static uint64_t Load(const char* bytes) {
    uint64_t value = 0;
    std::memcpy(&value, bytes, sizeof value);
    if constexpr (std::endian::native == std::endian::big) value = __builtin_bswap64(value);
    return value;
  }

  uint32_t Search(uint32_t hash) const;
  uint32_t Find(std::string_view word) const;
  std::string_view TextOf(const Form& form) const { return std::string_view(chars_).substr(form.begin, form.size); }
  void AddForm(std::string_view text, uint32_t word, bool own);
  void Place(const Slot& slot);
  void Grow();

  std::string chars_;
  std::vector<Form> forms_;
  std::vector<Slot> slots_;
  std::bitset<1 << 16> filter_;  // by the upper half of the hash
  uint32_t word_count_ = 0;
};

}  // namespace codicil
