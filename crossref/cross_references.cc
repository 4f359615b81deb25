#include "crossref/cross_references.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>

#include "crossref/citation_finder.h"
#include "crossref/lexing.h"
#include "crossref/passage_words.h"
#include "crossref/reference_index.h"
#include "crossref/resolver.h"
#include "crossref/term_context.h"
#include "crossref/term_evidence.h"
#include "crossref/term_gap.h"
#include "crossref/term_tree.h"
#include "crossref/word_forms.h"
#include "text/kinds.h"

namespace codicil {
namespace {

// Whether a use that begins at `begin` may define its term: it is at the start of a text, or after
// "called", "called a", "called an" or a quotation mark. A fast filter, rarely true; the words
// before the use are tested without branches.
bool MayDefineTerm(std::string_view text, uint32_t begin) {
  constexpr uint32_t kLongestArticle = 4;  // "The "
  if (begin <= kLongestArticle) return true;
  const char* const end = text.data() + begin;
  const bool called = (end[-2] == 'd') & (end[-3] == 'e');
  const bool called_a = (end[-2] == 'a') & (end[-3] == ' ') & (end[-4] == 'd');
  const bool called_an = (end[-2] == 'n') & (end[-3] == 'a') & (end[-4] == ' ') & (end[-5] == 'd');
  const bool quoted = (end[-1] == '"') | (end[-1] == '\x9C');
  return (called | called_a | called_an | quoted) != 0;
}

// A provision that has the term of an entry as its heading, in singular or plural.
struct TitledAfter {
  uint32_t entry;
  ProvisionId owner;
};

bool BeginsWithOneOf(std::string_view text, std::span<const std::string_view> all) {
  return std::ranges::any_of(all, [&](std::string_view one) { return text.starts_with(one); });
}

// "A warden is a …", "Warden means …" at the start of a text.
bool IsSubjectOfDefinition(std::string_view text, const TermUse& use) {
  constexpr std::array<std::string_view, 4> kArticles = {"A ", "An ", "The ", ""};
  constexpr std::array<std::string_view, 3> kVerbs = {" is a ", " is an ", " means "};
  const std::string_view before = text.substr(0, use.begin);
  return std::ranges::find(kArticles, before) != kArticles.end() &&
         BeginsWithOneOf(text.substr(use.end), kVerbs);
}

void RemoveSuffix(std::string_view suffix, std::string_view& text) {
  if (text.ends_with(suffix)) text.remove_suffix(suffix.size());
}

// "… is called a warden", "… are called “wardens”".
bool IsNamed(std::string_view text, const TermUse& use) {
  std::string_view before = text.substr(0, use.begin);
  RemoveSuffix("\xE2\x80\x9C", before);
  RemoveSuffix("\"", before);
  if (!before.ends_with(' ')) return false;
  before.remove_suffix(1);
  RemoveSuffix(" a", before);
  RemoveSuffix(" an", before);
  return before.ends_with(" called");
}

// Returns the entries that have this title among their names: in exactly that number (singular or
// plural) if there are any, otherwise in the other number.
std::span<const uint32_t> EntriesTitled(const ReferenceIndex& index, std::string_view heading) {
  if (const auto exact = index.FindExactTerm(heading); !exact.empty()) return exact;
  std::vector<std::string> names;
  AddOtherNumber(heading, names);
  for (const std::string& name : names) {
    const auto entries = index.FindExactTerm(name);
    if (entries.empty()) continue;
    std::vector<std::string> forms;
    AddOtherNumber(name, forms);
    if (std::ranges::find(forms, heading) != forms.end()) return entries;
    break;
  }
  return {};
}

// Whether the words around the use define its term plainly: "A warden is a …", "… is called a
// warden". `text` is the text of its place, which must be a provision's text: examples define
// nothing.
bool DefinesTerm(std::string_view text, const TermUse& use) {
  return IsSubjectOfDefinition(text, use) || IsNamed(text, use);
}

// "Warden" is defined under "Wardens", unless that is a term of its own.
std::vector<TitledAfter> FindTitledAfter(const ReferenceIndex& index) {
  std::vector<TitledAfter> found;
  for (const auto& [heading, owners] : index.headings()) {
    for (const uint32_t entry : EntriesTitled(index, heading)) {
      for (const ProvisionId owner : owners) found.push_back({entry, owner});
    }
  }
  return found;
}

bool InSymbol(std::string_view text, const Word& word) {
  return CharBefore(text, word.begin) == '{' || CharAt(text, word.end) == '}';
}

// Not thread-safe; the tree must outlive it.
class TermLinker {
 public:
  explicit TermLinker(const TermTree& terms) : terms_(terms) {}

