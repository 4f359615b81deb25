// Texts with their marks, citations and uses of terms merged into one nested sequence, for the
// writers of linked forms.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
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

// Returns the texts of one edition. Requesting places in the order of ForEachPassage takes one pass
// over the citations and uses in total. Only the first use of a term in each provision is a layer,
// and none in a provision that defines the term: readers need no more links, and the page is less
// cluttered.
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
  void CollectLinks(const Passage& passage, const PassageRef* place);
  Layer& AddLink(Layer::Kind kind, uint32_t begin, uint32_t end);
  void AddCitations(const PassageRef& place);
  void AddTerms(const PassageRef& place);
  void AddAddresses(std::string_view text);
  void IndexDefinitions();
  void BeginOwner(const PassageRef& place);
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
  // Owner of the current text: a provision, or, counting on after the last provision, a glossary
  // entry.
  uint32_t owner_ = kNoProvision;
  // For each entry: the last owner that needs no further link to it, because it has one or defines
  // the term.
  std::vector<uint32_t> last_owner_;
  // The entries that provisions define, sorted by provision, and the start of each provision's
  // entries.
  std::vector<uint32_t> defined_;
  std::vector<uint32_t> first_defined_;
  std::vector<Layer> links_;                 // links of the current passage, sorted, without
                                             // overlaps
  std::vector<Layer> merged_;                // buffer of AddTerms
  size_t first_link_ = 0;                    // the first link that may touch the current paragraph
  std::vector<LinkedParagraph> paragraphs_;  // the first `count_` are in use; the others keep their
                                             // memory
  size_t count_ = 0;
};

}  // namespace codicil
