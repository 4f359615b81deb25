// The index in which citations are looked up: the numbers, titles, labels and terms of one edition.
#pragma once

#include <functional>
#include <memory_resource>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/hash_map.h"
#include "rules/edition.h"
#include "rules/passage_ref.h"

namespace codicil {

struct NameHash {
  using is_transparent = void;
  size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
};

// Keeps a reference to the edition, which must outlive it. Read-only after construction.
class ReferenceIndex {
 public:
  // Keyed by folded words (FoldWords).
  template <typename Id>
  using Names =
      std::pmr::unordered_map<std::pmr::string, std::pmr::vector<Id>, NameHash, std::equal_to<>>;

  explicit ReferenceIndex(const Edition& edition);

  const Edition& edition() const { return edition_; }

  // Returns the provisions with that number, in the order of the tree; several if the number is
  // used more than once. At most eight.
  std::vector<ProvisionId> All(const RuleNumber& number) const;
  bool Has(const RuleNumber& number) const { return edition_.Find(number) != kNoProvision; }
  // The number with or without a lead ("12" for "R12", "Art 3" for "3"), the one with the same
  // components ("1-2(b)" for "Rule 1 Section 2(b)"), or the one that it ends ("Art 3" for "II Art
  // 3"), if the edition has just one of these; otherwise the number itself.
  RuleNumber AsKnown(const RuleNumber& number) const;
  // The number in full if it is a part of what contains the place: "Section 2" in Rule 1 is Rule 1
  // Section 2, and in Annex A it may be A.2. Otherwise empty.
  RuleNumber Around(const PassageRef& place, const RuleNumber& number) const;
  // Returns the provision that a text at the place means by "paragraph 1" or "point (a)" alone:
  // directly below what has a lead, the article, or for `deep` directly below the innermost
  // provision around the place that has such a part. kNoProvision if there is none.
  ProvisionId PartAround(const PassageRef& place, const NumberComponent& number, bool deep) const;
  // Returns the child that is counted so, whatever its brackets; kNoProvision if there is not one.
  ProvisionId ChildOf(ProvisionId id, const NumberComponent& number) const;
  // The same for a paragraph: the numbers below "the following:" are those of a list.
  ProvisionId ParagraphOf(ProvisionId id, const NumberComponent& number) const;
  ProvisionId FindLabel(std::string_view label) const;
  // Returns the provisions whose heading has these words, folded by FoldWords.
  std::span<const ProvisionId> FindHeading(std::string_view folded) const;
  const Names<ProvisionId>& headings() const { return headings_; }
  // Returns the glossary entries with that name: the whole term, one of the names of an entry
  // ("Life, Life Total"), or either in singular or plural. Text in brackets is not part of a name.
  // At most eight.
  std::vector<uint32_t> FindTerm(std::string_view name) const;
  // The same for words that are already folded, in exactly that number (singular or plural).
  std::span<const uint32_t> FindExactTerm(std::string_view folded) const;

  // Whether the edition is only a part of a work.
  bool is_fragment() const { return fragment_; }
  // Whether the provision would be in a part of the work that this edition lacks, so that its
  // absence is no error. Only a fragment lacks parts.
  bool IsOutside(const RuleNumber& number) const;

 private:
  template <typename Id>
  static void Add(std::string_view text, Id id, Names<Id>& names);

  ProvisionId WithComponentsOf(const RuleNumber& number) const;
  // 2 for 2.0, if that is what 2 prints.
  ProvisionId PrintedWithZero(const RuleNumber& number) const;
  ProvisionId WithEnding(const RuleNumber& number) const;
  void AddProvision(ProvisionId id);
  void AddParts(const RuleNumber& number, ProvisionId id);
  void AddTerm(uint32_t entry);
  bool IsFragment() const;

  const Edition& edition_;
  std::unordered_map<RuleNumber, std::vector<ProvisionId>, RuleNumberHash> ambiguous_;
  // In a work whose numbers have leads or items: by the components alone, and by those from a lead
  // on; kNoProvision if several have them.
  using ByPart = std::unordered_map<RuleNumber, ProvisionId, RuleNumberHash>;
  ByPart by_components_, by_ending_;
  HashMap<uint64_t, ProvisionId> children_;  // by parent and number; kNoProvision if several
  std::vector<bool> has_parts_of_parts_;     // by provision
  std::unordered_map<std::string_view, ProvisionId> labels_;
  // For all names: there are many, and none is removed.
  std::pmr::monotonic_buffer_resource memory_;
  Names<ProvisionId> headings_{&memory_};
  Names<uint32_t> terms_{&memory_};
  Names<uint32_t> part_terms_{&memory_};
  bool fragment_ = false;
};

// Returns a term without the text in round brackets: "Bury" for "Bury (Obsolete)".
std::string TermName(std::string_view term);
// Returns the whole name of an entry, then its parts if it has several: "Life, Life Total",
// "Kicker, Kicked".
std::vector<std::string> TermNames(std::string_view term);

}  // namespace codicil
