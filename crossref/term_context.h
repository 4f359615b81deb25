// Finds where the words of a term do not mean the term: in a name, in a quotation, as everyday
// words.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "crossref/passage_words.h"
#include "text/words.h"

namespace codicil {

// An occurrence of the words of a term in a text, in any of their forms.
struct TermMatch {
  uint32_t first = 0;  // index of its first word in the text
  uint32_t words = 0;
  uint32_t begin = 0;  // byte offset in the text
  uint32_t end = 0;
  uint32_t entry = 0;
  bool linked = true;  // it is a use of the term
};

// Clears `linked` of those of a text's matches (all of them, in order) that are not uses of the
// term, judging by the words around them:
// - in a name: adjacent capitalised words that are not all terms ("Wall of Wood"), or in
// mid-sentence
//   not one term, if the work also writes one of them in lower case; capitalised words after
//   "named", around "&" or before a trade mark;
// - in a quotation that contains more than the term;
// - a word of grammar that is not quoted; a verb ("which matches the name") although the term is a
//   thing; an everyday verb ("creates an effect") without the thing that the term's definition says
//   it is done to; a thing that is done ("may phase", "phases out", "State your name"); the first
//   part of an adjective ("double-faced").
// Not thread-safe; use one per thread.
class TermContext {
 public:
  // Linear.
  void Judge(const PassageWords& words, std::span<TermMatch> matches);

 private:
  struct Quotation {
    uint32_t begin = 0;  // after the quotation mark
    uint32_t end = 0;    // before the closing one
  };

  void FindQuotations(std::string_view text);
  void JudgeQuoted(const PassageWords& words, std::span<TermMatch> matches);
  void JudgeNames(const PassageWords& words, std::span<TermMatch> matches);

  std::vector<Quotation> quotations_;
};

}  // namespace codicil
