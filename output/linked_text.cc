#include "output/linked_text.h"

#include <algorithm>
#include <tuple>

#include "crossref/documents.h"

namespace codicil {
namespace {

Layer::Kind KindOf(MarkKind kind) {
  switch (kind) {
    case MarkKind::kStrong:
      return Layer::kStrong;
    case MarkKind::kLiteral:
      return Layer::kLiteral;
    case MarkKind::kSymbol:
      return Layer::kSymbol;
    default:
      return Layer::kEmphasis;
  }
}

bool Before(const Layer& a, const Layer& b) {
  return std::tuple(a.begin, b.end, a.kind) < std::tuple(b.begin, a.end, b.kind);
}

// Orders overlapping links by begin, and a citation before a term.
bool LinkBefore(const Layer& a, const Layer& b) {
  return std::tuple(a.begin, a.kind, b.end) < std::tuple(b.begin, b.kind, a.end);
}

// Of links that overlap, keeps the one that begins first; if they begin together, the citation.
void KeepApart(std::vector<Layer>& links) {
  std::ranges::sort(links, LinkBefore);
  uint32_t end = 0;
  std::erase_if(links, [&](const Layer& link) {
    if (link.begin < end) return true;
    end = link.end;
    return false;
  });
}

// The marks of a well-built passage nest; this makes the marks of any other passage nest too.
void Nest(std::vector<Layer>& layers) {
  std::ranges::sort(layers, Before);
  std::vector<uint32_t> open;
  for (Layer& layer : layers) {
    while (!open.empty() && open.back() <= layer.begin) open.pop_back();
    if (!open.empty()) layer.end = std::min(layer.end, open.back());
    open.push_back(layer.end);
  }
}

void AddAddresses(std::string_view text, std::vector<Layer>& links) {
  if (text.find_first_of(".:") == std::string_view::npos) return;  // every address has one
  constexpr std::string_view kBlanks = " \t\n";
  for (size_t begin = text.find_first_not_of(kBlanks); begin < text.size();) {
    const size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
    if (const auto address = FindAddress(text, begin, end)) {
      links.push_back({Layer::kAddress, static_cast<uint32_t>(address->begin),
                       static_cast<uint32_t>(address->end)});
    }
    begin = text.find_first_not_of(kBlanks, end);
  }
}

// The first `links` layers are the paragraph's links. A mark that crosses the end of a link is cut
// there, so that links remain whole.
void AddMark(const Mark& mark, size_t links, LinkedParagraph& paragraph) {
  // The cross-references already provide the citations and terms that the source marked.
  if (mark.kind == MarkKind::kLink || mark.kind == MarkKind::kCitation ||
      mark.kind == MarkKind::kTerm)
    return;
  Layer layer{KindOf(mark.kind), mark.begin, mark.end};
  const auto cut_at = [&](uint32_t border) {
    Layer head = layer;
    head.end = layer.begin = border;
    paragraph.layers.push_back(head);
  };
  const auto link_over = [&](uint32_t offset) -> const Layer* {
    const auto end = paragraph.layers.begin() + static_cast<ptrdiff_t>(links);
    const auto it = std::partition_point(paragraph.layers.begin(), end,
                                         [&](const Layer& link) { return link.end <= offset; });
    return it != end && it->begin < offset ? &*it : nullptr;
  };
  const Layer* at_begin = link_over(mark.begin);
  if (at_begin != nullptr && at_begin->end < mark.end) cut_at(at_begin->end);
  const Layer* at_end = link_over(mark.end);
  if (at_end != nullptr && at_end->begin > layer.begin && at_end->end > mark.end)
    cut_at(at_end->begin);
  paragraph.layers.push_back(layer);
}

// Returns the layers of a part of a passage: its marks, and its share of the passage's links.
LinkedParagraph ParagraphOf(const PassagePart& part, uint32_t offset,
                            const std::vector<Layer>& links) {
  LinkedParagraph paragraph{part.text, {}};
  const auto end = offset + static_cast<uint32_t>(part.text.size());
  auto link =
      std::ranges::partition_point(links, [&](const Layer& one) { return one.end <= offset; });
  for (; link != links.end() && link->begin < end; ++link) {
    Layer& layer = paragraph.layers.emplace_back(*link);
    layer.begin = std::max(link->begin, offset) - offset;
    layer.end = std::min(link->end, end) - offset;
    if (layer.begin >= layer.end) paragraph.layers.pop_back();
  }
  const size_t count = paragraph.layers.size();
  for (const Mark& mark : part.marks) AddMark(mark, count, paragraph);
  if (paragraph.layers.size() > count) Nest(paragraph.layers);
  return paragraph;
}

}  // namespace

LinkedText::LinkedText(const Edition& edition, const CrossReferences& references)
    : edition_(edition), references_(references), owner_{PassageKind::kFrontMatter} {
  for (uint32_t entry = 0; entry < references.defined_in.size(); ++entry) {
    for (const ProvisionId id : references.defined_in[entry]) defined_.emplace(id, entry);
  }
}

LinkedParagraphs LinkedText::At(const PassageRef& place) {
  std::vector<Layer> links;
  AddCitations(place, links);
  AddTerms(place, links);
  return Build(PassageAt(edition_, place), std::move(links));
}

LinkedParagraphs LinkedText::Of(const Passage& passage) {
  std::vector<Layer> links;
  AddAddresses(passage.text, links);
  return Build(passage, std::move(links));
}

// A mention with one number is a link as a whole; of several each is one, with its title.
void LinkedText::AddCitations(const PassageRef& place, std::vector<Layer>& links) const {
  for (const Citation& citation : references_.CitationsAt(place)) {
    const bool single = citation.locators.size() == 1;
    for (const Locator& locator : citation.locators) {
      const uint32_t begin = single ? citation.begin : locator.begin;
      const uint32_t end = single ? citation.end : std::max(locator.end, locator.title_end);
      links.push_back({.kind = Layer::kCitation, .begin = begin, .end = end, .locator = &locator});
    }
  }
}

void LinkedText::AddTerms(const PassageRef& place, std::vector<Layer>& links) {
  BeginOwner(place);
  for (const TermUse& use : references_.TermUsesAt(place)) {
    if (linked_.insert(use.entry).second)
      links.push_back(
          {.kind = Layer::kTerm, .begin = use.begin, .end = use.end, .entry = use.entry});
  }
}

void LinkedText::BeginOwner(const PassageRef& place) {
  if (place.owner == owner_.owner && place.InGlossary() == owner_.InGlossary() &&
      place.InProvision() == owner_.InProvision())
    return;
  owner_ = place;
  linked_.clear();
  if (place.InGlossary()) {
    linked_.insert(place.owner);
    return;
  }
  for (const ProvisionId id : {place.owner, edition_.provisions[place.owner].parent}) {
    const auto [begin, end] = defined_.equal_range(id);
    for (auto entry = begin; entry != end; ++entry) linked_.insert(entry->second);
  }
}

LinkedParagraphs LinkedText::Build(const Passage& passage, std::vector<Layer> links) {
  for (const Mark& mark : passage.marks) {
    if (mark.kind == MarkKind::kLink)
      links.push_back({.kind = Layer::kLink, .begin = mark.begin, .end = mark.end, .link = &mark});
  }
  KeepApart(links);
  paragraphs_.clear();
  for (const PassagePart& part : SplitPassage(passage, "\n\n")) {
    const auto offset = static_cast<uint32_t>(part.text.data() - passage.text.data());
    paragraphs_.push_back(ParagraphOf(part, offset, links));
  }
  return paragraphs_;
}

}  // namespace codicil