  // Appends the uses in one text, in order: at each word the longest term. Leaves out uses that
  // touch one of `citations` (those in the text, in order) or are in a symbol, uses of a term in
  // its own definition, uses of a term marked as obsolete, and words that do not mean the term
  // (TermContext). `words` are the words of the text, with the tree's roles. Linear.
  void Find(const PassageRef& place, const PassageWords& words, std::span<const Citation> citations,
            std::vector<TermUse>& uses) {
    FindMatches(words, citations);
    context_.Judge(words, matches_);
    const uint32_t own_entry = place.InGlossary() ? place.owner : TermTree::kNone;
    for (const TermMatch& match : matches_) {
      if (match.linked && match.entry != own_entry)
        uses.push_back({place, match.begin, match.end, match.entry});
    }
  }

 private:
  struct Match {
    uint32_t entry = TermTree::kNone;
    uint32_t words = 0;  // in the match; 1 if there is none
  };

  void FindMatches(const PassageWords& words, std::span<const Citation> citations) {
    matches_.clear();
    size_t next = 0, resume = 0;
    for (uint32_t i = 0; i < words.size(); ++i) {
      if (i < resume) continue;
      const Match match = Longest(words, i);
      if (match.entry == TermTree::kNone) continue;
      if (terms_.IsIdiom(match.entry) && TermRunsOn(words, i, match.words)) continue;
      const uint32_t begin = words.word(i).begin, end = words.Bare(i + match.words - 1).end;
      while (next < citations.size() && citations[next].end <= begin) ++next;
      // Inside a citation, advance by one word, since a term may begin where it ends.
      if (next < citations.size() && citations[next].begin < end) continue;
      resume = i + match.words;
      matches_.push_back({i, match.words, begin, end, match.entry,
                          terms_.IsLinked(match.entry) && !InSymbol(words.text(), words.word(i))});
    }
  }

  // Whether a term begins in the phrase of `count` words and goes beyond it: "in turn order".
  bool TermRunsOn(const PassageWords& words, uint32_t start, uint32_t count) {
    for (uint32_t i = start + 1; i < start + count; ++i) {
      const Match inner = Longest(words, i);
      const bool term = inner.entry != TermTree::kNone && !terms_.IsIdiom(inner.entry);
      if (term && i + inner.words > start + count) return true;
    }
    return false;
  }

  Match Longest(const PassageWords& words, uint32_t start) {
    const WordRole& role = words.role(start);
    Match best{role.entry, 1};
    if (!role.begins_terms) return best;
    open_.clear();
    for (uint32_t form = role.form; form != FormTable::kNone;
         form = terms_.forms().form(form).next) {
      const uint32_t node = terms_.forms().form(form).node;
      if (node != TermTree::kNone) open_.push_back(node);
    }
    for (uint32_t next = start + 1; next < words.size() && !open_.empty(); ++next) {
      // No term continues after "player's": its ending is not a gap.
      const Gap gap = GapBetween(words.text(), words.Bare(next - 1), words.word(next));
      if (gap == Gap::kBreak) break;
      Step(words.role(next).form, gap == Gap::kComma);
      const uint32_t count = next + 1 - start;
      for (const uint32_t node : open_) {
        const uint32_t entry = terms_.node(node).entry;
        if (entry != TermTree::kNone && best.words < count) best = {entry, count};
      }
    }
    return best;
  }

  // Replaces the nodes in open_ with their children that the next word reaches.
  void Step(uint32_t form, bool comma) {
    next_.clear();
    for (; form != FormTable::kNone; form = terms_.forms().form(form).next) {
      for (const uint32_t node : open_) {
        const uint32_t child = terms_.Child(node, comma, terms_.forms().form(form).word);
        if (child != TermTree::kNone) next_.push_back(child);
      }
    }
    open_.swap(next_);
  }

