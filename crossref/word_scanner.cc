#include "crossref/word_scanner.h"

namespace codicil {
void WordScanner::Scan(std::string_view text, const PassageWords& words) {
  text_ = text, words_ = words;
  MakeRoom();
  uint32_t *lead = lead_words_.data(), *start = start_words_.data();
  const auto count = static_cast<uint32_t>(words.size());
  uint64_t next_words = 0;  // those of the word before
  bool is_term = false;     // whether the word before is a term
  bool dots = false;
  for (uint32_t i = 0; i < count; ++i) {
    const WordRole& word = role(i);
    const uint32_t begin = words.begin(i);
    dots |= word.has_dot | (begin > 0 && text[begin - 1] == '.');
    *lead = i;
    lead += word.may_lead;
    *start = i - 1;
    start += is_term | (next_words >> word.bit & 1);
    next_words = word.next_words;
    is_term = word.entry != WordRole::kNone;
  }
  *start = count - 1;
  start += is_term;
  may_have_address_ = dots;
  lead_count_ = static_cast<size_t>(lead - lead_words_.data());
  start_count_ = static_cast<size_t>(start - start_words_.data());
}

void WordScanner::MakeRoom() {
  if (lead_words_.size() > words_.size()) return;
  lead_words_.resize(words_.size() + 1);
  start_words_.resize(words_.size() + 1);
}

}  // namespace codicil
