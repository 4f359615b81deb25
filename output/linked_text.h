// Texts with everything that lies over them, marks, citations and uses of terms, in one order that
// nests: what a writer of a linked form walks through.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "output/passage_parts.h"

namespace codicil {

// A stretch [begin, end) of a paragraph's text and what it is.
struct Layer {
  enum Kind : uint8_t { kCitation, kTerm, kLink, kAddress, kEmphasis, kStrong, kLiteral, kSymbol };
  Kind kind = kEmphasis;
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t entry = 0;                // kTerm
  const Locator* locator = nullptr;  // kCitation
  const Mark* link = nullptr;        // kLink: its value is where the source says it leads
};
inline bool IsLink(const Layer& layer) { return layer.kind <= Layer::kAddress; }

// Layers come by begin, outer before inner. They nest: none crosses another's end. No link lies in
// another link.
struct LinkedParagraph {
  std::string_view text;
  std::vector<Layer> layers;
};
using LinkedParagraphs = std::span<const LinkedParagraph>;

// Gives the texts of one edition. Asking for places in the order of AllPlaces costs one pass over
// the citations and uses. Of a term only the first use in each provision is a layer, and none where
// the term is defined: a reader needs no more, and the page stays quiet.
class LinkedText {
 public:
  // Both must outlive it.
  LinkedText(const Edition& edition, const CrossReferences& references);

  // The paragraphs of the passage at `place`. Good until the next call.
  LinkedParagraphs At(const Place& place);
  // The paragraphs of a passage that is not a place (front matter, a term): its own marks, and the
  // web addresses in it.
  LinkedParagraphs Of(const Passage& passage);

 private:
  void CollectLinks(const Passage& passage, const Place* place);
  Layer& AddLink(Layer::Kind kind, uint32_t begin, uint32_t end);
  void AddCitations(const Place& place);
  void AddTerms(const Place& place);
  void AddAddresses(std::string_view text);
  void IndexDefinitions();
  void BeginOwner(const Place& place);
  void SkipDefinedBy(ProvisionId id);
  LinkedParagraph& NextParagraph(std::string_view text);
  void AddWhole(const Passage& passage);
  void AddParagraph(const PassagePart& part, uint32_t offset);
  static void AddMarks(const std::vector<Mark>& marks, LinkedParagraph& paragraph);
  static void AddMark(const Mark& mark, size_t links, LinkedParagraph& paragraph);
  LinkedParagraphs Build(const Passage& passage);

  const Edition& edition_;
  const CrossReferences& references_;
  size_t next_citation_ = 0;
  size_t next_use_ = 0;
  // Whose text is current: a provision, or after all of these an entry.
  uint32_t owner_ = kNoProvision;
  // Of each entry the last owner that needs no link to it: it has one, or defines the term.
  std::vector<uint32_t> last_owner_;
  // The entries that provisions define, by provision, and where those of each begin.
  std::vector<uint32_t> defined_;
  std::vector<uint32_t> first_defined_;
  std::vector<Layer> links_;                 // of the passage, in order, apart
  std::vector<Layer> merged_;                // AddTerms'
  size_t first_link_ = 0;                    // the first that may touch the current paragraph
  std::vector<LinkedParagraph> paragraphs_;  // the first `count_`; the others keep their memory
  size_t count_ = 0;
};

}  // namespace codicil
