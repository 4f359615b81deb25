// The words of one language that citations are made with: data, not code.
#pragma once

#include <span>
#include <string_view>

namespace codicil {

// What a lead word calls the provision that it names.
enum class LeadKind : uint8_t { kRule, kSubsection, kSection };

// "rule", "sections": matched as it is and with a capital.
struct LeadWord {
  std::string_view word;
  LeadKind kind;
  bool plural;
};

// All in lower case except abbreviations, in no order.
struct CitationWords {
  std::span<const LeadWord> leads;
  std::span<const std::string_view> self;        // "this": the provision that the words are in
  std::span<const std::string_view> see;         // lead to a bare number or a glossary term
  std::span<const std::string_view> also;        // may follow "see"
  std::span<const std::string_view> citing;      // before a bare number: it is a citation
  std::span<const std::string_view> not_citing;  // before a bare number: it is not a citation
  std::span<const std::string_view> units;       // after a bare number: it is a quantity
  std::span<const std::string_view> joiners;     // between the members of a list
  std::span<const std::string_view> range;       // between the ends of a range
  std::span<const std::string_view>
      name_links;  // small words inside a name: "Removed from the Game"
  std::span<const std::string_view>
      no_name;  // capital at a sentence's start, but no part of a name, and no term by itself
  std::span<const std::string_view> documents;  // that names of documents end in
  std::span<const std::string_view> glossary;   // what is quoted beside it is a term
  std::span<const std::string_view> own_names;  // folded: what any such work calls itself
};

}  // namespace codicil
