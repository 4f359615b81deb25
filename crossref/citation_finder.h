// Finds the citations of an edition, one passage at a time.
#pragma once

#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "crossref/locator_list.h"
#include "crossref/passage_words.h"
#include "crossref/provision_reader.h"
#include "crossref/reference_index.h"
#include "crossref/wholes.h"

namespace codicil {

// Use one per edition; not thread-safe. The index and the words must outlive it.
class CitationFinder {
 public:
  CitationFinder(const ReferenceIndex& index, const CitationWords& words)
      : index_(index),
        words_(words),
        reader_(index, words),
        provisions_(index, words, reader_),
        wholes_(index, words),
        style_(index.edition().scheme) {}

  // Appends the citations of one passage, in order; `words` are the words of its text. Linear.
  void Find(const PassageRef& place, const PassageWords& words, std::vector<Citation>& citations);

 private:
  void FindAddresses();
  // Each returns the position where the search continues.
  size_t Visit(const Word& word);
  size_t VisitNumber(size_t at, size_t end);
  size_t VisitNumberWord(size_t at, size_t end);
  size_t VisitLedNumber(size_t at, size_t end);
  size_t VisitPlural(size_t at);
  size_t VisitSign(size_t at);
  size_t VisitTailedList(size_t at);
  size_t VisitAddress();
  void NextAddress(size_t index);
  size_t VisitParts(size_t at, size_t end);
  size_t EmitParts(std::vector<Parts>& chain, size_t end);
  size_t EmitFound(size_t begin, size_t end, FoundProvision found);
  size_t VisitSelf(size_t at, size_t end);
  size_t VisitSee(size_t at, size_t end);
  size_t SkipGlossary(size_t at) const;
  size_t SkipPartOf(size_t at) const;
  size_t VisitGlossary(size_t end);
  size_t VisitDocument(size_t at, size_t end);

  bool IsOtherMention(std::string_view name) const;
  bool IsBareCitation(size_t at, const NumberAt& found);
  bool IsVersion(std::string_view name, size_t at, const RuleNumber& number);
  ProvisionId SelfAt(LeadKind kind) const;
  ProvisionId SelfLed(std::string_view word) const;
  size_t Emit(size_t begin, LocatorList list);
  bool TakeDocument(size_t& begin, LocatorList& list);
  size_t SkipFurther(size_t at) const;
  const Mark* LinkAround(size_t begin, size_t end) const;

  void AddMarks(std::vector<Citation>& citations, size_t from);
  void AddMark(const Mark& mark, size_t ceiling);
  size_t LeadBefore(size_t at) const;

  const ReferenceIndex& index_;
  const CitationWords& words_;
  LocatorReader reader_;
  ProvisionReader provisions_;
  Wholes wholes_;
  const NumberingStyle& style_;

  PassageRef place_;
  std::string_view text_;
  const Passage* passage_ = nullptr;
  size_t floor_ = 0;         // the end of the last citation
  size_t glossary_end_ = 0;  // of the last sentence that VisitGlossary has examined
  std::vector<TextRange> addresses_;
  size_t next_address_ = 0;
  size_t address_begin_ = 0;  // of the next one; past the end of any text if there is none
  std::vector<Citation>* out_ = nullptr;
};

}  // namespace codicil
