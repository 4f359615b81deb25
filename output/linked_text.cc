#include "output/linked_text.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "crossref/documents.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

// Returns the items at `place` and sets `next` to the item after them.
template <typename Item>
std::span<const Item> TakeItems(const std::vector<Item>& items, const PassageRef& place,
                                size_t& next) {
  if (next > 0 && items[next - 1].place >= place) {
    const auto before = [&](const Item& item) { return item.place < place; };
    next = static_cast<size_t>(std::partition_point(items.begin(), items.end(), before) -
                               items.begin());
  }
  while (next < items.size() && items[next].place < place) ++next;
  const size_t first = next;
  while (next < items.size() && items[next].place == place) ++next;
  return std::span(items).subspan(first, next - first);
}

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
  const auto crossing = std::adjacent_find(
      links.begin(), links.end(), [](const Layer& a, const Layer& b) { return b.begin < a.end; });
  if (crossing == links.end()) return;
  std::sort(links.begin(), links.end(), LinkBefore);
  uint32_t end = 0;
  std::erase_if(links, [&](const Layer& link) {
    if (link.begin < end) return true;
    end = link.end;
    return false;
  });
}

// The marks of a well-built passage nest; this makes the marks of any other passage nest too.
void Nest(std::vector<Layer>& layers) {
  std::sort(layers.begin(), layers.end(), Before);
  std::vector<uint32_t> open;
  for (Layer& layer : layers) {
    while (!open.empty() && open.back() <= layer.begin) open.pop_back();
    if (!open.empty()) layer.end = std::min(layer.end, open.back());
    open.push_back(layer.end);
  }
}

}  // namespace

LinkedText::LinkedText(const Edition& edition, const CrossReferences& references)
    : edition_(edition),
      references_(references),
      last_owner_(edition.glossary.size(), kNoProvision),
      first_defined_(edition.provisions.size() + 1) {
  IndexDefinitions();
}

// Counts, adds up, and fills in backwards.
void LinkedText::IndexDefinitions() {
  const auto& defined_in = references_.defined_in;
  for (const auto& provisions : defined_in) {
    for (const ProvisionId id : provisions) ++first_defined_[id];
  }
  std::partial_sum(first_defined_.begin(), first_defined_.end(), first_defined_.begin());
  defined_.resize(first_defined_.back());
  for (uint32_t entry = 0; entry < defined_in.size(); ++entry) {
    for (const ProvisionId id : defined_in[entry]) defined_[--first_defined_[id]] = entry;
  }
}

LinkedParagraphs LinkedText::At(const PassageRef& place) {
  const Passage& passage = PassageAt(edition_, place);
  CollectLinks(passage, &place);
  return Build(passage);
}

LinkedParagraphs LinkedText::Of(const Passage& passage) {
  CollectLinks(passage, nullptr);
  return Build(passage);
}

void LinkedText::CollectLinks(const Passage& passage, const PassageRef* place) {
  links_.clear();
  first_link_ = 0;
  for (const Mark& mark : passage.marks) {
    if (mark.kind != MarkKind::kLink) continue;
    AddLink(Layer::kLink, mark.begin, mark.end).link = &mark;
  }
  if (place != nullptr) {
    AddCitations(*place);
    AddTerms(*place);
  } else {
    AddAddresses(passage.text);
  }
  KeepApart(links_);
}

Layer& LinkedText::AddLink(Layer::Kind kind, uint32_t begin, uint32_t end) {
  Layer& link = links_.emplace_back();
  link.kind = kind;
  link.begin = begin;
  link.end = end;
  return link;
}

// A citation with one number is a link as a whole; if it has several, each number is a link with
// its title.
void LinkedText::AddCitations(const PassageRef& place) {
  for (const Citation& citation : TakeItems(references_.citations, place, next_citation_)) {
    const bool single = citation.locators.size() == 1;
    for (const Locator& locator : citation.locators) {
      const uint32_t begin = single ? citation.begin : locator.begin;
      const uint32_t end = single ? citation.end : std::max(locator.end, locator.title_end);
      AddLink(Layer::kCitation, begin, end).locator = &locator;
    }
  }
}

