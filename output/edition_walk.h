// The one walk over an edition, used by all its formats.
#pragma once

#include <string_view>

#include "rules/edition.h"

namespace codicil {

enum class EditionPart : uint8_t { kFrontMatter, kProvisions, kGlossary, kBackMatter };
enum class Aside : uint8_t { kExample, kNote };

// Receives the parts of an edition, in this order. Each format implements one.
class EditionSink {
 public:
  virtual ~EditionSink() = default;

  // Called around each part, even if it is empty.
  virtual void Begin(EditionPart) {}
  virtual void End(EditionPart) {}

  // The title and date of the work, if they are only in the source's markup and not in a block.
  virtual void WriteTitle(std::string_view) {}
  virtual void WriteDate(std::string_view) {}  // "July 15, 2011"
  virtual void WriteMatter(const MatterBlock& block) = 0;

  // What stands before the provision that comes next and belongs to none.
  virtual void WriteBetween(const MatterBlock& block) { WriteMatter(block); }
  // A provision's number, heading and text; then its examples and its notes; then those below it.
  virtual void WriteProvision(ProvisionId id) = 0;
  virtual void WriteAside(ProvisionId, Aside, uint32_t /*index*/, const Passage&) {}
  virtual void EndOwn(ProvisionId) {}        // before those below it
  virtual void EndProvision(ProvisionId) {}  // after them

  virtual void WriteEntry(uint32_t entry) = 0;
};

// Tables of contents in the front matter: a linked format has an outline of its own.
enum class Contents : uint8_t { kKept, kLeftOut };

// Linear; does not recurse.
void WalkEdition(const Edition& edition, EditionSink& sink, Contents contents = Contents::kKept);

// The same for the provisions [begin, end) alone: one and all below it, or several such.
void WalkProvisions(const Edition& edition, ProvisionId begin, ProvisionId end, EditionSink& sink);

}  // namespace codicil