  const TermTree& terms_;
  TermContext context_;
  std::vector<TermMatch> matches_;     // matches in the current text
  std::vector<uint32_t> open_, next_;  // nodes that the current match has reached
};

// Returns, for each of `size` targets, the citations that have it in `targets`.
template <typename Id>
NumberLists Inverse(const std::vector<Citation>& citations, size_t size,
                    std::vector<Id> Locator::*targets) {
  return NumberLists(size, [&](auto add) {
    for (uint32_t i = 0; i < citations.size(); ++i) {
      for (const Locator& locator : citations[i].locators) {
        for (const Id target : locator.*targets) add(target, i);
      }
    }
  });
}

struct Found {
  std::vector<Citation> citations;
  std::vector<TermUse> term_uses;
  std::vector<TermUse> defining;  // the uses that define their term
};

// Of the uses from the first on.
void AddDefining(std::string_view text, size_t first, Found& found) {
  const auto uses = std::span(found.term_uses).subspan(first);
  std::copy_if(uses.begin(), uses.end(), std::back_inserter(found.defining),
               [text](const TermUse& use) {
                 return MayDefineTerm(text, use.begin) && DefinesTerm(text, use);
               });
}

// Finds citations and terms in one passage after another, over the same words. The citations are
// not resolved.
Found ReadPassages(const ReferenceIndex& index, const EditionWords& all_words,
                   const TermTree& terms, const WordRoles& roles) {
  const Edition& edition = index.edition();
  CitationFinder finder(index, LanguageOf(edition.language).citations);
  TermLinker linker(terms);
  Found found;
  ForEachPassage(edition, [&](const PassageRef& place, const Passage& passage) {
    if (!place.IsRunningText()) return;
    const PassageWords words(passage.text, all_words.Of(place), roles);
    const size_t first = found.citations.size();
    finder.Find(place, words, found.citations);
    if (place.kind == PassageKind::kHeading) return;
    const size_t use = found.term_uses.size();
    linker.Find(place, words, std::span(found.citations).subspan(first), found.term_uses);
    if (place.kind == PassageKind::kText) AddDefining(passage.text, use, found);
  });
  return found;
}

// Returns, for each entry, the provisions that define it, in the order of the tree.
std::vector<std::vector<ProvisionId>> Definitions(size_t entries,
                                                  const std::vector<TitledAfter>& titled,
                                                  const std::vector<TermUse>& defining) {
  std::vector<std::vector<ProvisionId>> all(entries);
  for (const TitledAfter& one : titled) all[one.entry].push_back(one.owner);
  for (const TermUse& use : defining) all[use.entry].push_back(use.place.owner);
  for (std::vector<ProvisionId>& of_one : all) {
    std::ranges::sort(of_one);
    of_one.erase(std::unique(of_one.begin(), of_one.end()), of_one.end());
  }
  return all;
}

// They are in the order of their places.
template <typename Item>
std::span<const Item> ItemsAt(const std::vector<Item>& items, const PassageRef& place) {
  const auto begin =
      std::ranges::partition_point(items, [&](const Item& one) { return one.place < place; });
  const auto end =
      std::find_if(begin, items.end(), [&](const Item& one) { return one.place != place; });
  return {begin, end};
}

}  // namespace

std::span<const Citation> CrossReferences::CitationsAt(const PassageRef& place) const {
  return ItemsAt(citations, place);
}
std::span<const TermUse> CrossReferences::TermUsesAt(const PassageRef& place) const {
  return ItemsAt(term_uses, place);
}

CrossReferences CrossReference(const Edition& edition) {
  EditionWords words(edition);
  const TermTree terms(edition);
  WordRoles roles(words.spellings(), LanguageOf(edition.language).citations, edition.scheme, terms);
  WeighForms(edition, words, terms, roles);
  const ReferenceIndex index(edition);
  Found found = ReadPassages(index, words, terms, roles);
  Resolve(index, found.citations);
  CrossReferences references;
  references.words = std::move(words);
  references.citations = std::move(found.citations);
  references.term_uses = std::move(found.term_uses);
  const size_t entries = edition.glossary.size();
  references.cited_by = Inverse(references.citations, edition.provisions.size(), &Locator::targets);
  references.entry_cited_by = Inverse(references.citations, entries, &Locator::terms);
  references.defined_in = Definitions(entries, FindTitledAfter(index), found.defining);
  return references;
}

std::vector<uint32_t> CitersBelow(const Edition& edition, const CrossReferences& references,
                                  ProvisionId id) {
  const ProvisionId end = edition.provisions[id].subtree_end;
  const auto inside = [&](uint32_t citation) {
    const PassageRef& place = references.citations[citation].place;
    return !place.InGlossary() && place.owner >= id && place.owner < end;
  };
  const auto& direct = references.cited_by[id];
  std::vector<uint32_t> citers;
  for (ProvisionId below = id + 1; below < end; ++below) {
    for (const uint32_t citation : references.cited_by[below]) {
      if (!inside(citation) && !std::ranges::binary_search(direct, citation))
        citers.push_back(citation);
    }
  }
  std::ranges::sort(citers);
  citers.erase(std::unique(citers.begin(), citers.end()), citers.end());
  return citers;
}

std::optional<Diagnostic> RangesNotListed(const Edition& edition,
                                          const CrossReferences& references) {
  size_t ranges = 0;
  std::optional<Span> first;
  for (const Citation& citation : references.citations) {
    for (const Locator& locator : citation.locators) {
      if (!locator.targets_cut) continue;
      if (ranges++ == 0) first = SpanOfLocator(edition, citation, locator);
    }
  }
  if (ranges == 0) return std::nullopt;
  return Diagnostic{kind::kLimit, Severity::kWarning,
                    fmt::format("{} {} more provisions than are listed one by one", ranges,
                                ranges == 1 ? "range cites" : "ranges cite"),
                    first, std::nullopt};
}

}  // namespace codicil