// Appends the terms after the other links, then merges both.
void LinkedText::AddTerms(const PassageRef& place) {
  BeginOwner(place);
  const auto uses = TakeItems(references_.term_uses, place, next_use_);
  const size_t others = links_.size();
  size_t end = others;
  links_.resize(others + uses.size());
  for (const TermUse& use : uses) {
    // Whether this is an entry's first use cannot be predicted, so an unconditional write is
    // cheaper than a branch.
    links_[end] = {.kind = Layer::kTerm, .begin = use.begin, .end = use.end, .entry = use.entry};
    end += last_owner_[use.entry] != owner_;
    last_owner_[use.entry] = owner_;
  }
  links_.resize(end);
  if (others == 0 || others == end || LinkBefore(links_[others - 1], links_[others])) return;
  const auto first_term = links_.begin() + static_cast<ptrdiff_t>(others);
  merged_.resize(end);
  std::merge(links_.begin(), first_term, first_term, links_.end(), merged_.begin(), LinkBefore);
  links_.swap(merged_);
}

void LinkedText::BeginOwner(const PassageRef& place) {
  const bool glossary = place.InGlossary();
  const auto provisions = static_cast<uint32_t>(edition_.provisions.size());
  const uint32_t owner = glossary ? provisions + place.owner : place.owner;
  if (owner == owner_) return;
  owner_ = owner;
  if (glossary) {
    last_owner_[place.owner] = owner;
    return;
  }
  const ProvisionId parent = edition_.provisions[owner].parent;
  SkipDefinedBy(owner);
  if (parent != kNoProvision) SkipDefinedBy(parent);
}

void LinkedText::SkipDefinedBy(ProvisionId id) {
  for (uint32_t i = first_defined_[id]; i < first_defined_[id + 1]; ++i) {
    last_owner_[defined_[i]] = owner_;
  }
}

void LinkedText::AddAddresses(std::string_view text) {
  if (text.find_first_of(".:") == std::string_view::npos) return;  // every address has one
  constexpr std::string_view kBlanks = " \t\n";
  for (size_t begin = text.find_first_not_of(kBlanks); begin < text.size();) {
    const size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
    if (const auto address = FindAddress(text, begin, end)) {
      AddLink(Layer::kAddress, static_cast<uint32_t>(address->begin),
              static_cast<uint32_t>(address->end));
    }
    begin = text.find_first_not_of(kBlanks, end);
  }
}

LinkedParagraphs LinkedText::Build(const Passage& passage) {
  count_ = 0;
  if (passage.text.find("\n\n") == std::string_view::npos) {
    if (!passage.empty()) AddWhole(passage);
  } else {
    for (const PassagePart& part : SplitPassage(passage, "\n\n")) {
      const auto offset = static_cast<uint32_t>(part.text.data() - passage.text.data());
      AddParagraph(part, offset);
    }
  }
  return LinkedParagraphs(paragraphs_).first(count_);
}

LinkedParagraph& LinkedText::NextParagraph(std::string_view text) {
  if (count_ == paragraphs_.size()) paragraphs_.emplace_back();
  LinkedParagraph& paragraph = paragraphs_[count_++];
  paragraph.text = text;
  paragraph.layers.clear();
  return paragraph;
}

// All links of the passage belong to this paragraph.
void LinkedText::AddWhole(const Passage& passage) {
  LinkedParagraph& paragraph = NextParagraph(passage.text);
  paragraph.layers.swap(links_);
  AddMarks(passage.marks, paragraph);
}

// `offset` is the start of the paragraph in its passage; marks are relative to the paragraph.
void LinkedText::AddParagraph(const PassagePart& part, uint32_t offset) {
  LinkedParagraph& paragraph = NextParagraph(part.text);
  const auto end = offset + static_cast<uint32_t>(part.text.size());
  while (first_link_ < links_.size() && links_[first_link_].end <= offset) ++first_link_;
  for (size_t i = first_link_; i < links_.size() && links_[i].begin < end; ++i) {
    Layer& link = paragraph.layers.emplace_back(links_[i]);
    link.begin = std::max(link.begin, offset) - offset;
    link.end = std::min(link.end, end) - offset;
    if (link.begin >= link.end) paragraph.layers.pop_back();
  }
  AddMarks(part.marks, paragraph);
}

void LinkedText::AddMarks(const std::vector<Mark>& marks, LinkedParagraph& paragraph) {
  const size_t links = paragraph.layers.size();
  for (const Mark& mark : marks) AddMark(mark, links, paragraph);
  if (paragraph.layers.size() > links) Nest(paragraph.layers);
}

// The first `links` layers are the paragraph's links. A mark that crosses the end of a link is cut
// there, so that links remain whole.
void LinkedText::AddMark(const Mark& mark, size_t links, LinkedParagraph& paragraph) {
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

}  // namespace codicil
