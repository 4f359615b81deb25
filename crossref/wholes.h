// Of what document a cited provision is.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hash_map.h"
#include "crossref/documents.h"
#include "crossref/reference_index.h"
#include "text/language.h"

namespace codicil {

// Finds out of what document the provision is that was cited: "Section 2 of the lease", "§ 5 BGB",
// "art. 3 ustawy z dnia …", 民法第三条. Use one per edition; the index and the words must outlive
// it.
class Wholes {
 public:
  struct Whole {
    bool own = false;  // the work itself, as it says: "of this Act"
    TextRange name{};  // of another document
  };

  Wholes(const ReferenceIndex& index, const CitationWords& words) : index_(index), words_(words) {}

  // Returns the document named after a number that ends at `at`, of an `article` also one named by
  // an abbreviation ("§ 5 BGB", "Article 5 of the GDPR"); or directly before a citation that begins
  // at `at`. nullopt if none is, or if it may be the work itself: by its title, by a heading, or
  // because the work says "this lease" of itself.
  std::optional<Whole> After(std::string_view text, size_t at, bool article);
  std::optional<Whole> Before(std::string_view text, size_t at);

  // Whether a word is the name of something with versions, as "Beacon" of "Beacon 1.1": it mostly
  // appears without a number. Linear in the edition, once for each word.
  bool HasVersions(std::string_view word);

  // Whether a name that ends at `at` is only the beginning of one: "Ferry Code Amendment Act" is
  // not the Ferry Code.
  bool GoesOnAsAnAct(std::string_view text, size_t at) const;

  // Skips "of the", "de l'", "der" at `at`. Returns `at` if there is nothing like it.
  size_t SkipOf(std::string_view text, size_t at) const;
  // Skips "this", "the present" at `at`.
  size_t SkipSelf(std::string_view text, size_t at) const;

 private:
  // The name at `begin`, as far as its last noun or abbreviation.
  struct Name {
    size_t end = 0;
    std::string noun;    // folded; empty if it is an abbreviation
    size_t words = 0;    // before the noun
    bool small = false;  // one of its words has no capital
  };
  std::optional<Name> ReadName(std::string_view text, size_t begin, bool abbreviated) const;
  size_t AbbreviationEnd(std::string_view text, size_t begin) const;
  std::optional<Whole> Judge(std::string_view text, size_t begin, const Name& name);
  std::optional<Whole> DocumentBefore(std::string_view text, size_t at) const;
  std::optional<size_t> PredecessorEnd(std::string_view text, size_t begin) const;
  std::optional<Whole> NumberedBefore(std::string_view text, size_t at) const;
  std::optional<Whole> AbbreviationBefore(std::string_view text, size_t at) const;
  std::optional<Whole> BeforeInEastAsia(std::string_view text, size_t at);
  size_t QualifierEnd(std::string_view text, size_t at) const;
  size_t QualifierBegin(std::string_view text, size_t at) const;
  size_t AnotherCodeEnd(std::string_view text, size_t at) const;
  bool IsAct(const std::string& folded) const;
  std::optional<size_t> OtherTitle(std::string_view text, size_t begin) const;
  bool IsOtherNoun(const std::string& noun);
  bool IsOwnNumber(std::string_view qualifier) const;
  bool IsOwnNoun(const std::string& noun);
  bool IsNamedThis(const std::string& noun);
  void CountOwnNouns();

  const ReferenceIndex& index_;
  const CitationWords& words_;
  std::vector<std::pair<std::string, uint32_t>> own_;  // nouns after "this", and how often
  bool searched_ = false;                              // for them
  HashMap<std::string, bool> versioned_;
};

}  // namespace codicil
