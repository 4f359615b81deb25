// Readers add what they find as a flat list in source order; the builder makes the tree.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/edition.h"

namespace codicil {

class EditionBuilder {
 public:
  EditionBuilder() = default;
  EditionBuilder(const EditionBuilder&) = delete;

  // Decodes `bytes`, adds it as the next source and returns its index in the sources. Readers
  // then work on source(id).
  SourceId AddSource(std::string name, std::string bytes, std::string_view encoding) {
    return sources_->Add(std::move(name), std::move(bytes), encoding);
  }
  // Sources::AddUnpacked.
  SourceId AddUnpacked(std::string name, std::string text, std::string file) {
    return sources_->AddUnpacked(std::move(name), std::move(text), std::move(file));
  }
  // The same for a text that was decoded before, of which a reading is tried.
  SourceId AddDecoded(const SourceText& text) { return sources_->AddDecoded(text); }
  // Sources::Render: before anything of the source is read.
  void Render(SourceId id, std::string text, std::vector<DecodedRun> runs) {
    sources_->Render(id, std::move(text), std::move(runs));
  }
  void SetFormat(SourceId id, std::string format) {
    sources_->files[id].format = std::move(format);
  }

  const SourceText& source(SourceId id) const { return sources_->text(id); }
  ByteLabels& labels(SourceId id) { return sources_->files[id].labels; }
  Arena& arena() { return edition_.arena; }
  Diagnostics& diagnostics() { return sources_->diagnostics; }
  Edition& edition() { return edition_; }

  // Sets the title or the date of the edition, as stated by a source; only the first counts. Dates
  // that sources state at their heads (`head`) must agree: otherwise the sources belong to two
  // editions, which is reported, and no tree is made.
  void OfferTitle(std::string_view title);
  void OfferDate(std::string_view iso_date, std::optional<Span> head = std::nullopt);

  // Notes a heading of a source that has no number. In order.
  void NoteHeading(Span heading) { sources_->files[heading.source].headings.push_back(heading); }

  // Notes that a source says that nothing is above `number`: then 702 is not below 7.
  void NoteTop(const RuleNumber& number);

  // Reserves memory for `more` further provisions.
  void Reserve(size_t more) { drafts_.reserve(drafts_.size() + more); }
  // Adds a provision. The builder sets its parent, subtree_end and level.
  void AddProvision(Provision draft) { drafts_.push_back(std::move(draft)); }
  // Adds an empty provision for the reader to fill in. The reference is valid until the next is
  // added.
  Provision& AddProvision() { return drafts_.emplace_back(); }
  void AddGlossaryEntry(GlossaryEntry entry) { edition_.glossary.push_back(std::move(entry)); }
  // The provisions added so far; readers use it to extend the last one.
  std::vector<Provision>& drafts() { return drafts_; }

  // Builds the edition: merges provisions that several fragments contain, adds missing parents,
  // sorts by number, separates headings from text, marks symbols, labels every byte that is part of
  // a passage, and reports problems with the numbering. O(n log n) in the provisions.
  Edition Build() &&;

 private:
  struct StatedDate {
    std::string iso;
    Span span;
  };

  bool AreTwoEditions();

  std::shared_ptr<Sources> sources_ = std::make_shared<Sources>();
  Edition edition_{sources_};
  std::vector<StatedDate> dates_;  // one per source
  std::vector<Provision> drafts_;
};

}  // namespace codicil
