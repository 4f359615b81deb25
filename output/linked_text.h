// Texts with their marks, citations and uses of terms merged into one nested sequence, for the
// writers of linked formats.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "crossref/cross_references.h"
#include "output/passage_parts.h"

namespace codicil {

// A stretch [begin, end) of a paragraph's text, and what it is.
struct Layer {
  enum Kind : uint8_t { kCitation, kTerm, kLink, kAddress, kEmphasis, kStrong, kLiteral, kSymbol };
  Kind kind = kEmphasis;
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t entry = 0;                // kTerm
  const Locator* locator = nullptr;  // kCitation
  const Mark* link = nullptr;        // kLink: its value is the target given in the source
};
inline bool IsLink(const Layer& layer) { return layer.kind <= Layer::kAddress; }

// Layers are sorted by begin, outer before inner. They nest: none crosses another's end. No link is
// inside another link.
struct LinkedParagraph {
  std::string_view text;
  std::vector<Layer> layers;
};
using LinkedParagraphs = std::span<const LinkedParagraph>;

// Returns the texts of one edition, for passages in the order of ForEachPassage. Only the first use
// of a term in each provision is a layer, and none in a provision that defines the term: readers
// need no more links, and the page is less cluttered. O(log n) for each passage, beside its own
// length.
class LinkedText {
 public:
  // Both must outlive this object.
  LinkedText(const Edition& edition, const CrossReferences& references);

  // Returns the paragraphs of the passage at `place`. Valid until the next call.
  LinkedParagraphs At(const PassageRef& place);
  // Returns the paragraphs of a passage that is not a place (front matter, a term), with its own
  // marks and its web addresses.
  LinkedParagraphs Of(const Passage& passage);

 private:
  void AddCitations(const PassageRef& place, std::vector<Layer>& links) const;
  void AddTerms(const PassageRef& place, std::vector<Layer>& links);
  void BeginOwner(const PassageRef& place);
  LinkedParagraphs Build(const Passage& passage, std::vector<Layer> links);

  const Edition& edition_;
  const CrossReferences& references_;
  std::unordered_multimap<ProvisionId, uint32_t> defined_;  // the entries that a provision defines
  PassageRef owner_;                     // whose text is current; no owner at first
  std::unordered_set<uint32_t> linked_;  // entries that need no further link to them there
  std::vector<LinkedParagraph> paragraphs_;
};

}  // namespace codicil
