// Readers hand over what they find, in source order and flat; the builder makes the tree.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// What a reader found under one number.
class EditionBuilder {
 public:
  EditionBuilder() = default;
  EditionBuilder(const EditionBuilder&) = delete;

  // Decodes `bytes` and adds it as the next source; the id is its place in edition().sources.
  // Readers then work on source(id).
  SourceId AddSource(std::string name, std::string bytes, std::string_view encoding);
  // Reads the words of a source of which most passages will be views.
  void ReadWords(SourceId id) { words_.Read(source(id)); }
  void SetFormat(SourceId id, std::string format) {
    edition_.sources[id].format = std::move(format);
  }

  const SourceText& source(SourceId id) const { return *edition_.sources[id].text; }
  ByteLabels& labels(SourceId id) { return edition_.sources[id].labels; }
  Arena& arena() { return edition_.arena; }
  Diagnostics& diagnostics() { return edition_.diagnostics; }
  Edition& edition() { return edition_; }

  // A title or a date that a source states; the first one stays.
  void OfferTitle(std::string_view title);
  void OfferDate(std::string_view iso_date);

  // Room for so many more.
  void Reserve(size_t more) { drafts_.reserve(drafts_.size() + more); }
  // Its parent, subtree_end and level are the builder's to fill.
  void AddProvision(Provision draft) { drafts_.push_back(std::move(draft)); }
  // Adds an empty one; what is returned is the reader's to fill until it adds the next.
  Provision& AddProvision() { return drafts_.emplace_back(); }
  void AddGlossaryEntry(GlossaryEntry entry) { edition_.glossary.push_back(std::move(entry)); }
  void AddFrontMatter(MatterKind kind, Passage text);
  void AddBackMatter(MatterKind kind, Passage text);
  // Readers' access to what was added so far, to extend the last one.
  std::vector<Provision>& drafts() { return drafts_; }

  // Makes the tree: merges what several fragments carry, makes missing parents, orders by number,
  // settles headings, marks symbols, labels every byte that ended up in a passage, indexes the
  // words, and reports on the numbering. O(n log n) in the provisions.
  Edition Build() &&;

 private:
  Edition edition_;
  std::vector<Provision> drafts_;
  WordReader words_;
};

}  // namespace codicil
