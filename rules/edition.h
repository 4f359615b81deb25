// An edition: one dated text of a work, as a tree of provisions with its glossary, front matter and
// back matter.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/number_index.h"
#include "rules/provision.h"
#include "rules/word_index.h"
#include "text/byte_labels.h"
#include "text/diagnostics.h"
#include "text/source_text.h"

namespace codicil {

struct EditionSource {
  std::unique_ptr<SourceText> text;
  std::string format;  // "plain", "rst", "json"
  ByteLabels labels;
};

// Owns every byte that its views point to. Move-only. Once built, it is read-only and can be shared
// between threads.
class Edition {
 public:
  Edition() = default;
  Edition(Edition&&) = default;
  Edition& operator=(Edition&&) = default;

  std::string title;           // of the work; empty if no source states it
  std::string effective_date;  // ISO 8601 "2011-07-15", or empty
  std::string language = "en";
  NumberScheme scheme;

  std::vector<EditionSource> sources;
  std::vector<Provision> provisions;    // preorder
  std::vector<GlossaryEntry> glossary;  // in source order
  std::vector<MatterBlock> front_matter;
  std::vector<MatterBlock> back_matter;
  WordIndex words;
  Diagnostics diagnostics;
  Arena arena;

  // Returns the first provision with that number (a number can occur twice), or kNoProvision. O(1).
  ProvisionId Find(const RuleNumber& number) const;
  ProvisionId Find(std::string_view number) const;
  // For the builder, once `provisions` is complete: builds its index, or takes one that was already
  // built.
  void IndexNumbers();
  void UseNumbers(NumberIndex numbers) { by_number_ = std::move(numbers); }

 private:
  NumberIndex by_number_;
};

}  // namespace codicil
