#include <algorithm>

#include "crossref/reference_index.h"
#include "crossref/term_gap.h"
#include "crossref/term_linker.h"

namespace codicil {
namespace {

constexpr uint32_t kComma = 1u << 31;

uint64_t EdgeKey(uint32_t node, bool comma, uint32_t word) {
  return uint64_t{node} << 32 | (comma ? kComma : 0u) | word;
}

bool IsArticle(std::string_view name) {
  return name == "the" || name == "The" || name == "a" || name == "A" || name == "an" ||
         name == "An";
}

}  // namespace

TermTree::TermTree(const Edition& edition) {
  WordSplitter splitter;
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) {
    AddTerm(TermName(edition.glossary[entry].term.text), entry, splitter);
  }
  // The other names of an entry give way to entries of their own.
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) {
    const std::vector<std::string> names = TermNames(edition.glossary[entry].term.text);
    for (size_t i = 1; i < names.size(); ++i) AddTerm(names[i], entry, splitter);
  }
  Freeze();
}

void TermTree::AddTerm(std::string_view name, uint32_t entry, WordSplitter& splitter) {
  // "Partner with [name]" is the pattern of many terms; "Say, the" has its article behind.
  if (name.find('[') != std::string_view::npos || IsArticle(name)) return;
  const std::vector<Word>& words = splitter.Split(name);
  if (words.empty() || words.size() > kLongestTerm) return;
  uint32_t node = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const Gap gap = i == 0 ? Gap::kPlain : GapBetween(name, words[i - 1], words[i]);
    if (gap == Gap::kBreak) return;
    const uint32_t word = forms_.Add(name.substr(words[i].begin, words[i].end - words[i].begin));
    node = AddChild(node, gap == Gap::kComma, word);
  }
  if (nodes_[node].entry == kNone) nodes_[node].entry = entry;
}

uint32_t TermTree::AddChild(uint32_t node, bool comma, uint32_t word) {
  const auto [child, added] =
      children_.try_emplace(EdgeKey(node, comma, word), static_cast<uint32_t>(nodes_.size()));
  if (added) nodes_.emplace_back();
  return child->second;
}

void TermTree::Freeze() {
  first_nodes_.resize(forms_.word_count(), kNone);
  for (const auto& [key, node] : children_) {
    if (key >> 32 == 0) {
      first_nodes_[static_cast<uint32_t>(key)] = node;
    } else {
      edges_.push_back({key, node});
    }
  }
  children_.clear();
  FreezeEdges();
  FreezeStarts();
}

void TermTree::FreezeEdges() {
  std::vector<uint64_t> bits(forms_.word_count());
  for (uint32_t form = 0; form < forms_.form_count(); ++form)
    bits[forms_.form(form).word] |= BitOf(forms_.form(form).key);
  std::sort(edges_.begin(), edges_.end(),
            [](const Edge& a, const Edge& b) { return a.key < b.key; });
  for (uint32_t i = static_cast<uint32_t>(edges_.size()); i-- > 0;) {
    Node& from = nodes_[edges_[i].key >> 32];
    from.first_edge = i;
    from.next_words |= bits[static_cast<uint32_t>(edges_[i].key) & ~kComma];
    if (from.edge_end == 0) from.edge_end = i + 1;
  }
}

void TermTree::FreezeStarts() {
  starts_.resize(forms_.form_count());
  for (uint32_t form = 0; form < forms_.form_count(); ++form) {
    for (uint32_t same = form; same != FormTable::kNone; same = forms_.form(same).next) {
      const uint32_t first = FirstNode(forms_.form(same));
      if (first == kNone) continue;
      if (starts_[form].entry == kNone) starts_[form].entry = nodes_[first].entry;
      starts_[form].next_words |= nodes_[first].next_words;
      start_filter_.Add(forms_.form(form).key);
    }
  }
}

uint32_t TermTree::Child(uint32_t node, bool comma, uint32_t word) const {
  const uint64_t key = EdgeKey(node, comma, word);
  const auto end = edges_.begin() + nodes_[node].edge_end;
  const auto edge =
      std::lower_bound(edges_.begin() + nodes_[node].first_edge, end, key,
                       [](const Edge& one, uint64_t wanted) { return one.key < wanted; });
  return edge != end && edge->key == key ? edge->node : kNone;
}

}  // namespace codicil
