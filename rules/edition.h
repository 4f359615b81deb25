// An edition: one dated text of a work, as a tree of provisions with its glossary, front matter,
// back matter, and what stands between the provisions.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/number_index.h"
#include "rules/provision.h"
#include "text/sources.h"

namespace codicil {

struct Predecessor;

// Owns every byte that its views point to. Move-only. EditionBuilder builds it; from then on it is
// only handed on as const, and can be shared between threads. What is computed from an edition is
// kept beside it.
class Edition {
 public:
  // An edition of these sources, or of none.
  explicit Edition(std::shared_ptr<const Sources> sources = std::make_shared<Sources>())
      : sources_(std::move(sources)) {}
  Edition(Edition&&) = default;
  Edition& operator=(Edition&&) = default;

  std::string title;           // of the work; empty if no source states it
  std::string effective_date;  // ISO 8601 "2011-07-15", or empty
  std::string language;        // BCP 47: "en", "pt-BR"; "und" if it could not be determined
  NumberingStyle scheme;

  std::vector<Provision> provisions;    // preorder
  std::vector<GlossaryEntry> glossary;  // in source order
  std::vector<MatterBlock> front_matter;
  std::vector<MatterBlock> between_matter;  // in the order of the provisions that they are before
  std::vector<MatterBlock> back_matter;
  Arena arena;  // texts that are not views into a source
  // The work that this one replaced, if its keeper names it: citations of it are looked up there.
  std::shared_ptr<const Predecessor> predecessor;

  // The files, with what reading reported.
  const Sources& sources() const { return *sources_; }

  // Returns the first provision with that number (a number can occur twice), or kNoProvision. O(1).
  ProvisionId Find(const RuleNumber& number) const;
  ProvisionId Find(std::string_view number) const;
  // For the builder, once `provisions` is complete: builds its index, or takes one that was already
  // built.
  void IndexNumbers();
  void UseNumbers(NumberIndex numbers) { by_number_ = std::move(numbers); }

 private:
  std::shared_ptr<const Sources> sources_;
  NumberIndex by_number_;
};

struct Predecessor {
  std::vector<std::string> names;  // what the texts call it: its title, "old Code"
  Edition edition;
  std::string url;  // of its site, with a final "/"; "" if it has none
};

}  // namespace codicil
