// Scans the words of a passage for those that citations and terms can involve.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "crossref/word_roles.h"
#include "rules/word_index.h"

namespace codicil {

// Goes over a passage's words once for every search among them. Most words of a text are
// irrelevant, in an order that a processor cannot predict, so there is no branch per word. Not
// thread-safe; use one per thread. The roles must outlive it.
class WordScanner {
 public:
  explicit WordScanner(const WordRoles& roles) : roles_(roles) {}

  // Scans a text; `words` are its words. The results below are valid until the next call. Linear.
  void Scan(std::string_view text, const PassageWords& words);

  std::string_view text() const { return text_; }
  // Whether a letter may directly follow a period, as in an address. Rarely true without reason.
  bool may_have_address() const { return may_have_address_; }
  size_t size() const { return words_.size(); }
  Word word(size_t i) const { return words_.word(i); }
  const WordRoles& roles() const { return roles_; }
  const WordRole& role(size_t i) const { return roles_.of(words_.spelling(i)); }
  // Returns the word without the ending of "player's".
  Word Bare(size_t i) const {
    const Word whole = word(i);
    return {whole.begin, whole.end - role(i).ending};
  }
  // Whether word `i` may be one of the words whose bits are in `next_words`.
  bool MayFollow(size_t i, uint64_t next_words) const {
    return i < size() && (next_words >> role(i).bit & 1) != 0;
  }

  // The words that a citation can begin with or that contain digits; the words that are or may
  // begin a term.
  std::span<const uint32_t> leads() const { return {lead_words_.data(), lead_count_}; }
  std::span<const uint32_t> starts() const { return {start_words_.data(), start_count_}; }

 private:
  void MakeRoom();

  const WordRoles& roles_;
  std::string_view text_;
  PassageWords words_;
  // As long as the longest text so far.
  std::vector<uint32_t> lead_words_;
  std::vector<uint32_t> start_words_;
  size_t lead_count_ = 0;
  size_t start_count_ = 0;
  bool may_have_address_ = false;
};

}  // namespace codicil
