// What citations are looked up in: the numbers, titles, labels and terms of one edition.
#pragma once

#include <functional>
#include <memory_resource>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "rules/edition.h"

namespace codicil {

struct NameHash {
  using is_transparent = void;
  size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
};

// Keeps a reference to the edition, which must outlive it. Read-only once made.
class ReferenceIndex {
 public:
  // What is looked up by words (FoldWords).
  template <typename Id>
  using Names =
      std::pmr::unordered_map<std::pmr::string, std::pmr::vector<Id>, NameHash, std::equal_to<>>;

  explicit ReferenceIndex(const Edition& edition);

  const Edition& edition() const { return edition_; }

  // The provisions with that number, in the order of the tree: none, one, or more where a number
  // is used twice. At most eight.
  std::vector<ProvisionId> All(const RuleNumber& number) const;
  bool Has(const RuleNumber& number) const { return edition_.Find(number) != kNoProvision; }
  ProvisionId FindLabel(std::string_view label) const;
  // The provisions whose heading has these words (FoldWords).
  std::span<const ProvisionId> FindHeading(std::string_view folded) const;
  const Names<ProvisionId>& headings() const { return headings_; }
  // The glossary entries of that name: as a whole, as one of the names of an entry ("Life, Life
  // Total"), or the same in singular or plural. What is in brackets is not part of a name.
  // At most eight.
  std::vector<uint32_t> FindTerm(std::string_view name) const;
  // The same of words that are folded already, in just that number.
  std::span<const uint32_t> FindExactTerm(std::string_view folded) const;

  // The edition is a part of a work, or lacks some.
  bool is_fragment() const { return fragment_; }
  // True if the provision cannot be missed: it would be in a part of the work that this
  // edition lacks. Only a fragment lacks parts.
  bool IsOutside(const RuleNumber& number) const;

 private:
  template <typename Id>
  static void Add(std::string_view text, Id id, Names<Id>& names);

  void AddProvision(ProvisionId id);
  void AddTerm(uint32_t entry);
  bool IsFragment() const;

  const Edition& edition_;
  std::unordered_map<RuleNumber, std::vector<ProvisionId>, RuleNumberHash> ambiguous_;
  std::unordered_map<std::string_view, ProvisionId> labels_;
  // Of all names: there are many, and none is taken out.
  std::pmr::monotonic_buffer_resource memory_;
  Names<ProvisionId> headings_{&memory_};
  Names<uint32_t> terms_{&memory_};
  Names<uint32_t> part_terms_{&memory_};
  bool fragment_ = false;
};

// A term without what is in round brackets: "Bury (Obsolete)" is "Bury".
std::string TermName(std::string_view term);
// The names of an entry that has several: "Life, Life Total", "Kicker, Kicked". The whole first.
std::vector<std::string> TermNames(std::string_view term);

}  // namespace codicil
