// Reads the provisions that a lead word or sign names: "Article 5", "des Artikels 5", "rules 2 and
// 3", "§ 5 (1)".
#pragma once

#include <optional>
#include <string_view>

#include "crossref/locator_list.h"
#include "rules/passage_ref.h"

namespace codicil {

LocatorList ListOf(Locator locator, size_t end = 0);
// Whether it has no lead: neither "Art 5" nor "II Art 5".
bool IsBare(const RuleNumber& number);
// "Articles 5 and 6a": the lead belongs to all members. "Art 6a" is read otherwise than "6a".
void GiveLead(NumberLead lead, LocatorList& list, const ReferenceIndex& index);
// Returns the lead of numbers that a word of running text is, or 0: "sections" is "Section".
NumberLead LeadNamed(std::string_view word);

struct FoundProvision {
  LocatorList list;
  bool own = false;  // the work's, if no other document is named; otherwise only of such a one
};

// Use one per edition, on one passage after the other.
class ProvisionReader {
 public:
  ProvisionReader(const ReferenceIndex& index, const CitationWords& words,
                  const LocatorReader& lists)
      : index_(index), words_(words), lists_(lists), style_(index.edition().scheme) {}

  void Begin(const PassageRef& place, std::string_view text) {
    place_ = place;
    text_ = text;
  }

  // Reads the provisions whose lead begins at `at`.
  std::optional<FoundProvision> Read(size_t at);
  // The same where the lead is one of the work's, or comes after its number.
  std::optional<FoundProvision> ReadLedNumber(size_t at);
  // "artikel 2:393", "article L. 123-4": the work has no such numbers.
  std::optional<FoundProvision> ReadForeignNumber(size_t at) const;
  // Skips parts: "(c)(3)", " Abs. 2 Satz 1".
  size_t SkipBelow(size_t at) const;

  // A text that begins with the number of its own provision repeats it and cites nothing.
  bool IsTypedTwice(size_t at, const RuleNumber& number) const;

 private:
  std::optional<FoundProvision> ReadArticle(size_t at);
  std::optional<FoundProvision> ReadLead(size_t at, const LeadWord& lead) const;
  bool TakeWhole(LocatorList& list);
  void KeepLead(std::string_view text, LocatorList& list) const;
  void PreferAround(NumberLead lead, LocatorList& list) const;

  const ReferenceIndex& index_;
  const CitationWords& words_;
  const LocatorReader& lists_;
  const NumberingStyle& style_;
  PassageRef place_;
  std::string_view text_;
};

}  // namespace codicil
