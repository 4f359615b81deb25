// Writes the changes of an edition as cards: numbers and heading, what happened, and the words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/text_differ.h"
#include "corpus/work.h"
#include "output/changes/changed_words.h"
#include "output/changes/edition_changes.h"

namespace codicil::changes {

// Addresses as a link has them, or "" for no link.
class ChangeLinks {
 public:
  virtual ~ChangeLinks() = default;

  virtual std::string Old(ProvisionId id) const = 0;  // in the edition before
  virtual std::string New(ProvisionId id) const = 0;
  virtual std::string OldEntry(uint32_t entry) const = 0;
  virtual std::string NewEntry(uint32_t entry) const = 0;
};

// Numbers are links to the two editions, of the class "was" or "is", by which the script finds
// them.
class CardWriter {
 public:
  // All must outlive this object.
  CardWriter(html::HtmlWriter& out, const EditionChanges& changes, const ChangeLinks& links);

  void WriteCard(const ChangeCard& card);
  // One line that leads to the card on the page at `address`.
  void WriteBrief(const ChangeCard& card, const std::string& address);
  // One line: numbers alone.
  void WriteRenumbered(const ChangeCard& row);
  // A term that is new, gone or edited.
  void WriteEntry(const EntryPairRecord& pair);
  static bool Shows(const EntryPairRecord& pair);
  // A block of front or back matter; "" for none.
  void WriteBlock(const std::string& anchor, const std::string& title, std::string_view was,
                  std::string_view is);

 private:
  const ProvisionRecord& Old(ProvisionId id) const { return was_.provisions[id]; }
  const ProvisionRecord& New(ProvisionId id) const { return is_.provisions[id]; }
  std::string_view HeadingOf(const ChangeCard& card) const;
  void WriteBelow(const ChangeCard& card);
  void WriteTitle(const ChangeCard& card);
  void WriteSurety(const ChangeCard& card);
  bool KeepsNumber(const ChangeCard& card) const;
  void LinkPair(const ChangeCard& card);
  void WriteThen(const ChangeCard& card);
  void Link(const std::string& address, std::string_view classes, std::string_view words);
  void LinkOld(ProvisionId id);
  void LinkNew(ProvisionId id, std::string_view classes = "is");
  void WriteAll(const std::vector<ProvisionId>& ids, bool old);
  void WriteApart(std::string_view label, const std::vector<TextId>& texts);
  void WritePair(ProvisionId was, ProvisionId is, const ChangeKinds& kinds);
  void WriteText(ProvisionId id);
  void WriteGroup(const ChangeCard& card);
  void WriteInline(const StepPassage& passage);
  void WriteInline(std::string_view role, std::string_view was, std::string_view is);

  html::HtmlWriter& out_;
  const EditionChanges& changes_;
  const ChangeLinks& links_;
  const Work& work_;
  const EditionRecord &was_, &is_;
  TextDiffer differ_;
};

}  // namespace codicil::changes
