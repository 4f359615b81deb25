// The words that form citations in one language: data, not code.
#pragma once

#include <span>
#include <string_view>

namespace codicil {

// The kind of provision that a lead word names.
enum class LeadKind : uint8_t { kRule, kSubsection, kSection };

// "rule", "sections"; matched as written and with a capital.
struct LeadWord {
  std::string_view word;
  LeadKind kind;
  bool plural;
};

// All in lower case except abbreviations, in any order.
struct CitationWords {
  std::span<const LeadWord> leads;
  std::span<const std::string_view> self;    // "this": the provision that contains the word
  std::span<const std::string_view> see;     // introduce a bare number or a glossary term
  std::span<const std::string_view> also;    // may follow "see"
  std::span<const std::string_view> citing;  // before a bare number: the number is a citation
  std::span<const std::string_view>
      not_citing;                             // before a bare number: the number is not a citation
  std::span<const std::string_view> units;    // after a bare number: the number is a quantity
  std::span<const std::string_view> joiners;  // between the members of a list
  std::span<const std::string_view> range;    // between the ends of a range
  std::span<const std::string_view>
      name_links;                             // small words inside a name: "Removed from the Game"
  std::span<const std::string_view> no_name;  // capitalised at the start of a sentence, but neither
                                              // part of a name nor a term on their own
  std::span<const std::string_view> documents;  // last words of the names of documents
  std::span<const std::string_view> glossary;   // a quotation next to one of these is a term
  std::span<const std::string_view> own_names;  // folded: the names a work may use for itself
};

}  // namespace codicil
