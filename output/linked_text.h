// Texts with everything that lies over them, marks, citations and uses of terms, in one order that
// nests: what a writer of a linked form walks through.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"

namespace codicil {

// A stretch [begin, end) of a paragraph's text and what it is.
struct Layer {
  enum Kind : uint8_t { kCitation, kTerm, kLink, kAddress, kEmphasis, kStrong, kLiteral, kSymbol };
  Kind kind = kEmphasis;
  uint32_t begin = 0;
  uint32_t end = 0;
  std::string_view value;            // kSymbol: "{W}"; kLink: where the source says it leads
  const Locator* locator = nullptr;  // kCitation
  uint32_t entry = 0;                // kTerm
};
inline bool IsLink(const Layer& layer) { return layer.kind <= Layer::kAddress; }

// Layers come by begin, outer before inner. They nest: none crosses another's end. No link lies in
// another link.
struct LinkedParagraph {
  std::string_view text;
  std::vector<Layer> layers;
};

// Gives the texts of one edition. Asking for places in the order of AllPlaces costs one pass over
// the citations and uses. Of a term only the first use in each provision is a layer, and none where
// the term is defined: a reader needs no more, and the page stays quiet.
class LinkedText {
 public:
  // Both must outlive it.
  LinkedText(const Edition& edition, const CrossReferences& references);

  // The paragraphs of the passage at `place`. Good until the next call.
  const std::vector<LinkedParagraph>& At(const Place& place);
  // The paragraphs of a passage that is no place (front matter, a term): its own marks, and the
  // web addresses in it.
  const std::vector<LinkedParagraph>& Of(const Passage& passage);

 private:
  void CollectLinks(const Passage& passage, const Place* place);
  void AddCitations(const Place& place);
  void AddTerms(const Place& place);
  void AddAddresses(std::string_view text);
  bool WantsTerm(const TermUse& use);
  bool DefinesTerm(const Place& place, uint32_t entry) const;
  void AddParagraph(std::string_view text, uint32_t offset, const std::vector<Mark>& marks);
  static void AddMark(const Mark& mark, size_t links, LinkedParagraph& paragraph);
  void Build(const Passage& passage);

  const Edition& edition_;
  const CrossReferences& references_;
  size_t next_citation_ = 0;
  size_t next_use_ = 0;
  std::vector<uint32_t> last_owner_;  // of each entry: the owner whose text used it last
  std::vector<Layer> links_;          // of the passage, in order, apart
  size_t first_link_ = 0;             // the first that may touch the paragraph at hand
  std::vector<LinkedParagraph> paragraphs_;
};

}  // namespace codicil
